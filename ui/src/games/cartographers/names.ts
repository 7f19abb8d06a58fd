import { t } from '../../shell/i18n.svelte';

/** The name of a side of the sheet. */
export const mapName = (side: unknown): string => t(side === 'B' ? 'map-wastelands' : 'map-wilderness');

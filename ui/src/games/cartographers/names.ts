import { t } from '../../shell/i18n.svelte';

/** An edict or a side as its reader writes it; notation and what is typed stay Latin. */
export const letterName = (letter: string): string => t('letter', { letter });
/** The name of a side of the sheet. */
export const mapName = (side: unknown): string => t(side === 'B' ? 'map-wastelands' : 'map-wilderness');

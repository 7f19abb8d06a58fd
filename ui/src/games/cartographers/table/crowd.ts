/** A table may have a hundred seats: a few are named and listed, more are counted. */
import { list, t } from '../../../shell/i18n.svelte';

const FEW = 6;
export const few = (many: unknown[]): boolean => many.length <= FEW;
export const called = (names: string[]): string =>
  few(names) ? list(names) : t('page-many-players', { count: names.length });

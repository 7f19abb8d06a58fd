/** The waiting time of a table: how long somebody may be away before the others go on without them. */
import { t } from '../../shell/i18n.svelte';

const HOUR = 60;
const DAY = 24 * HOUR;
/** What may be chosen, in minutes; 0 is what suits the clock. */
export const WAITING = [5, HOUR, DAY, 3 * DAY] as const;
export const usual = (clock: string): number => (clock === 'days' ? 3 * DAY : 5);

/** So many minutes in words. */
export function span(minutes: number): string {
  if (minutes % DAY === 0) return t('page-span-days', { count: minutes / DAY });
  if (minutes % HOUR === 0) return t('page-span-hours', { count: minutes / HOUR });
  return t('page-span-minutes', { count: minutes });
}

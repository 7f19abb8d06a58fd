/** What came of a map of the day, in words; the same from the sheet at the end and from the list of days. */
import { dayName } from '../../shell/days.svelte';
import { num, t } from '../../shell/i18n.svelte';
import type { Survey } from './tally.svelte';

type Result = Pick<Survey, 'rating' | 'title' | 'seasons'>;

const SEASONS = ['spring', 'summer', 'fall', 'winter'];
export const starsOf = ({ seasons }: Result) =>
  Object.fromEntries(SEASONS.map((season, number) => [season, num(seasons[number] ?? 0)]));
export const rated = ({ rating, title }: Result) => ({ rating: num(rating ?? 0), title: { id: `title-${title}` } });
export const dayText = (day: string, result: Result): string =>
  t('page-daily-text', { date: dayName(day), ...rated(result), ...starsOf(result) });

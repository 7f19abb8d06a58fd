/** Days of the daily map: UTC, written as 2026-11-15. */
import { lang } from './i18n.svelte';

const DAY = 86_400_000;
const MINUTE = 60_000;

/* a page may stay open over midnight, or a device sleep through it */
let now = $state(Date.now());
const look = (): void => void (now = Date.now());
setInterval(look, MINUTE);
document.addEventListener('visibilitychange', look);

export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
export const today = (): string => dayOf(now);
/** The newest first, today among them. */
export const lastDays = (count: number): string[] =>
  Array.from({ length: count }, (_, back) => dayOf(now - back * DAY));
export const hoursLeft = (): number => Math.floor((DAY - (now % DAY)) / 3_600_000);

const written = (at: Date, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(lang.tag, options).format(at);
export const dayName = (day: string): string =>
  written(new Date(`${day}T00:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' });
export const weekday = (day: string): string =>
  written(new Date(`${day}T00:00:00Z`), { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
export const momentOf = (at: number): string => written(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
export const dateOf = (at: number): string => written(new Date(at), { dateStyle: 'medium' });

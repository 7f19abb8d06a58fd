/** Opening tables: the server answers with keys, this device remembers them, the page goes there. */
import { post } from '../../shell/api';
import { remember, type DeviceGame } from '../../shell/device.svelte';
import { keep, kept } from '../../shell/kept';
import { go } from '../../shell/route.svelte';
import { toast } from '../../shell/toast.svelte';
import type { Links, OpenedTable, Opening, TableState } from '../../shell/types';

/** Links are told once; they stay in this tab while people gather. */
export const keepLinks = (table: string, { seats, watch }: Links): void =>
  keep(`links.${table}`, { seats, watch }, 'tab');
export const keptLinks = (table: string): Links | null => kept<Links | null>(`links.${table}`, null, 'tab');

/** The recovery codes of these seats. */
export const codesOf = (links: Links, seats: number[]): Record<number, string> =>
  Object.fromEntries(
    links.seats.flatMap(({ seat, recovery }) => (recovery && seats.includes(seat) ? [[seat, recovery]] : [])),
  );

/** Another game at a table like this one: the same seats and all that the house asks. The game says its options. */
export const alike = (table: TableState, options: Opening['options']): Opening => ({
  game: table.game,
  mode: table.mode,
  options,
  seats: table.seats.map(({ kind, name, title, crest, bot }) => ({
    kind,
    name,
    title,
    crest,
    ...(kind === 'bot' ? { bot } : {}),
  })),
  clock: { kind: table.clock.kind, per: table.clock.per },
  help: table.help,
  ready_ticks: table.ready_ticks,
  waiting: table.waiting,
});

/** After a game by link the same people are asked to follow. */
export async function openTable(opening: Opening, name = '', after?: DeviceGame): Promise<void> {
  const followed = after && opening.mode === 'link';
  const opened = followed
    ? await post<OpenedTable>(`/api/tables/${after.table}/rematch`, opening, after.key)
    : await post<OpenedTable>('/api/tables', opening);
  const seats = opened.seats.flatMap(({ seat, recovery }) => (recovery ? [seat] : []));
  remember({
    table: opened.table,
    game: opening.game,
    key: opened.key,
    role: 'seat',
    seats,
    codes: codesOf(opened, seats),
    mode: opening.mode,
    name,
    at: Date.now(),
  });
  if (opening.mode === 'link') keepLinks(opened.table, opened);
  go(`/table/${opened.table}`);
  if (followed) toast({ id: 'page-next-told' });
}

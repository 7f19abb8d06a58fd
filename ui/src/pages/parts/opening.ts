/** Opening tables: the server answers with keys, this device remembers them, the page goes there. */
import { post } from '../../shell/api';
import { remember } from '../../shell/device.svelte';
import { go } from '../../shell/route.svelte';
import type { Links, Opened, Opening } from '../../shell/types';

const linksAt = (table: string): string => `charthouse.links.${table}`;

/** Links are told once; they stay in this tab while people gather. */
export function keepLinks(table: string, { seats, watch }: Links): void {
  try {
    sessionStorage.setItem(linksAt(table), JSON.stringify({ seats, watch }));
  } catch {
    /* a tab without storage can ask for new links */
  }
}
export function keptLinks(table: string): Links | null {
  try {
    return JSON.parse(sessionStorage.getItem(linksAt(table)) ?? 'null') as Links | null;
  } catch {
    return null;
  }
}

export async function openTable(opening: Opening, name = ''): Promise<void> {
  const opened = await post<Opened>('/api/tables', opening);
  const persons = opening.seats.flatMap((seat, number) => (seat.kind === 'person' ? [number] : []));
  const seats = opening.mode === 'link' ? [0] : persons;
  remember({ table: opened.table, game: opening.game, key: opened.key, role: 'seat', seats, mode: opening.mode, name, at: Date.now() });
  if (opening.mode === 'link') keepLinks(opened.table, opened);
  go(`/table/${opened.table}`);
}

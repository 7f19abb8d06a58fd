/** The short ways to a table: play now, the map of a day. */
import { myName } from '../../../pages/parts/me';
import { codesOf, openTable } from '../../../pages/parts/opening';
import { post } from '../../../shell/api';
import { remember } from '../../../shell/device.svelte';
import { t } from '../../../shell/i18n.svelte';
import { go } from '../../../shell/route.svelte';
import type { OpenedTable } from '../../../shell/types';

export const openSolo = (name: string): Promise<void> =>
  openTable({
    game: 'cartographers',
    mode: 'solo',
    options: { side: 'A', edition: '2020' },
    seats: [{ kind: 'person', name, title: '', crest: 'chevron' }],
    clock: { kind: 'none', per: 0 },
    help: 'worth',
    ready_ticks: true,
  });

export async function openDaily(day: string): Promise<void> {
  const opened = await post<OpenedTable>('/api/daily', { date: day, name: myName() || t('player') });
  remember({
    table: opened.table,
    game: 'cartographers',
    key: opened.key,
    role: 'seat',
    seats: [0],
    codes: codesOf(opened, [0]),
    mode: 'solo',
    name: '',
    at: Date.now(),
    daily: day,
  });
  go(`/table/${opened.table}`);
}

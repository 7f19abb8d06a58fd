/** What the table of a remembered game looks like now. Asked one after the other, so a long list stays cheap. */
import { ApiError, get } from '../../shell/api';
import type { DeviceGame } from '../../shell/device.svelte';
import type { MapView, StateMessage, TableSeat } from '../../shell/types';
import { noteResults } from './tally.svelte';

let line: Promise<unknown> = Promise.resolve();

export class Seen {
  state = $state.raw<StateMessage | null>(null);
  trouble = $state<'asking' | 'unreached' | 'gone' | null>('asking');

  async ask(game: DeviceGame): Promise<void> {
    const answer = line.then(() => get<StateMessage>(`/api/tables/${game.table}`, game.key));
    line = answer.catch(() => null);
    try {
      this.state = await answer;
      this.trouble = null;
      noteResults(this.state, game.at);
    } catch (trouble) {
      this.trouble = trouble instanceof ApiError && [401, 403, 404].includes(trouble.status) ? 'gone' : 'unreached';
    }
  }

  get over(): boolean {
    return this.state?.table.phase === 'over';
  }
  /** The map to show: one of this device, otherwise the first. */
  get map(): MapView | undefined {
    const maps = this.state?.game?.maps;
    return maps?.find((map) => this.state?.table.mine.includes(map.seat)) ?? maps?.[0];
  }
  /** Everybody else. */
  get others(): TableSeat[] {
    const table = this.state?.table;
    const own = table?.mode === 'here' ? -1 : (table?.mine[0] ?? -1);
    return table?.seats.filter((seat) => seat.seat !== own && seat.name) ?? [];
  }
  /** With several seats of this device the server shows one that is still due. */
  get yourTurn(): boolean {
    const { table, game } = this.state ?? {};
    return table?.phase === 'playing' && (game?.phase === 'draw' || game?.phase === 'acrobatics');
  }
  /** Who still draws, where the table shows it. */
  get awaited(): TableSeat[] {
    const { table, game } = this.state ?? {};
    if (!table?.ready_ticks) return [];
    return table.seats.filter(({ seat }) => game?.maps.some((map) => map.seat === seat && !map.ready));
  }
}

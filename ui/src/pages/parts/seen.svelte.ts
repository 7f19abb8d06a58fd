/** What the table of a remembered game looks like now. Asked one after the other, so a long list stays cheap. */
import { gamePage } from '../../games';
import type { Glance } from '../../games/game';
import { ApiError, get } from '../../shell/api';
import type { DeviceGame } from '../../shell/device.svelte';
import type { Message, StateMessage, TableSeat } from '../../shell/types';

let line: Promise<unknown> = Promise.resolve();

export class Seen {
  state = $state.raw<StateMessage | null>(null);
  /** How its game looks at it; there with the state. */
  glance = $state.raw<Glance | null>(null);
  /** What became of a table that is gone, where the server knows. */
  why = $state.raw<Message | null>(null);
  trouble = $state<'asking' | 'unreached' | 'gone' | null>('asking');

  async ask(game: DeviceGame): Promise<void> {
    const answer = line.then(() => get<StateMessage>(`/api/tables/${game.table}`, game.key));
    line = answer.catch(() => null);
    try {
      const state = await answer;
      const { default: glance } = await gamePage(state.table.game).glance();
      this.glance = glance;
      this.state = state;
      this.trouble = null;
      glance.note(state, game.at);
    } catch (trouble) {
      this.trouble =
        trouble instanceof ApiError && [401, 403, 404, 410].includes(trouble.status) ? 'gone' : 'unreached';
      this.why = trouble instanceof ApiError && trouble.status === 410 ? trouble.said : null;
    }
  }

  get over(): boolean {
    return this.state?.table.phase === 'over';
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
    return table?.phase === 'playing' && !!game && !!this.glance?.asked(game);
  }
  /** Who still has to decide, where the table shows it. */
  get awaited(): TableSeat[] {
    const { table, game } = this.state ?? {};
    if (!table?.ready_ticks || !game) return [];
    const due = this.glance?.due(game) ?? [];
    return table.seats.filter(({ seat }) => due.includes(seat));
  }
}

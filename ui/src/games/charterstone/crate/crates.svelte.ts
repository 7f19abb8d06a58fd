/** Crates opened since this device last looked, to be shown one after the other. */
import { keep, kept } from '../../../shell/kept';
import type { TableState } from '../../../shell/types';
import { charterOf, seatName } from '../names';
import type { Face } from '../types';

export interface Opened {
  number: number;
  seat: number;
  by: string;
  charter: string;
  /** The messages that came out of it. */
  ids: string[];
  points: number;
  /** Spaces of the progress track that are left. */
  left: number;
}
interface Seen {
  opened: number[];
  unsealed: string[];
}

export class Crates {
  waiting = $state.raw<Opened[]>([]);
  /** Rules that are new to this device. */
  fresh = $state.raw<number[]>([]);
  #key: string;
  #seen: Seen | null;

  constructor(table: string) {
    this.#key = `stone.crates.${table}`;
    this.#seen = kept<Seen | null>(this.#key, null);
  }
  look(face: Face, table: TableState): void {
    const was = this.#seen;
    const now = { opened: face.opened, unsealed: face.unsealed };
    if (was && was.opened.length === now.opened.length) return;
    this.#seen = now;
    keep(this.#key, face.outcome ? undefined : now);
    const numbers = now.opened.filter((number) => !was?.opened.includes(number));
    /* whoever comes to a game in progress has not missed what it never saw; a taken back crate is none */
    if (!was || !numbers.length || face.outcome) return;
    const ids = now.unsealed.filter((id) => !was.unsealed.includes(id));
    this.fresh = ids.filter((id) => id.startsWith('stone-rule-')).map((id) => Number(id.split('-')[2]));
    const line = face.log.find((one) => one.message.id === 'stone-log-opened');
    const number = numbers.at(-1)!;
    const seat = line?.seat ?? face.current ?? 0;
    const points = face.log
      .filter((one) => one.seq === line?.seq && one.seat === seat && one.message.id === 'stone-log-vp')
      .reduce((sum, one) => sum + Number(one.message.args?.n ?? 0), 0);
    this.waiting = [
      ...this.waiting,
      {
        number,
        seat,
        by: seatName(table, seat),
        charter: charterOf(face, seat),
        ids,
        points,
        left: face.progress.left,
      },
    ];
  }
  next(): void {
    this.waiting = this.waiting.slice(1);
  }
}

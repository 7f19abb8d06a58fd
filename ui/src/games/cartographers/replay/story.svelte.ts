/** A finished game, seen from the seats that were asked for. */
import type { Replay } from '../../../shell/types';
import type { Face } from '../types';
import { turnsOf, type Header, type Turn } from './turns';

export class Story {
  readonly header: Header;
  readonly turns: Turn[];
  private seen = $state.raw<Record<number, Replay<Face>>>({});

  constructor(
    private readonly first: Replay<Face>,
    private readonly ask: (seat: number) => Promise<Replay<Face>>,
  ) {
    this.header = first.header as unknown as Header;
    this.turns = turnsOf(first.frames);
    this.seen = { [first.frames[0]!.game.seat]: first };
  }

  /** The table after a turn; turn 0 is before the first card. */
  table(turn: number): Face {
    return this.first.frames[this.place(turn)]!.game;
  }

  log(turn: number): Replay['frames'][number]['log'] {
    return this.first.frames[this.place(turn)]!.log;
  }

  seq(turn: number): number {
    return this.first.frames[this.place(turn)]!.seq;
  }

  /** The stars of this seat's map after a turn, once they are known: told by whoever has the sheet before them. */
  worth(turn: number, seat: number): Face | null {
    const face = this.seen[this.holder(turn, seat)]?.frames[this.place(turn)]?.game;
    return face?.owner === seat ? face : null;
  }

  async load(turn: number, seat: number): Promise<void> {
    const holder = this.holder(turn, seat);
    if (this.seen[holder]) return;
    const answer = await this.ask(holder);
    this.seen = { ...this.seen, [holder]: answer };
  }

  private place(turn: number): number {
    return turn ? this.turns[turn - 1]!.frame : 0;
  }

  /** In an ambush the sheets lie before a neighbour. */
  private holder(turn: number, seat: number): number {
    const { passed, maps } = this.table(turn);
    return (seat + passed + maps.length) % maps.length;
  }
}

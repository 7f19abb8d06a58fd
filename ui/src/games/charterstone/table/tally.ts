/** The score at the end in figures: columns, what stands in each, and where its points came from. */
import { say, t } from '../../../shell/i18n.svelte';
import type { Standing } from '../../../shell/types';
import type { Face } from '../types';

export interface Asked {
  one: Standing;
  column: string;
}
export class Tally {
  #game: () => Face;
  #nameOf: (seat: number) => string;

  constructor(game: () => Face, nameOf: (seat: number) => string) {
    this.#game = game;
    this.#nameOf = nameOf;
  }
  /** The best first. */
  get standings(): Standing[] {
    return this.#game().outcome!.standings.toSorted((a, b) => a.rank - b.rank || a.seat - b.seat);
  }
  /** The parts in which anybody scored. */
  get parts(): string[] {
    const standings = this.standings;
    return Object.keys(standings[0]?.because ?? {}).filter((part) => standings.some((one) => one.because[part]));
  }
  get columns(): string[] {
    return [...this.parts, 'sum', 'glory'];
  }
  called(column: string): string {
    return t(column === 'sum' || column === 'glory' ? `page-stone-end-${column}` : `stone-part-${column}`);
  }
  tokens(seat: number): number {
    return this.#game().holdings[seat]?.tokens.reputation ?? 0;
  }
  figure({ seat, score, because }: Standing, column: string): number {
    if (column === 'sum') return score;
    return column === 'glory' ? (this.#game().outcome!.glory[seat] ?? 0) : (because[column] ?? 0);
  }
  /** What was counted, line by line. */
  lines({ one, column }: Asked): { words: string; n: number }[] {
    if (column === 'sum')
      return this.parts
        .filter((part) => one.because[part])
        .map((part) => ({ words: this.called(part), n: one.because[part]! }));
    if (column === 'glory') {
      const words = t('page-stone-why-glory', { points: t('stone-word-vp', { n: one.score }) });
      return [{ words, n: this.figure(one, column) }];
    }
    if (column === 'reputation')
      return this.standings.map((each) => ({
        words: `${this.#nameOf(each.seat)}: ${t('page-stone-tokens', { n: this.tokens(each.seat) })}`,
        n: each.because.reputation ?? 0,
      }));
    /* what one building gave in one turn is one line */
    const sums = new Map<string, number>();
    for (const { seat, part, round, source, vp } of this.#game().outcome!.scored) {
      const words = t('page-stone-why-line', { round, source: say(source) });
      if (seat === one.seat && part === column) sums.set(words, (sums.get(words) ?? 0) + vp);
    }
    return [...sums].map(([words, n]) => ({ words, n }));
  }
}

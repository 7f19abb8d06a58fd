/** What one step gave and took: two faces compared, for the reader of a replay. */
import { t } from '../../../shell/i18n.svelte';
import { COINS, held, INFLUENCE, RESOURCES, type Good } from '../goods';
import type { Face, Holding } from '../types';

export interface Change {
  /** None for points: their words say it. */
  sign: string | null;
  n: number;
  words: string;
}
type Counted = { sign: string | null; said: string; of: (holding: Holding) => number };
const counted = ({ sign, said, stock }: Good): Counted => ({ sign, said, of: (holding) => held(holding, stock) ?? 0 });
const COUNTED: Counted[] = [
  { sign: null, said: 'stone-word-vp', of: (holding) => holding.vp },
  ...[COINS, ...RESOURCES, INFLUENCE].map(counted),
  { sign: 'card', said: 'stone-cards-any', of: (holding) => holding.cards.length },
];

/** Seats whose supply is another one after the step, with what came and went. */
export function changes(before: Face | undefined, now: Face): { seat: number; list: Change[] }[] {
  return now.holdings
    .map((holding) => {
      const was = before?.holdings[holding.seat];
      const list = COUNTED.map(({ sign, said, of }) => ({ sign, said, n: was ? of(holding) - of(was) : 0 }));
      return {
        seat: holding.seat,
        list: list
          .filter(({ n }) => n !== 0)
          .map(({ sign, said, n }) => ({ sign, n, words: `${n > 0 ? '+' : '−'}${t(said, { n: Math.abs(n) })}` })),
      };
    })
    .filter(({ list }) => list.length);
}

/** What one step gave and took: two faces compared, for the reader of a replay. */
import { t } from '../../../shell/i18n.svelte';
import { KINDS, type Face, type Holding } from '../types';

export interface Change {
  sign: string;
  n: number;
  words: string;
}
const GOODS: [string, (holding: Holding) => number, string][] = [
  ['vp', (holding) => holding.vp, 'stone-word-vp'],
  ['coin', (holding) => holding.coins, 'stone-word-coin'],
  ...KINDS.map((kind): [string, (holding: Holding) => number, string] => [
    kind,
    (holding) => holding.resources[kind],
    `stone-some-${kind}`,
  ]),
  ['influence', (holding) => holding.influence, 'stone-word-influence'],
  ['card', (holding) => holding.cards.length, 'stone-cards-any'],
];

/** Seats whose supply is another one after the step, with what came and went. */
export function changes(before: Face | undefined, now: Face): { seat: number; list: Change[] }[] {
  return now.holdings
    .map((holding) => {
      const was = before?.holdings[holding.seat];
      const list = !was
        ? []
        : GOODS.map(([sign, of, id]) => ({ sign, n: of(holding) - of(was), id })).filter(({ n }) => n !== 0);
      return {
        seat: holding.seat,
        list: list.map(({ sign, n, id }) => ({ sign, n, words: `${n > 0 ? '+' : '−'}${t(id, { n: Math.abs(n) })}` })),
      };
    })
    .filter(({ list }) => list.length);
}

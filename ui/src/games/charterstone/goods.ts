/** What lies in a supply: how it is drawn and called, and how much of it there is. The face speaks of it by its stock. */
import { KINDS, type Building, type Holding, type Kind, type Word } from './types';

export interface Good {
  stock: string;
  sign: string;
  /** The message with its name. */
  name: string;
  /** The message with an amount of it. */
  said: string;
}
export const INFLUENCE: Good = {
  stock: 'influence',
  sign: 'influence',
  name: 'page-stone-influence',
  said: 'stone-word-influence',
};
export const COINS: Good = { stock: 'coins', sign: 'coin', name: 'page-stone-coins', said: 'stone-word-coin' };
export const RESOURCES: Good[] = KINDS.map((kind) => ({
  stock: kind,
  sign: kind,
  name: `stone-resource-${kind}`,
  said: `stone-some-${kind}`,
}));
/** Where any resource will do. */
export const ANY = 'any';

export const allResources = (holding: Holding): number => KINDS.reduce((sum, kind) => sum + holding.resources[kind], 0);

/** How much of a stock is there; null where it is no number of a supply. */
export function held(holding: Holding, stock: string | undefined): number | null {
  if (stock === undefined) return null;
  if (stock === ANY) return allResources(holding);
  if (stock in holding.resources) return holding.resources[stock as Kind];
  const found = holding[stock as keyof Holding];
  return typeof found === 'number' ? found : null;
}
/** How much of what a word asks for is there; null where it is not a number of goods. */
export const haveOf = (word: Word, mine: Holding | undefined): number | null => (mine ? held(mine, word.stock) : null);
export const isShort = (word: Word, mine: Holding | undefined): boolean => (haveOf(word, mine) ?? word.n) < word.n;
/** What of its price is missing. */
export const shortOf = (building: Building, mine: Holding | undefined): Word[] =>
  building.pay.filter((word) => isShort(word, mine));

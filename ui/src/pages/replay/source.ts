import type { Opened } from '../../shell/types';
import type { Before, Draws } from '../../shell/verify';

/** Where another future begins, and with whom. */
export interface Branch {
  at: number;
  seat: number;
  bot: string;
  cards: 'same' | 'new';
}

/** Where a replay comes from, and what else can be had there. */
export interface Source {
  /** A name for its file. */
  name: string;
  /** The seat to look from at first. */
  first: number;
  /** What this device knew before the deal. */
  before: Before;
  record: () => Promise<string>;
  /** Nothing where nobody tells the menus of chance. */
  draws: () => Promise<Draws | null>;
  branch: (wish: Branch) => Promise<Opened>;
}

import type { Branch, Draws, OpenedTable } from '../../shell/types';
import type { Before } from '../../shell/verify';

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
  branch: (wish: Branch) => Promise<OpenedTable>;
}

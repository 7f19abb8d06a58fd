/** Cartographers on the wire, as in docs/protocol.md. */
import type { AnyFace, AnyWorth, Printed, Standing } from '../../shell/types';

export interface Options {
  side: 'A' | 'B';
  edition: string;
  edicts?: string[];
  skills?: boolean | string[];
  full_map?: string;
}

export interface Unit {
  stars: number;
  spaces: string;
}
export interface Turn {
  cells: [number, number][];
  anchors: string;
}
export interface Shape {
  cells: string;
  coin: boolean;
  turns: Turn[];
}
export interface Drawing {
  terrains: string[];
  falls_back: boolean;
  shapes: Shape[];
}
export interface ShownCard {
  card: string;
  kind: 'landscape' | 'ruins' | 'ambush';
  time: number;
}
export interface Skill {
  id: string;
  cost: number;
  cells: string;
  usable: boolean;
}
export interface Edict {
  letter: string;
  card: string;
  category: string;
  stars: number;
  because: Unit[];
  now: boolean;
  seasons: number[];
}
export interface Sum {
  stars: number;
  because: Unit[];
}
export interface MapView {
  seat: number;
  sheet: string;
  coins: string[];
  crossed: number;
  skill_used: boolean;
  /** One row a season: [first edict, second edict, coins, monsters (a number <= 0)]. */
  scores: number[][];
  total: number;
  ready: boolean;
  last: string;
  /** Spaces drawn since a season was last scored; null if that is not known. */
  since?: string | null;
}
export interface Outcome {
  standings: Standing[];
  /** Solo only. */
  rating?: number;
  title?: string;
  solo_values: number[] | null;
}
export interface Season {
  id: string;
  time: number;
  edicts: string[];
}

/** What one seat sees of a game of Cartographers. */
export interface Face extends AnyFace {
  phase: 'draw' | 'acrobatics' | 'wait' | 'over';
  season: number;
  time: number;
  seasons: Season[];
  shown: ShownCard[];
  card: string | null;
  kind: 'landscape' | 'ambush' | null;
  duty: boolean;
  owner: number;
  drawing: Drawing | null;
  answers: string[];
  skills: Skill[];
  mine: string | null;
  passed: number;
  dodging: number[];
  edicts: Edict[];
  monsters: Sum;
  coins: Sum;
  maps: MapView[];
  track: number;
  outcome: Outcome | null;
}

export interface Worth extends AnyWorth {
  /** Only where legal. */
  edicts?: number[];
  monsters?: number;
  coins?: number;
  gain?: number;
  /** The sheet after the action. */
  sheet?: string;
  /** In an ambush: the empty spaces these monsters would cost. */
  spaces?: string;
}

export interface Scored {
  sheet: string;
  edicts: { letter: string; card: string; stars: number; because: Unit[]; scores_now: boolean }[];
  monsters: Sum;
  coins: number;
  season: number;
  total: number;
  rating: number | null;
  title: string | null;
}

/** Everything printed, from GET /api/content. */
export interface Content extends Printed {
  explore: { id: string; time: number; terrains: string[]; shapes: { cells: string; coin: boolean }[] }[];
  ruins: string[];
  ambush: { id: string; cells: string; pass: string; corner: string }[];
  scoring: { id: string; category: string; solo_value: number; number: number }[];
  seasons: Season[];
  maps: { id: string; side: 'A' | 'B'; sheet: string }[];
  skills: { id: string; cost: number; cells: string }[];
  titles: { id: string; rating: number }[];
  editions: Record<string, { fall_back: string; full_map: string }>;
  track: number;
  skills_in_play: number;
}

/** Written by `make types` from the Structs of the server: change those. */
import type { Standing } from '../../shell/wire';

export type CardKind = 'ambush' | 'landscape' | 'ruins';
export type Phase = 'answer' | 'draw' | 'over' | 'wait';

/** What one seat sees of a game. */
export interface Face {
  seat: number;
  question: string | null;
  phase: Phase;
  /** The skill that is asked about in the phase `answer`. */
  asking: string | null;
  answers: string[];
  mine: string | null;
  maps: MapView[];
  season: number;
  time: number;
  seasons: Season[];
  shown: ShownCard[];
  card: string | null;
  kind: CardKind | null;
  duty: boolean;
  passed: number;
  dodging: number[];
  track: number;
  outcome: Outcome | null;
  owner: number;
  drawing: Drawing | null;
  skills: Skill[];
  edicts: Edict[];
  monsters: Sum;
  coins: Sum;
}

export interface MapView {
  seat: number;
  sheet: string;
  coins: string[];
  crossed: number;
  skill_used: boolean;
  /** One row a season: first edict, second edict, coins, and monsters (not above 0). */
  scores: number[][];
  total: number;
  last: string;
  /** The spaces drawn since a season was last scored, if that is known. */
  since: string | null;
  ready: boolean;
}

export interface Season {
  id: string;
  time: number;
  edicts: [string, string];
}

export interface ShownCard {
  card: string;
  kind: CardKind;
  time: number;
}

export interface Outcome {
  standings: Standing[];
  solo_values: number[];
  /** Solo only. */
  rating?: number;
  title?: string;
}

/** The menu of drawings. */
export interface Drawing {
  terrains: string[];
  falls_back: boolean;
  shapes: Shape[];
}

export interface Shape {
  cells: string;
  coin: boolean;
  turns: Turned[];
}

/** A way to turn a shape, and the anchors at which it may be put, as bits of a hexadecimal number. */
export interface Turned {
  cells: [number, number][];
  anchors: string;
}

export interface Skill {
  id: string;
  cost: number;
  cells: string;
  usable: boolean;
  /** Null for a skill that goes with no drawing. */
  use: SkillUse | null;
}

/** How a drawing with a skill is put together. */
export interface SkillUse {
  /** The shape that is drawn instead of the card's; its anchors are in no menu. */
  cells: string | null;
  /** What may be drawn instead of the card's terrains. */
  terrains: string[] | null;
  /** A shape may stick out over the edge; its anchors are in no menu. */
  over_edge: boolean;
  adds: SkillAdds | null;
}

/** What a skill adds to a drawing. */
export interface SkillAdds {
  /** Null for the shape of the drawing once more. */
  cells: string | null;
  /** Null for the terrain of the drawing, or where one is chosen. */
  terrain: string | null;
  /** One of the card's terrains, which the action names. */
  chosen: boolean;
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

/** Stars, and the spaces that earned them. */
export interface Unit {
  stars: number;
  spaces: string;
}

export interface Sum {
  stars: number;
  because: Unit[];
}

/** Everything printed. */
export interface Contents {
  explore: PrintedLandscape[];
  ruins: string[];
  ambush: PrintedAmbush[];
  scoring: PrintedScoring[];
  seasons: Season[];
  maps: PrintedMap[];
  skills: PrintedSkill[];
  titles: PrintedTitle[];
  editions: Record<string, Edition>;
  track: number;
  skills_in_play: number;
}

export interface PrintedLandscape {
  id: string;
  time: number;
  terrains: string[];
  shapes: PrintedShape[];
}

export interface PrintedShape {
  cells: string;
  coin: boolean;
}

export interface PrintedAmbush {
  id: string;
  cells: string;
  pass: string;
  corner: string;
}

export interface PrintedScoring {
  id: string;
  category: string;
  solo_value: number;
  number: number;
}

export interface PrintedMap {
  id: string;
  side: 'A' | 'B';
  sheet: string;
}

export interface PrintedSkill {
  id: string;
  cost: number;
  cells: string;
  use: SkillUse | null;
}

export interface PrintedTitle {
  id: string;
  rating: number;
}

export interface Edition {
  fall_back: string;
  full_map: string;
}

/** What the sheet before a seat would be worth after an action. */
export interface Preview {
  edicts: number[];
  monsters: number;
  coins: number;
  gain: number;
  /** The empty spaces that monsters threaten. */
  spaces: string;
}

/** A paper map, counted. */
export interface Scored {
  sheet: string;
  unfilled: number;
  edicts: ScoredEdict[];
  monsters: Sum;
  coins: number;
  season: number;
  total: number;
  /** Solo only, after the last season. */
  rating?: number;
  title?: string;
}

export interface ScoredEdict {
  letter: string;
  card: string | null;
  stars: number;
  because: Unit[];
  scores_now: boolean;
}

/** The wire, as in docs/protocol.md. Seats count from 0. */

export type Arg = string | number | Message;
export interface Message {
  id: string;
  args?: Record<string, Arg>;
}

export type Mode = 'solo' | 'here' | 'link';
export type Help = 'off' | 'grey' | 'worth';
export type Role = 'seat' | 'watch';
export type SeatKind = 'person' | 'bot';

export interface Options {
  side: 'A' | 'B';
  edition: string;
  edicts?: string[];
  skills?: boolean | string[];
  full_map?: string;
  [name: string]: unknown;
}

export interface Clock {
  kind: 'none' | 'minutes' | 'days';
  per: number;
  /** Milliseconds since 1970. */
  deadline?: number | null;
}

export interface TableSeat {
  seat: number;
  name: string;
  title: string;
  crest: string;
  kind: SeatKind;
  bot: string;
  here: boolean;
  online: boolean;
}

export interface TableState {
  id: string;
  mode: Mode;
  phase: 'lobby' | 'playing' | 'over';
  role: Role;
  mine: number[];
  host: boolean;
  seats: TableSeat[];
  options: Options;
  clock: Clock;
  help: Help;
  ready_ticks: boolean;
  commitment: string | null;
  daily: string | null;
  chain?: string;
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
}
export interface LogLine {
  seq: number;
  seat: number;
  message: Message;
}
export interface Standing {
  seat: number;
  rank: number;
  score: number;
  tie_break: number;
  because: Record<string, number>;
}
export interface Outcome {
  standings: Standing[];
  rating: number | null;
  title: string | null;
  solo_values: number[] | null;
}
export interface Season {
  id: string;
  time: number;
  edicts: string[];
}

/** What one seat sees of a game of Cartographers; an onlooker's seat is -2. */
export interface Face {
  seat: number;
  /** Null where this seat has nothing to decide. */
  question: string | null;
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
  log: LogLine[];
  outcome: Outcome | null;
}

export interface StateMessage {
  t: 'state';
  seq: number;
  table: TableState;
  game: Face | null;
}
export interface Ack {
  t: 'ack';
  id: string;
  verdict: 'accepted' | 'refused' | 'stale';
  why: Message | null;
  seq: number;
}
export interface Worth {
  t: 'worth';
  id: string;
  legal: boolean;
  why: Message | null;
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

export interface SeatLink {
  seat: number;
  link: string;
  recovery: string;
}
export interface Links {
  seats: SeatLink[];
  watch: string;
}
export interface Opened extends Links {
  table: string;
  key: string;
}
export interface KeyAnswer {
  key: string;
  table: string;
  role: Role;
  seats: number[];
}
export interface Opening {
  mode: Mode;
  options: Partial<Options>;
  seats: { kind: SeatKind; name: string; title?: string; crest?: string; bot?: string }[];
  clock: Clock;
  help: Help;
  ready_ticks: boolean;
}

export interface Frame {
  seq: number;
  seat: number;
  action: string;
  by: string;
  game: Face;
  log: Message[];
}
export interface Replay {
  header: Record<string, unknown>;
  frames: Frame[];
}
export interface Draws {
  commitment: string;
  secret: string;
  entropy: string;
  draws: { label: string; menu: unknown[]; answer: unknown }[];
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
export interface Content {
  explore: { id: string; time: number; terrains: string[]; shapes: { cells: string; coin: boolean }[] }[];
  ruins: string[];
  ambush: { id: string; cells: string; pass: string; corner: string }[];
  scoring: { id: string; category: string; solo_value: number; number: number }[];
  seasons: Season[];
  maps: { id: string; side: 'A' | 'B'; sheet: string }[];
  skills: { id: string; cost: number; cells: string }[];
  titles: { id: string; rating: number }[];
  bots: string[];
  editions: string[];
  track: number;
  skills_in_play: number;
}

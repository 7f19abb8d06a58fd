/** The wire, as in docs/protocol.md, as far as it is the same for every game. Seats count from 0. */

export type Arg = string | number | Message;
export interface Message {
  id: string;
  args?: Record<string, Arg>;
}

export type Mode = 'solo' | 'here' | 'link';
export type Help = 'off' | 'grey' | 'worth';
export type Role = 'seat' | 'watch';
export type SeatKind = 'person' | 'bot';
/** The options of a game, which only its own page understands. */
export type Options = Record<string, unknown>;

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
  /** The id of the game; a server that knows one game leaves it out. */
  game?: string;
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
  /** It plays on from another game, whose cards may be known. */
  forked?: boolean;
  /** The seat of mine that may take its last decision back. */
  undo?: number | null;
  /** The table at which the same people play on. */
  next?: string | null;
}

export interface LogLine {
  seq: number;
  /** Whom it is about; below 0 if it is about nobody. */
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
/** What one seat sees of a game, as far as every game tells it; an onlooker's seat is -2. */
export interface AnyFace {
  seat: number;
  /** Null where this seat has nothing to decide. */
  question: string | null;
  log: LogLine[];
  outcome: { standings: Standing[] } | null;
}

export interface StateMessage {
  t: 'state';
  seq: number;
  table: TableState;
  game: AnyFace | null;
}
export interface Ack {
  t: 'ack';
  id: string;
  verdict: 'accepted' | 'refused' | 'stale';
  why: Message | null;
  seq: number;
}
/** What an action would be worth; each game says more in its own words. */
export interface AnyWorth {
  t: 'worth';
  id: string;
  legal: boolean;
  why: Message | null;
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
  /** Only for a seat link: a code of the guest's own. */
  recovery?: string;
}
export interface Opening {
  game: string;
  mode: Mode;
  options: Options;
  seats: { kind: SeatKind; name: string; title?: string; crest?: string; bot?: string }[];
  clock: Clock;
  help: Help;
  ready_ticks: boolean;
}

export interface Frame<F extends AnyFace = AnyFace> {
  seq: number;
  seat: number;
  action: string;
  by: string;
  game: F;
  log: Omit<LogLine, 'seq'>[];
}
export interface Replay<F extends AnyFace = AnyFace> {
  header: Record<string, unknown>;
  frames: Frame<F>[];
  /** What was sealed when the game began, in each language. */
  words?: Record<string, string>;
}

/** Everything printed of a game, from GET /api/content. */
export interface Printed {
  bots: string[];
}

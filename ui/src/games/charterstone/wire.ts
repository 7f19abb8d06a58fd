/** Written by `make types` from the Structs of the server: change those. */
import type { Message, Standing } from '../../shell/wire';

export type Kind = 'clay' | 'coal' | 'grain' | 'iron' | 'pumpkin' | 'wood';
export type Zone = 'charter' | 'mat' | 'objectives' | 'quota';
export type CardKind = 'assistant' | 'building' | 'constructed';
export type Phase = 'act' | 'answer' | 'over' | 'wait';
export type Row = 'cards' | 'coins' | 'resources';

/** What one seat sees of a game. */
export interface Face {
  seat: number;
  question: string | null;
  phase: Phase;
  buildings: Building[];
  objectives: Objective[];
  quota: QuotaRow[];
  pending: Pending | null;
  choices: Choice[];
  namable: string[];
  turn: number;
  round: number;
  current: number | null;
  first: number | null;
  charters: Charter[];
  holdings: Holding[];
  supply: Supply;
  mat: (Card | null)[];
  deck: number;
  discard: string[];
  archive: number;
  reputation: Reputation;
  progress: Progress;
  rules: Rule[];
  opened: number[];
  unsealed: string[];
  errata: string[];
  last: Last;
  outcome: Ending | null;
}

export interface Building {
  id: string;
  area: 'charter' | 'cloud' | 'commons';
  plot: string | null;
  charter: string | null;
  basic: boolean;
  crate: number | null;
  value: number;
  worker: number | null;
  /** What it is mainly for. */
  sign: string;
  pay: Word[];
  gain: Word[];
  usable: boolean;
  why: Message | null;
  /** The slots of the Chronicle that speak of it. */
  rules: number[];
  action: string;
}

/** An effect word: data to draw, and a message to say. A page has no need to know which word it is. */
export interface Word {
  word: string;
  n: number;
  sign: string;
  text: Message;
  arg?: string;
  /** Other signs than `sign`, on a tile of the board. */
  tile?: string[];
  /** Where its number is written, if not before the sign. */
  figure?: 'inside' | 'none';
  /** What of a supply it is paid from or goes to. */
  stock?: string;
  /** Whether there is something to choose. */
  asks?: boolean;
  /** Benefits of which one is chosen, by name. */
  options?: Record<string, Word[]>;
}

export interface Objective {
  id: string;
  count: string;
  least: number;
  have: number | null;
  fulfilled: boolean;
  seats: number[];
}

export interface QuotaRow {
  row: Row;
  sign: string;
  cells: Cell[];
}

export interface Cell {
  id: string;
  amount: number;
  bonus: 'none' | 'reputation' | 'vp';
  seat: number | null;
  payable: boolean;
  /** What it gives besides. */
  sign?: string;
  figure?: 'inside' | 'none';
}

/** The question, and what comes after it in the same turn. */
export interface Pending {
  word: string;
  arg: string | null;
  n: number;
  source: string;
  sign: string;
  text: Message;
  then: Word[];
  /** Where on the board its answers lie. */
  zone: Zone | null;
  /** Said where an answer can't be taken back. */
  reveals: Message | null;
  rules: number[];
}

export interface Choice {
  action: string;
  verb: string;
  words: string[];
  text: Message;
  signs: string[];
  /** What it gives, where one of several benefits is chosen. */
  gain?: Word[];
}

export interface Charter {
  id: string;
  /** None where nobody plays it. */
  seat: number | null;
  resource: Kind;
  at: string;
  rows: number[];
  plots: Plot[];
}

export interface Plot {
  id: string;
  building: string | null;
}

/** A player's supply. */
export interface Holding {
  seat: number;
  charter: string;
  persona: string | null;
  vp: number;
  points: Record<string, number>;
  coins: number;
  resources: Record<Kind, number>;
  influence: number;
  spent: number;
  tokens: Tokens;
  workers: number;
  out: string[];
  cards: Card[];
  chest: string[];
}

export interface Tokens {
  objectives: number;
  quota: number;
  reputation: number;
}

/** An advancement card: an assistant, a building card, or a constructed one with its crate. */
export interface Card {
  id: string;
  kind: CardKind;
  name: string | null;
  gain: Word[];
  on?: string;
  crate?: number | null;
  opens_later?: boolean;
  charter?: string | null;
  value?: number;
  sign?: string;
  cost?: Cost[];
  pay?: Word[];
}

export interface Cost {
  kind: Kind;
  n: number;
}

export interface Supply {
  coins: number;
  resources: Record<Kind, number>;
}

export interface Reputation {
  spaces: number;
  start: number;
  room: number;
  tokens: Token[];
  points: number[];
  now: number[];
}

export interface Token {
  space: number;
  seat: number;
}

export interface Progress {
  space: number;
  start: number;
  last: number;
  left: number;
  reputation: number[];
  income: number[];
}

export interface Rule {
  slot: number;
  version: number;
}

/** What the latest turn moved. */
export interface Last {
  placed: Moved | null;
  bumped: Moved | null;
  built: Erected | null;
}

export interface Moved {
  seat: number;
  building: string;
}

export interface Erected {
  seat: number;
  building: string;
  plot: string;
}

export interface Ending {
  standings: Standing[];
  glory: number[];
  scored: Scored[];
}

/** Where points came from. */
export interface Scored {
  seat: number;
  round: number;
  part: string;
  source: Message;
  vp: number;
}

/** Everything that lies open before game one. */
export interface Contents {
  charters: PrintedCharter[];
  resources: Kind[];
  buildings: PrintedBuilding[];
  assistants: PrintedAssistant[];
  objectives: Record<string, unknown>[];
  progress: Record<string, unknown>;
  reputation: Record<string, unknown>;
  quota: Record<string, unknown>;
  start: Record<string, number>;
  supply: Record<string, number>;
  errata: PrintedErratum[];
  parts: string[];
  rules: Rule[];
}

export interface PrintedCharter {
  id: string;
  resource: Kind;
  basic: string;
  at: string;
  rows: number[];
  home: number;
}

export interface PrintedBuilding {
  id: string;
  area: string;
  charter: string | null;
  crate: number;
  pay: Word[];
  gain: Word[];
}

export interface PrintedAssistant {
  id: string;
  number: number;
}

/** A correction to the rule in a slot. */
export interface PrintedErratum {
  id: string;
  rule: number;
}

/** A seat's supply after an action, and what changed at once. */
export interface Preview {
  holding: Holding;
  vp: number;
  progress: number;
  gain: number;
  ends: boolean;
  reveals: boolean;
}

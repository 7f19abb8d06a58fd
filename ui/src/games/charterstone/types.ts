/** The face of Charterstone, as in docs/charterstone-face.md. */
import type { AnyFace, AnyWorth, Message, Printed, Standing } from '../../shell/types';

export type Kind = 'pumpkin' | 'coal' | 'wood' | 'clay' | 'iron' | 'grain';
export interface Word {
  word: string;
  n: number;
  sign: string;
  text: Message;
  arg?: string;
  tile?: string[];
  figure?: 'inside' | 'none';
  stock?: string;
  asks?: boolean;
  options?: Record<string, Word[]>;
}
export interface Plot {
  id: string;
  building: string | null;
}
export interface Charter {
  id: string;
  /** Null where nobody plays it. */
  seat: number | null;
  resource: Kind;
  at: string;
  plots: Plot[];
}
export interface Building {
  id: string;
  area: 'commons' | 'cloud' | 'charter';
  plot: string | null;
  charter: string | null;
  basic: boolean;
  crate: number | null;
  value: number;
  worker: number | null;
  sign: string;
  pay: Word[];
  gain: Word[];
  usable: boolean;
  why: Message | null;
  rules: number[];
  action: string;
}
export interface Card {
  id: string;
  kind: 'assistant' | 'building' | 'constructed';
  name: string | null;
  on?: string;
  crate?: number | null;
  opens_later?: boolean;
  charter?: string;
  value?: number;
  sign?: string;
  cost?: { kind: Kind; n: number }[];
  pay?: Word[];
  gain: Word[];
}
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
  tokens: { objectives: number; quota: number; reputation: number };
  workers: number;
  out: string[];
  cards: Card[];
  chest: string[];
}
export interface Objective {
  id: string;
  least: number;
  have: number | null;
  fulfilled: boolean;
  seats: number[];
}
export interface Cell {
  id: string;
  amount: number;
  bonus: 'none' | 'vp' | 'reputation';
  seat: number | null;
  payable: boolean;
  sign?: string;
  figure?: 'inside' | 'none';
}
export interface QuotaRow {
  row: 'resources' | 'coins' | 'cards';
  sign: string;
  cells: Cell[];
}
export interface Option {
  action: string;
  verb: string;
  words: string[];
  text: Message;
  signs: string[];
  gain?: Word[];
}
export interface Rule {
  slot: number;
  version: number;
}
/** A correction to the rule in a slot. */
export interface Erratum {
  id: string;
  rule: number;
}
export interface Pending {
  word: string;
  arg: string | null;
  n: number;
  source: string;
  sign: string;
  text: Message;
  then: Word[];
  zone: 'charter' | 'mat' | 'objectives' | 'quota' | null;
  reveals: Message | null;
  rules: number[];
}
export interface Face extends AnyFace {
  phase: 'act' | 'answer' | 'wait' | 'over';
  turn: number;
  round: number;
  current: number | null;
  first: number | null;
  charters: Charter[];
  buildings: Building[];
  holdings: Holding[];
  supply: { coins: number; resources: Record<Kind, number> };
  mat: (Card | null)[];
  deck: number;
  discard: string[];
  archive: number;
  objectives: Objective[];
  quota: QuotaRow[];
  reputation: {
    spaces: number;
    start: number;
    room: number;
    tokens: { space: number; seat: number }[];
    points: number[];
    now: number[];
  };
  progress: { space: number; start: number; last: number; left: number; reputation: number[]; income: number[] };
  pending: Pending | null;
  choices: Option[];
  rules: Rule[];
  opened: number[];
  unsealed: string[];
  namable: string[];
  errata: string[];
  last: {
    placed: { seat: number; building: string } | null;
    bumped: { seat: number; building: string } | null;
    built: { seat: number; building: string; plot: string } | null;
  };
  /** `scored`: where the points came from, in order. */
  outcome: {
    standings: Standing[];
    glory: number[];
    scored: { seat: number; round: number; part: string; source: Message; vp: number }[];
  } | null;
}
export interface Worth extends AnyWorth {
  holding?: Holding;
  vp?: number;
  progress?: number;
}
export interface Content extends Printed {
  charters: { id: string; resource: Kind; basic: string; at: string }[];
  resources: Kind[];
  rules: Rule[];
  errata: Erratum[];
}
export const KINDS: Kind[] = ['wood', 'clay', 'coal', 'grain', 'iron', 'pumpkin'];
export const CARDS: Card['kind'][] = ['assistant', 'building', 'constructed'];

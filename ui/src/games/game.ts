/** What a game gives to the page. Each part is fetched when it is first needed. */
import type { Component, Snippet } from 'svelte';
import type { Wish } from '../pages/parts/wish.svelte';
import type { Source } from '../pages/replay/source';
import type { TableSocket } from '../shell/socket.svelte';
import type { AnyFace, Mode, Options, Replay, StateMessage, TableState } from '../shell/types';

/* The house hands a game its own faces, options and prints back without looking into them. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Own = any;
/** A page gets `params`, what stands behind its name in the address, and `game` where the address names one. */
export type Page = Component<Own>;

/** `first` if the game is the first one on the page and has its heading; `next` comes after its way to play at once. */
export interface FrontProps {
  first: boolean;
  next?: Snippet;
}

export interface GamePage {
  id: string;
  /** The fewest and the most seats of a table. */
  seats: [number, number];
  /** Its part of the first page. */
  front: () => Promise<{ default: Component<FrontProps> }>;
  /** Other ways into it, at the side of the first page: `label` and `about` are messages. */
  ways: { icon: string; label: string; about: string; path: string }[];
  /** On the page of games: what else can be played again. */
  shelf?: () => Promise<{ default: Component }>;
  create: () => Promise<{ default: CreateParts }>;
  glance: () => Promise<{ default: Glance }>;
  table: () => Promise<{ default: TableParts }>;
  replay: () => Promise<{
    default: Component<{ replay: Replay; ask: (seat: number) => Promise<Replay>; source: Source }>;
  }>;
  /** Its own pages by name, under #/<id>/<name>; `words` is the part of the words that only they say. */
  words?: string;
  pages: Record<string, () => Promise<{ default: Page }>>;
}

/** The form of a new table: what is laid out (left) and its rules (right); seats and clock are the house's. */
export interface CreateParts {
  options: () => OptionsWish;
  /** The message that names a player nobody named, with `-numbered`; `player` where it is left out. */
  player?: string;
  /** What is said under the seats instead of the house's words about a mode. */
  about?: (mode: Mode) => string;
  /** Players decide in turn, so nobody is ever ready before the others. */
  turns?: boolean;
  Lay: Component<{ wish: Wish; options: Own; printed: Own }>;
  Rules: Component<{ wish: Wish; options: Own; printed: Own }>;
}
export interface OptionsWish {
  /** Something is missing: the table cannot be opened yet. */
  readonly shut: boolean;
  given: (seats: number) => Options;
  /** What such a table is called if nobody names it. */
  called: (mode: Mode, seats: number) => string;
  /** The table in a sentence, and what else is worth a word. */
  sum: (seats: number) => { head: string; rest: string[] };
}

/** What the house has to know of a game in progress, without its board: for lists, covers and cues. */
export interface Glance {
  /** A small picture of the table. */
  Picture: Component<{ state: StateMessage }>;
  /** What a game for one is called, and what stands in the bar of a table. */
  called: (table: TableState) => string;
  /** Where the game has come to: "Summer". */
  stage: (face: Own) => string;
  /** What the viewer has, or another seat's if he has none: "34 stars". */
  points: (state: StateMessage) => string;
  /** The seats that still have to decide. */
  due: (face: Own) => number[];
  /** Does this face wait for the one who sees it? */
  asked: (face: Own) => boolean;
  /** The face after a `ready` message. */
  ticked: (face: Own, ready: boolean[]) => AnyFace;
  /** Nothing is hidden between the players: at one screen it goes on without a cover. */
  open?: boolean;
  /** A finished game enters the statistics of this device. */
  note: (state: StateMessage, at: number) => void;
}

export interface TableParts {
  /** The table itself, to the end. */
  Play: Component<{ game: Own; table: TableState; socket: TableSocket }>;
  /** In the bar, at the left and at the right. */
  Chip: Component<{ game: Own; table: TableState }>;
  Readies: Component<{ game: Own; table: TableState }>;
  /** In the lobby: what will be played. */
  Laid: Component<{ table: TableState; printed: Own }>;
}

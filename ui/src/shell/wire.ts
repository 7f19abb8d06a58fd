/** Written by `make types` from the Structs of the server: change those. */

export type Mode = 'here' | 'link' | 'solo';
export type Help = 'grey' | 'off' | 'worth';
export type Role = 'seat' | 'watch';
export type SeatKind = 'automa' | 'bot' | 'person';
export type ClockKind = 'days' | 'minutes' | 'none';
export type TablePhase = 'lobby' | 'over' | 'playing';
export type Told = StateMessage | Ready | Here | Ack | AnyWorth | Slow | Waiting | Closing;
export type Said = Hello | Act | Undo | Preview | Sit | Stir | Begin | Hand | Take | Host | Look;

export interface TableSeat {
  seat: number;
  name: string;
  title: string;
  crest: string;
  kind: SeatKind;
  bot: string;
  here: boolean;
  online: boolean;
  /** Whether it belongs to somebody: its link opens nothing any more. */
  taken: boolean;
  host: boolean;
  /** Whether the name was deleted at the wish of whoever sits there. */
  struck: boolean;
}

/** A device that holds a seat of mine. */
export interface Device {
  id: string;
  /** Below 0 if it holds all. */
  seat: number;
  /** Milliseconds since 1970. */
  came: number;
  this: boolean;
}

/** A device that would hold a seat of mine too, and the number that it shows. */
export interface Asking {
  seat: number;
  number: string;
}

export interface RunningClock {
  kind: ClockKind;
  per: number;
  /** Milliseconds since 1970. */
  deadline: number | null;
}

export interface TableState {
  id: string;
  game: string;
  mode: Mode;
  phase: TablePhase;
  role: Role;
  mine: number[];
  host: boolean;
  seats: TableSeat[];
  options: Record<string, unknown>;
  clock: RunningClock;
  help: Help;
  ready_ticks: boolean;
  commitment: string;
  daily: string | null;
  /** It plays on from another game, whose cards may be known. */
  forked: boolean;
  /** The seat of mine that may take its last decision back. */
  undo: number | null;
  /** The table at which the same people play on. */
  next: string | null;
  /** Minutes that somebody may be away before the others go on without them. */
  waiting: number;
  devices: Device[];
  asking: Asking[];
  /** Whether whoever runs the house ended the game where it stands. */
  closed: boolean;
  /** When it was put into the archive, if nothing has happened since; milliseconds since 1970. */
  put_away: number | null;
}

export interface LogLine {
  seq: number;
  /** Whom it is about; below 0 if it is about nobody. */
  seat: number;
  message: Message;
}

/** A sentence to be said in the reader's language; an argument may be a message. */
export interface Message {
  id: string;
  args?: Record<string, string | number | Message>;
}

export interface AnyOutcome {
  standings: Standing[];
}

/** One seat at the end: rank 1 wins; equal ranks share. `because` names each part of the score. */
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
  outcome: AnyOutcome | null;
}

export interface StateMessage {
  t: 'state';
  seq: number;
  table: TableState;
  game: AnyFace | null;
}

/** Which seats have decided. */
export interface Ready {
  t: 'ready';
  ready: boolean[];
}

/** Which seats are connected. */
export interface Here {
  t: 'here';
  online: boolean[];
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

export interface Slow {
  t: 'slow';
  why: Message;
}

/** Whether the server waits for its store: so long nothing is acknowledged, and nothing is lost. */
export interface Waiting {
  t: 'waiting';
  waiting: boolean;
}

export interface Closing {
  t: 'closing';
  why: Message;
}

export interface Refusal {
  error: Message;
}

export interface SeatLink {
  seat: number;
  /** Only where nobody has taken the seat. */
  link?: string;
  /** Only for a seat of one's own. */
  recovery?: string;
}

export interface Links {
  seats: SeatLink[];
  watch: string;
}

export interface OpenedTable {
  seats: SeatLink[];
  watch: string;
  table: string;
  key: string;
}

export interface Recovery {
  seat: number;
  recovery: string;
}

export interface Recoveries {
  seats: Recovery[];
}

export interface Done {
  done: boolean;
}

export interface DeviceKey {
  key: string;
  table: string;
  role: Role;
  seats: number[];
  /** A code of this device's own, where it came by a link. */
  recovery?: string;
}

export interface Asked {
  /** The key of this device, once somebody has said yes. */
  key: string;
  number: string;
  /** So long an answer may take. */
  seconds: number;
}

/** What has become of a device that asked. */
export interface LetIn {
  /** Whether there is no answer yet. */
  waiting: boolean;
  table: string;
  seats: number[];
}

/** A link for one more device. */
export interface Ticket {
  link: string;
  seconds: number;
}

export interface Day {
  date: string;
  log: Message[];
}

export interface Draw {
  label: string;
  menu: string[];
  answer: string;
  known: boolean;
}

export interface Draws {
  commitment: string;
  secret: string | null;
  entropy: string[];
  draws: Draw[];
}

export interface FrameLine {
  seat: number;
  message: Message;
}

/** What a seat saw after an entry of a record. */
export interface Frame {
  seq: number;
  seat: number;
  action: string;
  by: string;
  game: AnyFace;
  log: FrameLine[];
}

export interface Replay {
  header: Record<string, unknown>;
  frames: Frame[];
  /** What was sealed when the game began, in each language. */
  words: Record<string, string>;
  draws?: Draws;
}

/** Everything printed of a game, as far as every game has it. */
export interface Printed {
  bots: string[];
}

export interface Hello {
  t: 'hello';
  key: string;
}

export interface Act {
  t: 'act';
  id: string;
  seat: number;
  question: string;
  action: string;
}

export interface Undo {
  t: 'undo';
  id: string;
  seat: number;
}

export interface Preview {
  t: 'preview';
  id: string;
  seat: number;
  action: string;
}

export interface Sit {
  t: 'sit';
  id: string;
  seat: number;
  name: string;
  title?: string;
  crest?: string;
}

export interface Stir {
  t: 'stir';
  id: string;
  seat: number;
  /** What this seat adds to the shuffle, after the deck is sealed and before it is dealt. */
  number: string;
}

export interface Begin {
  t: 'begin';
  id: string;
  /** What the seats are called that have no name yet. */
  names?: string[];
}

export interface Hand {
  t: 'hand';
  id: string;
  seat: number;
  bot?: string;
}

export interface Take {
  t: 'take';
  id: string;
  seat: number;
}

export interface Host {
  t: 'host';
  id: string;
  /** Who is to be the host. */
  seat: number;
}

export interface Look {
  t: 'look';
  seat: number;
}

export interface SeatWish {
  /** `automa`: chance plays it, in a game that has this. The page does not offer it yet. */
  kind?: SeatKind;
  name?: string;
  title?: string;
  crest?: string;
  bot?: string;
}

export interface Clock {
  kind?: ClockKind;
  per?: number;
}

export interface Opening {
  mode?: Mode;
  game?: string;
  options?: Record<string, boolean | number | string | string[]>;
  seats?: SeatWish[];
  clock?: Clock;
  help?: Help;
  ready_ticks?: boolean;
  /** Minutes that somebody may be away before the others go on without them; 0 as the clock suggests. */
  waiting?: number;
}

/** A link or a recovery code. */
export interface Exchange {
  link?: string;
  recovery?: string;
  /** The key that this device wants, so that a link said twice counts once. */
  key?: string;
}

export interface Ask {
  link: string;
}

export interface AskedWith {
  /** Of the device that asked. */
  key: string;
}

export interface TicketWish {
  seat: number;
}

/** A yes or a no to the device that asks for a seat and shows this number. */
export interface Answer {
  seat: number;
  number: string;
  yes: boolean;
}

export interface PutOut {
  device: string;
}

export interface Strike {
  seat: number;
}

export interface Delete {
  /** Its id once more: nobody deletes a table by mistake. */
  table: string;
}

export interface Daily {
  date?: string;
  name?: string;
  game?: string;
}

export interface QrText {
  text: string;
}

export interface RecordText {
  record: string;
}

export interface Branch {
  at: number;
  seat?: number;
  bot?: string;
  cards?: string;
  record?: string;
}

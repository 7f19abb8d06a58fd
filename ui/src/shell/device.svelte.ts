/** What this device knows: the tables it has keys of, and results for its statistics. */
import { keep, kept } from './kept';
import type { Mode, Role } from './types';

export interface DeviceGame {
  table: string;
  /** The id of the game, where it was known. */
  game?: string;
  key: string;
  role: Role;
  seats: number[];
  /** Recovery codes of these seats, as far as this device was told them. */
  codes?: Record<number, string>;
  /** What it came by: pressed again, the link leads to the table. */
  link?: string;
  mode: Mode;
  name: string;
  /** Milliseconds since 1970. */
  at: number;
  /** The day of a daily game. */
  daily?: string;
  /** The seal of the deck as this device saw it first. */
  seal?: string;
  /** What this device added to the shuffle, and whether the table took it. */
  stir?: { number: string; taken: boolean };
}
/** What came of a game, as far as every game tells it. */
export interface Result {
  table: string;
  game: string;
  at: number;
  mode: Mode;
  players: number;
  seat: number;
  name: string;
  score: number;
  rank: number;
  daily: string | null;
}

/* Another tab may have added to these lists: they are read again before they are written. */
let known = $state.raw<DeviceGame[]>(kept('games', []));
let won = $state.raw<Result[]>(kept('results', []));

/** Newest first. */
export const games = (): DeviceGame[] => known;
export const gameOf = (table: string): DeviceGame | undefined => known.find((game) => game.table === table);
export function remember(game: DeviceGame): void {
  known = [game, ...kept('games', known).filter((other) => other.table !== game.table)];
  keep('games', known);
}
export function forget(table: string): void {
  known = kept('games', known).filter((game) => game.table !== table);
  keep('games', known);
}

export const results = (): Result[] => won;
/** A result counts once for each table and seat. */
export function addResult(result: Result): void {
  won = kept('results', won);
  if (won.some((other) => other.table === result.table && other.seat === result.seat)) return;
  won = [result, ...won];
  keep('results', won);
}

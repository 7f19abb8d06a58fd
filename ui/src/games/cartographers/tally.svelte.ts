/** Results for the statistics of this device, and the stars of each season behind them. */
import { addResult, results, type Result } from '../../shell/device.svelte';
import { keep, kept } from '../../shell/kept';
import type { StateMessage } from '../../shell/types';
import type { Face, Options } from './types';

/** What came of a game of Cartographers. */
export interface Survey extends Result {
  side: 'A' | 'B';
  edicts: string[];
  /** Solo only. */
  rating?: number;
  title?: string;
  /** Stars of spring, summer, fall, winter. */
  seasons: number[];
  /** It played on from another game: its cards were known. */
  forked?: boolean;
}
const noted = (): Survey[] => results().filter((result): result is Survey => result.game === 'cartographers');
/** What counts: games whose cards nobody knew. */
export const surveys = (): Survey[] => noted().filter((result) => !result.forked);

/** Stars of each edict over the whole game, by table and seat. */
type Stars = Record<string, Record<string, number>>;
let stars = $state.raw<Stars>(kept<Stars>('edict-stars', {}));

const nameOf = (table: string, seat: number): string => `${table}/${seat}`;

/** A finished game counts once for each seat of this device. */
export function noteResults({ table, game: face }: StateMessage, at: number): void {
  const game = face as Face | null;
  if (table.phase !== 'over' || table.role !== 'seat' || !game?.outcome) return;
  for (const seat of table.mine) {
    const map = game.maps.find((one) => one.seat === seat);
    const standing = game.outcome.standings.find((one) => one.seat === seat);
    if (!map || !standing || nameOf(table.id, seat) in stars) continue;
    const survey: Survey = {
      table: table.id,
      game: 'cartographers',
      at,
      mode: table.mode,
      side: (table.options as Partial<Options>).side ?? 'A',
      edicts: game.edicts.map((edict) => edict.card),
      players: table.seats.length,
      seat,
      name: table.seats[seat]?.name ?? '',
      score: standing.score,
      rank: standing.rank,
      rating: game.outcome.rating,
      title: game.outcome.title,
      seasons: map.scores.map((row) => row.reduce((sum, part) => sum + part, 0)),
      daily: table.daily,
      forked: table.forked,
    };
    addResult(survey);
    if (table.forked) continue;
    const earned: Record<string, number> = {};
    map.scores.forEach((row, season) =>
      game.seasons[season]?.edicts.forEach((letter, place) => {
        const card = game.edicts.find((edict) => edict.letter === letter)?.card;
        if (card) earned[card] = (earned[card] ?? 0) + (row[place] ?? 0);
      }),
    );
    stars = { ...kept('edict-stars', stars), [nameOf(table.id, seat)]: earned };
    keep('edict-stars', stars);
  }
}

export const dailyResult = (day: string): Survey | undefined =>
  surveys().find((result) => result.daily === day && result.rating !== undefined);

export interface EdictTally {
  card: string;
  games: number;
  best: number;
  mean: number;
}
export function edictTallies(): EdictTally[] {
  const found = new Map<string, number[]>();
  for (const earned of Object.values(stars))
    for (const [card, count] of Object.entries(earned)) found.set(card, [...(found.get(card) ?? []), count]);
  return [...found].map(([card, counts]) => ({
    card,
    games: counts.length,
    best: Math.max(...counts),
    mean: mean(counts),
  }));
}

export const mean = (numbers: number[]): number => numbers.reduce((sum, one) => sum + one, 0) / (numbers.length || 1);

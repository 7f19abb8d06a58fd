import { expect, test } from 'vitest';
import { dailyResult, edictTallies, mean, noteResults, surveys } from '../src/games/cartographers/tally.svelte';
import type { StateMessage } from '../src/shell/types';

const SEASONS = [
  { id: 'spring', time: 8, edicts: ['A', 'B'] },
  { id: 'summer', time: 8, edicts: ['B', 'C'] },
];
function over(table: object = {}, scores = [[3, 2, 1, -1]]): StateMessage {
  return {
    t: 'state',
    seq: 9,
    table: {
      id: 'one',
      phase: 'over',
      role: 'seat',
      mode: 'solo',
      mine: [0],
      seats: [{ name: 'Ana' }],
      options: { side: 'B' },
      daily: null,
      ...table,
    },
    game: {
      seasons: SEASONS,
      edicts: [
        { letter: 'A', card: 'woods' },
        { letter: 'B', card: 'lakes' },
        { letter: 'C', card: 'roads' },
      ],
      maps: [{ seat: 0, scores }],
      outcome: { standings: [{ seat: 0, rank: 1, score: 5 }], rating: 4 },
    },
  } as unknown as StateMessage;
}

test('a finished game counts once, with the stars of each season and card', () => {
  const scores = [
    [3, 2, 1, -1],
    [4, 0, 2, 0],
  ];
  noteResults(over({}, scores), 1);
  noteResults(over({}, scores), 2);
  expect(surveys()).toHaveLength(1);
  expect(surveys()[0]).toMatchObject({ side: 'B', seasons: [5, 6], score: 5, rating: 4, name: 'Ana' });
  const stars = Object.fromEntries(edictTallies().map(({ card, best }) => [card, best]));
  expect(stars).toEqual({ woods: 3, lakes: 6, roads: 0 });
});

test('games of others, open games and games played on from a record do not count', () => {
  const before = surveys().length;
  noteResults(over({ id: 'watched', role: 'watch' }), 1);
  noteResults(over({ id: 'open', phase: 'playing' }), 1);
  noteResults(over({ id: 'forked', forked: true }), 1);
  expect(surveys()).toHaveLength(before);
});

test('a card is told over all games', () => {
  noteResults(over({ id: 'two' }), 1);
  const woods = edictTallies().find(({ card }) => card === 'woods');
  expect(woods).toEqual({ card: 'woods', games: 2, best: 3, mean: 3 });
});

test('the result of a day is found by its date', () => {
  noteResults(over({ id: 'day', daily: '2026-01-02' }), 1);
  expect(dailyResult('2026-01-02')?.table).toBe('day');
  expect(dailyResult('2026-01-03')).toBeUndefined();
});

test('the mean of nothing is nothing', () => {
  expect([mean([]), mean([1, 4])]).toEqual([0, 2.5]);
});

/** The four seasons of a map as lines of numbers. */
import { without } from '../board/spaces';
import type { Face, MapView } from '../types';

export const seasonStars = (map: MapView, season: number): number | null => {
  const row = map.scores[season];
  return row ? row.reduce((a, b) => a + b, 0) : null;
};

/** Mountains whose coin is taken. */
export function spentOf(map: MapView): string[] {
  const rows = map.sheet.split('/');
  return map.coins.filter((spaces) => {
    const found = /^([A-K])(\d+)$/.exec(spaces);
    return !!found && rows['ABCDEFGHIJK'.indexOf(found[1]!)]?.[Number(found[2]) - 1] === '^';
  });
}

/** The face with the maps as they were when the last season was scored, as far as they are known. */
export const asScored = (game: Face): Face => ({
  ...game,
  maps: game.maps.map((map) => (map.since ? { ...map, sheet: without(map.sheet, map.since) } : map)),
});

/** One line of a season sheet: an edict, the coins or the monsters. */
export interface Line {
  id: string;
  kind: 'edict' | 'coins' | 'monsters';
  card: string;
  column: number;
}
export function linesOf(game: Face, season: number): Line[] {
  const letters = game.seasons[season]?.edicts ?? [];
  const edicts = [...letters].map((letter, column): Line => ({
    id: letter,
    kind: 'edict',
    card: game.edicts.find((edict) => edict.letter === letter)?.card ?? '',
    column,
  }));
  return [
    ...edicts,
    { id: 'coins', kind: 'coins', card: '', column: 2 },
    { id: 'monsters', kind: 'monsters', card: '', column: 3 },
  ];
}

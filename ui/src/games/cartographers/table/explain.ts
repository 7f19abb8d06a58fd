/** Asks the server why a sheet earns its stars: for maps that are not before this seat. */
import { post } from '../../../shell/api';
import type { Face, Scored } from '../types';

const known = new Map<string, Promise<Scored>>();
export function explain(game: Face, seat: number, season = game.season): Promise<Scored> {
  const map = game.maps[seat]!;
  const body = {
    sheet: map.sheet,
    edicts: game.edicts.map((edict) => edict.card),
    season,
    coins: map.coins.length - map.crossed,
    earlier: map.scores.slice(0, season).map((row) => row.reduce((a, b) => a + b, 0)),
    solo: game.maps.length === 1,
  };
  const key = JSON.stringify(body);
  let found = known.get(key);
  if (!found) {
    found = post<Scored>('/api/score', body);
    found.catch(() => known.delete(key));
    known.set(key, found);
  }
  return found;
}

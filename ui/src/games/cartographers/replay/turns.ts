/** A finished game cut into turns: one for each card that was drawn. Reads what the server tells, decides nothing. */
import { cellsOf, namesOf, spaceAt, type Cell } from '../board/spaces';
import { t } from '../../../shell/i18n.svelte';
import { piecesOf } from '../table/draft.svelte';
import type { Frame, Message } from '../../../shell/types';
import type { Face, MapView, Options } from '../types';

export interface Header {
  players: { name: string; title: string; crest: string }[];
  options: Options;
  commitment: string;
}

/** What a seat wrote down in a turn. */
export interface Written {
  seat: number;
  /** Whose map it was drawn on. */
  owner: number;
  action: string;
  pieces: { terrain: string; cells: Cell[] }[];
}

export interface Turn {
  /** The place of the turn's last frame: the table after it. */
  frame: number;
  season: number;
  /** The card's place among the turns of its season, from 1. */
  number: number;
  card: string;
  ambush: boolean;
  ruins: boolean;
  /** A solo ambush drew itself at the end of this turn. */
  walked: boolean;
  written: Written[];
}

export function turnsOf(frames: Frame<Face>[]): Turn[] {
  const turns: Turn[] = [];
  let begun = 1;
  for (let at = 1; at < frames.length; at++) {
    const before = frames[at - 1]!.game;
    if (!resolved(before, frames[at]!.game)) continue;
    const season = before.season;
    turns.push({
      frame: at,
      season,
      number: turns.filter((turn) => turn.season === season).length + 1,
      card: before.shown.at(-1)?.card ?? '',
      ambush: before.kind === 'ambush',
      ruins: before.duty,
      walked: frames[at]!.log.some((line) => line.message.id.startsWith('log-walked')),
      written: written(frames.slice(begun, at + 1), before),
    });
    begun = at + 1;
  }
  return turns;
}

/** Has everybody's drawing been put on the maps between these two moments? */
function resolved(before: Face, after: Face): boolean {
  return (
    before.season !== after.season ||
    before.shown.length !== after.shown.length ||
    (before.phase !== 'over' && after.phase === 'over') ||
    before.maps.some((map, seat) => map.sheet !== after.maps[seat]!.sheet)
  );
}

function written(frames: Frame<Face>[], before: Face): Written[] {
  const last = new Map<number, string>();
  for (const frame of frames) if (cellsOf(frame.action).length) last.set(frame.seat, frame.action);
  const seats = before.maps.length;
  return [...last]
    .map(([seat, action]) => ({
      seat,
      action,
      pieces: piecesOf(action, before.skills),
      owner: (((seat - before.passed) % seats) + seats) % seats,
    }))
    .sort((a, b) => a.seat - b.seat);
}

/** The picture of an action: its terrain and the cells it was drawn with, skill and additions aside. */
export function pictureOf(action: string): { terrain: string; cells: Cell[] } | null {
  const terrain = /\b(forest|village|farm|water|monster)\b/.exec(action)?.[1];
  const drawn = cellsOf(action.split(' + ')[0]!);
  if (!terrain || !drawn.length) return null;
  const top = Math.min(...drawn.map(([row]) => row));
  const left = Math.min(...drawn.map(([, col]) => col));
  return { terrain, cells: drawn.map(([row, col]) => [row - top, col - left]) };
}

/** An action in the reader's words: the skill, and each piece with its spaces. */
export function wordsOf({ action, pieces }: Written): string {
  const skill = /^[a-z_]+(?= [a-z])/.exec(action)?.[0];
  const drawn = pieces.map(({ terrain, cells }) => `${t(`terrain-${terrain}`)} ${namesOf(cells)}`);
  return [skill && t(`skill-${skill}`), drawn.join(' + ')].filter(Boolean).join(': ');
}

/** The mountains whose coin is taken. */
export const spentOf = (map: MapView): string[] =>
  map.coins.filter((spaces) => {
    const cells = cellsOf(spaces);
    return cells.length === 1 && spaceAt(map.sheet, cells[0]!).printed === 'mountain';
  });

/** What else to tell of a turn: what concerns this player or everybody, without the drawings and the next card. */
const TOLD = [
  'log-used',
  'log-dodged',
  'log-coin',
  'log-walked',
  'log-drew-nothing',
  'log-scored',
  'log-season',
  'log-end',
];
export const toldOf = (log: Frame['log'], seat: number): Message[] =>
  log
    .filter((line) => TOLD.some((start) => line.message.id.startsWith(start)) && (line.seat < 0 || line.seat === seat))
    .map(({ message }) => message);

/** Painting the text of a sheet. Notation only: what a letter is worth is the server's business. */
import { rowsOf, spaceAt, type Cell } from '../../board/spaces';

/** The letters of the notation, which are also the keys. `.` empties. */
export const LETTERS = ['f', 'v', 'a', 'w', 'm', 'd', '.'] as const;
export type Letter = (typeof LETTERS)[number];
const OF: Record<string, Letter> = {
  forest: 'f',
  village: 'v',
  farm: 'a',
  water: 'w',
  monster: 'm',
  farm_village: 'd',
};

export const letterOf = (terrain: string): Letter => OF[terrain] ?? '.';

/** The sheet with one space painted; a printed mountain or wasteland stays. */
export function painted(sheet: string, cell: Cell, letter: Letter): string {
  const space = spaceAt(sheet, cell);
  if (space.printed) return sheet;
  const mark = letter === '.' ? (space.ruins ? 'r' : '.') : space.ruins ? letter.toUpperCase() : letter;
  return rowsOf(sheet)
    .map((row, r) => (r === cell[0] ? row.slice(0, cell[1]) + mark + row.slice(cell[1] + 1) : row))
    .join('/');
}

/** The spaces of a straight stroke, both ends with it. */
export function between(from: Cell, to: Cell): Cell[] {
  const [rows, cols] = [to[0] - from[0], to[1] - from[1]];
  const steps = Math.max(Math.abs(rows), Math.abs(cols), 1);
  return Array.from({ length: steps + 1 }, (_, n): Cell => [
    Math.round(from[0] + (rows * n) / steps),
    Math.round(from[1] + (cols * n) / steps),
  ]);
}

/** The letter that paints a space as it is. */
export const letterAt = (sheet: string, cell: Cell): Letter => letterOf(spaceAt(sheet, cell).terrain ?? '');

const count = (sheet: string, marks: RegExp): number => (sheet.match(marks) ?? []).length;
export const openRuins = (sheet: string): number => count(sheet, /r/g);
export const drawnOn = (sheet: string): number => count(sheet, /[fvawmd]/gi);
export const drawable = (sheet: string): number => count(sheet, /[.rfvawmd]/gi);
/** Only what is printed and can never be drawn on; tells the sides apart. */
export const printed = (sheet: string): string =>
  rowsOf(sheet)
    .join('/')
    .replace(/[^/^#]/g, '.');

/** Names of spaces and the text of a sheet. Notation only, no rules. */

export type Cell = [number, number];
export const SIZE = 11;
const ROWS = 'ABCDEFGHIJK';

export const nameOf = ([row, col]: Cell): string => `${ROWS[row]}${col + 1}`;

export function cellOf(name: string): Cell | null {
  const found = /^([A-K])(1[01]|[1-9])$/.exec(name);
  return found ? [ROWS.indexOf(found[1]!), Number(found[2]) - 1] : null;
}

/** "A1 B2" to cells; words that are no spaces are passed over. */
export const cellsOf = (text: string): Cell[] =>
  text
    .split(/\s+/)
    .map(cellOf)
    .filter((cell) => cell !== null);

/** Cells to names in reading order. */
export const namesOf = (cells: Cell[]): string => inOrder(cells).map(nameOf).join(' ');

export const inOrder = (cells: Cell[]): Cell[] => [...cells].sort((a, b) => a[0] - b[0] || a[1] - b[1]);

export const onMap = ([row, col]: Cell): boolean => row >= 0 && col >= 0 && row < SIZE && col < SIZE;

export const sameCell = (a: Cell, b: Cell): boolean => a[0] === b[0] && a[1] === b[1];

/** The eleven rows of a sheet, written with slashes or newlines. */
export const rowsOf = (sheet: string): string[] => sheet.trim().split(/[/\n]/);

const TERRAINS: Record<string, string> = {
  f: 'forest',
  v: 'village',
  a: 'farm',
  w: 'water',
  m: 'monster',
  d: 'farm_village',
};
export interface Space {
  terrain: string | null;
  printed: 'mountain' | 'wasteland' | null;
  ruins: boolean;
}
export const spaceAt = (sheet: string, [row, col]: Cell): Space => spaceOf(rowsOf(sheet)[row]?.[col] ?? '.');
/** A letter of a sheet. */
export function spaceOf(mark: string): Space {
  const low = mark.toLowerCase();
  return {
    terrain: mark === 'r' ? null : (TERRAINS[low] ?? null),
    printed: mark === '^' ? 'mountain' : mark === '#' ? 'wasteland' : null,
    ruins: mark === 'r' || mark !== low,
  };
}
export const isOpen = (space: Space): boolean => !space.terrain && !space.printed;

/** The message ids that name a space: what it is, and whether it lies on ruins. */
export function spaceWords(space: Space): string[] {
  const what = space.terrain
    ? `terrain-${space.terrain}`
    : space.printed
      ? `space-${space.printed}`
      : space.ruins
        ? 'space-ruins'
        : 'space-empty';
  return space.terrain && space.ruins ? [what, 'space-ruins'] : [what];
}

/** "#." rows joined by "/" to cells. */
export function cellsOfShape(shape: string): Cell[] {
  return shape.split('/').flatMap((row, r) => [...row].flatMap((mark, c) => (mark === '#' ? [[r, c] as Cell] : [])));
}

/** Is the bit of this anchor set in the server's hexadecimal menu? */
export function anchored(anchors: string, [row, col]: Cell): boolean {
  const bit = SIZE * row + col;
  const digit = anchors.replace(/^0x/, '').at(-1 - (bit >> 2));
  return digit !== undefined && ((parseInt(digit, 16) >> (bit & 3)) & 1) === 1;
}
export function anchorsOf(anchors: string): Cell[] {
  return Array.from({ length: SIZE * SIZE }, (_, i) => [Math.floor(i / SIZE), i % SIZE] as Cell).filter((cell) =>
    anchored(anchors, cell),
  );
}

/** The spaces that no placement at these anchors covers. */
export function uncovered(cells: Cell[], anchors: string): Cell[] {
  const covered = new Set(
    anchorsOf(anchors).flatMap(([row, col]) => cells.map(([r, c]) => SIZE * (row + r) + col + c)),
  );
  return Array.from({ length: SIZE * SIZE }, (_, i) => i)
    .filter((i) => !covered.has(i))
    .map((i) => [Math.floor(i / SIZE), i % SIZE]);
}

/** The sheet with these spaces empty again; ruins stay ruins. */
export function without(sheet: string, spaces: string): string {
  const rows = sheet.split('/').map((row) => [...row]);
  for (const [row, col] of cellsOf(spaces)) {
    const mark = rows[row]?.[col] ?? '.';
    rows[row]![col] = mark === mark.toLowerCase() ? '.' : 'r';
  }
  return rows.map((row) => row.join('')).join('/');
}

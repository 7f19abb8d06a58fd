/** Geometry of pieces: turning and flipping. What may be drawn where is the server's word. */
import type { Cell } from '../board/spaces';

export const highOf = (cells: Cell[]): number => Math.max(...cells.map((cell) => cell[0])) + 1;
export const wideOf = (cells: Cell[]): number => Math.max(...cells.map((cell) => cell[1])) + 1;

/** Moved to the top left corner, in reading order. */
function settled(cells: Cell[]): Cell[] {
  const top = Math.min(...cells.map((cell) => cell[0]));
  const left = Math.min(...cells.map((cell) => cell[1]));
  return cells.map(([row, col]): Cell => [row - top, col - left]).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}
export const rotated = (cells: Cell[]): Cell[] => settled(cells.map(([row, col]) => [col, -row]));
export const flipped = (cells: Cell[]): Cell[] => settled(cells.map(([row, col]) => [row, -col]));
export const sameCells = (a: Cell[], b: Cell[]): boolean => String(settled(a)) === String(settled(b));

/** Every way to turn and flip a piece, each once. */
export function turnsOf(cells: Cell[]): Cell[][] {
  const found: Cell[][] = [];
  let next = settled(cells);
  for (let flips = 0; flips < 2; flips++, next = flipped(next))
    for (let turns = 0; turns < 4; turns++, next = rotated(next))
      if (!found.some((other) => sameCells(other, next))) found.push(next);
  return found;
}

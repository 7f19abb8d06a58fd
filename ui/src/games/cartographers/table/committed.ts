/** Actions as texts, read back. */
import { cellsOf, type Cell } from '../board/spaces';
import type { Skill } from '../types';

/** A committed action as pieces, to show it again; `skills` are those at the table. */
export function piecesOf(action: string, skills: Skill[]): { terrain: string; cells: Cell[] }[] {
  const [main = '', more] = action.split(' + ');
  const words = main.split(' ');
  const start = words.findIndex((word) => /^[A-K]\d/.test(word));
  if (start < 1) return [];
  const terrain = words[start - 1]!;
  const pieces = [{ terrain, cells: cellsOf(main) }];
  if (more) {
    const named = /^[a-z]/.test(more)
      ? more.split(' ')[0]
      : skills.find(({ id }) => id === words[0])?.use?.adds?.terrain;
    pieces.push({ terrain: named ?? terrain, cells: cellsOf(more) });
  }
  return pieces;
}

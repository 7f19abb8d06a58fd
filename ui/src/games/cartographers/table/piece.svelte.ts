/** A piece of a drawing on the map. */
import { anchored, onMap, SIZE, uncovered, type Cell } from '../board/spaces';
import { highOf, sameCells, wideOf } from './turns';

/** A way to turn it; without anchors only the server can say where it may lie. */
export interface Turn {
  cells: Cell[];
  anchors?: string;
}

/** One piece on the map: how it is turned, and where its middle is. */
export class Piece {
  turns = $state.raw<Turn[]>([]);
  turn = $state(0);
  middle = $state.raw<Cell>([SIZE / 2, SIZE / 2]);
  pinned = $state(false);
  /** Nobody has moved it yet: where it lies is a hint, and no mistake. */
  fresh = $state(false);
  /** May it stick out over the edge? */
  loose = $state(false);

  get cells(): Cell[] {
    return this.turns[this.turn]?.cells ?? [];
  }
  get at(): Cell {
    const place = (middle: number, size: number): number => {
      const wanted = Math.round(middle - size / 2);
      return this.loose ? Math.max(1 - size, Math.min(SIZE - 1, wanted)) : Math.max(0, Math.min(SIZE - size, wanted));
    };
    return [place(this.middle[0], highOf(this.cells)), place(this.middle[1], wideOf(this.cells))];
  }
  get spaces(): Cell[] {
    const [row, col] = this.at;
    return this.cells.map(([r, c]): Cell => [row + r, col + c]).filter(onMap);
  }
  get legal(): boolean | null {
    const anchors = this.turns[this.turn]?.anchors;
    return anchors === undefined ? null : anchored(anchors, this.at);
  }
  /** Spaces that the piece, turned as it is, can cover nowhere; none where the menu does not tell. */
  get shut(): Cell[] {
    const { cells, anchors } = this.turns[this.turn] ?? {};
    return cells && anchors !== undefined ? uncovered(cells, anchors) : [];
  }

  put(at: Cell): void {
    this.middle = [at[0] + highOf(this.cells) / 2, at[1] + wideOf(this.cells) / 2];
  }
  follow(middle: Cell): void {
    this.fresh = false;
    this.middle = middle;
  }
  shift([rows, cols]: Cell): void {
    this.fresh = false;
    const [row, col] = this.at;
    this.put([row + rows, col + cols]);
    this.put(this.at);
  }
  become(cells: Cell[]): void {
    const found = this.turns.findIndex((turn) => sameCells(turn.cells, cells));
    if (found >= 0) this.turn = found;
  }
  /** New turns; keeps the way it is turned if that still exists. */
  take(turns: Turn[]): void {
    const old = this.cells;
    this.turns = turns;
    const same = old.length ? turns.findIndex((turn) => sameCells(turn.cells, old)) : 0;
    this.turn = Math.max(0, same);
  }
}

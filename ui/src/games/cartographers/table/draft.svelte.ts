/** A drawing that is being composed. Everything here is local and free until it is inked.
 * Whether it may be drawn is the server's word: the anchors of its menu, or its answer to a preview. */
import {
  anchored,
  anchorsOf,
  cellsOf,
  cellsOfShape,
  nameOf,
  namesOf,
  onMap,
  SIZE,
  spaceAt,
  isOpen,
  uncovered,
  type Cell,
} from '../board/spaces';
import type { Face } from '../types';
import { flipped, highOf, rotated, sameCells, turnsOf, wideOf } from './turns';

/** Skills that add a second piece, and those that change the first one. */
const ADDING = ['search', 'diplomacy', 'concentrate', 'cure_wounds'];
/** The server's menu does not speak of drawings with these. */
const OFF_MENU = ['negotiate', 'move_silently'];

interface Turn {
  cells: Cell[];
  anchors?: string;
}

/** One piece on the map: how it is turned, and where its middle is. */
class Piece {
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

/** A draft as it is kept over a reload. */
export interface Sketch {
  shape: number;
  terrain: string;
  second: string;
  skill: string | null;
  pieces: { turn: number; middle: Cell; pinned: boolean; fresh: boolean }[];
}

export class Draft {
  #face: () => Face | null;
  shape = $state(0);
  #terrain = $state('');
  #second = $state('');
  skill = $state<string | null>(null);
  first = new Piece();
  more = new Piece();

  constructor(face: () => Face | null) {
    this.#face = face;
  }

  get drawing(): Face['drawing'] {
    return this.#face()?.drawing ?? null;
  }
  get sheet(): string {
    const face = this.#face();
    return face?.maps[face.owner]?.sheet ?? '';
  }
  get terrains(): string[] {
    return this.skill === 'knowledge' ? ['village'] : (this.drawing?.terrains ?? []);
  }
  get terrain(): string {
    return this.terrains.includes(this.#terrain) ? this.#terrain : (this.terrains[0] ?? '');
  }
  set terrain(wanted: string) {
    this.#terrain = wanted;
  }
  get adds(): boolean {
    return this.skill !== null && ADDING.includes(this.skill);
  }
  /** The terrain of the second piece. */
  get moreTerrain(): string {
    if (this.skill === 'diplomacy') return 'farm_village';
    if (this.skill !== 'cure_wounds') return this.terrain;
    return this.terrains.includes(this.#second) ? this.#second : this.terrain;
  }
  set moreTerrain(wanted: string) {
    this.#second = wanted;
  }
  /** The piece that follows the pointer. */
  get active(): Piece {
    return this.adds && this.first.pinned ? this.more : this.first;
  }
  get placed(): boolean {
    return this.first.pinned && (!this.adds || this.more.pinned);
  }
  get choosingMore(): boolean {
    return this.adds && this.first.pinned;
  }
  /** The shape as the card and the first piece show it. */
  get shown(): Cell[] {
    return this.first.cells;
  }

  /** A new card, or a new table: begin where the drawing may be put, near the middle. */
  reset(): void {
    this.skill = null;
    this.shape = 0;
    this.first.pinned = this.more.pinned = false;
    this.first.loose = false;
    const shapes = this.drawing?.shapes ?? [];
    const fits = shapes.findIndex((shape) => shape.turns.some((turn) => anchorsOf(turn.anchors).length));
    this.shape = Math.max(0, fits);
    this.#arrange();
    this.first.turn = Math.max(
      0,
      this.first.turns.findIndex((turn) => anchorsOf(turn.anchors ?? '0').length),
    );
    const places = anchorsOf(this.first.turns[this.first.turn]?.anchors ?? '0');
    const far = ([row, col]: Cell): number => (row - 4) ** 2 + (col - 5) ** 2;
    if (places.length) this.first.put(places.reduce((best, place) => (far(place) < far(best) ? place : best)));
  }
  get sketch(): Sketch {
    const piece = ({ turn, middle, pinned, fresh }: Piece): Sketch['pieces'][number] => ({
      turn,
      middle,
      pinned,
      fresh,
    });
    return {
      shape: this.shape,
      terrain: this.#terrain,
      second: this.#second,
      skill: this.skill,
      pieces: [piece(this.first), piece(this.more)],
    };
  }
  /** The same question is still asked: go on where the sketch was left. */
  resume({ shape, terrain, second, skill, pieces }: Sketch): void {
    this.skill = skill;
    this.shape = shape;
    this.#terrain = terrain;
    this.#second = second;
    this.#arrange();
    [this.first, this.more].forEach((piece, n) => Object.assign(piece, pieces[n]));
  }
  choose(shape: number): void {
    if (!this.drawing?.shapes[shape]) return;
    this.shape = shape;
    this.first.pinned = this.more.pinned = false;
    this.#arrange();
  }
  nextTerrain(): void {
    const list = this.terrains;
    const step = (now: string): string => list[(list.indexOf(now) + 1) % list.length] ?? '';
    if (this.skill === 'cure_wounds' && this.choosingMore) this.moreTerrain = step(this.moreTerrain);
    else this.terrain = step(this.terrain);
  }
  useSkill(skill: string | null): void {
    const kept = this.first.pinned && skill !== null && ADDING.includes(skill) && !OFF_MENU.includes(this.skill ?? '');
    this.skill = skill;
    this.first.pinned = kept;
    this.more.pinned = false;
    this.#arrange();
    this.#beside();
  }
  rotate(): void {
    this.#turn(rotated);
  }
  flip(): void {
    this.#turn(flipped);
  }
  #turn(how: (cells: Cell[]) => Cell[]): void {
    const piece = this.active;
    piece.pinned = false;
    piece.become(how(piece.cells));
  }
  place(): void {
    this.active.pinned = true;
    this.#beside();
  }
  /** The second piece waits next to the first, where nothing lies yet. */
  #beside(): void {
    if (!this.choosingMore || this.more.pinned) return;
    const [row, col] = this.first.middle;
    const far = ([r, c]: Cell): number =>
      (r + highOf(this.more.cells) / 2 - row) ** 2 + (c + wideOf(this.more.cells) / 2 - col) ** 2;
    const taken = new Set(namesOf(this.first.spaces).split(' '));
    const free = ([row, col]: Cell): boolean =>
      this.more.cells.every(([r, c]) => {
        const cell: Cell = [row + r, col + c];
        return onMap(cell) && !taken.has(nameOf(cell)) && isOpen(spaceAt(this.sheet, cell));
      });
    const places = Array.from({ length: SIZE * SIZE }, (_, n): Cell => [Math.floor(n / SIZE), n % SIZE]).filter(free);
    this.more.follow(this.first.middle);
    if (places.length) this.more.put(places.reduce((best, place) => (far(place) < far(best) ? place : best)));
    this.more.fresh = true;
  }
  /** One step back. */
  back(): void {
    if (this.more.pinned && this.adds) this.more.pinned = false;
    else this.first.pinned = false;
  }

  #arrange(): void {
    const face = this.#face();
    const chosen = this.drawing?.shapes[this.shape];
    const cellsOfSkill = cellsOfShape(face?.skills.find((skill) => skill.id === this.skill)?.cells ?? '#');
    this.first.loose = this.skill === 'move_silently';
    if (this.skill === 'negotiate') this.first.take(turnsOf(cellsOfSkill).map((cells) => ({ cells })));
    else
      this.first.take(
        (chosen?.turns ?? []).map(({ cells, anchors }) => (this.first.loose ? { cells } : { cells, anchors })),
      );
    if (this.skill === 'concentrate') this.more.take((chosen?.turns ?? []).map(({ cells }) => ({ cells })));
    else if (this.skill === 'cure_wounds') this.more.take(turnsOf(cellsOfSkill).map((cells) => ({ cells })));
    else this.more.take([{ cells: [[0, 0]] }]);
  }

  /** The action as it would be sent; null while the second piece is still to be placed. */
  get action(): string | null {
    if (!this.first.spaces.length) return null;
    const main = `${this.terrain} ${namesOf(this.first.spaces)}`;
    if (!this.skill) return main;
    if (!this.adds) return `${this.skill} ${main}`;
    if (!this.first.pinned) return null;
    const terrain = this.skill === 'cure_wounds' ? `${this.moreTerrain} ` : '';
    return `${this.skill} ${main} + ${terrain}${namesOf(this.more.spaces)}`;
  }
  /** By the server's menu: may this be drawn? Null where only its answer can tell. */
  get menuSays(): boolean | null {
    if (this.adds && this.first.pinned) return this.first.legal === false ? false : null;
    return this.first.legal;
  }
  /** Spaces of the active piece that are taken. */
  get blocked(): Cell[] {
    return this.active.spaces.filter((cell) => !isOpen(spaceAt(this.sheet, cell)));
  }
}

/** A committed action as pieces, to show it again. */
export function piecesOf(action: string): { terrain: string; cells: Cell[] }[] {
  const [main = '', more] = action.split(' + ');
  const words = main.split(' ');
  const start = words.findIndex((word) => /^[A-K]\d/.test(word));
  if (start < 1) return [];
  const terrain = words[start - 1]!;
  const pieces = [{ terrain, cells: cellsOf(main) }];
  if (more) {
    const named = /^[a-z]/.test(more) ? more.split(' ')[0]! : action.startsWith('diplomacy') ? 'farm_village' : terrain;
    pieces.push({ terrain: named, cells: cellsOf(more) });
  }
  return pieces;
}

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
import type { Face, Skill, SkillUse } from '../types';
import { flipped, highOf, rotated, sameCells, turnsOf, wideOf } from './turns';

/** The server's menu does not speak of drawings with such a skill. */
const offMenu = (use: SkillUse | null): boolean => use !== null && (use.cells !== null || use.over_edge);

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
    return this.use?.terrains ?? this.drawing?.terrains ?? [];
  }
  get terrain(): string {
    return this.terrains.includes(this.#terrain) ? this.#terrain : (this.terrains[0] ?? '');
  }
  set terrain(wanted: string) {
    this.#terrain = wanted;
  }
  /** How the server says that a drawing with this skill is put together. */
  #useOf(skill: string | null): SkillUse | null {
    return this.#face()?.skills.find(({ id }) => id === skill)?.use ?? null;
  }
  get use(): SkillUse | null {
    return this.#useOf(this.skill);
  }
  get adds(): boolean {
    return !!this.use?.adds;
  }
  /** The terrain of the second piece. */
  get moreTerrain(): string {
    if (!this.use?.adds?.chosen) return this.use?.adds?.terrain ?? this.terrain;
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
  /** It is the terrain of the second piece that is chosen now. */
  get choosingMoreTerrain(): boolean {
    return this.choosingMore && !!this.use?.adds?.chosen;
  }
  /** The shape of a skill is drawn, not one of the card's. */
  get ownShape(): boolean {
    return typeof this.use?.cells === 'string';
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
    if (this.choosingMoreTerrain) this.moreTerrain = step(this.moreTerrain);
    else this.terrain = step(this.terrain);
  }
  useSkill(skill: string | null): void {
    const kept = this.first.pinned && !!this.#useOf(skill)?.adds && !offMenu(this.use);
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
    const use = this.use;
    const chosen = this.drawing?.shapes[this.shape]?.turns ?? [];
    const freely = (shape: string | null | undefined): Turn[] =>
      typeof shape === 'string'
        ? turnsOf(cellsOfShape(shape)).map((cells) => ({ cells }))
        : chosen.map(({ cells }) => ({ cells }));
    this.first.loose = use?.over_edge ?? false;
    this.first.take(offMenu(use) ? freely(use?.cells) : chosen);
    this.more.take(use?.adds ? freely(use.adds.cells) : [{ cells: [[0, 0]] }]);
  }

  /** The action as it would be sent; null while the second piece is still to be placed. */
  get action(): string | null {
    if (!this.first.spaces.length) return null;
    const main = `${this.terrain} ${namesOf(this.first.spaces)}`;
    if (!this.skill) return main;
    if (!this.adds) return `${this.skill} ${main}`;
    if (!this.first.pinned) return null;
    const terrain = this.use?.adds?.chosen ? `${this.moreTerrain} ` : '';
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

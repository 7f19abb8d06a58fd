/** Outlines of regions as an unsteady hand draws them: spaces in, SVG paths out. One space is 64 units.
 * The outline of each cluster is traced on the lattice, pulled in a little, every lattice point nudged by a hash of its
 * position, so that neighbours always agree, and rounded. The pictures of the package are drawn with the same ones
 * (picture/outline.py); ui/test/drawings.test.ts holds both equal. */
import type { Cell } from './spaces';

export const U = 64;
/** A thorny edge has a point at each. */
const EIGHTHS = 8;
const ROUND = 0.85;

/** How a line is drawn: how far inside, how unsteady, and how long the thorns are. */
interface Hand {
  inset: number;
  rough: number;
  spiky: number;
}
const HAND: Hand = { inset: 2.5, rough: 5, spiky: 0 };
/** A point of a line, as x and y. */
interface Point {
  x: number;
  y: number;
  kind: 'corner' | 'along' | 'sharp';
}
/** Ends of the sides between inside and outside, as (x, y), by their first end "x,y". */
type Edges = Map<string, Cell[]>;

/** A number from 0 to 1 that always is the same for the same place. */
export function chance(a: number, b: number, k = 0): number {
  let h = (a * 374761393 + b * 668265263 + k * 2246822519) | 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  h ^= h >>> 16;
  return ((h >>> 0) % 10000) / 10000;
}
/** One digit behind the point is enough. */
export const n1 = (x: number): number => Math.round(x * 10) / 10;

const keyOf = (a: number, b: number): string => `${a},${b}`;
export const inside = (cells: Cell[]): ((row: number, col: number) => boolean) => {
  const all = new Set(cells.map((cell) => keyOf(...cell)));
  return (row, col) => all.has(keyOf(row, col));
};

/** The cells by orthogonal neighbourhood, each cluster in reading order. */
export function clusters(cells: Cell[]): Cell[][] {
  const left = new Map<string, Cell>(cells.map((cell) => [keyOf(...cell), cell]));
  const found: Cell[][] = [];
  while (left.size) {
    const first = left.values().next().value!;
    const queue = [first];
    const cluster: Cell[] = [];
    left.delete(keyOf(...first));
    while (queue.length) {
      const [row, col] = queue.pop()!;
      cluster.push([row, col]);
      const near: Cell[] = [
        [row - 1, col],
        [row + 1, col],
        [row, col - 1],
        [row, col + 1],
      ];
      for (const cell of near) if (left.delete(keyOf(...cell))) queue.push(cell);
    }
    found.push(cluster.sort((a, b) => a[0] - b[0] || a[1] - b[1]));
  }
  return found;
}

/** The path around these cells, holes and all. */
export function outline(cells: Cell[], how: Partial<Hand> = {}): string {
  const edges = edgesOf(cells);
  let path = '';
  while (edges.size) path += curve(wobbled(ring(edges), { ...HAND, ...how }));
  return path;
}

/** The sides between inside and outside, the inside on the right hand. */
function edgesOf(cells: Cell[]): Edges {
  const has = inside(cells);
  const edges: Edges = new Map();
  const add = (from: Cell, to: Cell): void => {
    const key = keyOf(...from);
    edges.set(key, [...(edges.get(key) ?? []), to]);
  };
  for (const [y, x] of cells) {
    if (!has(y - 1, x)) add([x, y], [x + 1, y]);
    if (!has(y, x + 1)) add([x + 1, y], [x + 1, y + 1]);
    if (!has(y + 1, x)) add([x + 1, y + 1], [x, y + 1]);
    if (!has(y, x - 1)) add([x, y + 1], [x, y]);
  }
  return edges;
}

/** Takes a closed way out of the edges. Where two meet it turns right: diagonal cells stay apart. */
function ring(edges: Edges): Cell[] {
  const start = edges.keys().next().value!;
  const found: Cell[] = [];
  let here = start.split(',').map(Number) as Cell;
  let step: Cell | null = null;
  do {
    const ways: Cell[] = edges.get(keyOf(...here))!;
    const [dx, dy]: Cell = step ?? [0, 0];
    const right = ways.findIndex(([x, y]) => dx * (y - here[1]) - dy * (x - here[0]) > 0);
    const [there] = ways.splice(ways.length > 1 ? Math.max(0, right) : 0, 1) as [Cell];
    if (!ways.length) edges.delete(keyOf(...here));
    found.push(here);
    step = [there[0] - here[0], there[1] - here[1]];
    here = there;
  } while (keyOf(...here) !== start);
  return found;
}

function wobbled(way: Cell[], hand: Hand): Point[] {
  return way.flatMap(([x, y], at) => {
    const before = way.at(at - 1)!;
    const after = way[(at + 1) % way.length]!;
    const came: Cell = [x - before[0], y - before[1]];
    const goes: Cell = [after[0] - x, after[1] - y];
    const inward: Cell = [-goes[1], goes[0]];
    const straight = came[0] === goes[0] && came[1] === goes[1];
    const [ox, oy] = straight ? inward : [inward[0] - came[1], inward[1] + came[0]];
    const first: Point = {
      x: x * U + ox * hand.inset + (chance(x, y, 1) - 0.5) * hand.rough,
      y: y * U + oy * hand.inset + (chance(x, y, 2) - 0.5) * hand.rough,
      kind: straight ? 'along' : 'corner',
    };
    return [first, ...(hand.spiky ? thorns : thirds)([x, y], goes, inward, hand)];
  });
}

/** Two points along a side, each a little off. */
const thirds = ([x, y]: Cell, goes: Cell, inward: Cell, hand: Hand): Point[] =>
  [1, 2].map((third) => {
    const mx = x + (goes[0] * third) / 3;
    const my = y + (goes[1] * third) / 3;
    const off = (chance(Math.round(mx * 3), Math.round(my * 3), 3) - 0.5) * hand.rough * 0.8;
    return {
      x: mx * U + inward[0] * hand.inset + Math.abs(goes[1]) * off,
      y: my * U + inward[1] * hand.inset + Math.abs(goes[0]) * off,
      kind: 'along',
    };
  });

/** A blot: thorns along the edge, longer and shorter by turns. */
const thorns = ([x, y]: Cell, goes: Cell, inward: Cell, hand: Hand): Point[] =>
  Array.from({ length: EIGHTHS - 1 }, (_, n) => n + 1).map((eighth) => {
    const luck = chance(x * EIGHTHS + goes[0] * eighth, y * EIGHTHS + goes[1] * eighth, 5);
    const out = hand.inset + (eighth % 2 ? -hand.spiky * (0.35 + luck) : hand.spiky * 0.45 * luck);
    const along = (eighth / EIGHTHS) * U + (luck - 0.5) * 3;
    return {
      x: x * U + goes[0] * along + inward[0] * out,
      y: y * U + goes[1] * along + inward[1] * out,
      kind: 'sharp',
    };
  });

function curve(points: Point[]): string {
  const words = points.map((point, at) => {
    const verb = at ? 'L' : 'M';
    if (point.kind === 'sharp') return verb + pair(point);
    const near = point.kind === 'corner' ? 1 - ROUND * 0.55 : 0.5;
    const from = between(points.at(at - 1)!, point, near);
    const to = between(point, points[(at + 1) % points.length]!, 1 - near);
    return `${verb}${pair(from)}Q${pair(point)} ${pair(to)}`;
  });
  return `${words.join('')}Z`;
}
type Place = Pick<Point, 'x' | 'y'>;
const pair = ({ x, y }: Place): string => `${n1(x)} ${n1(y)}`;
const between = (a: Place, b: Place, part: number): Place => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

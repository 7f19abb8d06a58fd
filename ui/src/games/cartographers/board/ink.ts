/** Draws a sheet: pure functions, sheet text in, SVG text out. A region is wash, pooled edge and line work, all clipped to
 * one outline. Colours come from classes (ink-*), never from style attributes. */
import '../look/look.css';
import './board.css';
import { chance, clusters, inside, n1, outline, U } from './outline';
import { rowsOf, spaceOf, type Cell } from './spaces';
import { symbols, use } from './symbols';

/** What is inked first lies below. */
const ORDER = ['waste', 'water', 'farm', 'forest', 'village', 'farm_village', 'monster'];
const THORNS = { spiky: 5.5, inset: 4, rough: 2 };

/** Farm and village at once lie on the wash of a farm. */
export const washOf = (terrain: string): string => (terrain === 'farm_village' ? 'farm' : terrain);
export const lineOf = (terrain: string): string => (terrain === 'monster' ? 'monster-edge' : `${washOf(terrain)}-ink`);

interface Mark {
  cell: Cell;
  terrain: string | null;
  ruins: boolean;
}
/** Every space with what is inked there. */
export const marksOf = (sheet: string): Mark[] =>
  rowsOf(sheet).flatMap((row, r) =>
    [...row].map((mark, c) => {
      const { terrain, printed, ruins } = spaceOf(mark);
      return { cell: [r, c], terrain: printed === 'wasteland' ? 'waste' : (printed ?? terrain), ruins };
    }),
  );
/** The spaces of each terrain. */
export const byTerrain = (marks: Mark[]): Map<string, Cell[]> => {
  const found = new Map<string, Cell[]>();
  for (const { terrain, cell } of marks) if (terrain) found.set(terrain, [...(found.get(terrain) ?? []), cell]);
  return found;
};

/** The settled map; `spent` are mountains ("row,col") whose coin is taken. */
export function map(sheet: string, spent: Set<string> = new Set()): string {
  const marks = marksOf(sheet);
  const cells = byTerrain(marks);
  const bare = marks.filter(({ terrain, ruins }) => ruins && !terrain).map(({ cell: [r, c] }) => ruin(r, c));
  const drawn = ORDER.flatMap((terrain) => clusters(cells.get(terrain) ?? []).map((one) => region(terrain, one)));
  const mountains = (cells.get('mountain') ?? []).map(([r, c]) => mountain(r, c, !spent.has(`${r},${c}`)));
  const covered = marks.filter(({ terrain, ruins }) => ruins && terrain).map(({ cell: [r, c] }) => ruinTab(r, c));
  return [...bare, ...drawn, ...mountains, ...covered].join('');
}

let regions = 0;
export function region(terrain: string, cells: Cell[]): string {
  const id = `rg${++regions}`;
  const path = outline(cells, terrain === 'monster' ? THORNS : {});
  const wash = washOf(terrain);
  return (
    `<g class="region ${terrain} ink-${wash}"><clipPath id="${id}"><path d="${path}"/></clipPath>` +
    `<path d="${path}" fill="var(--${wash})"/>` +
    `<g clip-path="url(#${id})">${(WASHED[terrain] ?? pooled)(path, cells, wash)}${seams(cells, wash)}</g>` +
    `<path d="${path}" fill="none" stroke="var(--${lineOf(terrain)})" stroke-width="2.4" stroke-linejoin="round"/>` +
    `${symbols(terrain, cells)}</g>`
  );
}

// --- what lies inside the outline

type Washed = (path: string, cells: Cell[], wash: string) => string;

/** Where the brush was wettest. */
const bloom = (cells: Cell[]): string =>
  cells
    .map(([r, c]) => {
      const [x, y, rx, ry] = [41, 42, 43, 44].map((k) => chance(r, c, k)) as [number, number, number, number];
      const at = `cx="${n1(c * U + 14 + x * 36)}" cy="${n1(r * U + 14 + y * 36)}"`;
      return `<ellipse ${at} rx="${n1(26 + rx * 22)}" ry="${n1(20 + ry * 16)}" fill="url(#bloom)"/>`;
    })
    .join('');

/** Pigment that ran to the edge. */
const pooled: Washed = (path, cells, wash) => {
  const edge = ([width, shade]: [number, number]): string =>
    `<path d="${path}" fill="none" stroke="var(--${wash}-edge)" stroke-width="${width}" opacity="${shade}"/>`;
  const shades: [number, number][] = [
    [30, 0.16],
    [16, 0.26],
    [6.5, 0.5],
  ];
  return bloom(cells) + shades.map(edge).join('');
};

/** Water-lining: rings parallel to the shore. */
const lined: Washed = (path, cells) => {
  const ring = ([far, width, shade]: [number, number, number]): string =>
    `<path d="${path}" fill="none" stroke="var(--water-ink)" stroke-opacity="${shade}" stroke-width="${2 * far + 2 * width}"/>` +
    `<path d="${path}" fill="none" stroke="var(--water)" stroke-width="${2 * far}"/>`;
  const rings: [number, number, number][] = [
    [17, 1.3, 0.45],
    [10.5, 1.5, 0.65],
    [5, 1.7, 0.85],
  ];
  return bloom(cells) + rings.map(ring).join('') + bloom(cells);
};

/** Furrows run on across the whole field. */
const furrowed: Washed = (path, cells, wash) => {
  const rows = cells.map(([row]) => row);
  const cols = cells.map(([, col]) => col);
  const left = Math.min(...cols) * U;
  const right = (Math.max(...cols) + 1) * U;
  const bottom = (Math.max(...rows) + 1) * U;
  let furrows = '';
  for (let y = Math.min(...rows) * U + 9; y < bottom; y += 10.6)
    furrows += `M${left} ${n1(y)}Q${(left + right) / 2} ${n1(y - 5)} ${right} ${n1(y + 1)}`;
  const line = `<path d="${furrows}" fill="none" stroke="var(--farm-ink)" stroke-opacity=".3" stroke-width="1.4"/>`;
  return pooled(path, cells, wash) + line;
};

const cracked: Washed = (path, cells, wash) =>
  pooled(path, cells, wash) + cells.map(([r, c]) => use('crack', c * U + 32, r * U + 32)).join('');

const WASHED: Record<string, Washed> = { water: lined, farm: furrowed, waste: cracked };

/** The sides between spaces, so that they can be counted inside a region. */
function seams(cells: Cell[], wash: string): string {
  const has = inside(cells);
  let path = '';
  for (const [r, c] of cells) {
    if (has(r, c + 1)) path += `M${(c + 1) * U} ${r * U + 3}v58`;
    if (has(r + 1, c)) path += `M${c * U + 3} ${(r + 1) * U}h58`;
  }
  const dots = 'stroke-opacity=".34" stroke-width="1.5" stroke-dasharray="2 5" stroke-linecap="round"';
  return `<path d="${path}" fill="none" stroke="var(--${wash}-ink)" ${dots}/>`;
}

// --- what is printed

const ruin = (r: number, c: number): string => use('ruin', c * U + 32, r * U + 31, 1.06);

/** A mountain, with the coin that nobody has earned yet. */
function mountain(r: number, c: number, coin: boolean): string {
  const path = outline([[r, c]], { inset: 3 });
  return (
    `<g class="region mountain"><path d="${path}" fill="var(--mountain)"/>` +
    `<ellipse cx="${c * U + 24}" cy="${r * U + 22}" rx="26" ry="20" fill="url(#bloom)"/>` +
    use('peak', c * U + 32, r * U + 30, 0.98) +
    `<path d="${path}" fill="none" stroke="var(--mountain-ink)" stroke-width="2.2"/></g>` +
    `<use href="#${coin ? 'coin' : 'coin-empty'}" x="${c * U + 40}" y="${r * U + 39}" width="22" height="22"/>`
  );
}

/** The corner that tells of ruins under what was drawn. */
const COLUMNS = 'M5.5 20.5H17.5M8.5 19.5V7.5M12.5 19.5V7.5M5.5 6.5H21.5M17.5 17.5V13.5';
const ruinTab = (r: number, c: number): string =>
  `<g class="on-ruins" transform="translate(${c * U} ${r * U})" stroke="var(--ink)">` +
  '<path d="M2 2H30C30 17 18 28 2 29Z" fill="var(--paper)" stroke-width="2"/>' +
  `<path d="${COLUMNS}" fill="none" stroke-width="2.2" stroke-linecap="round"/></g>`;

/** Draws a sheet: pure functions, sheet text in, SVG text out. One space is 64 units.
 * How regions merge: trace the outline of each orthogonal cluster on the lattice, pull it in a little, nudge every lattice
 * point by a hash of its position (so neighbours always agree), round it with quadratic curves, then paint wash, pooled edge
 * and line work, all clipped to that one outline. Colours come from classes (ink-*), never from style attributes. */
import '../look/look.css';
import './board.css';
import { rowsOf, type Cell } from './spaces';

export const U = 64;
const TERRAIN: Record<string, string> = {
  f: 'forest',
  v: 'village',
  a: 'farm',
  w: 'water',
  m: 'monster',
  d: 'diplomacy',
};
const hash = (a: number, b: number, k = 0): number => {
  let h = (a * 374761393 + b * 668265263 + k * 2246822519) | 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  h ^= h >>> 16;
  return ((h >>> 0) % 10000) / 10000;
};
const n1 = (x: number): number => Math.round(x * 10) / 10;

interface Mark {
  t: string | null;
  ruins?: boolean;
}
function parse(text: string): Mark[][] {
  return rowsOf(text).map((r) =>
    [...r].map((ch) => {
      const low = ch.toLowerCase();
      if (ch === '^') return { t: 'mountain' };
      if (ch === '#') return { t: 'waste' };
      if (ch === 'r') return { t: null, ruins: true };
      if (ch !== 'r' && TERRAIN[low]) return { t: TERRAIN[low], ruins: ch !== low };
      return { t: null };
    }),
  );
}
export function clusters(cells: Cell[]): Cell[][] {
  const key = (r: number, c: number): number => r * 64 + c,
    left = new Map<number, Cell>(cells.map(([r, c]) => [key(r, c), [r, c]])),
    out: Cell[][] = [];
  while (left.size) {
    const first = left.values().next().value!,
      q: Cell[] = [first],
      cl: Cell[] = [];
    left.delete(key(...first));
    while (q.length) {
      const [r, c] = q.pop()!;
      cl.push([r, c]);
      for (const [y, x] of [
        [r - 1, c],
        [r + 1, c],
        [r, c - 1],
        [r, c + 1],
      ] as Cell[])
        if (left.has(key(y, x))) {
          q.push([y, x]);
          left.delete(key(y, x));
        }
    }
    out.push(cl.sort((a, b) => a[0] - b[0] || a[1] - b[1]));
  }
  return out;
}
const turnRight = (opts: Cell[], cur: Cell, dir: Cell): number =>
  opts.findIndex(([x, y]) => dir[0] * (y - cur[1]) - dir[1] * (x - cur[0]) > 0);
/* outline of a set of cells as a smooth path. inset > 0 pulls it inside, rough = hand wobble */
interface Stroke {
  inset?: number;
  rough?: number;
  spiky?: number;
}
export function outline(cells: Cell[], { inset = 2.5, rough = 5, spiky = 0 }: Stroke = {}): string {
  const has = new Set(cells.map(([r, c]) => r + ',' + c)),
    H = (r: number, c: number): boolean => has.has(r + ',' + c);
  const next = new Map<string, Cell[]>(); // directed edges with the inside on the right hand
  const add = (x1: number, y1: number, x2: number, y2: number): void => {
    const k = x1 + ',' + y1;
    next.set(k, [...(next.get(k) ?? []), [x2, y2]]);
  };
  for (const [r, c] of cells) {
    if (!H(r - 1, c)) add(c, r, c + 1, r);
    if (!H(r, c + 1)) add(c + 1, r, c + 1, r + 1);
    if (!H(r + 1, c)) add(c + 1, r + 1, c, r + 1);
    if (!H(r, c - 1)) add(c, r + 1, c, r);
  }
  let d = '';
  while (next.size) {
    const k0 = next.keys().next().value!,
      start = k0.split(',').map(Number) as Cell;
    const pts: Cell[] = [];
    let cur = start,
      dir: Cell | null = null;
    do {
      const k = cur.join(','),
        opts = next.get(k)!,
        was: Cell | null = dir;
      let i = 0;
      if (opts.length > 1 && was) i = turnRight(opts, cur, was); // turn right: keep diagonal cells apart
      if (i < 0) i = 0;
      const nx = opts.splice(i, 1)[0]!;
      if (!opts.length) next.delete(k);
      pts.push(cur);
      dir = [nx[0] - cur[0], nx[1] - cur[1]];
      cur = nx;
    } while (cur[0] !== start[0] || cur[1] !== start[1]);
    const N = pts.length,
      P: [number, number, boolean | 'sharp'][] = [];
    for (let i = 0; i < N; i++) {
      const a = pts[(i + N - 1) % N]!,
        b = pts[i]!,
        c = pts[(i + 1) % N]!;
      const d1: Cell = [b[0] - a[0], b[1] - a[1]],
        d2: Cell = [c[0] - b[0], c[1] - b[1]];
      const n1_: Cell = [-d1[1], d1[0]],
        n2: Cell = [-d2[1], d2[0]];
      const straight = d1[0] === d2[0] && d1[1] === d2[1];
      const ox = straight ? n2[0] : n1_[0] + n2[0],
        oy = straight ? n2[1] : n1_[1] + n2[1];
      const wx = (hash(b[0], b[1], 1) - 0.5) * rough,
        wy = (hash(b[0], b[1], 2) - 0.5) * rough;
      P.push([b[0] * U + ox * inset + wx, b[1] * U + oy * inset + wy, !straight]);
      if (spiky) {
        // a blot: thorns along the edge, longer and shorter by turns
        for (let k = 1; k < 8; k++) {
          const t = k / 8,
            h = hash(b[0] * 8 + d2[0] * k, b[1] * 8 + d2[1] * k, 5),
            out = k % 2 ? -spiky * (0.35 + h) : spiky * 0.45 * h;
          P.push([
            (b[0] + d2[0] * t) * U + n2[0] * (inset + out) + d2[0] * (h - 0.5) * 3,
            (b[1] + d2[1] * t) * U + n2[1] * (inset + out) + d2[1] * (h - 0.5) * 3,
            'sharp',
          ]);
        }
        continue;
      }
      for (const t of [1 / 3, 2 / 3]) {
        const mx = b[0] + d2[0] * t,
          my = b[1] + d2[1] * t,
          w = (hash(Math.round(mx * 3), Math.round(my * 3), 3) - 0.5) * rough * 0.8;
        P.push([mx * U + n2[0] * inset + Math.abs(d2[1]) * w, my * U + n2[1] * inset + Math.abs(d2[0]) * w, false]);
      }
    }
    const M = P.length,
      R = 0.85; // corner roundness
    type Point = readonly [number, number, ...unknown[]];
    const lerp = (p: Point, q: Point, t: number): Cell => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
    let s = '';
    for (let i = 0; i < M; i++) {
      const p = P[(i + M - 1) % M]!,
        q = P[i]!,
        r = P[(i + 1) % M]!,
        t = q[2] ? 1 - R * 0.55 : 0.5;
      if (q[2] === 'sharp') {
        s += (i ? 'L' : 'M') + n1(q[0]) + ' ' + n1(q[1]);
        continue;
      }
      const e = lerp(p, q, q[2] ? t : 0.5),
        f = lerp(q, r, q[2] ? 1 - t : 0.5);
      s +=
        (i ? 'L' : 'M') + n1(e[0]) + ' ' + n1(e[1]) + 'Q' + n1(q[0]) + ' ' + n1(q[1]) + ' ' + n1(f[0]) + ' ' + n1(f[1]);
    }
    d += s + 'Z';
  }
  return d;
}

const use = (id: string, x: number, y: number, s = 1): string =>
  `<use href="#p-${id}" transform="translate(${n1(x)} ${n1(y)}) scale(${n1(s * 100) / 100})"/>`;
type Part = [string, number, number, number];

/* line work of one cluster of one terrain; `quiet` leaves out the filling between cells (ghosts) */
function glyphs(t: string, cl: Cell[], quiet = false): string {
  const has = new Set(cl.map((p) => p.join(','))),
    H = (r: number, c: number): boolean => has.has(r + ',' + c);
  let o = '';
  const items: [number, string][] = [];
  if (t === 'forest') {
    for (const [r, c] of cl) {
      const x = c * U,
        y = r * U,
        v = Math.floor(hash(r, c, 7) * 4),
        j = (k: number): number => (hash(r, c, k) - 0.5) * 4;
      const sets: Part[] = (
        [
          [
            ['oak', 22, 43, 1.3],
            ['fir', 44, 55, 1.24],
          ],
          [
            ['fir', 20, 51, 1.32],
            ['oak', 43, 48, 1.28],
          ],
          [
            ['oak', 22, 54, 1.32],
            ['oak', 45, 40, 1.12],
          ],
          [
            ['fir', 17, 42, 1.1],
            ['fir', 37, 55, 1.36],
            ['bush', 52, 34, 1],
          ],
        ] as Part[][]
      )[v]!;
      for (const [id, dx, dy, s] of sets) items.push([y + dy + j(8), use(id, x + dx + j(9), y + dy + j(8), s)]);
      if (!quiet) {
        if (H(r, c + 1))
          items.push([y + 30, use(hash(r, c, 10) > 0.5 ? 'bush' : 'fir', x + U + j(11), y + 30 + j(12), 0.86)]);
        if (H(r + 1, c))
          items.push([y + U + 6, use(hash(r, c, 13) > 0.4 ? 'bush' : 'oak', x + 33 + j(14), y + U + 6, 0.8)]);
      }
    }
  } else if (t === 'village') {
    for (const [r, c] of cl) {
      // lanes first
      if (quiet) break;
      const x = c * U + 32,
        y = r * U + 40;
      for (const [dr, dc] of [
        [0, 1],
        [1, 0],
      ] as Cell[])
        if (H(r + dr, c + dc))
          o += `<path d="M${x} ${y}Q${x + dc * 32 + dr * 5} ${y + dr * 32 + dc * 5} ${x + dc * U} ${y + dr * U}" fill="none" stroke="var(--village-edge)" stroke-width="9" stroke-linecap="round"/><path d="M${x} ${y}Q${x + dc * 32 + dr * 5} ${y + dr * 32 + dc * 5} ${x + dc * U} ${y + dr * U}" fill="none" stroke="var(--village-lane)" stroke-width="5.500" stroke-linecap="round"/>`;
    }
    for (const [r, c] of cl) {
      const x = c * U,
        y = r * U,
        v = Math.floor(hash(r, c, 17) * 4);
      const sets: Part[] = (
        [
          [
            ['cot', 45, 27, 1.15],
            ['house', 27, 54, 1.5],
          ],
          [
            ['tower', 19, 51, 1.2],
            ['house', 42, 54, 1.2],
          ],
          [
            ['house', 38, 29, 1.25],
            ['cot', 20, 55, 1.3],
            ['cot', 45, 55, 1.1],
          ],
          [
            ['cot', 20, 28, 1.2],
            ['house', 37, 54, 1.5],
          ],
        ] as Part[][]
      )[v]!;
      for (const [id, dx, dy, s] of sets) items.push([y + dy, use(id, x + dx, y + dy, s)]);
    }
  } else if (t === 'farm') {
    for (const [r, c] of cl) {
      const x = c * U,
        y = r * U,
        v = hash(r, c, 23);
      if (v < 0.5) items.push([y, use('wheat', x + 21, y + 51, 1.4) + use('wheat', x + 44, y + 55, 1.5)]);
      else
        items.push([
          y,
          use('wheat', x + 15, y + 54, 1.15) + use('wheat', x + 32, y + 50, 1.5) + use('wheat', x + 49, y + 54, 1.2),
        ]);
    }
  } else if (t === 'water') {
    let boat: Cell | undefined;
    if (cl.length >= 6 && !quiet) boat = cl.find(([r, c]) => H(r, c + 1) && H(r + 1, c)) || cl[2];
    for (const [r, c] of cl) {
      const x = c * U,
        y = r * U,
        d = (hash(r, c, 29) - 0.5) * 8;
      if (boat && boat[0] === r && boat[1] === c) {
        items.push([y, use('boat', x + 33, y + 44, 1.25) + use('wave', x + 32, y + 54, 1)]);
        continue;
      }
      items.push([y, use('wave', x + 29 + d, y + 26, 1.25) + use('wave', x + 35 - d, y + 43, 1.25)]);
    }
  } else if (t === 'monster') {
    for (const [r, c] of cl)
      items.push([r, use(['imp', 'orb', 'hound'][Math.floor(hash(r, c, 31) * 3)]!, c * U + 32, r * U + 39, 1.2)]);
  } else if (t === 'diplomacy') {
    for (const [r, c] of cl)
      items.push([
        r,
        `<g class="ink-village">${use('cot', c * U + 24, r * U + 32, 1.1)}</g><g class="ink-farm">${use('wheat', c * U + 44, r * U + 54, 1.1)}</g>`,
      ]);
  }
  items.sort((a, b) => a[0] - b[0]);
  return o + items.map((i) => i[1]).join('');
}
let uid = 0;
export function region(t: string, cl: Cell[]): string {
  const id = 'rg' + ++uid,
    d = outline(cl, t === 'monster' ? { spiky: 5.5, inset: 4, rough: 2 } : {}),
    wash = t === 'diplomacy' ? 'farm' : t;
  const edge = (w: number, op: number): string =>
    `<path d="${d}" fill="none" stroke="var(--${wash}-edge)" stroke-width="${w}" opacity="${op}"/>`;
  const bloom = cl
    .map(
      ([r, c]) =>
        `<ellipse cx="${n1(c * U + 14 + hash(r, c, 41) * 36)}" cy="${n1(r * U + 14 + hash(r, c, 42) * 36)}" rx="${n1(26 + hash(r, c, 43) * 22)}" ry="${n1(20 + hash(r, c, 44) * 16)}" fill="url(#bloom)"/>`,
    )
    .join('');
  const has = new Set(cl.map((p) => p.join(',')));
  let seams = ''; // cell seams stay countable inside a region
  for (const [r, c] of cl) {
    if (has.has(r + ',' + (c + 1))) seams += `M${(c + 1) * U} ${r * U + 3}v58`;
    if (has.has(r + 1 + ',' + c)) seams += `M${c * U + 3} ${(r + 1) * U}h58`;
  }
  const seam = `<path d="${seams}" fill="none" stroke="var(--${wash}-ink)" stroke-opacity=".34" stroke-width="1.500" stroke-dasharray="2 5" stroke-linecap="round"/>`;
  let inner = bloom + edge(30, 0.16) + edge(16, 0.26) + edge(6.5, 0.5);
  if (t === 'water') {
    // water-lining: rings parallel to the shore
    inner = bloom;
    for (const [dist, w, op] of [
      [17, 1.3, 0.45],
      [10.5, 1.5, 0.65],
      [5, 1.7, 0.85],
    ] as [number, number, number][])
      inner += `<path d="${d}" fill="none" stroke="var(--water-ink)" stroke-opacity="${op}" stroke-width="${2 * dist + 2 * w}"/><path d="${d}" fill="none" stroke="var(--water)" stroke-width="${2 * dist}"/>`;
    inner += bloom;
  }
  if (t === 'farm') {
    // furrows run on across the whole field
    const rs = cl.map((p) => p[0]),
      cs = cl.map((p) => p[1]),
      x0 = Math.min(...cs) * U,
      x1 = (Math.max(...cs) + 1) * U,
      y0 = Math.min(...rs) * U,
      y1 = (Math.max(...rs) + 1) * U;
    let f = '';
    for (let y = y0 + 9; y < y1; y += 10.6) f += `M${x0} ${n1(y)}Q${(x0 + x1) / 2} ${n1(y - 5)} ${x1} ${n1(y + 1)}`;
    inner += `<path d="${f}" fill="none" stroke="var(--farm-ink)" stroke-opacity=".3" stroke-width="1.4"/>`;
  }
  if (t === 'waste') inner += cl.map(([r, c]) => use('crack', c * U + 32, r * U + 32)).join('');
  return (
    `<g class="region ${t} ink-${wash}"><clipPath id="${id}"><path d="${d}"/></clipPath><path d="${d}" fill="var(--${wash})"/><g clip-path="url(#${id})">${inner}${seam}</g>` +
    `<path d="${d}" fill="none" stroke="var(--${t === 'monster' ? 'monster-edge' : wash + '-ink'})" stroke-width="2.400" stroke-linejoin="round"/>${glyphs(t, cl)}</g>`
  );
}

function byTerrain(G: Mark[][]): Record<string, Cell[]> {
  const by: Record<string, Cell[]> = {};
  G.forEach((row, r) =>
    row.forEach((s, c) => {
      if (s.t) (by[s.t] ??= []).push([r, c]);
    }),
  );
  return by;
}

/** The settled map; `spent` are mountains ("row,col") whose coin is taken. */
export function map(text: string, spent: Set<string> = new Set()): string {
  const G = parse(text),
    by = byTerrain(G);
  let o = '';
  G.forEach((row, r) =>
    row.forEach((s, c) => {
      if (!s.t && s.ruins) o += use('ruin', c * U + 32, r * U + 31, 1.06);
    }),
  );
  for (const t of ['waste', 'water', 'farm', 'forest', 'village', 'diplomacy', 'monster'])
    for (const cl of clusters(by[t] ?? [])) o += region(t, cl);
  for (const [r, c] of by.mountain ?? []) {
    o += mountain(r, c);
    const on = !spent.has(r + ',' + c);
    o += `<use href="#${on ? 'coin' : 'coin-empty'}" x="${c * U + 40}" y="${r * U + 39}" width="22" height="22"/>`;
  }
  G.forEach((row, r) =>
    row.forEach((s, c) => {
      if (s.t && s.ruins) o += ruinTab(r, c);
    }),
  );
  return o;
}
const mountain = (r: number, c: number): string => {
  const d = outline([[r, c]], { inset: 3, rough: 5 });
  return `<g class="region mountain"><path d="${d}" fill="var(--mountain)"/><ellipse cx="${c * U + 24}" cy="${r * U + 22}" rx="26" ry="20" fill="url(#bloom)"/>${use('peak', c * U + 32, r * U + 30, 0.98)}<path d="${d}" fill="none" stroke="var(--mountain-ink)" stroke-width="2.200"/></g>`;
};
const ruinTab = (r: number, c: number): string => {
  const x = c * U,
    y = r * U;
  return `<g class="on-ruins"><path d="M${x + 2} ${y + 2}H${x + 30}C${x + 30} ${y + 17} ${x + 18} ${y + 28} ${x + 2} ${y + 29}Z" fill="var(--paper)" stroke="var(--ink)" stroke-width="2"/><g transform="translate(${x + 12.5} ${y + 12.5})" stroke="var(--ink)" stroke-width="2.200" fill="none" stroke-linecap="round"><path d="M-7 8H5M-4 7V-5M0 7V-5M-7-6H9M5 5V1"/></g></g>`;
};

/** Under 16 pixels a space: flat wash and one bold sign. */
export function mini(text: string): string {
  const G = parse(text),
    by = byTerrain(G);
  let o = '';
  for (const t of Object.keys(by)) {
    const wash = t === 'diplomacy' ? 'farm' : t;
    for (const cl of clusters(by[t]!)) {
      const d = outline(cl, { inset: 2, rough: 0 });
      o += `<path d="${d}" fill="var(--${wash})" stroke="var(--${t === 'monster' ? 'monster-edge' : wash + '-ink'})" stroke-width="5"/>`;
      for (const [r, c] of cl) {
        const x = c * U,
          y = r * U;
        o +=
          `<g stroke="var(--${wash}-ink)" stroke-width="7" fill="none" stroke-linecap="round">` +
          ((
            {
              forest: `<circle cx="${x + 32}" cy="${y + 32}" r="11" fill="var(--forest-ink)" stroke="none"/>`,
              village: `<path d="M${x + 18} ${y + 44}V${y + 30}L${x + 32} ${y + 16}L${x + 46} ${y + 30}V${y + 44}Z" fill="var(--village-ink)" stroke="none"/>`,
              farm: `<path d="M${x + 18} ${y + 16}V${y + 48}M${x + 32} ${y + 16}V${y + 48}M${x + 46} ${y + 16}V${y + 48}"/>`,
              water: `<path d="M${x + 12} ${y + 32}Q${x + 22} ${y + 20} ${x + 32} ${y + 32}T${x + 52} ${y + 32}"/>`,
              monster: `<path d="M${x + 20} ${y + 20}L${x + 44} ${y + 44}M${x + 44} ${y + 20}L${x + 20} ${y + 44}"/>`,
              mountain: `<path d="M${x + 10} ${y + 48}L${x + 32} ${y + 16}L${x + 54} ${y + 48}Z" fill="var(--mountain-ink)" stroke="none"/>`,
              waste: `<path d="M${x + 12} ${y + 52}L${x + 52} ${y + 12}"/>`,
            } as Record<string, string>
          )[wash] ?? '') +
          '</g>';
      }
    }
  }
  G.forEach((row, r) =>
    row.forEach((s, c) => {
      if (s.ruins)
        o += `<path d="M${c * U + 8} ${r * U + 8}h18M${c * U + 8} ${r * U + 8}v18" stroke="var(--${s.t ? s.t + '-ink' : 'ruins-ink'})" stroke-width="7" fill="none"/>`;
    }),
  );
  return o;
}

export function gridLines(n = 11): string {
  let d = '',
    x = '';
  for (let i = 0; i <= n; i++) d += `M0 ${i * U}H${n * U}M${i * U} 0V${n * U}`;
  for (let r = 1; r < n; r++) for (let c = 1; c < n; c++) x += `M${c * U - 4} ${r * U}h8M${c * U} ${r * U - 4}v8`;
  return `<path class="grid-hair" d="${d}"/><path class="grid-cross" d="${x}"/>`;
}
/* the draft: terrain wash at half strength inside a magenta overprint */
export function ghost(
  cells: Cell[],
  terrain: string,
  { legal = true, bad = [], pinned = false }: { legal?: boolean; bad?: Cell[]; pinned?: boolean } = {},
): string {
  let o = '';
  const t = terrain === 'farm_village' ? 'diplomacy' : terrain,
    wash = t === 'diplomacy' ? 'farm' : t;
  for (const cl of clusters(cells)) {
    const d = outline(cl, { inset: 1.5, rough: 0 });
    o += `<g class="ghost ${legal ? 'legal' : 'illegal'} ${pinned ? 'pinned' : ''}"><path class="case" d="${d}"/>`;
    if (legal)
      o += `<path d="${d}" fill="var(--${wash})" opacity="${pinned || t === 'monster' ? 0.94 : 0.72}"/><g class="ink-${wash}" opacity="${pinned ? 1 : 0.85}">${glyphs(t, cl, true)}</g>`;
    else o += `<path d="${d}" fill="url(#hatch-bad)"/>`;
    o += `<path class="line" d="${d}"/></g>`;
  }
  for (const [r, c] of bad) {
    const d = `M${c * U + 20} ${r * U + 20}L${c * U + 44} ${r * U + 44}M${c * U + 44} ${r * U + 20}L${c * U + 20} ${r * U + 44}`;
    o += `<path class="bad-x-case" d="${d}"/><path class="bad-x" d="${d}"/>`;
  }
  return o;
}
/* why: veil the rest, ring each counted unit */
export function because(units: Cell[][], n = 11): string {
  if (!units.length) return '';
  const all: Cell[] = [],
    seen = new Set<string>();
  units.forEach((u) =>
    u.forEach((p) => {
      const k = p.join(',');
      if (!seen.has(k)) {
        seen.add(k);
        all.push(p);
      }
    }),
  );
  const holes = clusters(all)
    .map((cl) => outline(cl, { inset: -1, rough: 0 }))
    .join('');
  let o = `<path class="veil" fill-rule="evenodd" d="M-4 -4H${n * U + 4}V${n * U + 4}H-4Z${holes}"/>`;
  for (const cl of clusters(all)) {
    const d = outline(cl, { inset: 1, rough: 0 });
    o += `<path class="why-case" d="${d}"/><path class="why" d="${d}"/>`;
  }
  return o;
}
export const last = (cells: Cell[]): string =>
  clusters(cells)
    .map((cl) => outline(cl, { inset: 5.5, rough: 0 }))
    .map((d) => `<path class="last-case" d="${d}"/><path class="last" d="${d}"/>`)
    .join('');

/* where the shape in hand cannot go */
export const shut = (cells: Cell[]): string =>
  clusters(cells)
    .map((cl) => `<path class="shut" d="${outline(cl, { inset: 0, rough: 0 })}"/>`)
    .join('');

/* focus: surveyor's brackets, ink on a paper casing */
export const reticle = ([r, c]: Cell): string => {
  const x = c * U,
    y = r * U,
    d = `M${x + 3} ${y + 18}V${y + 3}H${x + 18}M${x + 46} ${y + 3}H${x + 61}V${y + 18}M${x + 61} ${y + 46}V${y + 61}H${x + 46}M${x + 18} ${y + 61}H${x + 3}V${y + 46}`;
  return `<path class="reticle-case" d="${d}"/><path class="reticle" d="${d}"/>`;
};

/** Spaces it would cost to leave open: a minus on a small disc. */
export const costs = (cells: Cell[]): string =>
  cells
    .map(
      ([r, c]) =>
        `<g class="minus"><circle cx="${c * U + 32}" cy="${r * U + 32}" r="15"/><path d="M${c * U + 25} ${r * U + 32}h14"/></g>`,
    )
    .join('');

/** Neatline, graticule and coordinates; `both` draws them on all four sides. */
export function frame(both: boolean, lit: Cell[] = []): string {
  const W = 11 * U,
    b = both ? 30 : 24,
    e = both ? W + 2 * b : W + b + 2,
    mid = b / 2 - 1;
  let ticks = '',
    o = '';
  for (let i = 0; i < 11; i += 2)
    ticks +=
      `M${i * U} ${-b}h${U}v4h${-U}ZM${-b} ${i * U}h4v${U}h-4Z` +
      (both ? `M${i * U} ${W + b - 4}h${U}v4h${-U}ZM${W + b - 4} ${i * U}h4v${U}h-4Z` : '');
  o += `<path class="frame-tick" d="${ticks}"/><rect class="frame-line" x="${-b}" y="${-b}" width="${e}" height="${e}" stroke-width="2.2"/><rect class="frame-line" x="0" y="0" width="${W}" height="${W}" stroke-width="2.2"/>`;
  if (both)
    o += `<rect class="frame-line" x="${-b - 5}" y="${-b - 5}" width="${e + 10}" height="${e + 10}" stroke-width="1"/>`;
  const label = (on: boolean, x: number, y: number, text: string | number): string =>
    `<text class="frame-label${on ? ' on' : ''}" x="${x}" y="${y}">${text}</text>`;
  for (let i = 0; i < 11; i++) {
    const row = lit.some((cell) => cell[0] === i),
      col = lit.some((cell) => cell[1] === i),
      letter = 'ABCDEFGHIJK'[i]!;
    o += label(col, i * U + 32, -mid, i + 1) + label(row, -mid, i * U + 33, letter);
    if (both) o += label(col, i * U + 32, W + mid, i + 1) + label(row, W + mid, i * U + 33, letter);
  }
  return o;
}

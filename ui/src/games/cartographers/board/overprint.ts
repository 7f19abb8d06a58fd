/** What is printed over a settled map: drafts, reasons, what was drawn last, where the focus is. */
import { washOf } from './ink';
import { clusters, outline, U } from './outline';
import type { Cell } from './spaces';
import { symbols } from './symbols';

/** The draft: terrain wash at half strength inside a magenta overprint. */
export function ghost(
  cells: Cell[],
  terrain: string,
  { legal = true, bad = [], pinned = false }: { legal?: boolean; bad?: Cell[]; pinned?: boolean } = {},
): string {
  const wash = washOf(terrain);
  const strong = pinned || terrain === 'monster' ? 0.94 : 0.72;
  let drawn = '';
  for (const one of clusters(cells)) {
    const path = outline(one, { inset: 1.5, rough: 0 });
    const filled =
      `<path d="${path}" fill="var(--${wash})" opacity="${strong}"/>` +
      `<g class="ink-${wash}" opacity="${pinned ? 1 : 0.85}">${symbols(terrain, one, true)}</g>`;
    drawn +=
      `<g class="ghost ${legal ? 'legal' : 'illegal'} ${pinned ? 'pinned' : ''}"><path class="case" d="${path}"/>` +
      (legal ? filled : `<path d="${path}" fill="url(#hatch-bad)"/>`) +
      `<path class="line" d="${path}"/></g>`;
  }
  for (const [r, c] of bad) {
    const [x, y] = [c * U, r * U];
    const cross = `M${x + 20} ${y + 20}L${x + 44} ${y + 44}M${x + 44} ${y + 20}L${x + 20} ${y + 44}`;
    drawn += `<path class="bad-x-case" d="${cross}"/><path class="bad-x" d="${cross}"/>`;
  }
  return drawn;
}

/** Why: the rest is veiled, each counted unit ringed. */
export function because(units: Cell[][], size = 11): string {
  if (!units.length) return '';
  const counted = new Map(units.flat().map((cell) => [cell.join(), cell]));
  const groups = clusters([...counted.values()]);
  const holes = groups.map((cells) => outline(cells, { inset: -1, rough: 0 })).join('');
  const far = size * U + 4;
  const rings = groups
    .map((cells) => outline(cells, { inset: 1, rough: 0 }))
    .map((path) => `<path class="why-case" d="${path}"/><path class="why" d="${path}"/>`);
  return `<path class="veil" fill-rule="evenodd" d="M-4 -4H${far}V${far}H-4Z${holes}"/>${rings.join('')}`;
}

export const last = (cells: Cell[]): string =>
  clusters(cells)
    .map((one) => outline(one, { inset: 5.5, rough: 0 }))
    .map((path) => `<path class="last-case" d="${path}"/><path class="last" d="${path}"/>`)
    .join('');

/** Where the shape in hand cannot go. */
export const shut = (cells: Cell[]): string =>
  clusters(cells)
    .map((one) => `<path class="shut" d="${outline(one, { inset: 0, rough: 0 })}"/>`)
    .join('');

/** The focus: surveyor's brackets, ink on a paper casing. */
export function reticle([r, c]: Cell): string {
  const brackets = 'M3 18V3H18M46 3H61V18M61 46V61H46M18 61H3V46';
  return (
    `<g transform="translate(${c * U} ${r * U})">` +
    `<path class="reticle-case" d="${brackets}"/><path class="reticle" d="${brackets}"/></g>`
  );
}

/** Spaces it would cost to leave open: a minus on a small disc. */
export const costs = (cells: Cell[]): string =>
  cells
    .map(([r, c]) => [c * U + 32, r * U + 32] as const)
    .map(([x, y]) => `<g class="minus"><circle cx="${x}" cy="${y}" r="15"/><path d="M${x - 7} ${y}h14"/></g>`)
    .join('');

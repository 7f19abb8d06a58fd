/** What a map is printed in: its grid, neatline, graticule and coordinates. */
import { U } from './outline';
import { SIZE, type Cell } from './spaces';

export function gridLines(n = SIZE): string {
  let hairs = '';
  let crosses = '';
  for (let i = 0; i <= n; i++) hairs += `M0 ${i * U}H${n * U}M${i * U} 0V${n * U}`;
  for (let r = 1; r < n; r++) for (let c = 1; c < n; c++) crosses += `M${c * U - 4} ${r * U}h8M${c * U} ${r * U - 4}v8`;
  return `<path class="grid-hair" d="${hairs}"/><path class="grid-cross" d="${crosses}"/>`;
}

/** `both` draws coordinates on all four sides; those of the spaces `lit` are set off. */
export function frame(both: boolean, lit: Cell[] = []): string {
  const wide = SIZE * U;
  const border = both ? 30 : 24;
  const outer = both ? wide + 2 * border : wide + border + 2;
  return (
    `<path class="frame-tick" d="${ticks(both, wide, border)}"/>` +
    square(-border, outer, 2.2) +
    square(0, wide, 2.2) +
    (both ? square(-border - 5, outer + 10, 1) : '') +
    labels(both, wide, border / 2 - 1, lit)
  );
}

const square = (at: number, size: number, line: number): string =>
  `<rect class="frame-line" x="${at}" y="${at}" width="${size}" height="${size}" stroke-width="${line}"/>`;

function ticks(both: boolean, wide: number, border: number): string {
  let path = '';
  const far = wide + border - 4;
  for (let at = 0; at < wide; at += 2 * U) {
    path += `M${at} ${-border}h${U}v4h${-U}ZM${-border} ${at}h4v${U}h-4Z`;
    if (both) path += `M${at} ${far}h${U}v4h${-U}ZM${far} ${at}h4v${U}h-4Z`;
  }
  return path;
}

function labels(both: boolean, wide: number, mid: number, lit: Cell[]): string {
  const label = (on: boolean, x: number, y: number, text: string | number): string =>
    `<text class="frame-label${on ? ' on' : ''}" x="${x}" y="${y}">${text}</text>`;
  let drawn = '';
  for (let i = 0; i < SIZE; i++) {
    const row = lit.some((cell) => cell[0] === i);
    const col = lit.some((cell) => cell[1] === i);
    const letter = 'ABCDEFGHIJK'[i]!;
    drawn += label(col, i * U + 32, -mid, i + 1) + label(row, -mid, i * U + 33, letter);
    if (both) drawn += label(col, i * U + 32, wide + mid, i + 1) + label(row, wide + mid, i * U + 33, letter);
  }
  return drawn;
}

/** The symbols in the regions of a terrain: which parts of symbols.svg, and where in a space their feet stand. */
import { chance, inside, n1, U } from './outline';
import type { Cell } from './spaces';

/** A symbol, where its foot stands in the space, and its size. */
type Part = [string, number, number, number];
const TREES: Part[][] = [
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
];
const HOUSES: Part[][] = [
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
];
const SHEAVES: Part[][] = [
  [
    ['wheat', 21, 51, 1.4],
    ['wheat', 44, 55, 1.5],
  ],
  [
    ['wheat', 15, 54, 1.15],
    ['wheat', 32, 50, 1.5],
    ['wheat', 49, 54, 1.2],
  ],
];
const MONSTERS = ['imp', 'orb', 'hound'];

/** A lake with room for a boat has so many spaces. */
const LAKE = 6;

/** Something drawn, and how low it stands: what stands lower stands in front. */
type Standing = [number, string];
type Drawn = (cells: Cell[], quiet: boolean) => Standing[];

export const use = (id: string, x: number, y: number, s = 1): string =>
  `<use href="#p-${id}" transform="translate(${n1(x)} ${n1(y)}) scale(${n1(s * 100) / 100})"/>`;

/** The symbols of one cluster of one terrain; `quiet` leaves out the filling between spaces (drafts). */
export function symbols(terrain: string, cells: Cell[], quiet = false): string {
  const standing = SYMBOLS[terrain]?.(cells, quiet) ?? [];
  return standing
    .sort((a, b) => a[0] - b[0])
    .map(([, drawn]) => drawn)
    .join('');
}

/** In each space one of these sets of symbols. */
const oneOf =
  (sets: Part[][], k: number): Drawn =>
  (cells) =>
    cells.flatMap(([row, col]) =>
      sets[Math.floor(chance(row, col, k) * sets.length)]!.map(([id, dx, dy, size]): Standing => {
        const foot = row * U + dy;
        return [foot, use(id, col * U + dx, foot, size)];
      }),
    );

const trees: Drawn = (cells, quiet) => {
  const has = inside(cells);
  return cells.flatMap(([row, col]) => {
    const x = col * U;
    const y = row * U;
    const off = (k: number): number => (chance(row, col, k) - 0.5) * 4;
    const set = TREES[Math.floor(chance(row, col, 7) * TREES.length)]!;
    const found = set.map(([id, dx, dy, size]): Standing => {
      const foot = y + dy + off(8);
      return [foot, use(id, x + dx + off(9), foot, size)];
    });
    if (!quiet && has(row, col + 1))
      found.push([y + 30, use(chance(row, col, 10) > 0.5 ? 'bush' : 'fir', x + U + off(11), y + 30 + off(12), 0.86)]);
    if (!quiet && has(row + 1, col))
      found.push([y + U + 6, use(chance(row, col, 13) > 0.4 ? 'bush' : 'oak', x + 33 + off(14), y + U + 6, 0.8)]);
    return found;
  });
};

/** Lanes lie under everything that stands. */
const village: Drawn = (cells, quiet) => {
  const has = inside(cells);
  const lanes = cells.flatMap(([row, col]) => {
    const x = col * U + 32;
    const y = row * U + 40;
    const ways: Cell[] = [
      [0, 1],
      [1, 0],
    ];
    return ways
      .filter(([down, right]) => has(row + down, col + right))
      .map(([down, right]) => {
        const bend = `${x + right * 32 + down * 5} ${y + down * 32 + right * 5}`;
        const way = `d="M${x} ${y}Q${bend} ${x + right * U} ${y + down * U}" fill="none" stroke-linecap="round"`;
        return (
          `<path ${way} stroke="var(--village-edge)" stroke-width="9"/>` +
          `<path ${way} stroke="var(--village-lane)" stroke-width="5.5"/>`
        );
      });
  });
  return [[-Infinity, quiet ? '' : lanes.join('')], ...oneOf(HOUSES, 17)(cells, quiet)];
};

const water: Drawn = (cells, quiet) => {
  const has = inside(cells);
  const roomy = cells.length >= LAKE && !quiet;
  const boat = roomy ? (cells.find(([row, col]) => has(row, col + 1) && has(row + 1, col)) ?? cells[2]) : undefined;
  return cells.map(([row, col]) => {
    const x = col * U;
    const y = row * U;
    const off = (chance(row, col, 29) - 0.5) * 8;
    if (boat && boat[0] === row && boat[1] === col)
      return [y, use('boat', x + 33, y + 44, 1.25) + use('wave', x + 32, y + 54, 1)];
    return [y, use('wave', x + 29 + off, y + 26, 1.25) + use('wave', x + 35 - off, y + 43, 1.25)];
  });
};

const monsters: Drawn = (cells) =>
  cells.map(([row, col]) => {
    const which = MONSTERS[Math.floor(chance(row, col, 31) * MONSTERS.length)]!;
    return [row, use(which, col * U + 32, row * U + 39, 1.2)];
  });

const both: Drawn = (cells) =>
  cells.map(([row, col]) => [
    row,
    `<g class="ink-village">${use('cot', col * U + 24, row * U + 32, 1.1)}</g>` +
      `<g class="ink-farm">${use('wheat', col * U + 44, row * U + 54, 1.1)}</g>`,
  ]);

const SYMBOLS: Record<string, Drawn> = {
  forest: trees,
  village,
  farm: oneOf(SHEAVES, 23),
  water,
  monster: monsters,
  farm_village: both,
};

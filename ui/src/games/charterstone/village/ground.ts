/** Where things lie on the chart: a tile is 100 by 112, the village 1090 by 634. */
import type { Building, Face } from '../types';

export const TILE = { width: 100, height: 112 };
export const CHART = { width: 1090, height: 634 };

/** Corner of the charter, then how far its upper and its lower row are moved in. */
const LAND: Record<string, [number, number, number, number]> = {
  top_left: [0, 0, 50, 0],
  top_center: [370, 0, 50, 0],
  top_right: [740, 0, 0, 50],
  bottom_left: [0, 432, 0, 50],
  bottom_center: [370, 432, 0, 50],
  bottom_right: [740, 432, 50, 0],
};
/** On paper plots lie in up to three rows; here each charter has three above and three below. */
export function plotAt(at: string, number: number): [number, number] {
  const [x, y, upper, lower] = LAND[at]!;
  const row = number < 3 ? 0 : 1;
  return [x + (row ? lower : upper) + (number % 3) * TILE.width, y + row * 90];
}
export const corner = (at: string): [number, number] => [LAND[at]![0], LAND[at]![1]];
export const FLAGS: Record<string, [number, number]> = {
  top_left: [-6, 4],
  top_center: [364, 4],
  top_right: [1046, 4],
  bottom_left: [-6, 542],
  bottom_center: [364, 542],
  bottom_right: [1046, 542],
};
export const COMMONS: Record<string, [number, number]> = {
  grandstand: [395, 216],
  charterstone: [495, 216],
  market: [595, 216],
  zeppelin: [445, 306],
  treasury: [545, 306],
  cloud_port: [736, 261],
};
/** Which way the needle of the rose points. */
export const BEARING: Record<string, number> = {
  top_left: -62,
  top_center: 22,
  top_right: 66,
  bottom_left: -118,
  bottom_center: 158,
  bottom_right: 116,
};

export const hex = ([x, y]: [number, number]): string => `M${x + 50} ${y}l50 22v68l-50 22-50-22v-68z`;

/** The coast, drawn once with an unsteady hand. */
export const COAST = ((): string => {
  const points: [number, number][] = [];
  const [x0, y0, x1, y1] = [-12, -10, 1102, 643];
  let seed = 7;
  const random = (): number => (seed = (seed * 9301 + 49297) % 233280) / 233280;
  const edge = (ax: number, ay: number, bx: number, by: number, n: number, nx: number, ny: number): void => {
    for (let i = 0; i < n; i++) {
      const [along, off] = [i / n, (random() - 0.5) * 9];
      points.push([ax + (bx - ax) * along + nx * off, ay + (by - ay) * along + ny * off]);
    }
  };
  edge(x0 + 30, y0, x1 - 30, y0, 30, 0, 1);
  edge(x1, y0 + 30, x1, y1 - 30, 18, 1, 0);
  edge(x1 - 30, y1, x0 + 30, y1, 30, 0, 1);
  edge(x0, y1 - 30, x0, y0 + 30, 18, 1, 0);
  const middle = (a: [number, number], b: [number, number]): string =>
    `${((a[0] + b[0]) / 2).toFixed(1)} ${((a[1] + b[1]) / 2).toFixed(1)}`;
  const curve = (point: [number, number], n: number): string =>
    `Q${point[0].toFixed(1)} ${point[1].toFixed(1)} ${middle(point, points[(n + 1) % points.length]!)}`;
  return `M${middle(points.at(-1)!, points[0]!)}${points.map(curve).join('')}Z`;
})();

/** Nine regions, as the phone shows them one by one. */
export const REGIONS = [
  'top_left',
  'top_center',
  'top_right',
  'objectives',
  'commons',
  'quota',
  'bottom_left',
  'bottom_center',
  'bottom_right',
] as const;
export type Region = (typeof REGIONS)[number];
export function regionOf(face: Face, building: Building): Region {
  if (building.area === 'cloud') return 'quota';
  if (building.area === 'commons') return 'commons';
  const charter = building.plot?.split('-')[0] ?? building.charter;
  return (face.charters.find((one) => one.id === charter)?.at ?? 'commons') as Region;
}

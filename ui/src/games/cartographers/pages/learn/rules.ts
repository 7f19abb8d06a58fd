/** The rules as sections of messages page-rules-*, with figures. Positions are sheet notation; stars come from the server. */
import type { Ghost } from '../../board/Board.svelte';

export interface Picture {
  sheet: string;
  /** The part of the map that is shown: row, column, height, width, from 0. */
  part: [number, number, number, number];
  last?: string;
  ghost?: Ghost;
  rings?: string;
  says: string;
  /** How it should be, or how not; neither for a plain picture. */
  good?: boolean;
}
export type Block =
  | { p: string }
  | { head: string; icon?: string }
  | { steps: string[] }
  | { pictures: Picture[] }
  | { list: 'cards' | 'skills' | 'titles' };
export interface Section {
  id: string;
  icon: string;
  blocks: Block[];
  /** The lesson that lets the reader try it. */
  lesson?: number;
  /** Editions differ here. */
  differs?: string;
}

const p = (id: string): Block => ({ p: `page-rules-${id}` });
const ps = (id: string, from: number, to: number): Block[] =>
  Array.from({ length: to - from + 1 }, (_, n) => p(`${id}-${from + n}`));
const steps = (id: string, from: number, to: number): Block => ({
  steps: Array.from({ length: to - from + 1 }, (_, n) => `page-rules-${id}-${from + n}`),
});

const A =
  '.........../...^.r...../.r......^r./.........../.........../.....^...../.........../.........../.r^......r./.....r.^.../...........';
const B =
  '.........../......r.^../..r^......./.....#...../....##r..../....###..../.r...#...../.....^..r../.........^./..^r......./...........';
const WOODS =
  '.....ff..../..f^.r...../.rf.....^r./.........../.........../.....^...../.........../.........../.r^......r./.....r.^.../...........';
const TOWN =
  '.....ff..../..f^.Vv..../.rf...v.^r./.........../.........../.....^...../.........../.........../.r^......r./.....r.^.../...........';
const RING =
  '.........../...^.r...../.r......^r./....ff...../....vf...../...vv^...../....vaa..../......aa.../.r^......r./.....r.^.../...........';
const RINGED =
  '.........../...^.r...../.r......^r./....ffw..../....vfw..../...vv^w..../....vaa..../......aa.../.r^......r./.....r.^.../...........';
const LAIR =
  '.........../...^.r...../.r......^r./.wwww....../......m..../.....^mm.../...vv.m..../...vv....../.r^......r./.....r.^.../...........';
const FENCED =
  '.........../...^.r...../.r......^r./.wwww.fff../......m.f../.....^mm.../...vv.m..../...vv....../.r^......r./.....r.^.../...........';

export const SECTIONS: Section[] = [
  { id: 'goal', icon: 'rose', blocks: ps('goal', 1, 3), lesson: 1 },
  {
    id: 'setup',
    icon: 'sheet',
    blocks: [
      steps('setup', 1, 3),
      {
        pictures: [
          { sheet: A, part: [0, 0, 11, 11], says: 'page-rules-setup-a' },
          { sheet: B, part: [0, 0, 11, 11], says: 'page-rules-setup-b' },
        ],
      },
    ],
  },
  { id: 'exploring', icon: 'time', blocks: ps('exploring', 1, 4), lesson: 1 },
  {
    id: 'drawing',
    icon: 'nib',
    blocks: [
      ...ps('drawing', 1, 3),
      {
        pictures: [
          {
            sheet: RING,
            part: [3, 3, 4, 6],
            ghost: {
              cells: [
                [3, 6],
                [4, 6],
                [4, 7],
                [4, 8],
              ],
              terrain: 'farm',
              legal: true,
              pinned: true,
            },
            says: 'page-rules-drawing-fig-ok',
            good: true,
          },
          {
            sheet: RING,
            part: [3, 3, 4, 6],
            ghost: {
              cells: [
                [3, 6],
                [4, 5],
                [4, 6],
                [4, 7],
              ],
              terrain: 'farm',
              legal: false,
              bad: [[4, 5]],
            },
            says: 'page-rules-drawing-fig-no',
            good: false,
          },
        ],
      },
      ...ps('drawing', 4, 5),
    ],
    lesson: 1,
    differs: 'page-rules-editions-1',
  },
  {
    id: 'ruins',
    icon: 'ruins',
    blocks: [
      p('ruins-1'),
      { head: 'page-rules-ruins-when', icon: 'ruins' },
      steps('ruins', 2, 4),
      {
        pictures: [
          { sheet: TOWN, part: [0, 2, 4, 6], last: 'B6 B7 C7', says: 'page-rules-ruins-fig-ok', good: true },
          {
            sheet: WOODS,
            part: [0, 2, 4, 6],
            ghost: {
              cells: [
                [2, 4],
                [2, 5],
                [3, 5],
              ],
              terrain: 'village',
              legal: false,
            },
            says: 'page-rules-ruins-fig-no',
            good: false,
          },
        ],
      },
      p('ruins-5'),
      { head: 'page-rules-ruins-after' },
      p('ruins-6'),
    ],
    lesson: 2,
    differs: 'page-rules-editions-1',
  },
  {
    id: 'coins',
    icon: 'mountain',
    blocks: [
      ...ps('coins', 1, 2),
      {
        pictures: [
          { sheet: RINGED, part: [3, 3, 4, 6], last: 'D7 E7 F7', says: 'page-rules-coins-fig-ok', good: true },
          { sheet: RING, part: [3, 3, 4, 6], says: 'page-rules-coins-fig-no', good: false },
        ],
      },
      ...ps('coins', 3, 4),
    ],
    lesson: 3,
  },
  {
    id: 'ambush',
    icon: 'ambush',
    blocks: [
      ...ps('ambush', 1, 4),
      {
        pictures: [
          { sheet: LAIR, part: [3, 4, 5, 6], rings: 'D7 E6 E8 F9 G6 G8 H7', says: 'page-rules-ambush-fig-no' },
          { sheet: FENCED, part: [3, 4, 5, 6], rings: 'E6 E8 F9 G6 G8 H7', says: 'page-rules-ambush-fig-ok' },
        ],
      },
      p('ambush-5'),
    ],
    lesson: 4,
  },
  { id: 'season', icon: 'star', blocks: ps('season', 1, 4), lesson: 5 },
  { id: 'cards', icon: 'wax', blocks: [p('cards-1'), { list: 'cards' }] },
  { id: 'alone', icon: 'seat1', blocks: [...ps('alone', 1, 5), { list: 'titles' }], differs: 'page-rules-editions-2' },
  { id: 'skills', icon: 'skill', blocks: [...ps('skills', 1, 3), { list: 'skills' }] },
  { id: 'editions', icon: 'book', blocks: ps('editions', 1, 3) },
  { id: 'shuffle', icon: 'key', blocks: ps('shuffle', 1, 4) },
];

/** A map on which every scoring card has something to say. */
export const EXAMPLE =
  'fvvw..wvvvw/fv.^wWwmffv/wVfffaaa^Vv/mvff..w.wwv/wva.vvwwwww/vvvmf^wwaaw/vvf.ffwwaaa/www.ffaaaaa/vV^fff.aaAa/wf.a.Aa^wwa/ff.a.vvffff';

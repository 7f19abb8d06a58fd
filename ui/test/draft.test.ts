import { describe, expect, test } from 'vitest';
import { Draft, piecesOf } from '../src/games/cartographers/table/draft.svelte';
import type { Face, Skill, SkillUse } from '../src/games/cartographers/types';

const EMPTY = Array(11).fill('...........').join('/');
/** Hexadecimal menu of anchors: every space at which a piece of this size stays on the map. */
const everywhere = (high: number, wide: number): string => {
  let bits = 0n;
  for (let row = 0; row <= 11 - high; row++)
    for (let col = 0; col <= 11 - wide; col++) bits |= 1n << BigInt(11 * row + col);
  return `0x${bits.toString(16)}`;
};
const SHAPES = [
  {
    cells: '##',
    coin: true,
    turns: [
      {
        cells: [
          [0, 0],
          [0, 1],
        ],
        anchors: everywhere(1, 2),
      },
      {
        cells: [
          [0, 0],
          [1, 0],
        ],
        anchors: everywhere(2, 1),
      },
    ],
  },
  { cells: '#', coin: false, turns: [{ cells: [[0, 0]], anchors: '0x1' }] },
];
/** Skills that no box holds: the page knows a skill only by what the face says of its use. */
const USE = { cells: null, terrains: null, over_edge: false, adds: null };
const skill = (id: string, use: Partial<SkillUse>): Skill => ({
  id,
  cost: 1,
  cells: '#',
  usable: true,
  use: { ...USE, ...use },
});
const SKILLS = [
  skill('chosen', { adds: { cells: '#', terrain: null, chosen: true } }),
  skill('twice', { adds: { cells: null, terrain: null, chosen: false } }),
  skill('fixed', { adds: { cells: '#', terrain: 'farm_village', chosen: false } }),
  skill('other', { cells: '###' }),
  skill('village', { terrains: ['village'] }),
  skill('over', { over_edge: true }),
];
function drafted(change: Partial<Face> = {}): Draft {
  const face = {
    owner: 0,
    maps: [{ sheet: EMPTY }],
    drawing: { terrains: ['forest', 'water'], falls_back: false, shapes: SHAPES },
    skills: SKILLS,
    ...change,
  } as unknown as Face;
  const draft = new Draft(() => face);
  draft.reset();
  return draft;
}

describe('a draft', () => {
  test('begins near the middle, where the menu lets it lie', () => {
    const draft = drafted();
    expect(draft.action).toBe('forest E6 E7');
    expect(draft.menuSays).toBe(true);
    expect(draft.placed).toBe(false);
  });
  test('turns about, and is unpinned by it', () => {
    const draft = drafted();
    draft.place();
    draft.rotate();
    expect(draft.placed).toBe(false);
    expect(draft.first.cells).toEqual([
      [0, 0],
      [1, 0],
    ]);
  });
  test('stays on the map wherever it is pushed', () => {
    const draft = drafted();
    draft.first.shift([-20, 20]);
    expect(draft.action).toBe('forest A10 A11');
  });
  test('lies only where the menu has an anchor', () => {
    const draft = drafted();
    draft.choose(1);
    draft.first.put([3, 3]);
    expect(draft.menuSays).toBe(false);
    draft.first.put([0, 0]);
    expect(draft.menuSays).toBe(true);
    expect(draft.first.shut).toHaveLength(120);
  });
  test('begins with a shape that fits somewhere', () => {
    const shut = { ...SHAPES[0]!, turns: SHAPES[0]!.turns.map((turn) => ({ ...turn, anchors: '0x0' })) };
    const draft = drafted({
      drawing: { terrains: ['farm'], falls_back: false, shapes: [shut, SHAPES[1]!] } as Face['drawing'],
    });
    expect(draft.shape).toBe(1);
    expect(draft.action).toBe('farm A1');
  });
  test('walks round its terrains', () => {
    const draft = drafted();
    draft.nextTerrain();
    expect(draft.terrain).toBe('water');
    draft.nextTerrain();
    expect(draft.terrain).toBe('forest');
  });
  test('with a second piece is sent when the first one lies, and goes back in two steps', () => {
    const draft = drafted();
    draft.useSkill('chosen');
    expect(draft.action).toBeNull();
    draft.place();
    expect(draft.choosingMore).toBe(true);
    draft.more.put([0, 0]);
    draft.nextTerrain();
    draft.place();
    expect(draft.placed).toBe(true);
    expect(draft.action).toBe('chosen forest E6 E7 + water A1');
    expect(draft.menuSays).toBeNull();
    draft.back();
    expect(draft.first.pinned).toBe(true);
    draft.back();
    expect(draft.first.pinned).toBe(false);
  });
  test.each([
    ['twice', 'twice forest E6 E7 + A1 A2'],
    ['fixed', 'fixed forest E6 E7 + A1'],
  ])('with what the skill %s adds', (id, action) => {
    const draft = drafted();
    draft.place();
    draft.useSkill(id);
    expect(draft.first.pinned).toBe(true);
    draft.more.put([0, 0]);
    expect(draft.action).toBe(action);
    expect(draft.moreTerrain).toBe(id === 'fixed' ? 'farm_village' : 'forest');
  });
  test('of another shape, another terrain, or over the edge, as the skill says', () => {
    const draft = drafted();
    draft.useSkill('other');
    draft.first.put([0, 0]);
    expect(draft.action).toBe('other forest A1 A2 A3');
    expect(draft.menuSays).toBeNull();
    draft.useSkill('village');
    expect(draft.terrains).toEqual(['village']);
    expect(draft.menuSays).toBe(true);
    draft.useSkill('over');
    draft.first.put([0, -1]);
    expect(draft.action).toBe('over forest A1');
    draft.useSkill(null);
    expect(draft.action).toBe('forest A1 A2');
  });
  test('goes on after a reload where it was left', () => {
    const left = drafted();
    left.rotate();
    left.first.put([2, 2]);
    left.place();
    const draft = drafted();
    draft.resume(left.sketch);
    expect(draft.action).toBe(left.action);
    expect(draft.placed).toBe(true);
  });
  test('names the spaces that are taken', () => {
    const draft = drafted({ maps: [{ sheet: EMPTY.replace('...........', 'f^#........') }] as Face['maps'] });
    draft.first.put([0, 1]);
    expect(draft.blocked).toEqual([
      [0, 1],
      [0, 2],
    ]);
  });
});

test('a committed action is read back as pieces', () => {
  expect(piecesOf('forest C4 C5', [])).toEqual([
    {
      terrain: 'forest',
      cells: [
        [2, 3],
        [2, 4],
      ],
    },
  ]);
  expect(piecesOf('chosen farm A1 + water B2', SKILLS).map(({ terrain }) => terrain)).toEqual(['farm', 'water']);
  expect(piecesOf('fixed farm A1 + B2', SKILLS)[1]).toEqual({ terrain: 'farm_village', cells: [[1, 1]] });
  expect(piecesOf('keep', SKILLS)).toEqual([]);
});

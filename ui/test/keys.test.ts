import { expect, test } from 'vitest';
import { keyOf } from '../src/pages/replay/keys';
import { plainKey } from '../src/shell/plainKey';

const pressed = (key: string, code = '', over: string[] = [], more = {}): KeyboardEvent =>
  ({
    key,
    code,
    target: { closest: (where: string) => (where.split(', ').some((one) => over.includes(one)) ? {} : null) },
    ...more,
  }) as unknown as KeyboardEvent;

test.each([
  ['r', 'KeyR', 'r'],
  ['R', 'KeyR', 'r'],
  ['к', 'KeyR', 'r'],
  ['ě', 'Digit2', '2'],
  ['&', 'Digit1', '1'],
  ['z', 'KeyY', 'z'],
  ['ArrowUp', 'ArrowUp', 'arrowup'],
])('the key %s of %s means %s', (key, code, meant) => {
  expect(plainKey(pressed(key, code))).toBe(meant);
});

test('a replay is walked, played, turned to a seat and branched', () => {
  expect(keyOf(pressed('ArrowLeft'), 2)).toEqual({ kind: 'step', to: 'back' });
  expect(keyOf(pressed('End'), 2)).toEqual({ kind: 'step', to: 'end' });
  expect(keyOf(pressed(' '), 2)).toEqual({ kind: 'play' });
  expect(keyOf(pressed('2', 'Digit2'), 2)).toEqual({ kind: 'seat', seat: 1 });
  expect(keyOf(pressed('з', 'KeyP'), 2)).toEqual({ kind: 'branch' });
});

test('keys that belong to something else are left to it', () => {
  expect(keyOf(pressed('3', 'Digit3'), 2)).toBeNull();
  expect(keyOf(pressed('p', 'KeyP', ['input']), 2)).toBeNull();
  expect(keyOf(pressed('ArrowLeft', '', ['[role="grid"]']), 2)).toBeNull();
  expect(keyOf(pressed(' ', '', ['button']), 2)).toBeNull();
  expect(keyOf(pressed('p', 'KeyP', [], { ctrlKey: true }), 2)).toBeNull();
});

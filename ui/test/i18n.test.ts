import { beforeEach, expect, test, vi } from 'vitest';
import {
  change,
  commas,
  has,
  lang,
  list,
  num,
  ready,
  say,
  sentences,
  setLang,
  t,
  words,
} from '../src/shell/i18n.svelte';
import { typeset } from '../src/shell/typography';

beforeEach(async () => {
  await ready;
  await setLang('en');
});

test('the first language is one the device asks for', async () => {
  localStorage.removeItem('charthouse.lang');
  vi.resetModules();
  const fresh = await import('../src/shell/i18n.svelte');
  await fresh.ready;
  expect(fresh.lang.current).toBe('cs');
});

test('messages are said with their arguments, which may be messages', () => {
  expect(t('hello', { name: 'Ana' })).toContain('Ana');
  expect(say({ id: 'hello', args: { name: { id: 'stars', args: { n: 2 } } } })).toBe('Hello, 2 stars!');
  expect(say(null)).toBe('');
  expect(t('nobody-wrote-this')).toBe('nobody-wrote-this');
  expect([has('hello.about'), has('nobody')]).toEqual([true, false]);
});

test('what is missing is told to whoever tests the page', () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  t('hello');
  expect(told).toHaveBeenCalledOnce();
  told.mockRestore();
});

test('an attribute is named behind a dot; a part of the words comes in every language', async () => {
  await words('more');
  expect(t('more')).toBe('More');
  await setLang('cs');
  expect([t('more'), lang.tag]).toEqual(['Více', 'cs']);
  expect(t('hello.about')).toBe('v\u00A0lese');
});

test('numbers have the true minus sign', () => {
  expect([num(-3), change(2), change(-2), change(0)]).toEqual(['\u22123', '+2', '\u22122', '']);
});

test('sentences follow each other as the language writes them', async () => {
  expect(sentences(['One.', '', 'Two.'])).toBe('One. Two.');
  await setLang('zh-Hant');
  expect(sentences(['一。', '二。'])).toBe('一。二。');
  expect(t('hello', { name: '安娜' })).toBe('你好安娜歡迎');
  expect(t('hello', { name: 'Ana' })).toBe('你好 Ana 歡迎');
  expect([list(['Ana', 'Bo']), list(['安娜', '小明'])]).toEqual(['Ana 和 Bo', '安娜和小明']);
  expect(commas(['一', '二'])).toBe('一、二');
});

test('a lone letter stays with its word, a hyphen before a figure is a minus', () => {
  expect(typeset('o -3: a b', 'cs')).toBe('o\u00A0\u22123: a\u00A0b');
  expect(typeset('a b', 'en')).toBe('a b');
  expect(typeset('ещё 3 хода — и всё', 'ru')).toBe('ещё 3\u00A0хода\u00A0— и\u00A0всё');
});

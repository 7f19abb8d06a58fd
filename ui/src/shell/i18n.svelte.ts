/** Words: the Fluent messages of the server, in the reader's language. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { keep, kept } from './kept';
import { near } from './near';
import type { Arg, Message } from './types';
import { typeset } from './typography';

export const LANGS: Record<string, string> = {
  en: 'English',
  ru: 'Русский',
  'zh-Hant': '繁體中文',
  sr: 'Srpski',
  cs: 'Čeština',
};
const TAGS: Record<string, string> = { sr: 'sr-Latn' };
const CHINESE = 'zh-Hant';

let shown = $state.raw<{ current: string; bundle: FluentBundle | null }>({ current: 'en', bundle: null });

export const lang = {
  get current(): string {
    return shown.current;
  },
  /** The tag for Intl and the lang attribute. */
  get tag(): string {
    return TAGS[shown.current] ?? shown.current;
  },
};

const bundles = new Map<string, FluentBundle>();
function bundleOf(name: string): FluentBundle {
  const bundle = bundles.get(name) ?? new FluentBundle(TAGS[name] ?? name, { useIsolating: name === CHINESE });
  bundles.set(name, bundle);
  return bundle;
}
/** Where the words of a language are, or a part of them that only some pages say. */
export const wordsAt = (name: string, part = ''): string => `/locale/${part ? `${name}/${part}` : name}.ftl`;
/** What has been said so far, in whatever language: the words of every page, and parts. */
const parts = new Set(['']);

const loads = new Map<string, Promise<void>>();
function load(name: string, part: string): Promise<void> {
  const address = wordsAt(name, part);
  let found = loads.get(address);
  if (!found) {
    found = fetch(near(address)).then(async (answer) => {
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
      bundleOf(name).addResource(new FluentResource(await answer.text()));
    });
    found.catch(() => loads.delete(address));
    loads.set(address, found);
  }
  return found;
}

/** A part of the words, before they are said. */
export async function words(part: string): Promise<void> {
  parts.add(part);
  await ready;
  await load(shown.current, part);
}

/** More words of a language, such as a table tells only when they have come out. */
export function learn(name: string, text: string): void {
  bundleOf(name).addResource(new FluentResource(text));
  shown = { ...shown };
}

let chosen = '';
export async function setLang(name: string): Promise<void> {
  chosen = name;
  let known: number;
  do {
    known = parts.size;
    await Promise.all([...parts].map((part) => load(name, part)));
  } while (parts.size > known); /* a page that says more was opened meanwhile */
  /* on a slow line another one may have been chosen since */
  if (chosen !== name) return;
  /* every language is whole, so none needs another behind it */
  shown = { current: name, bundle: bundleOf(name) };
  document.documentElement.lang = TAGS[name] ?? name;
  keep('lang', name);
}

function wanted(): string {
  const before = kept('lang', '');
  if (before in LANGS) return before;
  for (const tag of navigator.languages) {
    if (tag.toLowerCase().startsWith('zh')) return CHINESE;
    const found = Object.keys(LANGS).find((name) => tag.toLowerCase().split('-')[0] === name);
    if (found) return found;
  }
  return 'en';
}
export const ready: Promise<void> = setLang(wanted()).catch(() => setLang('en'));

type Args = Record<string, Arg>;
const isMessage = (arg: Arg): arg is Message => typeof arg === 'object' && arg !== null && 'id' in arg;

/** The sentence of a message; `id.attribute` names an attribute. Unknown ids are shown as they are. */
export function t(id: string, args?: Args): string {
  const [name, attribute] = id.split('.', 2) as [string, string?];
  const message = shown.bundle?.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!shown.bundle || !pattern) return id;
  const values: Record<string, FluentVariable> = {};
  for (const [key, arg] of Object.entries(args ?? {})) values[key] = isMessage(arg) ? say(arg) : arg;
  const missed: Error[] = [];
  const said = shown.bundle.formatPattern(pattern, values, missed);
  /* a variable that nobody gave: the reader sees its name, and whoever tests the page hears of it */
  if (missed.length) console.error(id, ...missed);
  return typeset(said, shown.current);
}

export const has = (id: string): boolean => shown.bundle?.hasMessage(id.split('.')[0]!) ?? false;

/** A message from the wire; its arguments may be messages. */
export const say = (message: Message | null | undefined): string => (message ? t(message.id, message.args) : '');

/** A figure with the true minus sign. */
export const num = (n: number): string => new Intl.NumberFormat(lang.tag).format(n).replace('-', '\u2212');
/** A change: +3, −2, or nothing. */
export const change = (n: number): string => (n > 0 ? `+${num(n)}` : n < 0 ? num(n) : '');
/** Names as a sentence lists them. */
export const list = (names: string[]): string =>
  typeset(new Intl.ListFormat(lang.tag, { type: 'conjunction' }).format(names), lang.current);
/** Short facts one after the other, with no word between them. */
export const commas = (parts: string[]): string => parts.join(lang.current === CHINESE ? '、' : ', ');
/** Sentences one after the other; Chinese sets no space between them. */
export const sentences = (parts: string[]): string => parts.filter(Boolean).join(lang.current === CHINESE ? '' : ' ');
/** "3 minutes ago", "in 2 days". */
export function ago(at: number): string {
  const seconds = (at - Date.now()) / 1000;
  const [unit, size] =
    (
      [
        ['day', 86400],
        ['hour', 3600],
        ['minute', 60],
      ] as const
    ).find(([, s]) => Math.abs(seconds) >= s) ?? (['second', 1] as const);
  return new Intl.RelativeTimeFormat(lang.tag, { numeric: 'auto' }).format(Math.round(seconds / size), unit);
}

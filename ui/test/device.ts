/** A device without a screen: a place to keep things, a language, and a server that knows some words. */
import { vi } from 'vitest';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
  removeItem: (name: string) => void kept.delete(name),
});
vi.stubGlobal('navigator', { languages: ['cs-CZ', 'en'] });
vi.stubGlobal('location', { href: 'http://here.test/' });
vi.stubGlobal('document', { documentElement: { lang: '' } });
vi.stubGlobal('addEventListener', () => undefined);

const WORDS: Record<string, string> = {
  '/locale/en.ftl': 'hello = Hello, { $name }!\nstars = { $n ->\n    [one] { $n } star\n   *[other] { $n } stars\n }\n',
  '/locale/cs.ftl': 'hello = Ahoj, { $name }!\n    .about = v lese\nloss = o -3\n',
  '/locale/zh-Hant.ftl': 'hello = 你好 { $name } 歡迎\n',
  '/locale/cs/more.ftl': 'more = Více\n',
  '/locale/en/more.ftl': 'more = More\n',
  '/locale/zh-Hant/more.ftl': 'more = 更多\n',
};
vi.stubGlobal('fetch', (address: string) =>
  Promise.resolve({
    ok: address in WORDS,
    status: address in WORDS ? 200 : 404,
    text: () => Promise.resolve(WORDS[address]),
  }),
);

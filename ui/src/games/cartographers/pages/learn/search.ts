/** Finding words in the rules: letters with and without marks find each other. */

const MARKS = '\\p{M}*';
/** The stroke of đ is no mark that comes off; without the letter at hand it is written d or dj. A space may be one that does not break. */
const ALIKE: Record<string, string> = { d: '[dđ]', đ: '[dđ]', dj: '(?:dj|đ)', ' ': '\\s' };

/** Each letter of the query with any marks, or none. */
function pattern(query: string): string {
  const letters = query.normalize('NFD').replace(/\p{M}/gu, '').match(/dj|./gisu) ?? [];
  return letters
    .map((letter) => (ALIKE[letter.toLowerCase()] ?? letter.replace(/[.*+?^${}()|[\]\\]/, '\\$&')) + MARKS)
    .join('');
}

/** The text in pieces; every second piece is a place where the query was found. */
export function split(text: string, query: string): string[] {
  const wanted = pattern(query.trim());
  if (!wanted) return [text];
  return text
    .normalize('NFD')
    .split(new RegExp(`(${wanted})`, 'giu'))
    .map((piece) => piece.normalize('NFC'));
}
export const places = (text: string, query: string): number => Math.floor(split(text, query).length / 2);

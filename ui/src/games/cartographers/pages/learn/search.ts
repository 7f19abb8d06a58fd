/** Finding words in the rules: letters with and without marks find each other. */

const MARKS = '\\p{M}*';

/** Each letter of the query with any marks, or none. */
function pattern(query: string): string {
  const letters = [...query.normalize('NFD')].filter((sign) => !/\p{M}/u.test(sign));
  return letters.map((letter) => letter.replace(/[.*+?^${}()|[\]\\]/, '\\$&') + MARKS).join('');
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

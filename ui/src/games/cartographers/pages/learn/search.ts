/** Finding words in the rules. */

/** The text in pieces; every second piece is a place where the query was found. */
export function split(text: string, query: string): string[] {
  const wanted = query.trim();
  if (!wanted) return [text];
  return text.split(new RegExp(`(${wanted.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')})`, 'giu'));
}
export const places = (text: string, query: string): number => Math.floor(split(text, query).length / 2);

/** How a sentence is set in its language. */

/** A space that sets a Latin name apart; there is none where the name is Chinese too. Fluent marks where it begins and ends. */
const APART = /(?<=\p{sc=Han}) (?=\u2068\p{sc=Han})|(?<=\p{sc=Han}\u2069) (?=\p{sc=Han})|[\u2068\u2069]/gu;
/** Where a list of names sets a Chinese word beside a Latin one. */
const JOINT = /(?<=\p{sc=Latin})(?=[和或])|(?<=[和或])(?=\p{sc=Latin})/gu;
/** Slavic languages leave no word of one letter at the end of a line. */
const SLAVIC = ['ru', 'sr', 'cs'];
const LONE = /(?<![\p{L}\d])(\p{L}) /gu;
/** ... no figure without what it counts, and no dash at the beginning of one. */
const COUNTED = /(?<=\d) (?=\p{Ll})| (?=—)/gu;
/** A hyphen that stands for the true minus sign. */
const MINUS = /(?<![\p{L}\d])-(?=\d)/gu;

export function typeset(said: string, lang: string): string {
  const plain = said.replace(APART, '').replace(JOINT, ' ').replace(MINUS, '\u2212');
  return SLAVIC.includes(lang) ? plain.replace(LONE, '$1\u00A0').replace(COUNTED, '\u00A0') : plain;
}

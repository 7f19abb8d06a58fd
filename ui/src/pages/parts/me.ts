/** The name this device gave last, so that nobody types it twice. */
import { keep, kept } from '../../shell/kept';

export const myName = (): string => kept('name', '');
export const callMe = (name: string): void => keep('name', tidy(name) || undefined);

/** A name as others can read it: what was pasted along and turns words around is left out; what shows nothing is no name. */
export function tidy(name: string): string {
  const plain = name.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '').trim();
  return /[^\p{Cf}\p{Mn}\p{Z}]/u.test(plain) ? plain : '';
}

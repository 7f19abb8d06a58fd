/** Links and recovery codes are exchanged for a key that stays on this device. */
import { post } from '../../shell/api';
import { gameOf, remember, type DeviceGame } from '../../shell/device.svelte';
import type { Asked, DeviceKey, LetIn } from '../../shell/types';

/** A link with a recovery code in it is a link too: the server looks at what it is, not where it stands. The same `key`
 * said again claims the seat once, should the answer be lost. */
export const exchange = (given: { link: string; key?: string } | { recovery: string }): Promise<DeviceKey> =>
  post<DeviceKey>('/api/keys', given);

/** A device asks whoever holds the seat of this link to let it in. */
export const askFor = (link: string): Promise<Asked> => post<Asked>('/api/keys/ask', { link });
export const heardOf = (key: string): Promise<LetIn> => post<LetIn>('/api/keys/asked', { key });

/** The same seat at the table where the same people play on. */
export const follow = ({ table, key }: DeviceGame): Promise<DeviceKey> =>
  post<DeviceKey>(`/api/tables/${table}/follow`, {}, key);

/** Five groups of five, as they are typed. */
export const isCode = (token: string): boolean => /^\w{5}(-?\w{5}){4}$/.test(token.trim());

/** `code` is what was exchanged, if that was a recovery code: it stays the same. */
export function sitDown(answer: DeviceKey, code = '', link = ''): void {
  const { table, key, role, seats, recovery = code } = answer;
  const known = gameOf(table);
  const again = known !== undefined && !replaces(answer);
  remember({
    mode: 'link',
    name: '',
    ...known,
    table,
    /* a device that has the seat keeps its first key: it may be the host's */
    key: again ? known.key : key,
    role,
    seats,
    ...(link ? { link } : {}),
    codes: { ...(again ? known.codes : {}), ...(recovery && seats[0] !== undefined ? { [seats[0]]: recovery } : {}) },
    at: Date.now(),
  });
}

/** Would this key replace another one of the same table? */
export function replaces({ table, role, seats }: DeviceKey): boolean {
  const known = gameOf(table);
  return known !== undefined && (known.role !== role || known.seats.join() !== seats.join());
}

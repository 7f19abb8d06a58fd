/** Links and recovery codes are exchanged for a key that stays on this device. */
import { post } from '../../shell/api';
import { gameOf, remember, type DeviceGame } from '../../shell/device.svelte';
import type { DeviceKey } from '../../shell/types';

/** A link with a recovery code in it is a link too: the server looks at what it is, not where it stands. */
export const exchange = (given: { link: string } | { recovery: string }): Promise<DeviceKey> =>
  post<DeviceKey>('/api/keys', given);

/** The same seat at the table where the same people play on. */
export const follow = ({ table, key }: DeviceGame): Promise<DeviceKey> =>
  post<DeviceKey>(`/api/tables/${table}/follow`, {}, key);

/** `token` is what was exchanged: a seat link brings a new code, a recovery code stays the same. */
export function sitDown(answer: DeviceKey, token: string): void {
  const { table, key, role, seats, recovery } = answer;
  const known = gameOf(table);
  const again = known !== undefined && !replaces(answer);
  const code = recovery ?? (role === 'seat' ? token : undefined);
  remember({
    mode: 'link',
    name: '',
    ...known,
    table,
    /* a device that has the seat keeps its first key: it may be the host's */
    key: again ? known.key : key,
    role,
    seats,
    codes: { ...(again ? known.codes : {}), ...(code && seats[0] !== undefined ? { [seats[0]]: code } : {}) },
    at: Date.now(),
  });
}

/** Would this key replace another one of the same table? */
export function replaces({ table, role, seats }: DeviceKey): boolean {
  const known = gameOf(table);
  return known !== undefined && (known.role !== role || known.seats.join() !== seats.join());
}

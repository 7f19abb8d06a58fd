/** Links and recovery codes are exchanged for a key that stays on this device. */
import { post } from '../../shell/api';
import { gameOf, remember } from '../../shell/device.svelte';
import type { KeyAnswer } from '../../shell/types';

export const exchange = (given: { link: string } | { recovery: string }): Promise<KeyAnswer> => post<KeyAnswer>('/api/keys', given);

export function sitDown({ table, key, role, seats }: KeyAnswer): void {
  const known = gameOf(table);
  remember({ mode: known?.mode ?? 'link', name: known?.name ?? '', table, key, role, seats, at: Date.now(), ...(known?.daily ? { daily: known.daily } : {}) });
}

/** Would this key replace another one of the same table? */
export function replaces({ table, role, seats }: KeyAnswer): boolean {
  const known = gameOf(table);
  return known !== undefined && (known.role !== role || known.seats.join() !== seats.join());
}

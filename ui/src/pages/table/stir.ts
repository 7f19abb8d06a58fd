/** What this device adds to a shuffle: once the deck is sealed and before it is dealt, so that nobody chose it alone. */
import { gameOf, remember } from '../../shell/device.svelte';
import type { TableSocket } from '../../shell/socket.svelte';

function fresh(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The number is kept before it is sent: whatever happens on the way, it is the same one that is sent again. */
export async function stir(table: string, seat: number, socket: TableSocket): Promise<void> {
  const game = gameOf(table);
  if (!game || game.stir?.taken) return;
  const number = game.stir?.number ?? fresh();
  remember({ ...game, stir: { number, taken: false } });
  const { verdict } = await socket.stir(seat, number);
  const now = gameOf(table);
  if (now && verdict === 'accepted') remember({ ...now, stir: { number, taken: true } });
}

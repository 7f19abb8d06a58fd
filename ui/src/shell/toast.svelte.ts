/** One short word about something that happened elsewhere. Errors stay until they are closed. */
import type { Message } from './types';

export interface Toasted {
  message: Message | string;
  error: boolean;
}
let shown = $state.raw<Toasted | null>(null);

export const toasted = {
  get current(): Toasted | null {
    return shown;
  },
};
export function toast(message: Message | string, error = false): void {
  shown = { message, error };
}
export const untoast = (): void => void (shown = null);

/** What a key asks of a replay; nothing where the key belongs to what has the focus. */
import { plainKey } from '../../shell/plainKey';

export type Wish =
  | { kind: 'step'; to: 'back' | 'on' | 'start' | 'end' }
  | { kind: 'seat'; seat: number }
  | { kind: 'play' }
  | { kind: 'branch' };

const STEPS: Record<string, 'back' | 'on' | 'start' | 'end'> = {
  ArrowLeft: 'back',
  ArrowRight: 'on',
  Home: 'start',
  End: 'end',
};
const TYPED = 'input, textarea, select';
const WALKED = '[role="grid"], [role="radiogroup"]';

export function keyOf(event: KeyboardEvent, seats: number): Wish | null {
  const target = event.target as Element;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || target.closest?.(TYPED)) return null;
  const to = STEPS[event.key];
  if (to) return target.closest?.(WALKED) ? null : { kind: 'step', to };
  if (event.key === ' ') return target.closest?.('button, a, [role="grid"]') ? null : { kind: 'play' };
  const key = plainKey(event);
  if (/^[1-9]$/.test(key)) return Number(key) <= seats ? { kind: 'seat', seat: Number(key) - 1 } : null;
  return key === 'p' ? { kind: 'branch' } : null;
}

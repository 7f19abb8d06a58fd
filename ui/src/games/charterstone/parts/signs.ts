/** The signs of this game, put into the page once, when the first of them is drawn. */
import signs from '../../../../../src/charthouse/games/charterstone/signs.svg?raw';
import './stone.css';

const holder = document.createElement('div');
holder.className = 'stone-signs';
holder.ariaHidden = 'true';
holder.innerHTML = signs;
document.body.append(holder);

/** The sign of an effect word. */
export function signOf(word: string, arg?: string): string {
  if (word === 'resource') return arg === undefined || arg === 'different' ? 'any' : arg;
  if (word === 'card') return arg === 'assistant' ? 'assistant' : arg === 'building' ? 'plan' : 'card';
  const signs: Record<string, string> = {
    printed: 'plan',
    on_objective: 'influence',
    in_cell: 'quota',
    crate: 'crate-open',
    draw: 'card',
    choose: 'why',
    pay: 'any',
  };
  return signs[word] ?? word;
}

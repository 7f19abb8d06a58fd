/** Day chart or night chart: what was chosen, and what is shown. */
import { keep, kept } from './kept';

export type Theme = 'light' | 'dark' | 'system';
const system = matchMedia('(prefers-color-scheme: dark)');
let chosen = $state<Theme>(kept<Theme>('theme', 'system'));

function show(shown: Theme = chosen): void {
  const asked = shown === 'system' ? (system.matches ? 'dark' : 'light') : shown;
  document.documentElement.dataset.theme = asked;
}
show();
system.addEventListener('change', () => show());
// What is printed is always the day chart.
addEventListener('beforeprint', () => show('light'));
addEventListener('afterprint', () => show());

export const theme = {
  get current(): Theme {
    return chosen;
  },
};
const NEXT: Record<Theme, Theme> = { system: 'dark', dark: 'light', light: 'system' };
export function nextTheme(): void {
  chosen = NEXT[chosen];
  keep('theme', chosen);
  show();
}

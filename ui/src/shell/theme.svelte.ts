/** Day chart or night chart. */
import { keep, kept } from './kept';

export type Theme = 'light' | 'dark' | 'system';
let chosen = $state<Theme>(kept<Theme>('theme', 'system'));

function apply(): void {
  if (chosen === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = chosen;
}
apply();

export const theme = {
  get current(): Theme {
    return chosen;
  },
};
const NEXT: Record<Theme, Theme> = { system: 'dark', dark: 'light', light: 'system' };
export function nextTheme(): void {
  chosen = NEXT[chosen];
  keep('theme', chosen);
  apply();
}

import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/* The only places that set HTML: pictures the page draws itself, and what the build and the server draw for it. */
const DRAWN = [
  'src/games/cartographers/board/*.svelte',
  'src/games/cartographers/create/HelpArt.svelte',
  'src/games/cartographers/pages/learn/Figure.svelte',
  'src/games/cartographers/table/Standings.svelte',
  'src/shell/Qr.svelte',
  'src/shell/Sprite.svelte',
];

export default ts.config(
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  { languageOptions: { globals: globals.browser } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    rules: {
      // The compiler doubts every index (noUncheckedIndexedAccess); where the code knows better, `!` says so.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Sets and maps are made whole and then only read, or hold what nothing on the screen depends on.
      'svelte/prefer-svelte-reactivity': 'off',
      // A space before a block is written {' '}: a bare one would be trimmed.
      'svelte/no-useless-mustaches': 'off',
      'svelte/no-target-blank': 'error',
    },
  },
  { files: DRAWN, rules: { 'svelte/no-at-html-tags': 'off' } },
);

import type { GamePage } from '../game';

export const cartographers: GamePage = {
  id: 'cartographers',
  seats: [1, 100],
  front: () => import('./front/Front.svelte'),
  ways: [
    { icon: 'sheet', text: 'page-home-paper', path: '/paper' },
    { icon: 'book', text: 'page-home-learn', path: '/learn' },
    { icon: 'star', text: 'page-home-stats', path: '/stats' },
  ],
  shelf: () => import('./front/Days.svelte'),
  create: () => import('./create'),
  glance: () => import('./glance'),
  table: () => import('./table'),
  replay: () => import('./replay/Replay.svelte'),
  pages: {
    paper: () => import('./pages/Paper.svelte'),
    learn: () => import('./pages/Learn.svelte'),
    rules: () => import('./pages/Rules.svelte'),
    stats: () => import('./pages/Stats.svelte'),
  },
};

import type { GamePage } from '../game';
import './look/colours.css';

export const cartographers: GamePage = {
  id: 'cartographers',
  seats: [1, 100],
  front: () => import('./front/Front.svelte'),
  ways: [
    { icon: 'sheet', label: 'page-home-paper', about: 'page-home-paper.about', path: '/paper' },
    { icon: 'book', label: 'page-home-learn', about: 'page-home-learn.about', path: '/learn' },
    { icon: 'star', label: 'page-home-stats', about: 'page-home-stats.about', path: '/stats' },
  ],
  shelf: () => import('./front/Days.svelte'),
  create: () => import('./create'),
  glance: () => import('./glance'),
  table: () => import('./table'),
  replay: () => import('./replay/Replay.svelte'),
  words: 'cartographers-learn',
  pages: {
    paper: () => import('./pages/Paper.svelte'),
    learn: () => import('./pages/Learn.svelte'),
    rules: () => import('./pages/Rules.svelte'),
    stats: () => import('./pages/Stats.svelte'),
  },
};

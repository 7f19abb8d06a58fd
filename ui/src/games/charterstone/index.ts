import type { GamePage } from '../game';

export const charterstone: GamePage = {
  id: 'charterstone',
  seats: [2, 6],
  front: () => import('./front/Front.svelte'),
  ways: [
    {
      icon: 'book',
      label: 'page-stone-chronicle',
      about: 'page-stone-chronicle.about',
      path: '/charterstone/chronicle',
    },
  ],
  create: () => import('./create'),
  glance: () => import('./glance'),
  table: () => import('./table'),
  replay: () => import('./replay/Replay.svelte'),
  pages: { chronicle: () => import('./pages/Chronicle.svelte') },
};

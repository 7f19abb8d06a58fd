/** Charterstone for lists, covers and cues. */
import { addResult } from '../../shell/device.svelte';
import { t } from '../../shell/i18n.svelte';
import type { StateMessage } from '../../shell/types';
import type { Glance } from '../game';
import Picture from './Picture.svelte';
import type { Face, Holding } from './types';

export function ownHolding({ table, game }: StateMessage): Holding | undefined {
  const holdings = (game as Face | null)?.holdings;
  return holdings?.find((holding) => table.mine.includes(holding.seat)) ?? holdings?.[0];
}

const glance: Glance = {
  Picture,
  called: () => t('charterstone'),
  stage: (face: Face) => t('page-stone-round', { round: face.round }),
  points: (state) => t('stone-word-vp', { n: ownHolding(state)?.vp ?? 0 }),
  due: (face: Face) => (face.current === null || face.outcome ? [] : [face.current]),
  asked: (face: Face) => face.question !== null,
  ticked: (face: Face) => face,
  open: true,
  note: ({ table, game }, at) => {
    for (const { seat, score, rank } of game?.outcome?.standings ?? [])
      if (table.mine.includes(seat))
        addResult({
          table: table.id,
          game: 'charterstone',
          at,
          mode: table.mode,
          players: table.seats.length,
          seat,
          name: table.seats[seat]?.name ?? '',
          score,
          rank,
          daily: null,
        });
  },
};
export default glance;

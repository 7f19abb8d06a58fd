/** Cartographers for lists, covers and cues. */
import { t } from '../../shell/i18n.svelte';
import type { StateMessage } from '../../shell/types';
import type { Glance } from '../game';
import { mapName } from './names';
import Picture from './Picture.svelte';
import { noteResults } from './tally.svelte';
import type { Face, MapView } from './types';

/** The map to show: one of this device, otherwise the first. */
export function ownMap({ table, game }: StateMessage): MapView | undefined {
  const maps = (game as Face | null)?.maps;
  return maps?.find((map) => table.mine.includes(map.seat)) ?? maps?.[0];
}

const glance: Glance = {
  Picture,
  called: (table) => mapName(table.options.side),
  stage: (face: Face) => t(`season-${face.seasons[face.season]?.id ?? 'spring'}`),
  points: (state) => t('stars', { count: ownMap(state)?.total ?? 0 }),
  due: (face: Face) => face.maps.filter((map) => !map.ready).map((map) => map.seat),
  asked: (face: Face) => face.phase === 'draw' || face.phase === 'answer',
  ticked: (face: Face, ready) => ({
    ...face,
    maps: face.maps.map((map) => ({ ...map, ready: ready[map.seat] ?? map.ready })),
  }),
  note: noteResults,
};
export default glance;

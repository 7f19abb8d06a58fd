/** What a remembered game is called. */
import type { DeviceGame } from '../../shell/device.svelte';
import { t } from '../../shell/i18n.svelte';
import type { TableState } from '../../shell/types';
import { dayName } from './days';

export const mapName = (side: string | undefined): string => t(side === 'B' ? 'map-wastelands' : 'map-wilderness');

export function gameName(game: DeviceGame, table?: TableState): string {
  if (game.name) return game.name;
  if (game.daily) return t('page-game-daily', { date: dayName(game.daily) });
  if (game.role === 'watch') return t('page-game-watch');
  if (game.mode !== 'solo') return t(`page-game-${game.mode}`);
  if (table && table.seats.length > 1) return t('page-game-bots');
  return t('page-game-solo', { map: mapName(table?.options.side) });
}

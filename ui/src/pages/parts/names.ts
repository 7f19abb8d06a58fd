/** What a remembered game is called. */
import type { DeviceGame } from '../../shell/device.svelte';
import { t } from '../../shell/i18n.svelte';
import { gamePage } from '../../games';
import type { Seen } from './seen.svelte';
import { dayName } from '../../shell/days.svelte';

export function gameName(game: DeviceGame, seen: Seen): string {
  if (game.name) return game.name;
  if (game.daily) return t('page-game-daily', { date: dayName(game.daily) });
  if (game.role === 'watch') return t('page-game-watch');
  if (game.mode !== 'solo') return t(`page-game-${game.mode}`);
  const table = seen.state?.table;
  if (table && table.seats.length > 1) return t('page-game-bots');
  return t('page-game-solo', { map: (table && seen.glance?.called(table)) ?? t(gamePage(game.game).id) });
}

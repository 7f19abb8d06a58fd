/** What placing a worker would take out of my supply: what leaves, and what is short. */
import { t } from '../../../shell/i18n.svelte';
import { haveOf } from '../goods';
import type { Playing } from './playing.svelte';

export interface Mark {
  text: string;
  lack: boolean;
}
/** By stock, for the building that is looked at. */
export function marksOf({ game, holding, desk }: Playing): Record<string, Mark> {
  const found: Record<string, Mark> = {};
  if (!desk.building || game.phase !== 'act' || game.seat !== holding.seat) return found;
  for (const word of desk.building.pay) {
    const have = haveOf(word, holding);
    if (have === null || !word.stock) continue;
    found[word.stock] =
      have < word.n
        ? { text: t('page-stone-short', { n: word.n - have }), lack: true }
        : { text: `−${word.n}`, lack: false };
  }
  return found;
}

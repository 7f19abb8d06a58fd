/** The options of a table of Charterstone, as they are wished for: who has which charter. */
import { t } from '../../../shell/i18n.svelte';
import type { Mode, Options } from '../../../shell/types';
import type { OptionsWish } from '../../game';

const ORDER = ['blue', 'red', 'green', 'purple', 'black', 'yellow'];

export class CharterstoneOptions implements OptionsWish {
  /** The charter of each seat; as many as there are charters, used from the front. */
  charters = $state([...ORDER]);
  readonly shut = false;

  /** Whoever had it gets what this seat had. */
  choose(seat: number, charter: string): void {
    const other = this.charters.indexOf(charter);
    const old = this.charters[seat];
    if (other < 0 || old === undefined) return;
    this.charters[other] = old;
    this.charters[seat] = charter;
  }
  given(seats: number): Options {
    return { charters: this.charters.slice(0, seats) };
  }
  called(mode: Mode): string {
    return `${t('charterstone')}, ${t(`page-mode-${mode}`)}`;
  }
  sum(seats: number): { head: string; rest: string[] } {
    return { head: t('page-stone-sum', { seats }), rest: [] };
  }
}

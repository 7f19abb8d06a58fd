import { tick, untrack } from 'svelte';
import { kept, keep } from '../../../shell/kept';
import type { TableState } from '../../../shell/types';
import type { Face } from '../types';
import { asScored } from './year';

/** The end of a season, shown once for each season and device. */
export class SeasonEnd {
  season = $state<number | null>(null);
  face = $state.raw<Face | null>(null);

  constructor(
    readonly game: () => Face,
    readonly table: () => TableState,
  ) {
    $effect(() => {
      const now = game().season;
      const seen = kept<number | null>(this.#store, null);
      if (seen === null) keep(this.#store, now);
      else if (now > seen && untrack(() => this.season) !== now - 1) {
        this.season = now - 1;
        this.face = untrack(() => asScored(game()));
      }
    });
  }

  get #store(): string {
    return `season.${this.table().id}.${Math.max(0, this.game().seat)}`;
  }

  onward(): void {
    keep(this.#store, this.game().season);
    this.season = this.face = null;
    window.scrollTo(0, 0);
    /* the button is gone: the keys go on at the map */
    void tick().then(() =>
      document.querySelector<HTMLElement>('.cells [tabindex="0"]')?.focus({ preventScroll: true }),
    );
  }
}

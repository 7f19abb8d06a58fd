/** What happened while nobody looked: remembers the newest line this device has shown. */
import { keep, kept } from './kept';

const AWAY = 60_000;

export class LastLook {
  /** Lines after this one are news; null while there are none. */
  since = $state<number | null>(null);
  #table: string;
  #newest: () => number;
  #left = 0;

  constructor(table: string, newest: () => number) {
    this.#table = table;
    this.#newest = newest;
    const seen = kept<number | null>(`looked.${table}`, null);
    if (seen !== null && newest() > seen) this.since = seen;
    document.addEventListener('visibilitychange', this.#turned);
  }
  #turned = (): void => {
    if (document.hidden) {
      this.#left = Date.now();
      this.note();
    } else if (Date.now() - this.#left > AWAY) {
      const seen = kept<number | null>(`looked.${this.#table}`, null);
      this.since = seen !== null && this.#newest() > seen ? seen : null;
    }
  };
  /** Whoever decides has read what happened before. */
  read(): void {
    this.since = null;
  }
  /** Everything up to now has been seen. */
  note(): void {
    keep(`looked.${this.#table}`, this.#newest());
  }
  close(): void {
    this.note();
    document.removeEventListener('visibilitychange', this.#turned);
  }
}

/** The words for what has come out of crates: this table tells them, no file of the page has them. */
import { get } from '../../shell/api';
import { gameOf } from '../../shell/device.svelte';
import { lang, learn } from '../../shell/i18n.svelte';

const known = new Set<string>();

export class Unsealed {
  #told = $state.raw(new Set<string>());

  /** True once all of it can be said. */
  says(ids: string[]): boolean {
    return ids.every((id) => this.#told.has(id));
  }
  /** Learns them in the reader's language; whatever cannot be had now is shown without. */
  async tell(table: string, ids: string[]): Promise<void> {
    const wanted = [...new Set(['en', lang.current])].filter((name) => ids.some((id) => !known.has(`${name} ${id}`)));
    try {
      await Promise.all(
        wanted.map(async (name) => {
          learn(name, await get<string>(`/api/tables/${table}/words?lang=${name}`, gameOf(table)?.key));
          for (const id of ids) known.add(`${name} ${id}`);
        }),
      );
    } finally {
      if (!this.says(ids)) this.#told = new Set([...this.#told, ...ids]);
    }
  }
}

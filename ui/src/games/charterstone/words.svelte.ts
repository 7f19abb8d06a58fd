/** The words for what has come out of crates: this table tells them, no file of the page has them. */
import { get } from '../../shell/api';
import { gameOf } from '../../shell/device.svelte';
import { lang, learn } from '../../shell/i18n.svelte';

const known = new Set<string>();

/** True once everything that is out can be said in the reader's language. */
export class Unsealed {
  ready = $state(false);
  async tell(table: string, ids: string[]): Promise<void> {
    const wanted = [...new Set(['en', lang.current])].filter((name) => ids.some((id) => !known.has(`${name} ${id}`)));
    if (wanted.length) this.ready = false;
    for (const name of wanted) {
      await learn(name, await get<string>(`/api/tables/${table}/words?lang=${name}`, gameOf(table)?.key));
      for (const id of ids) known.add(`${name} ${id}`);
    }
    this.ready = true;
  }
}

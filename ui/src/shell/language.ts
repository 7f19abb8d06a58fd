/** Words come from the server: where it does not answer, that is said, and the page stays as it was. */
import { setLang } from './i18n.svelte';
import { toast } from './toast.svelte';

export const chooseLang = (name: string): Promise<void> =>
  setLang(name).catch(() => toast({ id: 'page-offline' }, true));

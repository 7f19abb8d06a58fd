import { t } from '../../../shell/i18n.svelte';
import type { CreateParts } from '../../game';
import Lay from './Lay.svelte';
import { CharterstoneOptions } from './options.svelte';
import Rules from './Rules.svelte';

const create: CreateParts = {
  options: () => new CharterstoneOptions(),
  Lay,
  Rules,
  player: 'page-stone-player',
  about: (mode) => t(`page-stone-mode-${mode}`),
  turns: true,
};
export default create;

import type { CreateParts } from '../../game';
import Lay from './Lay.svelte';
import { CharterstoneOptions } from './options.svelte';
import Rules from './Rules.svelte';

const create: CreateParts = { options: () => new CharterstoneOptions(), Lay, Rules };
export default create;

import type { CreateParts } from '../../game';
import Lay from './Lay.svelte';
import { CartographersOptions } from './options.svelte';
import Rules from './Rules.svelte';

const create: CreateParts = { options: () => new CartographersOptions(), Lay, Rules };
export default create;

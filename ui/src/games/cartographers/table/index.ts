import type { TableParts } from '../../game';
import Laid from '../create/Laid.svelte';
import Readies from './Readies.svelte';
import SeasonChip from './SeasonChip.svelte';
import Table from './Table.svelte';

const table: TableParts = { Play: Table, Chip: SeasonChip, Readies, Laid };
export default table;

import type { TableParts } from '../../game';
import Laid from '../create/Laid.svelte';
import Chip from './Chip.svelte';
import Seats from './Seats.svelte';
import Table from './Table.svelte';

const table: TableParts = { Play: Table, Chip, Readies: Seats, Laid };
export default table;

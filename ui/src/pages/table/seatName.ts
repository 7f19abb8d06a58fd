import { t } from '../../shell/i18n.svelte';
import type { TableSeat } from '../../shell/types';

/** What a seat is called, also before its player has given a name. */
export const seatName = ({ name, seat }: TableSeat): string => name || t('page-invite-unnamed', { number: seat + 1 });

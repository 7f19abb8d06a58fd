/** What the others did since this seat's last turn, told by the log. */
import type { LogLine, TableState } from '../../../shell/types';
import type { Face } from '../types';

const TURN = ['stone-log-placed', 'stone-log-home'];
/** Besides where they placed: what changes the village or the race. Payments and points stay in the log. */
const TOLD = [
  ...TURN,
  'stone-log-bumped',
  'stone-log-built',
  'stone-log-opened',
  'stone-log-met',
  'stone-log-filled',
  'stone-log-took',
  'stone-log-drawn',
  'stone-log-reputed',
  'stone-log-named',
  'stone-log-named-persona',
];

/** Oldest first; `log` is newest first. A log that does not reach back so far tells what it has. */
export function since(log: LogLine[], seat: number): LogLine[] {
  const own = log.findIndex((line) => line.seat === seat && TURN.includes(line.message.id));
  const later = own < 0 ? log : log.slice(0, own);
  return later
    .filter(
      (line) =>
        line.seat >= 0 &&
        TOLD.includes(line.message.id) &&
        (line.seat !== seat || line.message.id === 'stone-log-bumped'),
    )
    .toReversed();
}

/** What the one on turn has not seen; those who sit at the same screen have. */
export const missedBy = (game: Face, table: TableState): LogLine[] =>
  game.phase === 'act' && table.seats.some((seat) => !table.mine.includes(seat.seat)) ? since(game.log, game.seat) : [];

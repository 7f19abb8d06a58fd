/** The wire (`wire.ts`, docs/protocol.md), with the face of a game filled in. Seats count from 0. */
import type * as wire from './wire';
import type { AnyFace, Message } from './wire';

export type * from './wire';
export type Arg = string | number | Message;
/** The options of a game, which only its own page understands. */
export type Options = Opening['options'];

/** A page says all that it wishes of a table. */
export type Clock = Required<wire.Clock>;
export type Opening = Required<Omit<wire.Opening, 'clock' | 'waiting'>> & { clock: Clock; waiting?: number };

export interface Frame<F extends AnyFace = AnyFace> extends wire.Frame {
  game: F;
}
export interface Replay<F extends AnyFace = AnyFace> extends wire.Replay {
  frames: Frame<F>[];
}

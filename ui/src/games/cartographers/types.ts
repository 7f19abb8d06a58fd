/** Cartographers on the wire (`wire.ts`), with what the house adds. */
import type { AnyFace, AnyWorth, Printed } from '../../shell/types';
import type * as wire from './wire';

export type * from './wire';
export type Face = AnyFace & wire.Face;
/** Only an action that is legal is worth anything. */
export type Worth = AnyWorth & Partial<wire.Preview>;
export type Content = Printed & wire.Contents;

/** The rules of a table as its header has them. */
export interface Options {
  side: 'A' | 'B';
  edition: string;
  edicts?: string[];
  skills?: boolean | string[];
  full_map?: string;
}

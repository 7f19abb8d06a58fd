/** Charterstone on the wire (`wire.ts`, docs/charterstone-face.md), with what the house adds. */
import type { AnyFace, AnyWorth, Printed } from '../../shell/types';
import type * as wire from './wire';

export type * from './wire';
export type Face = AnyFace & wire.Face;
/** Only an action that is legal is worth anything. */
export type Worth = AnyWorth & Partial<wire.Preview>;
export type Content = Printed & wire.Contents;

export const KINDS: wire.Kind[] = ['wood', 'clay', 'coal', 'grain', 'iron', 'pumpkin'];
export const CARDS: wire.CardKind[] = ['assistant', 'building', 'constructed'];

/** The first turns, explained where they happen: one sentence at a time, and the next when it is done. */
import { keep, kept } from '../../../shell/kept';
import type { Face, Holding } from '../types';
import type { Desk } from './desk.svelte';

interface Step {
  id: string;
  /** A building to show. */
  show?: (face: Face) => string | undefined;
  done: (mine: Holding, pinned: boolean) => boolean;
}
const home = (face: Face): string | undefined =>
  face.buildings.find((building) => building.basic && building.charter === face.holdings[face.seat]?.charter)?.id;

export const STEPS: Step[] = [
  { id: 'read', show: home, done: ({ out }, pinned) => pinned || out.length > 0 },
  { id: 'place', show: home, done: ({ out }) => out.length > 0 },
  { id: 'bump', done: ({ out }) => out.length > 1 },
  { id: 'back', done: ({ workers }) => workers === 2 },
  { id: 'goods', show: () => 'treasury', done: ({ out }) => out.includes('treasury') },
  { id: 'points', show: () => 'charterstone', done: ({ vp }) => vp > 0 },
  { id: 'end', done: () => false },
];

export class Coach {
  at = $state(kept('stone.coach', 0));
  /** What was there when it was looked at last. */
  #before: { face: Face; pinned: boolean } | null = null;

  get step(): Step | undefined {
    return STEPS[this.at];
  }
  go(to: number): void {
    this.at = to;
    keep('stone.coach', to);
  }
  /** Goes on when the one who was on turn has just done it; what was so before is explained all the same. */
  follow(face: Face, desk: Desk): void {
    const [before, pinned] = [this.#before ?? { face, pinned: desk.pinned }, desk.pinned];
    this.#before = { face, pinned };
    const seat = before.face.seat;
    const [then, now] = [before.face.holdings[seat], face.holdings[seat]];
    while (then && now && this.step?.done(now, pinned) && !this.step.done(then, before.pinned)) this.go(this.at + 1);
  }
  close(): void {
    this.go(STEPS.length);
  }
}

/** The first turns, explained where they happen: one sentence at a time, and the next when it is done. */
import { keep, kept } from '../../../shell/kept';
import type { Face } from '../types';
import type { Desk } from './desk.svelte';

interface Step {
  id: string;
  /** A building to show. */
  show?: (face: Face) => string | undefined;
  done: (face: Face, desk: Desk) => boolean;
}
const mine = (face: Face) => face.holdings[face.seat];
const home = (face: Face): string | undefined => face.buildings.find((building) => building.basic && building.charter === mine(face)?.charter)?.id;

export const STEPS: Step[] = [
  { id: 'read', show: home, done: (face, desk) => desk.pinned || (mine(face)?.out.length ?? 0) > 0 },
  { id: 'place', show: home, done: (face) => (mine(face)?.out.length ?? 0) > 0 },
  { id: 'bump', done: (face) => (mine(face)?.out.length ?? 0) > 1 },
  { id: 'back', done: (face) => mine(face)?.workers === 2 },
  { id: 'goods', show: () => 'treasury', done: (face) => face.holdings[face.seat]?.out.includes('treasury') ?? false },
  { id: 'points', show: () => 'charterstone', done: (face) => (mine(face)?.vp ?? 0) > 0 },
  { id: 'end', done: () => false },
];

export class Coach {
  at = $state(kept('stone.coach', 0));

  get step(): Step | undefined {
    return STEPS[this.at];
  }
  go(to: number): void {
    this.at = to;
    keep('stone.coach', to);
  }
  follow(face: Face, desk: Desk): void {
    while (this.step && face.seat >= 0 && this.step.done(face, desk)) this.go(this.at + 1);
  }
  close(): void {
    this.go(STEPS.length);
  }
}

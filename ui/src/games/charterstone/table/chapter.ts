/** Where the Chronicle speaks of a building, a word or a refusal: numbers of its slots, of which only those in force are shown. */
import type { Building, Face } from '../types';

const DEEDS: Record<string, number> = {
  construct: 18,
  crate: 19,
  objective: 20,
  quota: 22,
  reputation: 23,
  card: 7,
  draw: 7,
  influence: 6,
  progress: 25,
};
const TURN = 15;
const REASONS: Record<string, number> = {
  'no-worker': TURN,
  short: TURN,
  'no-influence-left': 6,
  'no-building-card': 7,
  'no-printed-resources': 18,
  'no-empty-plot': 18,
  'no-crate': 10,
  'crate-opens-later': 19,
  'no-objective': 20,
  'no-quota-cell': 22,
};

const inForce = (face: Face, slots: number[]): number[] =>
  [...new Set(slots)].filter((slot) => face.rules.some((rule) => rule.slot === slot));

/** What using it is about, and why it is shut; three at most. */
export function chapters(face: Face, building: Building): number[] {
  const reason = building.why ? REASONS[building.why.id.replace('stone-why-', '')] : undefined;
  const deeds = building.gain
    .flatMap((word) => [word, ...Object.values(word.options ?? {}).flat()])
    .map((word) => DEEDS[word.word] ?? 0);
  return inForce(face, [...(reason ? [reason] : []), building.area === 'commons' ? 17 : 0, ...deeds, TURN]).slice(0, 3);
}
export const chapter = (face: Face, word: string): number[] => inForce(face, [DEEDS[word] ?? TURN]);

/** Names and words of Charterstone. */
import { has, t } from '../../shell/i18n.svelte';
import type { TableState } from '../../shell/types';
import type { Card, Face } from './types';

export const buildingName = (id: string): string => t(`stone-building-${id}`);
export const charterName = (id: string): string => t(`stone-charter-${id}`);
export function cardName(card: Card): string {
  if (card.name) return card.name;
  return card.kind === 'assistant' ? t(`stone-assistant-${card.id}`) : buildingName(card.id);
}
/** What a card does or holds, in words. */
export function cardWords(card: Card): string {
  if (card.kind === 'assistant') return t(`stone-assistant-${card.id}.about`);
  if (card.kind === 'building') return t('page-stone-card-plan', { cost: (card.cost ?? []).map(({ kind, n }) => t(`stone-some-${kind}`, { n })).join(', ') });
  if (!card.crate) return t('page-stone-card-built');
  return t(card.opens_later ? 'page-stone-card-later' : 'page-stone-card-crate', { number: card.crate });
}
export const cardIcon = (card: Card): string => ({ assistant: 'assistant', building: 'plan', constructed: 'built' })[card.kind];
export const seatName = (table: TableState, seat: number | null): string => (seat === null ? '' : (table.seats[seat]?.name ?? ''));
export const charterOf = (face: Face, seat: number): string => face.holdings[seat]?.charter ?? 'blue';
/** A sentence about a building that came out of a crate. */
export const about = (id: string): string => (has(id) && t(`${id}.about`) !== `${id}.about` ? t(`${id}.about`) : '');
export const big = (words: string): string => words.slice(0, 1).toLocaleUpperCase() + words.slice(1);

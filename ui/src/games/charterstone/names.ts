/** Names and words of Charterstone. */
import { has, lang, say, sentences, t } from '../../shell/i18n.svelte';
import type { Message, TableState } from '../../shell/types';
import type { Card, Face } from './types';

export const buildingName = (id: string): string => t(`stone-building-${id}`);
export const charterName = (id: string): string => t(`stone-charter-${id}`);
export function cardName(card: Card): string {
  if (card.name) return card.name;
  return card.kind === 'assistant' ? t(`stone-assistant-${card.id}`) : buildingName(card.id);
}
/** Several things in one sentence. */
export const together = (parts: string[]): string =>
  parts.length ? parts.reduce((first, second) => t('stone-and', { first, second })) : '';
/** What a card does or holds, in words. */
export function cardWords(card: Card): string {
  if (card.kind === 'assistant') return t(`stone-assistant-${card.id}.about`);
  if (card.kind === 'building')
    return t('page-stone-card-plan', {
      cost: together((card.cost ?? []).map(({ kind, n }) => t(`stone-some-${kind}`, { n }))),
    });
  if (!card.crate) return t('page-stone-card-built');
  return t(card.opens_later ? 'page-stone-card-later' : 'page-stone-card-crate', { number: card.crate });
}
export const cardIcon = (card: Card): string =>
  ({ assistant: 'assistant', building: 'plan', constructed: 'built' })[card.kind];
export const seatName = (table: TableState, seat: number | null): string =>
  seat === null ? '' : (table.seats[seat]?.name ?? '');
export const charterOf = (face: Face, seat: number): string => face.holdings[seat]?.charter ?? 'blue';
/** A sentence about a building that came out of a crate. */
export const about = (id: string): string => (has(id) && t(`${id}.about`) !== `${id}.about` ? t(`${id}.about`) : '');
/** Lines of the log as sentences after one another; each ends as one. */
export const story = (lines: { message: Message }[]): string =>
  sentences(
    lines
      .map((line) => say(line.message))
      .map((text) => (/[.!?。！？]$/.test(text) ? text : `${text}${lang.current === 'zh-Hant' ? '。' : '.'}`)),
  );
export const big = (words: string): string => words.slice(0, 1).toLocaleUpperCase() + words.slice(1);

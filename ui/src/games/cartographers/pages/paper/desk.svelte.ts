/** A paper map on the desk: what was copied in, and the last good score of it. */
import { away, post, saidOf } from '../../../../shell/api';
import { content } from '../../content';
import { keep, kept } from '../../../../shell/kept';
import type { Message } from '../../../../shell/types';
import type { Content, Scored, Unit } from '../../types';
import { rowsOf, spaceAt, type Cell } from '../../board/spaces';
import { letterAt, painted, printed, type Letter } from './brush';

export const LETTER_OF_EDICT = ['A', 'B', 'C', 'D'] as const;
/** Coins printed on the track of every sheet. */
export const TRACK = 14;
const UNDOS = 200;

export interface PaperMap {
  sheet: string;
  edicts: (string | null)[];
  season: number;
  coins: number;
  earlier: number[];
  solo: boolean;
}
export interface KeptMap extends PaperMap {
  at: number;
  total: number | null;
}
export type Asked = number | 'monsters' | null;

export class Desk {
  sheet = $state('');
  edicts = $state<(string | null)[]>([null, null, null, null]);
  season = $state(3);
  coins = $state(0);
  earlier = $state([0, 0, 0]);
  solo = $state(true);
  brush = $state<Letter>('f');
  /** The text in the box while it is being typed; nothing while it is the sheet. */
  typed = $state<string | null>(null);

  printed = $state.raw<Content | null>(null);
  scored = $state.raw<Scored | null>(null);
  trouble = $state.raw<Message | null>(null);
  hovered = $state<Asked>(null);
  pinned = $state<Asked>(null);
  /** The server could not be asked. */
  away = $state(false);
  /** The answer takes its time. */
  late = $state(false);
  saved = $state.raw<KeptMap[]>(kept('paper.maps', []));
  /** What the score is of. */
  #of = $state.raw<PaperMap | null>(null);
  #undo: Partial<PaperMap>[] = [];
  #call = 0;

  readonly asked: Asked = $derived(this.hovered ?? this.pinned);
  readonly map: PaperMap = $derived({
    sheet: this.sheet,
    edicts: [...this.edicts],
    season: this.season,
    coins: this.coins,
    earlier: [...this.earlier],
    solo: this.solo,
  });
  /** What lies here to be scored. */
  readonly laid: PaperMap = $derived({ ...this.map, earlier: this.earlier.slice(0, this.season) });
  /** What the server is asked: the typed text as long as it is typed. */
  readonly request: PaperMap = $derived({
    ...this.laid,
    sheet: this.typed === null ? this.sheet : oneLine(this.typed),
  });
  /** The score is of what lies here. */
  readonly current = $derived(JSON.stringify(this.#of) === JSON.stringify(this.laid));
  /** The answer is on its way: for that moment the figures before it stay, where they have the same name. */
  readonly #soon = $derived(!this.trouble && !this.late);
  readonly #counted = $derived(this.#soon || this.#of?.sheet === this.sheet);
  /** The sums; none as long as they are not scored. */
  readonly sums: Scored | null = $derived(
    this.current || (this.#soon && this.#of?.season === this.season && this.#of.solo === this.solo)
      ? this.scored
      : null,
  );
  readonly monsters: number | null = $derived(this.#counted ? (this.scored?.monsters.stars ?? null) : null);
  readonly side = $derived(this.printed?.maps.find((map) => printed(map.sheet) === printed(this.sheet)) ?? null);
  readonly because: Unit[] = $derived(this.#because());
  /** The typed text is on the map. */
  readonly read = $derived(this.typed !== null && oneLine(this.typed) === this.sheet);
  /** The typed text cannot be read. */
  readonly unread = $derived(
    this.typed !== null && this.trouble !== null && /^bad-(sheet|cyrillic)/.test(this.trouble.id),
  );
  /** The row the trouble is in, from 0. */
  readonly row = $derived(this.unread ? rowOf(this.trouble!, this.request.sheet) : -1);

  constructor() {
    const draft = kept<(PaperMap & { typed?: string | null }) | null>('paper.draft', null);
    if (draft) this.#lay(draft);
    this.typed = draft?.typed ?? null;
    void this.fetch();
  }

  async fetch(): Promise<void> {
    try {
      this.printed = await content();
      if (!this.sheet) this.sheet = oneLine(this.printed.maps[0]!.sheet);
      this.trouble = null;
      this.away = false;
    } catch (trouble) {
      this.#troubled(trouble);
    }
  }
  /** The server was away: asks again what it could not answer. */
  again(): void {
    void (this.printed ? this.score(this.request) : this.fetch());
  }
  #troubled(trouble: unknown): void {
    this.trouble = saidOf(trouble);
    this.away = away(trouble);
  }

  /** Every change is scored at once; an answer that comes too late is dropped, the last good one stays. */
  async score(request: PaperMap): Promise<void> {
    const call = ++this.#call;
    try {
      const scored = await post<Scored>('/api/score', request);
      if (call !== this.#call) return;
      this.scored = scored;
      this.trouble = null;
      this.away = false;
      const read = request.sheet === this.sheet ? this.sheet : oneLine(scored.sheet);
      this.#of = { ...request, sheet: read };
      if (this.typed !== null && read !== this.sheet) {
        this.mark();
        this.sheet = read;
      }
    } catch (trouble) {
      if (call === this.#call) this.#troubled(trouble);
    }
  }
  /** The stars of an edict; none as long as its card is not scored. */
  starsOf(at: number): number | null {
    const same = this.#counted && this.#of?.edicts[at] === this.edicts[at];
    return same ? (this.scored?.edicts[at]?.stars ?? null) : null;
  }

  /** Remember the sheet as it is, for undo; or all that lies here. */
  mark(before: Partial<PaperMap> = { sheet: this.sheet }): void {
    this.#undo.push(before);
    if (this.#undo.length > UNDOS) this.#undo.shift();
  }
  undo(): void {
    const before = this.#undo.pop();
    if (!before) return;
    this.#lay({ ...this.map, ...before });
    this.typed = null;
    this.pinned = null;
  }
  /** The letter a stroke that begins here paints: the brush, or nothing where the brush has been already. */
  stroke(cell: Cell): Letter {
    return letterAt(this.sheet, cell) === this.brush ? '.' : this.brush;
  }
  /** Paints a space; says what is printed there if it may not be painted. */
  paint(cell: Cell, letter: Letter): 'mountain' | 'wasteland' | null {
    const stays = spaceAt(this.sheet, cell).printed;
    if (!stays) this.#set(painted(this.sheet, cell, letter));
    return stays;
  }
  blank(sheet: string): void {
    this.mark();
    this.#set(oneLine(sheet));
  }
  #set(sheet: string): void {
    this.sheet = sheet;
    this.typed = null;
    this.pinned = null;
  }

  /** What lies here survives a reload, scored or not. */
  keepDraft(): void {
    keep('paper.draft', { ...this.map, typed: this.typed });
  }
  keepMap(): void {
    const { at, total } = { at: Date.now(), total: this.current ? this.scored!.total : null };
    this.saved = [{ ...this.map, at, total }, ...kept('paper.maps', this.saved)];
    keep('paper.maps', this.saved);
  }
  open(map: KeptMap): void {
    this.mark(this.map);
    this.#lay(map);
    this.typed = null;
    this.pinned = null;
  }
  drop(map: KeptMap): void {
    this.saved = kept('paper.maps', this.saved).filter((other) => other.at !== map.at);
    keep('paper.maps', this.saved);
  }
  #lay(map: PaperMap): void {
    this.sheet = map.sheet;
    this.edicts = [...map.edicts];
    this.season = map.season;
    this.coins = map.coins;
    this.earlier = [...map.earlier];
    this.solo = map.solo;
  }
  #because(): Unit[] {
    if (this.asked === null || !this.scored) return [];
    if (this.asked === 'monsters') return this.monsters === null ? [] : this.scored.monsters.because;
    return this.starsOf(this.asked) === null ? [] : (this.scored.edicts[this.asked]?.because ?? []);
  }
}

const oneLine = (text: string): string =>
  rowsOf(text.replace(/\r/g, ''))
    .map((row) => row.trim())
    .join('/');

/** Which row an error message is about, from 0, or -1. */
function rowOf(message: Message, text: string): number {
  const { row, space, found } = message.args ?? {};
  if (typeof row === 'string') return 'ABCDEFGHIJK'.indexOf(row);
  if (typeof space === 'string') return 'ABCDEFGHIJK'.indexOf(space[0] ?? '');
  if (typeof found === 'number') return Math.min(10, text.split('/').length - 1);
  return text.split('/').findIndex((line) => /[^\x20-\x7e]/.test(line));
}

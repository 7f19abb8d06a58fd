/** One lesson while it is taken: the step, the position that the steps so far lead to, and the draft of the reader,
 * shown with the parts of the real table. */
import { anchored, cellOf, cellsOfShape, namesOf, type Cell } from '../../board/spaces';
import { Draft } from '../../table/draft.svelte';
import { keep, kept } from '../../../../shell/kept';
import type { Content, Face, Scored, Unit } from '../../types';
import { letterOf, painted } from '../paper/brush';
import { TRACK } from '../paper/desk.svelte';
import type { Deal, Lesson, Position, Step } from './lessons';

export interface Progress {
  step: number;
  done: boolean;
}
export const progress = (): Record<string, Progress> => kept('lessons', {});

interface Drawn {
  terrain: string;
  cells: Cell[];
}
type Now = Position & { drawn: string; dealt: number };
const BEFORE: Now = { sheet: '', deal: null, coins: 0, spent: [], time: 0, theirs: false, drawn: '', dealt: -1 };

export class Taking {
  readonly lesson: Lesson;
  readonly draft: Draft;
  at = $state(0);
  printed = $state.raw<Content | null>(null);
  scored = $state.raw<Scored | null>(null);
  /** What was inked, by the step that dealt the card. */
  #inked = $state.raw<Record<number, Drawn>>({});

  constructor(lesson: Lesson) {
    this.lesson = lesson;
    const known = progress()[lesson.id];
    if (known && !known.done) this.at = Math.min(known.step, lesson.steps.length - 1);
    this.draft = new Draft(() => this.face);
  }

  get step(): Step {
    return this.lesson.steps[this.at]!;
  }
  get last(): boolean {
    return this.at === this.lesson.steps.length - 1;
  }
  /** The position that the steps so far lead to. */
  readonly now: Now = $derived.by(() => {
    let now = BEFORE;
    this.lesson.steps.slice(0, this.at + 1).forEach((step, n) => {
      if (this.lesson.steps[n - 1]?.inks && now.deal) now = inked(now, this.#inked[now.dealt] ?? scripted(now.deal));
      now = { ...now, ...positionOf(step) };
      if (step.deal !== undefined) now = { ...now, dealt: n, drawn: '' };
    });
    return now;
  });
  /** The card that is still to be drawn. */
  readonly deal: Deal | null = $derived(this.now.drawn ? null : this.now.deal);
  readonly request = $derived.by(() => ({
    sheet: this.now.sheet,
    edicts: this.lesson.edicts,
    season: this.lesson.season,
    coins: this.now.coins,
    earlier: Array.from({ length: this.lesson.season }, () => 0),
    solo: true,
  }));
  /** The position as the table shows it. */
  readonly face: Face | null = $derived(this.printed ? this.#face(this.printed) : null);
  readonly because: Unit[] = $derived.by(() => {
    const { asks } = this.step;
    if (asks === undefined) return [];
    return (asks === 'monsters' ? this.scored?.monsters.because : this.scored?.edicts[asks]?.because) ?? [];
  });

  /** Lays the shape of a card that was just dealt where the script wants it. */
  lay(): void {
    const deal = this.deal;
    if (!deal) return;
    const { shape = 0, turn = 0, terrain = 0, at } = deal.begins;
    this.draft.reset();
    this.draft.choose(shape);
    this.draft.first.turn = turn;
    this.draft.terrain = deal.terrains[terrain]!;
    this.draft.first.put(cellOf(at)!);
  }
  get legal(): boolean {
    return !!this.deal && this.draft.first.legal === true;
  }
  /** Is the lesson content with this place? */
  get meetsGoal(): boolean {
    const turn = this.deal?.shapes[this.draft.shape]?.turns[this.draft.first.turn];
    return this.legal && !!turn && anchored(turn[2] ?? turn[1], this.draft.first.at);
  }

  next(): void {
    const { step, deal, draft } = this;
    if (deal && (step.ends === 'place' || step.inks)) {
      if (!this.meetsGoal) {
        const { terrain } = draft;
        this.lay();
        draft.terrain = terrain;
      }
      draft.first.pinned = true;
    }
    if (deal && step.inks)
      this.#inked = { ...this.#inked, [this.now.dealt]: { terrain: draft.terrain, cells: draft.first.spaces } };
    if (!this.last) this.at += 1;
    this.#keep(false);
  }
  back(): void {
    this.at = Math.max(0, this.at - 1);
    this.draft.first.pinned = false;
    this.#keep(false);
  }
  finish(): void {
    this.#keep(true);
  }
  #keep(done: boolean): void {
    const known = progress();
    keep('lessons', {
      ...known,
      [this.lesson.id]: { step: done ? 0 : this.at, done: done || !!known[this.lesson.id]?.done },
    });
  }

  /** The reader did something; a step may end by it. */
  did(what: 'terrain' | 'shape'): void {
    if (this.step.ends !== what) return;
    if (what === 'terrain' || this.deal?.shapes[this.draft.shape]?.coin) this.next();
  }
  place(): void {
    if (!this.legal) return;
    this.draft.place();
    if (this.step.ends === 'place' && this.meetsGoal && !(this.last && this.step.inks)) this.next();
  }
  ink(): void {
    if (this.draft.first.pinned && this.step.inks && this.meetsGoal) this.next();
  }

  #face(printed: Content): Face {
    const { now, deal, scored, lesson } = this;
    const kind = now.deal?.kind ?? null;
    const map = {
      seat: 0,
      sheet: now.sheet,
      coins: [],
      crossed: 0,
      skill_used: false,
      scores: [],
      total: 0,
      ready: false,
      last: now.drawn,
      since: null,
    };
    return {
      seat: 0,
      question: '',
      phase: 'draw',
      season: lesson.season,
      time: now.time + (now.deal?.time ?? 0),
      seasons: printed.seasons,
      shown: deal ? [{ card: deal.card, kind: deal.kind, time: deal.time }] : [],
      card: deal?.card ?? null,
      kind,
      duty: deal?.duty ?? false,
      owner: now.theirs ? 1 : 0,
      drawing: deal && {
        terrains: deal.terrains,
        falls_back: deal.duty === true && deal.shapes[0]?.turns.length === 1,
        shapes: deal.shapes.map(({ coin, turns }) => ({
          coin,
          cells: turns[0]![0],
          turns: turns.map(([cells, anchors]) => ({ cells: cellsOfShape(cells), anchors })),
        })),
      },
      asking: null,
      answers: [],
      skills: [],
      mine: null,
      passed: now.theirs ? -1 : 0,
      dodging: [],
      edicts: lesson.edicts.map((card, n) => {
        const letter = 'ABCD'[n]!;
        const seasons = printed.seasons.flatMap((season, at) => (season.edicts.includes(letter) ? [at] : []));
        const known = scored?.edicts[n];
        const category = printed.scoring.find((one) => one.id === card)?.category ?? '';
        return {
          letter,
          card,
          category,
          stars: known?.stars ?? 0,
          because: known?.because ?? [],
          now: seasons.includes(lesson.season),
          seasons,
        };
      }),
      monsters: scored?.monsters ?? { stars: 0, because: [] },
      coins: { stars: now.coins, because: [] },
      maps: [map, { ...map, seat: 1 }],
      track: TRACK,
      log: [],
      outcome: null,
    };
  }
}

/** Where Next puts the shape. */
function scripted({ shapes, terrains, begins }: Deal): Drawn {
  const [row, col] = cellOf(begins.at)!;
  const cells = cellsOfShape(shapes[begins.shape ?? 0]!.turns[begins.turn ?? 0]![0]);
  return { terrain: terrains[begins.terrain ?? 0]!, cells: cells.map(([r, c]): Cell => [row + r, col + c]) };
}
const inked = (now: Now, { terrain, cells }: Drawn): Now => ({
  ...now,
  sheet: cells.reduce((sheet, cell) => painted(sheet, cell, letterOf(terrain)), now.sheet),
  drawn: namesOf(cells),
});

/** Only what the step says about the position. */
function positionOf({ sheet, deal, coins, spent, time, theirs }: Step): Partial<Position> {
  return Object.fromEntries(
    Object.entries({ sheet, deal, coins, spent, time, theirs }).filter(([, value]) => value !== undefined),
  );
}

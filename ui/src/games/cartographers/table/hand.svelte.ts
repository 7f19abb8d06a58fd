import { plainKey } from '../../../shell/plainKey';
import type { CellEvent } from '../board/Board.svelte';
import { sameCell, SIZE, type Cell } from '../board/spaces';
import type { Playing } from './playing.svelte';

/** So many spaces a shape is held above a finger. */
const FINGER = 2;
/** A piece that may stick out runs ahead of the pointer, so that it can be pushed over the edge. */
const RUN = 1.3;
const STEPS: Record<string, Cell> = {
  arrowup: [-1, 0],
  arrowdown: [1, 0],
  arrowleft: [0, -1],
  arrowright: [0, 1],
};

/** The hand that draws: pointer, finger and keys. */
export class Hand {
  loupe = $state.raw<{ x: number; y: number } | null>(null);

  constructor(readonly playing: Playing) {}

  oncell(row: number, col: number, event: PointerEvent | KeyboardEvent, kind: CellEvent): void {
    const { draft, drawing } = this.playing;
    if (!drawing) return;
    if (event instanceof KeyboardEvent) {
      if (kind === 'enter') this.playing.place();
      else if (event.key.startsWith('Arrow') || event.key === 'Home' || event.key === 'End') {
        if (draft.active.pinned) draft.back();
        const [r = 0, c = 0] = draft.active.cells[0] ?? [];
        draft.active.fresh = false;
        draft.active.put([row - r, col - c]);
      }
      return;
    }
    if (kind === 'move') {
      /* a hand that has just put the first piece down rests on it: the second one waits beside it */
      if (draft.choosingMore && draft.more.fresh && draft.first.spaces.some((cell) => sameCell(cell, [row, col])))
        return;
      if (event.pointerType === 'touch' ? this.loupe : !draft.active.pinned) this.#follow(event);
    } else if (kind === 'down') {
      this.playing.trouble = '';
      if (draft.active.pinned) draft.back();
      this.#follow(event);
    } else if (kind === 'up') {
      this.loupe = null;
      this.playing.place();
    }
  }

  #follow(event: PointerEvent): void {
    const { draft } = this.playing;
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
    const unit = box.width / SIZE;
    const touch = event.pointerType === 'touch';
    const run = (n: number): number => (draft.active.loose ? SIZE / 2 + (n - SIZE / 2) * RUN : n);
    draft.active.follow([
      run((event.clientY - box.top) / unit - (touch ? FINGER : 0)),
      run((event.clientX - box.left) / unit),
    ]);
    this.loupe = touch ? { x: event.clientX, y: event.clientY } : null;
  }

  onturn(how: 'rotate' | 'flip'): void {
    this.playing.trouble = '';
    this.playing.draft[how]();
  }

  onkeydown(event: KeyboardEvent): void {
    const { draft, game, drawing, done } = this.playing;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const on = event.target as HTMLElement;
    if (on.closest('input, select, textarea, dialog')) return;
    const key = plainKey(event);
    if (game.mine) {
      if (key === 'u' && done) void this.playing.recall();
      return;
    }
    if (!drawing) return;
    const step = STEPS[key];
    if (step && !on.closest('.cells')) {
      if (draft.active.pinned) draft.back();
      draft.active.shift(step);
      event.preventDefault();
    } else if (key === 'r') draft.rotate();
    else if (key === 'f') draft.flip();
    else if (key === 't') draft.nextTerrain();
    else if (key === 'u') draft.back();
    else if (key === 'c') void this.playing.ink();
    else if (/^[1-9]$/.test(key)) draft.choose(Number(key) - 1);
    else if (key === 'enter' && !on.closest('button, a, summary')) this.playing.place();
    else return;
    this.playing.trouble = '';
  }
}

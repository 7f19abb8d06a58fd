import { untrack } from 'svelte';
import { Deciding } from '../../../shell/deciding.svelte';
import { say } from '../../../shell/i18n.svelte';
import { kept, keep } from '../../../shell/kept';
import type { TableSocket } from '../../../shell/socket.svelte';
import { toast } from '../../../shell/toast.svelte';
import type { TableState } from '../../../shell/types';
import type { Face, Worth } from '../types';
import { piecesOf } from './committed';
import { Draft, type Sketch } from './draft.svelte';
import { Why } from './why.svelte';

const SOON = 90;

/** A turn at the table: the draft, what the server says it is worth, and the decision. Made once a page. */
export class Playing {
  readonly draft: Draft;
  readonly why = new Why();
  readonly deciding: Deciding;
  trouble = $state('');
  /** On a phone: the rule of the skill that was touched last, until anything else is. */
  skillTold = $state('');
  phone = $state(false);
  #worth = $state.raw<(Worth & { action: string }) | null>(null);
  #before = '';

  constructor(
    readonly socket: TableSocket,
    readonly face: () => Face,
    readonly at: () => TableState,
    readonly ondecided: () => void,
  ) {
    this.draft = new Draft(face);
    this.deciding = new Deciding(socket, face, () => socket.state?.seq ?? 0);
    this.#watchPhone();
    $effect.pre(() => this.#anew(this.asked));
    $effect(() => {
      if (this.drawing && !this.game.mine)
        keep(this.#sketchStore, { asked: this.asked, sketch: this.draft.sketch }, 'tab');
    });
    $effect(() => this.#ask(this.action));
    $effect.pre(() => {
      void this.#decided;
      untrack(() => this.deciding.anew());
    });
  }

  readonly game = $derived.by(() => this.face());
  readonly table = $derived.by(() => this.at());
  readonly drawing = $derived(this.game.phase === 'draw');
  readonly passed = $derived(this.game.seat >= 0 && this.game.owner !== this.game.seat);
  readonly map = $derived(this.game.maps[this.game.owner]!);
  readonly ownerName = $derived(this.table.seats[this.game.owner]?.name ?? '');
  readonly asked = $derived(
    `${this.game.seat} ${this.game.question} ${this.game.card} ${this.game.phase === 'answer'} ${this.game.passed}`,
  );
  /** A state that comes again, as after a lost line, shows nothing else. */
  readonly #decided = $derived(`${this.asked} ${this.game.mine}`);
  /** A draft survives a reload, in this tab. */
  readonly #sketchStore = $derived(`sketch.${this.table.id}.${this.game.seat}`);

  #watchPhone(): void {
    const narrow = matchMedia('(max-width: 699px)');
    this.phone = narrow.matches;
    const turned = (): void => void (this.phone = narrow.matches);
    $effect(() => {
      narrow.addEventListener('change', turned);
      return () => narrow.removeEventListener('change', turned);
    });
  }

  /** A new question: a new draft. */
  #anew(now: string): void {
    untrack(() => {
      if (now === this.#before) return;
      this.#before = now;
      if (this.game.drawing) {
        const left = kept<{ asked: string; sketch: Sketch } | null>(this.#sketchStore, null, 'tab');
        if (left?.asked === now) this.draft.resume(left.sketch);
        else this.draft.reset();
      }
      this.trouble = this.skillTold = '';
      this.#worth = null;
      this.why.clear();
    });
  }

  /* --- what the draft is worth, by the server */

  readonly action = $derived.by(() => (this.drawing ? this.draft.action : null));
  readonly answer = $derived(this.#worth && this.#worth.action === this.action ? this.#worth : null);
  readonly legal = $derived.by(() =>
    this.table.help === 'off' ? true : (this.answer?.legal ?? this.draft.menuSays ?? null),
  );
  readonly shownWorth = $derived(
    this.table.help === 'worth' && this.drawing && this.answer?.legal ? this.answer : null,
  );
  /** Told as a mistake when it is one by the player, not by the hint. */
  readonly wrong = $derived.by(() => this.legal === false && !(this.draft.choosingMore && this.draft.more.fresh));

  #ask(wanted: string | null): (() => void) | undefined {
    if (!wanted || this.table.help === 'off') return;
    let current = true;
    const seat = this.game.seat;
    const timer = setTimeout(() => {
      this.socket.preview(seat, wanted).then(
        (answer) => {
          if (current) this.#worth = { ...answer, action: wanted };
        },
        () => undefined,
      );
    }, SOON);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }

  /* --- deciding */

  readonly mayInk = $derived.by(
    () =>
      this.drawing &&
      !this.deciding.busy &&
      this.action !== null &&
      this.legal === true &&
      (this.draft.placed || (this.phone && !this.draft.adds)),
  );
  /** What I have done in this turn; what a bot does for my seat is not mine to take back. */
  readonly done = $derived(
    !this.game.mine || this.table.seats[this.game.seat]?.bot
      ? null
      : piecesOf(this.game.mine, this.game.skills).length
        ? 'inked'
        : 'answered',
  );

  /** Whether the table has taken it. */
  async decide(action: string): Promise<boolean> {
    const ack = await this.deciding.act(action);
    if (ack?.verdict === 'refused') this.trouble = say(ack.why);
    else if (ack?.verdict === 'stale') toast({ id: 'page-stale' });
    else if (ack) this.ondecided();
    return ack?.verdict === 'accepted';
  }

  async ink(): Promise<void> {
    if (this.mayInk && this.action) await this.decide(this.action);
  }

  recall(): Promise<boolean> {
    return this.decide('recall');
  }

  place(): void {
    this.draft.active.fresh = false;
    if (this.table.help !== 'off' && (this.draft.menuSays === false || this.legal === false)) return;
    this.draft.place();
  }
}

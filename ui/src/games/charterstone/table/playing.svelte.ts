/** A seat at the table: what it sees and looks at, what it decides, takes back and names. The arrangements share it. */
import { Deciding } from '../../../shell/deciding.svelte';
import { say, t } from '../../../shell/i18n.svelte';
import type { TableSocket } from '../../../shell/socket.svelte';
import { toast } from '../../../shell/toast.svelte';
import type { Ack, TableState } from '../../../shell/types';
import { seatName } from '../names';
import type { Choice, Face, Holding, Worth } from '../types';
import { Coach } from './coach.svelte';
import { Desk } from './desk.svelte';

export interface Shown {
  game: Face;
  /** How far the face that is shown has come. */
  seq: number;
  table: TableState;
  /** Goes back to the score of a game that is over. */
  onend?: (() => void) | null;
}

export class Playing {
  readonly desk: Desk;
  readonly coach = new Coach();
  readonly deciding: Deciding;
  /** Why the last command was refused. */
  trouble = $state('');
  /** What is being given a name. */
  naming = $state<string | null>(null);
  #shown: () => Shown;
  #socket: TableSocket;

  constructor(shown: () => Shown, socket: TableSocket) {
    this.#shown = shown;
    this.#socket = socket;
    this.deciding = new Deciding(
      socket,
      () => this.game,
      () => shown().seq,
    );
    this.desk = new Desk(
      () => this.game,
      () => this.table,
      (action) => void this.decide(action),
    );
  }

  get game(): Face {
    return this.#shown().game;
  }
  get table(): TableState {
    return this.#shown().table;
  }
  get onend(): (() => void) | null {
    return this.#shown().onend ?? null;
  }
  get mine(): Holding | undefined {
    return this.game.holdings[this.game.seat];
  }
  /** The supply in view: an onlooker sees that of whose turn it is. */
  get holding(): Holding {
    return this.mine ?? this.game.holdings[this.game.current ?? 0]!;
  }
  get myTurn(): boolean {
    return this.game.question !== null;
  }
  nameOf = (seat: number | null): string => seatName(this.table, seat);

  /* --- deciding */
  get takeBack(): Choice | undefined {
    return this.game.phase === 'act' ? this.game.choices.find((choice) => choice.verb !== 'place') : undefined;
  }
  async decide(action: string): Promise<void> {
    this.trouble = '';
    this.#tell(await this.deciding.act(action));
  }
  worth = (action: string): Promise<Worth> => this.#socket.preview<Worth>(this.game.seat, action);

  /** Whose move can be taken back from here. */
  get undoSeat(): number | null {
    return this.table.undo ?? null;
  }
  get undoWords(): string {
    const seat = this.undoSeat;
    return seat === null || seat === this.game.seat
      ? t('page-stone-undo')
      : t('page-stone-undo-of', { name: this.nameOf(seat) });
  }
  async undo(): Promise<void> {
    if (this.undoSeat === null) return;
    const ack = await this.deciding.undo(this.undoSeat);
    if (ack?.verdict === 'refused' && ack.why) toast(ack.why, true);
  }
  async name(given: string): Promise<void> {
    const what = this.naming;
    this.naming = null;
    if (what) this.#tell(await this.#socket.act(this.game, `name ${what} ${given}`));
  }
  #tell(ack: Ack | null): void {
    if (ack?.verdict === 'refused') this.trouble = say(ack.why);
    else if (ack?.verdict === 'stale') toast({ id: 'page-stale' });
  }

  /* --- the first turns, explained */
  get teaching(): boolean {
    const { outcome, phase } = this.game;
    return this.coach.step !== undefined && this.mine !== undefined && !outcome && phase !== 'answer';
  }
}

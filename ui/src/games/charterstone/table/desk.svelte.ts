/** What the one at this screen looks at and chooses from; rules and prices come with the face. */
import type { TableState } from '../../../shell/types';
import type { Building, Face, Choice } from '../types';
import { regionOf, type Region } from '../village/ground';

export type Tab = 'village' | 'tracks' | 'cards' | 'players' | 'chronicle';

export class Desk {
  /** The building that is looked at. */
  focus = $state('');
  /** It stays in view until something else is pressed. */
  pinned = $state(false);
  /** Something was looked at since the turn began. */
  looked = $state(false);
  region = $state<Region>('commons');
  /** A part of the answer that was pointed at while several answers have it. */
  part = $state<string | null>(null);
  tab = $state<Tab>('village');
  /** Only what can be used is bright. */
  dim = $state(false);
  #face: () => Face;
  #table: () => Pick<TableState, 'seats'>;
  #send: (action: string) => void;

  constructor(
    face: () => Face,
    table: () => Pick<TableState, 'seats'>,
    send: (action: string) => void = () => undefined,
  ) {
    this.#face = face;
    this.#table = table;
    this.#send = send;
  }

  get building(): Building | undefined {
    return this.#face().buildings.find((building) => building.id === this.focus);
  }
  get choices(): Choice[] {
    const { phase, choices } = this.#face();
    if (phase !== 'answer') return [];
    const narrowed =
      this.part === null
        ? choices
        : choices.filter((choice) => choice.words.includes(this.part!) || choice.verb === 'skip');
    return narrowed.some((choice) => choice.verb !== 'skip') ? narrowed : choices;
  }
  /** Everything on the board that an answer names. */
  get targets(): Set<string> {
    return new Set(this.choices.flatMap((choice) => choice.words));
  }
  nameOf(seat: number): string {
    return this.#table().seats[seat]?.name ?? '';
  }

  hover(id: string): void {
    if (this.pinned || this.#face().phase === 'answer') return;
    this.focus = id;
    this.looked = true;
  }
  /** The first press looks at it for good, the second one places a worker. */
  press(building: Building): void {
    if (this.pinned && this.focus === building.id) {
      if (building.usable) this.#send(building.action);
      return;
    }
    this.show(building);
  }
  show(building: Building): void {
    this.focus = building.id;
    this.pinned = true;
    this.looked = true;
    this.region = regionOf(this.#face(), building);
    this.tab = 'village';
  }
  /** Another question: nothing of the one before is held. */
  letGo(): void {
    this.pinned = false;
    this.part = null;
  }
  /** Something on the board was pointed at that is part of an answer. */
  pick(what: string): void {
    const found = this.choices.filter((choice) => choice.words.includes(what));
    if (found.length === 1) this.#send(found[0]!.action);
    else this.part = this.part === what ? null : what;
  }
  answer(option: Choice): void {
    this.#send(option.action);
  }
}

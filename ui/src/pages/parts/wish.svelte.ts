/** The form of a new table, as far as it is the same for every game: what is wished for, kept apart from how it is asked. */
import { t } from '../../shell/i18n.svelte';
import type { Clock, Help, Mode, Opening, Options } from '../../shell/types';
import { callMe, myName, tidy } from './me';

export interface SeatWish {
  id: number;
  name: string;
  /** Empty for a person. */
  bot: string;
}

const CRESTS = ['chevron', 'pale', 'bend', 'cross', 'fess', 'saltire'];
const FIRST_BOT = 'greedy';
/** Bots are called like people, as the reader's language writes them: how they play stands beside the name. */
const botNames = (): string[] => t('page-create-bot-names').split(', ');

export class Wish {
  readonly game: string;
  readonly fewest: number;
  readonly most: number;
  mode = $state<Mode>('solo');
  name = $state('');
  /** The message that names a player nobody named. */
  player = 'player';
  clock = $state<Clock['kind']>('none');
  per = $state(5);
  help = $state<Help>('worth');
  readyTicks = $state(true);
  /** Minutes; 0 is what suits the clock. */
  waiting = $state(0);
  seats = $state<SeatWish[]>([]);
  #made = 0;

  /** `wanted` comes from the address: solo, bots, here or link. */
  constructor(game: string, [fewest, most]: [number, number], wanted: string | undefined) {
    this.game = game;
    this.fewest = fewest;
    this.most = most;
    this.mode = wanted === 'here' || wanted === 'link' ? wanted : 'solo';
    this.seats = [{ id: this.#made++, name: myName(), bot: '' }];
    if (wanted === 'bots') this.add(FIRST_BOT);
    else if (this.mode !== 'solo') this.add('');
    this.setSeats(Math.max(fewest, this.seats.length));
  }

  get bots(): number {
    return this.seats.filter((seat) => seat.bot).length;
  }
  get alone(): boolean {
    return this.seats.length === 1;
  }

  setMode(mode: Mode): void {
    this.mode = mode;
    if (mode === 'solo') for (const seat of this.seats.slice(1)) seat.bot ||= FIRST_BOT;
    else if (this.alone) this.add('');
    if (mode !== 'link') this.clock = 'none';
  }
  setClock(kind: Clock['kind']): void {
    this.clock = kind;
    this.per = kind === 'days' ? 2 : 5;
  }
  add(bot: string): void {
    if (this.seats.length < this.most) this.seats.push({ id: this.#made++, name: '', bot });
  }
  remove(id: number): void {
    if (this.seats.length > this.fewest) this.seats = this.seats.filter((seat) => seat.id !== id);
  }
  setSeats(count: number): void {
    while (this.seats.length > count) this.seats.pop();
    while (this.seats.length < count) this.add(this.mode === 'solo' ? FIRST_BOT : '');
  }

  /** What the server is asked for. */
  opening(options: Options): Opening {
    callMe(this.seats[0]?.name ?? '');
    return {
      game: this.game,
      mode: this.mode,
      options,
      seats: this.seats.map((seat, number) => ({
        kind: seat.bot ? 'bot' : 'person',
        name: tidy(seat.name) || this.nameFor(number),
        title: '',
        crest: CRESTS[number] ?? '',
        ...(seat.bot ? { bot: seat.bot } : {}),
      })),
      clock: { kind: this.clock, per: this.clock === 'none' ? 0 : this.per },
      help: this.help,
      ready_ticks: this.readyTicks,
      waiting: this.waiting,
    };
  }
  /** What a seat is called that nobody has named. A friend by link names the seat on arrival. */
  nameFor(number: number): string {
    if (this.seats[number]?.bot) {
      const taken = this.seats.map((seat) => tidy(seat.name));
      const nth = this.seats.slice(0, number).filter((seat) => seat.bot && !tidy(seat.name)).length;
      const names = botNames();
      const all = Array.from({ length: this.most + names.length }, (_, n) =>
        n < names.length ? names[n]! : `${names[n % names.length]} ${Math.floor(n / names.length) + 1}`,
      );
      return all.filter((name) => !taken.includes(name))[nth] ?? '';
    }
    if (this.mode === 'link' && number > 0) return '';
    return number === 0 ? t(this.player) : t(`${this.player}-numbered`, { number: number + 1 });
  }
}

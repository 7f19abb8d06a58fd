/** The form of a new table: what is wished for, kept apart from how it is asked. */
import { t } from '../../shell/i18n.svelte';
import type { Clock, Help, Mode, Opening } from '../../shell/types';
import { callMe, myName } from './me';

export interface SeatWish {
  id: number;
  name: string;
  /** Empty for a person. */
  bot: string;
}
export type Dealt = 'random' | 'chosen';

export const MOST_SEATS = 100;
export const SKILLS_IN_PLAY = 3;
const CRESTS = ['chevron', 'pale', 'bend', 'cross', 'fess', 'saltire'];
const FIRST_BOT = 'greedy';

export class Wish {
  mode = $state<Mode>('solo');
  name = $state('');
  side = $state<'A' | 'B'>('A');
  deal = $state<Dealt>('random');
  /** Under A to D. */
  edicts = $state<string[]>([]);
  skills = $state<'off' | Dealt>('off');
  chosenSkills = $state<string[]>([]);
  edition = $state<'2019' | '2020'>('2020');
  fullMap = $state<'scores_all' | 'scores_current'>('scores_all');
  clock = $state<Clock['kind']>('none');
  per = $state(5);
  help = $state<Help>('worth');
  readyTicks = $state(true);
  seats = $state<SeatWish[]>([]);
  #made = 0;

  /** `wanted` comes from the address: solo, bots, here or link. */
  constructor(wanted: string | undefined) {
    this.mode = wanted === 'here' || wanted === 'link' ? wanted : 'solo';
    this.seats = [{ id: this.#made++, name: myName(), bot: '' }];
    if (wanted === 'bots') this.add(FIRST_BOT);
    else if (wanted) this.add('');
  }

  get bots(): number {
    return this.seats.filter((seat) => seat.bot).length;
  }
  get alone(): boolean {
    return this.seats.length === 1;
  }
  get skillsMissing(): number {
    return this.skills === 'chosen' ? SKILLS_IN_PLAY - this.chosenSkills.length : 0;
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
    if (this.seats.length < MOST_SEATS) this.seats.push({ id: this.#made++, name: '', bot });
  }
  remove(id: number): void {
    this.seats = this.seats.filter((seat) => seat.id !== id);
  }
  setSeats(count: number): void {
    while (this.seats.length > count) this.seats.pop();
    while (this.seats.length < count) this.add(this.mode === 'solo' ? FIRST_BOT : '');
  }
  /** Swaps an edict with the one before it. */
  raise(place: number): void {
    const [before, moved] = [this.edicts[place - 1], this.edicts[place]];
    if (before === undefined || moved === undefined) return;
    this.edicts[place - 1] = moved;
    this.edicts[place] = before;
  }
  flipSkill(id: string): void {
    if (this.chosenSkills.includes(id)) this.chosenSkills = this.chosenSkills.filter((other) => other !== id);
    else if (this.skillsMissing > 0) this.chosenSkills.push(id);
  }

  /** What the server is asked for. */
  opening(): Opening {
    callMe(this.seats[0]?.name ?? '');
    return {
      mode: this.mode,
      options: {
        side: this.side,
        edition: this.edition,
        ...(this.deal === 'chosen' ? { edicts: [...this.edicts] } : {}),
        skills: this.skills === 'chosen' ? [...this.chosenSkills] : this.skills === 'random',
        ...(this.alone && this.edition === '2020' ? { full_map: this.fullMap } : {}),
      },
      seats: this.seats.map((seat, number) => ({
        kind: seat.bot ? 'bot' : 'person',
        name: seat.name.trim() || this.#nameFor(seat, number),
        title: '',
        crest: CRESTS[number] ?? '',
        ...(seat.bot ? { bot: seat.bot } : {}),
      })),
      clock: { kind: this.clock, per: this.clock === 'none' ? 0 : this.per },
      help: this.help,
      ready_ticks: this.readyTicks,
    };
  }
  /** A friend by link names the seat on arrival. */
  #nameFor(seat: SeatWish, number: number): string {
    if (seat.bot) {
      const earlier = this.seats.slice(0, number).filter((other) => other.bot === seat.bot && !other.name.trim()).length;
      return earlier ? `${t(`bot-${seat.bot}`)} ${earlier + 1}` : t(`bot-${seat.bot}`);
    }
    if (this.mode === 'link' && number > 0) return '';
    return number === 0 ? t('player') : t('player-numbered', { number: number + 1 });
  }
}

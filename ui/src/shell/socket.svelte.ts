/** The line to a table: one socket, reconnecting; commands are kept until the server has them. */
import { keep, kept } from './kept';
import { near } from './near';
import type { Ack, AnyFace, AnyWorth, Message, StateMessage, Told } from './types';

type Connection = 'online' | 'catching' | 'offline';
type Command = { t: string; id: string; [field: string]: unknown };

/** A name nobody else uses; works on plain http too. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 15) | 64;
  bytes[8] = (bytes[8]! & 63) | 128;
  const hex = [...bytes].map((b) => b.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The server closes with this code when it does not know the key. */
const UNKNOWN_KEY = 4001;
/** With this one when the log of the table is damaged; it has said so before. */
const DAMAGED = 4002;
/** With this one when another device of the seat has put this one out; it has said so before. */
const PUT_OUT = 4004;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000;
/** A line that owes us an answer and is silent for so long is dead, whatever the browser believes of it. */
const PATIENCE = 4_000;
const MOST_PATIENCE = 16_000;
/** Unless the server has said that it waits itself: then only a dead line is silent for so long. */
const LONG_PATIENCE = 60_000;

export class TableSocket {
  state = $state.raw<StateMessage | null>(null);
  /** Who has decided since the last state; null until the server says so. */
  ready = $state.raw<boolean[] | null>(null);
  connection = $state<Connection>('catching');
  unsent = $state(0);
  /** The server is there but waits for its store: what is decided is acknowledged later. */
  waiting = $state(false);
  /** The last answer to a command that was kept over a reload and refused then. */
  lost = $state.raw<Ack | null>(null);
  /** The server does not know this key (any more). */
  unknown = $state(false);
  /** Why this table can't be opened at all. */
  damaged = $state.raw<Message | null>(null);
  /** Why this device holds its seat no more. */
  out = $state.raw<Message | null>(null);

  #key: string;
  #address: string;
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Command>();
  #acks = new Map<string, (ack: Ack) => void>();
  #worths = new Map<string, { done: (worth: AnyWorth) => void; failed: (why: Error) => void }>();
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  /** A state was asked for and has not come. */
  #awaited = false;
  /** What this line has said of it. */
  #away = false;
  #closed = false;
  #farewell: Message | null = null;
  #looking: number | null = null;

  /** The address names the table, so that a proxy before several servers can bring all who sit at it to the same one. */
  constructor({ table, key }: { table: string; key: string }) {
    this.#key = key;
    const host = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}`;
    this.#address = `${host}${near('/ws')}?table=${encodeURIComponent(table)}`;
    for (const command of kept<Command[]>(this.#store, [])) this.#waiting.set(command.id, command);
    this.unsent = this.#waiting.size;
    window.addEventListener('pagehide', this.#leave);
    window.addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
  }

  /** Answers the question that is shown, which need not be the newest. */
  act({ seat, question }: AnyFace, action: string): Promise<Ack> {
    return this.#command({ t: 'act', id: freshId(), seat, question: question ?? '', action });
  }
  /** An answer to this question was kept over a reload and is not at the table yet. */
  keeps({ seat, question }: AnyFace): boolean {
    return (
      this.unsent > 0 &&
      [...this.#waiting.values()].some(
        (one) => one.seat === seat && one.question === question && !this.#acks.has(one.id),
      )
    );
  }
  /** Takes the seat's last decision back, as far as nothing hidden was shown since. */
  undo(seat: number): Promise<Ack> {
    return this.#command({ t: 'undo', id: freshId(), seat });
  }
  sit(seat: number, name: string, title = '', crest = ''): Promise<Ack> {
    return this.#command({ t: 'sit', id: freshId(), seat, name, title, crest });
  }
  /** Named after what it says: said again, it counts once. */
  stir(seat: number, number: string): Promise<Ack> {
    return this.#command({ t: 'stir', id: number, seat, number });
  }
  /** `names` are for the seats that have none. */
  begin(names: string[]): Promise<Ack> {
    return this.#command({ t: 'begin', id: freshId(), names });
  }
  hand(seat: number, bot: string): Promise<Ack> {
    return this.#command({ t: 'hand', id: freshId(), seat, bot });
  }
  take(seat: number): Promise<Ack> {
    return this.#command({ t: 'take', id: freshId(), seat });
  }
  /** Whose person is the host from now on. */
  host(seat: number): Promise<Ack> {
    return this.#command({ t: 'host', id: freshId(), seat });
  }
  look(seat: number): void {
    this.#looking = seat;
    this.#send({ t: 'look', seat });
  }
  /** What the action would be worth, in the words of the game. */
  preview<W extends AnyWorth>(seat: number, action: string): Promise<W> {
    const id = freshId();
    return new Promise((done, failed) => {
      this.#worths.set(id, { done: (worth) => done(worth as W), failed });
      if (!this.#send({ t: 'preview', id, seat, action })) {
        this.#worths.delete(id);
        failed(new Error('offline'));
      }
    });
  }
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    window.removeEventListener('pagehide', this.#leave);
    window.removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#socket?.close();
  }

  /** A page that is opened again while the server does not answer shows what this tab saw last: not a screen that goes round. */
  #leave = (): void => {
    const table = this.state?.table;
    if (table && !(table.mode === 'here' && table.mine.length > 1)) keep(`last.${this.#key}`, this.state, 'tab');
  };

  get #store(): string {
    return `unsent.${this.#key}`;
  }
  #keep(): void {
    this.unsent = this.#waiting.size;
    keep(this.#store, this.#waiting.size ? [...this.#waiting.values()] : undefined);
  }
  #command(command: Command): Promise<Ack> {
    this.#waiting.set(command.id, command);
    this.#keep();
    const answer = new Promise<Ack>((done) => this.#acks.set(command.id, done));
    this.#send(command);
    return answer;
  }
  #send(message: object): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    this.#silence ??= this.#listen();
    return true;
  }

  /* --- a line may be dead without being closed: wifi is gone, a machine slept */
  #listen(): ReturnType<typeof setTimeout> {
    const patience = this.#away ? LONG_PATIENCE : Math.min(MOST_PATIENCE, PATIENCE * 2 ** this.#tries);
    return setTimeout(() => this.#hangUp(), patience);
  }
  /** Something was heard: the line lives, and has as long again for what it still owes. */
  #heard(): void {
    clearTimeout(this.#silence);
    const owed = this.#away || this.#awaited || this.#waiting.size > 0 || this.#worths.size > 0;
    this.#silence = owed ? this.#listen() : undefined;
  }
  /** After a sleep the line may be dead: a question that costs nothing finds it out. */
  #knock(): void {
    this.preview(0, '').catch(() => undefined);
  }
  /** Commands are sent again under the same name on the next line: they count once. */
  #hangUp(): void {
    const socket = this.#socket;
    this.#down();
    socket?.close();
  }
  #down(): void {
    clearTimeout(this.#silence);
    this.#silence = undefined;
    this.#socket = null;
    this.connection = 'offline';
    this.waiting = this.#away;
    this.state ??= kept<StateMessage | null>(`last.${this.#key}`, null, 'tab');
    for (const { failed } of this.#worths.values()) failed(new Error('offline'));
    this.#worths.clear();
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++);
    this.#timer = setTimeout(() => this.#connect(), longest * (0.5 + Math.random() / 2));
  }

  #connect(): void {
    const socket = new WebSocket(this.#address);
    this.#socket?.close();
    this.#socket = socket;
    this.#awaited = true;
    this.#away = false;
    clearTimeout(this.#silence);
    this.#silence = this.#listen();
    socket.onopen = () => {
      this.connection = 'catching';
      this.#send({ t: 'hello', key: this.#key });
      if (this.#looking !== null) this.#send({ t: 'look', seat: this.#looking });
      for (const command of this.#waiting.values()) this.#send(command);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#take(JSON.parse(event.data) as Told);
      this.#heard();
    };
    socket.onclose = (event) => {
      if (this.#socket !== socket || this.#closed) return;
      if (![UNKNOWN_KEY, DAMAGED, PUT_OUT].includes(event.code)) return this.#down();
      clearTimeout(this.#silence);
      this.connection = 'offline';
      if (event.code === PUT_OUT) this.out = this.#farewell;
      else if (event.code === DAMAGED) this.damaged = this.#farewell;
      else this.unknown = true;
    };
  }
  #hurry = (): void => {
    if (document.hidden || this.#closed || this.unknown || this.damaged || this.out) return;
    if (this.connection === 'online') this.#knock();
    if (this.connection !== 'offline') return;
    clearTimeout(this.#timer);
    this.#tries = 0;
    this.#connect();
  };

  #take(message: Told): void {
    switch (message.t) {
      case 'state':
        this.#tries = 0;
        this.connection = 'online';
        this.#awaited = false;
        this.waiting = this.#away;
        this.state = message;
        this.ready = null;
        break;
      case 'ready':
        this.ready = message.ready;
        break;
      case 'here':
        if (this.state) {
          const seats = this.state.table.seats.map((seat, at) => ({
            ...seat,
            online: message.online[at] ?? seat.online,
          }));
          this.state = { ...this.state, table: { ...this.state.table, seats } };
        }
        break;
      case 'ack': {
        this.#waiting.delete(message.id);
        this.#keep();
        const asked = this.#acks.get(message.id);
        this.#acks.delete(message.id);
        if (asked) asked(message);
        else if (message.verdict !== 'accepted') this.lost = message;
        break;
      }
      case 'worth':
        this.#worths.get(message.id)?.done(message);
        this.#worths.delete(message.id);
        break;
      case 'waiting':
        this.waiting = this.#away = message.waiting;
        break;
      case 'closing':
        this.#farewell = message.why;
        break;
    }
  }
}

/** A question is answered once: until the table shows what was decided, another press on it is the same press again. */
import type { TableSocket } from './socket.svelte';
import type { Ack, AnyFace } from './types';

export class Deciding {
  /** What was decided on the face that is shown, until the server has answered. */
  #sent = $state.raw<object | null>(null);
  /** From here on the log has it. */
  #known = $state(0);
  #socket: TableSocket;
  #face: () => AnyFace;
  #seq: () => number;

  /** The face that is shown, and how far it has come: it need not be the newest. */
  constructor(socket: TableSocket, face: () => AnyFace, seq: () => number) {
    this.#socket = socket;
    this.#face = face;
    this.#seq = seq;
  }
  get busy(): boolean {
    return this.#sent !== null || this.#seq() < this.#known || this.#socket.keeps(this.#face());
  }
  /** Something else is shown, maybe before the server's answer is here: what was decided is over. */
  anew(): void {
    this.#sent = null;
  }
  /** Null if it was decided already. */
  act(action: string): Promise<Ack | null> {
    return this.#once(() => this.#socket.act(this.#face(), action));
  }
  undo(seat: number): Promise<Ack | null> {
    return this.#once(() => this.#socket.undo(seat));
  }
  async #once(send: () => Promise<Ack>): Promise<Ack | null> {
    if (this.busy) return null;
    const sent = (this.#sent = {});
    const ack = await send();
    if (this.#sent !== sent) return ack;
    this.#sent = null;
    if (ack.verdict === 'accepted') this.#known = ack.seq;
    return ack;
  }
}

/** Which number is asked about: its spaces are ringed on the board. */
import type { Unit } from '../types';

export interface Asked {
  /** What was asked: an edict's letter, 'coins', 'monsters', or a log line. */
  id: string;
  name: string;
  rule?: string;
  stars: number | null;
  because: Unit[];
}

export class Why {
  #held = $state.raw<Asked | null>(null);
  #passing = $state.raw<Asked | null>(null);

  get asked(): Asked | null {
    return this.#passing ?? this.#held;
  }
  /** Pointing or focusing asks for the moment; a tap holds the answer until the next tap. */
  point(asked: Asked | null): void {
    this.#passing = asked;
  }
  tap(asked: Asked): void {
    const same = this.#held?.id === asked.id;
    this.#held = same ? null : asked;
    this.#passing = null;
  }
  clear(): void {
    this.#held = this.#passing = null;
  }
  /** Handlers for anything that can be asked about. */
  handlers(make: () => Asked): Record<string, (event: Event) => void> {
    return {
      /* a pointer that rests where a number comes up has asked nothing */
      onpointermove: (event) => {
        if ((event as PointerEvent).pointerType === 'touch') return;
        const asked = make();
        if (this.#passing?.id !== asked.id) this.point(asked);
      },
      onpointerleave: () => this.point(null),
      onfocus: (event) => {
        if ((event.currentTarget as HTMLElement).matches(':focus-visible')) this.point(make());
      },
      onblur: () => this.point(null),
      onclick: () => this.tap(make()),
    };
  }
}

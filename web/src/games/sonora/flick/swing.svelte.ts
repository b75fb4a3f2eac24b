/** The others' hands as they are seen: told a few times a second, they glide from one place to the next. */

import { lasting } from "../../../table/settings.svelte";

type Hands = ReadonlyMap<number, readonly number[]>;

/** Milliseconds from one that is told to the next. */
const PAUSE = 125;

export class Swing {
  shown = $state.raw<Hands>(new Map());
  private frame = 0;

  /** By seat: disc, place and velocity. */
  see(next: Hands): void {
    this.stop();
    const [from, began] = [this.shown, performance.now()];
    const draw = (now: number): void => {
      const part = lasting(1) === 0 ? 1 : Math.min(1, Math.max(0, now - began) / PAUSE);
      this.shown = new Map([...next].map(([seat, to]) => [seat, between(from.get(seat), to, part)]));
      if (next.size && part < 1) this.frame = requestAnimationFrame(draw);
    };
    draw(began);
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
  }
}

/** Part of the way; another disc, or none, is there at once. */
const between = (from: readonly number[] | undefined, to: readonly number[], part: number): readonly number[] =>
  from?.[0] === to[0] ? to.map((one, i) => (from?.[i] ?? one) * (1 - part) + one * part) : to;

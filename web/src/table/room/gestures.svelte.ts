/** What hands are about to do: the own one's is told now and then, the others' are seen until something happens. */

import type { Gesture, Gestured } from "../../wire/table";

/** Between two that are told, in milliseconds: eight a second are enough to be followed. */
const PAUSE = 125;

export class Gestures {
  /** Of others, by seat. */
  seen = $state.raw<ReadonlyMap<number, readonly number[]>>(new Map());
  /** The newest that is not told yet, and the pause until it may be. */
  private untold: Gesture | null = null;
  private pause: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly tell: (gesture: Gesture) => void) {}

  make(seat: number, numbers: readonly number[]): void {
    this.untold = { type: "gesture", seat, marks: numbers };
    if (this.pause === undefined) this.next();
  }

  /** The newest at once, those after it only as often as can be followed. */
  private next(): void {
    this.pause = undefined;
    if (!this.untold) return;
    this.tell(this.untold);
    this.untold = null;
    this.pause = setTimeout(() => this.next(), PAUSE);
  }

  /** The hand has done it: what it was about to do is no news. */
  done(): void {
    this.untold = null;
  }

  heard({ seat, marks }: Gestured): void {
    this.seen = new Map(this.seen).set(seat, marks);
  }

  /** Something has happened. */
  clear(): void {
    this.seen = new Map();
  }

  stop(): void {
    clearTimeout(this.pause);
  }
}

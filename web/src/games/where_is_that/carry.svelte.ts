/** A card that is carried from beside the map to a cell, by mouse or finger. A second finger lets it go. */

import type { Face } from "../../wire/where_is_that";

const SLOP = 8;

/** What comes of it. */
interface Deeds {
  /** It has left its place. */
  readonly lift: (face: Face) => void;
  readonly over: (x: number, y: number) => void;
  readonly drop: (x: number, y: number) => void;
  /** It goes back. */
  readonly leave: () => void;
}

export class Carry {
  /** The card on its way, and where it is. */
  face = $state.raw<Face | null>(null);
  x = $state(0);
  y = $state(0);
  private from: { readonly face: Face; readonly x: number; readonly y: number } | null = null;
  private readonly fingers = new Set<number>();
  /** The press that ends was a carrying, and no tap. */
  carried = false;

  constructor(private readonly deeds: Deeds) {}

  down(event: PointerEvent, face: Face): void {
    this.fingers.add(event.pointerId);
    this.carried = false;
    if (event.button !== 0 || this.fingers.size > 1) return this.end();
    this.from = { face, x: event.clientX, y: event.clientY };
  }

  /** Heard wherever it goes: once the card is taken, nothing is left where it was pressed. */
  move({ clientX: x, clientY: y, pointerId }: PointerEvent): void {
    const { from } = this;
    if (!this.fingers.has(pointerId)) return;
    if (!from || (!this.face && Math.hypot(x - from.x, y - from.y) < SLOP)) return;
    if (!this.face) {
      this.face = from.face;
      this.carried = true;
      this.deeds.lift(from.face);
    }
    [this.x, this.y] = [x, y];
    this.deeds.over(x, y);
  }

  up(event: PointerEvent): void {
    if (!this.fingers.delete(event.pointerId)) return;
    const { face } = this;
    this.from = this.face = null;
    if (face && event.type === "pointerup") this.deeds.drop(event.clientX, event.clientY);
    else if (face) this.deeds.leave();
  }

  /** A second finger, wherever it is: nothing is played. */
  end(): void {
    if (this.face) this.deeds.leave();
    this.from = this.face = null;
  }
}

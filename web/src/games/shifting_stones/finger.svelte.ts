/** A finger on the stones: it taps one, drags it to another place, or holds it down. */

import { cellBeside } from "./deck";

const HOLD = 450;
const SLOP = 8;

interface Drag {
  readonly cell: number;
  /** How far it is to the next cell, measured when the finger came down. */
  readonly size: number;
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

/** What comes of it. */
interface Deeds {
  readonly tap: (cell: number) => void;
  readonly drop: (cell: number, on: number) => void;
  readonly hold: (on: boolean) => void;
}

export class Finger {
  private drag = $state.raw<Drag | null>(null);
  private holding: ReturnType<typeof setTimeout> | undefined;
  private held = false;
  private pointers = 0;

  constructor(private readonly deeds: Deeds) {}

  get down(): boolean {
    return this.drag !== null;
  }

  /** What is being dragged, once it has left its place. */
  get dragged(): Drag | null {
    return this.drag && Math.hypot(this.drag.dx, this.drag.dy) >= SLOP ? this.drag : null;
  }

  /** Where it would be dropped. */
  get target(): number | null {
    if (!this.dragged) return null;
    const { cell, size, dx, dy } = this.dragged;
    const on = cellBeside(cell, Math.round(dx / size), Math.round(dy / size));
    return on === cell ? null : on;
  }

  press(event: PointerEvent & { readonly currentTarget: Element }, cell: number): void {
    this.pointers += 1;
    if (event.button !== 0 || this.pointers > 1) return this.letGo();
    this.held = false;
    event.currentTarget.setPointerCapture(event.pointerId);
    const size = event.currentTarget.clientWidth;
    this.drag = { cell, size, x: event.clientX, y: event.clientY, dx: 0, dy: 0 };
    this.holding = setTimeout(() => {
      this.held = true;
      this.drag = null;
      this.deeds.hold(true);
    }, HOLD);
  }

  move(event: PointerEvent): void {
    if (!this.drag) return;
    this.drag = { ...this.drag, dx: event.clientX - this.drag.x, dy: event.clientY - this.drag.y };
    if (this.dragged) clearTimeout(this.holding);
  }

  lift(event: PointerEvent): void {
    this.pointers = Math.max(0, this.pointers - 1);
    const { drag, dragged, target } = this;
    this.letGo();
    if (this.held) this.deeds.hold(false);
    else if (!drag || event.type === "pointercancel") return;
    else if (target !== null) this.deeds.drop(drag.cell, target);
    else if (!dragged) this.deeds.tap(drag.cell);
  }

  private letGo(): void {
    clearTimeout(this.holding);
    this.drag = null;
  }
}

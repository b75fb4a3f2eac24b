/** A mouse or fingers on a board that can be brought nearer: points, rests, taps, moves it, pinches it. */

import type { Zoom } from "./zoom.svelte";

export interface Heard {
  /** A mouse is here. */
  readonly over: (x: number, y: number) => void;
  /** A mouse rests here, or a finger is held down. */
  readonly rest: (x: number, y: number) => void;
  readonly leave: () => void;
  readonly tap: (x: number, y: number, finger: boolean) => void;
}

const SLOP = 9;
const HOLD = 450;
const REST = 320;
const STEP = 1.0015;

export class Pointer {
  private readonly held = new Map<number, { x: number; y: number }>();
  /** Where the first finger came down; gone once what it does is no tap. */
  private start: { readonly x: number; readonly y: number } | null = null;
  private moves = false;
  private shown = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly zoom: Zoom,
    private readonly box: () => DOMRect,
    private readonly heard: Heard,
  ) {}

  readonly down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    clearTimeout(this.timer);
    this.held.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.start = this.held.size === 1 ? { x: event.clientX, y: event.clientY } : null;
    this.moves = false;
    this.shown = false;
    if (event.pointerType !== "mouse" && this.start) {
      this.timer = setTimeout(() => {
        this.start = null;
        this.shown = true;
        this.heard.rest(event.clientX, event.clientY);
      }, HOLD);
    }
  };

  readonly move = (event: PointerEvent): void => {
    const before = this.held.get(event.pointerId);
    if (!before) {
      if (event.pointerType === "mouse") this.hover(event.clientX, event.clientY);
      return;
    }
    const here = { x: event.clientX, y: event.clientY };
    if (this.held.size === 2) this.pinch(event.pointerId, before, here);
    else if (this.held.size === 1) this.drag(event, before, here);
    this.held.set(event.pointerId, here);
  };

  readonly up = (event: PointerEvent): void => {
    if (!this.held.delete(event.pointerId)) return;
    clearTimeout(this.timer);
    const { start } = this;
    this.start = null;
    if (this.held.size === 0) this.zoom.held = false;
    if (this.shown) {
      this.shown = false;
      this.heard.leave();
    } else if (start && event.type === "pointerup") {
      this.heard.tap(event.clientX, event.clientY, event.pointerType !== "mouse");
    }
  };

  readonly leave = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse") return;
    clearTimeout(this.timer);
    this.heard.leave();
  };

  readonly wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const box = this.box();
    this.zoom.held = false;
    this.zoom.by(STEP ** -event.deltaY, { x: event.clientX - box.left, y: event.clientY - box.top });
  };

  private hover(x: number, y: number): void {
    clearTimeout(this.timer);
    this.heard.over(x, y);
    this.timer = setTimeout(() => this.heard.rest(x, y), REST);
  }

  private drag(event: PointerEvent, before: { x: number; y: number }, here: { x: number; y: number }): void {
    if (this.start && Math.hypot(here.x - this.start.x, here.y - this.start.y) < SLOP) return;
    if (!this.moves) {
      this.moves = true;
      clearTimeout(this.timer);
      this.start = null;
      // From here on it moves the board, wherever it goes.
      if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId);
    }
    if (!this.zoom.near || this.shown) return;
    this.zoom.held = true;
    this.zoom.move(here.x - before.x, here.y - before.y);
  }

  private pinch(id: number, before: { x: number; y: number }, here: { x: number; y: number }): void {
    const other = [...this.held].find(([key]) => key !== id)?.[1];
    if (!other) return;
    clearTimeout(this.timer);
    this.start = null;
    this.zoom.held = true;
    const box = this.box();
    const far = (point: { x: number; y: number }): number => Math.hypot(point.x - other.x, point.y - other.y);
    const middle = { x: (here.x + other.x) / 2 - box.left, y: (here.y + other.y) / 2 - box.top };
    this.zoom.by(far(here) / Math.max(1, far(before)), middle);
    this.zoom.move((here.x - before.x) / 2, (here.y - before.y) / 2);
  }
}

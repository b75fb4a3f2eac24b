/** A pointer on the board: it pulls back and lets go, points the dial, or moves the disc about on its corner. */

import { overCorner, RADIUS, type Point } from "../geometry";
import type { Style } from "./style.svelte";
import type { Turn } from "./turn.svelte";

/** Pixels within which a pull is none: letting go there does nothing. */
const DEAD = 14;
/** Pixels of a pull of full power, where there is room for it; and at least. */
const FULL = 260;
const TIGHT = 16;
/** Pixels at the edge of the screen that a finger does not come to. */
const MARGIN = 6;
/** Milliseconds before it lifts in which a finger, rolling off, may go so many pixels and mean nothing by it. */
const LIFTING = 90;
const ROLL = 14;
/** Moments of a pull that are remembered. */
const REMEMBERED = 40;
/** Pixels around the disc that belong to it. */
const FINGER = 22;

export interface Surface {
  /** The place on the board under a place of the screen. */
  readonly under: (x: number, y: number) => Point;
  /** Pixels a millimetre. */
  readonly scale: () => number;
  readonly style: () => Style;
}

type Grip = "pull" | "point" | "move";

export class Pulling {
  private grip: Grip | null = null;
  private id = -1;
  private start: Point = { x: 0, y: 0 };
  private past: (Point & { readonly at: number })[] = [];

  constructor(
    private readonly turn: Turn,
    private readonly surface: Surface,
  ) {}

  readonly down = (event: PointerEvent & { readonly currentTarget: Element }): void => {
    if (event.button !== 0 || !this.turn.placed) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    this.id = event.pointerId;
    this.start = { x: event.clientX, y: event.clientY };
    this.past = [];
    this.grip = this.gripAt(this.surface.under(event.clientX, event.clientY));
    if (this.grip !== "pull") this.follow(event);
  };

  /** A second finger, wherever it comes down, lets go of everything; true if there was something to let go of. */
  interrupt({ pointerId }: PointerEvent): boolean {
    if (!this.grip || pointerId === this.id) return false;
    this.drop();
    return true;
  }

  /** Beside the disc on its corner: it is moved there. Else it is flicked from where it is. */
  private gripAt(point: Point): Grip {
    const { place } = this.turn.aim;
    const near = Math.max(RADIUS, FINGER / this.surface.scale());
    if (overCorner(point) && Math.hypot(point.x - place.x, point.y - place.y) > near) return "move";
    return this.surface.style() === "dial" ? "point" : "pull";
  }

  readonly move = (event: PointerEvent): void => {
    if (this.grip && event.pointerId === this.id) this.follow(event);
  };

  private follow({ clientX, clientY, timeStamp }: PointerEvent): void {
    const { aim } = this.turn;
    const point = this.surface.under(clientX, clientY);
    if (this.grip === "move") aim.put(point);
    else if (this.grip === "point") aim.towards(point);
    else {
      const by = { x: clientX - this.start.x, y: clientY - this.start.y };
      this.past = [...this.past.slice(1 - REMEMBERED), { ...by, at: timeStamp }];
      this.pull(by);
    }
    this.turn.show();
  }

  private pull(by: Point): void {
    const { aim } = this.turn;
    const [far, most] = [Math.hypot(by.x, by.y), this.room(by)];
    const dead = Math.min(DEAD, most / 5);
    this.turn.backwards = far > dead && aim.isBackwards(by);
    this.turn.aiming = far > dead && !this.turn.backwards;
    if (this.turn.aiming) aim.pull(by, most, dead);
    else aim.rest();
  }

  /** Pixels of a pull of full power this way: no more than the screen has from where it began. */
  private room({ x, y }: Point): number {
    const far = Math.hypot(x, y) || 1;
    const until = (at: number, way: number, end: number): number =>
      way === 0 ? Infinity : ((way > 0 ? end - at : at) - MARGIN) / (Math.abs(way) / far);
    const most = Math.min(
      FULL,
      innerWidth * 0.55,
      until(this.start.x, x, innerWidth),
      until(this.start.y, y, innerHeight),
    );
    return Math.max(TIGHT, most);
  }

  /** What was aimed at before the finger began to lift. */
  private steady(now: number): void {
    const meant = this.past.findLast(({ at }) => at <= now - LIFTING);
    const last = this.past.at(-1);
    if (meant && last && Math.hypot(last.x - meant.x, last.y - meant.y) <= ROLL) this.pull(meant);
  }

  readonly up = (event: PointerEvent): void => {
    if (!this.grip || event.pointerId !== this.id) return;
    const pulled = this.grip === "pull";
    this.grip = null;
    if (pulled) this.steady(event.timeStamp);
    if (pulled && this.turn.aiming) this.turn.flick();
    this.turn.aiming = false;
    this.turn.backwards = false;
  };

  /** The browser took the pointer away, or a key said no. */
  readonly drop = (): void => {
    if (this.grip === "pull") this.turn.aim.rest();
    this.grip = null;
    this.turn.aiming = false;
    this.turn.backwards = false;
    this.turn.show();
  };
}

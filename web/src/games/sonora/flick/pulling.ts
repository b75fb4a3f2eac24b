/** A pointer on the board: it pulls back and lets go, points the dial, or moves the disc about on its corner. */

import { overCorner, RADIUS, type Point } from "../geometry";
import type { Style } from "./style.svelte";
import type { Turn } from "./turn.svelte";

/** Pixels within which a pull is none: letting go there does nothing. */
const DEAD = 14;
/** Pixels of a pull of full power, where there is room for it. */
const FULL = 260;
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

  constructor(
    private readonly turn: Turn,
    private readonly surface: Surface,
  ) {}

  readonly down = (event: PointerEvent & { readonly currentTarget: Element }): void => {
    // A second finger lets go of everything.
    if (this.grip) return this.drop();
    if (event.button !== 0 || !this.turn.placed) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    this.id = event.pointerId;
    this.start = { x: event.clientX, y: event.clientY };
    this.grip = this.gripAt(this.surface.under(event.clientX, event.clientY));
    if (this.grip !== "pull") this.follow(event);
  };

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

  private follow({ clientX, clientY }: PointerEvent): void {
    const { aim } = this.turn;
    const point = this.surface.under(clientX, clientY);
    if (this.grip === "move") aim.put(point);
    else if (this.grip === "point") aim.towards(point);
    else this.pull({ x: clientX - this.start.x, y: clientY - this.start.y });
    this.turn.show();
  }

  private pull(by: Point): void {
    const { aim } = this.turn;
    const far = Math.hypot(by.x, by.y);
    this.turn.backwards = far > DEAD && aim.isBackwards(by);
    this.turn.aiming = far > DEAD && !this.turn.backwards;
    if (this.turn.aiming) aim.pull(by, Math.min(FULL, innerWidth * 0.55));
    else aim.rest();
  }

  readonly up = (event: PointerEvent): void => {
    if (!this.grip || event.pointerId !== this.id) return;
    const pulled = this.grip === "pull";
    this.grip = null;
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

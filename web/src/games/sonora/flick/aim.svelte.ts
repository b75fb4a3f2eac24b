/** A flick in the making: a place on the own corner, a direction, a power. As the viewer sees the board. */

import { BRAKE, UNIT } from "../../../physics/units";
import type { Flick } from "../../../wire/sonora";
import { FASTEST, HOME, MIDDLE, ontoCorner, swung, toLeave, turned, type Point } from "../geometry";

/** The direction of 0 degrees: from the own corner to the middle of the board. */
const AHEAD = (5 * Math.PI) / 4;
const DEGREE = Math.PI / 180;
/** How far to either side a flick points: beyond that it would leave the board at once. */
export const WIDEST = 90;
/** Of the fastest, what the least power gives at most: almost sideways, nothing would leave the corner. */
const MOST_AT_LEAST = 0.6;

export class Aim {
  place = $state.raw<Point>(HOME);
  /** In degrees, clockwise from straight ahead. */
  angle = $state(0);
  /** From 0 to 1. */
  power = $state(0);

  /** Where it points, one long. */
  get ahead(): Point {
    const angle = AHEAD + this.angle * DEGREE;
    return { x: Math.cos(angle), y: Math.sin(angle) };
  }

  /**
   * In millimetres a second. The whole power is of use: the least just lets the disc leave its corner, from where it
   * lies and the way it points; the most is what a rail hardly holds.
   */
  get speed(): number {
    if (this.power <= 0) return 0;
    const least = Math.sqrt(2 * (BRAKE / UNIT) * toLeave(this.place, this.ahead));
    const from = Math.min(MOST_AT_LEAST * FASTEST, least);
    return from + (FASTEST - from) * this.power;
  }

  /** Back to where every flick begins. */
  reset(): void {
    this.place = HOME;
    this.rest();
  }

  /** Straight ahead, and no power. */
  rest(): void {
    this.angle = this.angleTo(MIDDLE);
    this.power = 0;
  }

  put(point: Point): void {
    this.place = ontoCorner(point);
  }

  turn(degrees: number): void {
    this.angle = Math.min(WIDEST, Math.max(-WIDEST, this.angle + degrees));
  }

  press(more: number): void {
    this.power = Math.min(1, Math.max(0, Math.round((this.power + more) * 1000) / 1000));
  }

  /** Point somewhere. */
  towards(point: Point): void {
    this.angle = Math.min(WIDEST, Math.max(-WIDEST, this.angleTo(point)));
  }

  /** Pulled back by this much, of which `most` is full power and `least` none. */
  pull({ x, y }: Point, most: number, least = 0): void {
    this.angle = direction(-x, -y);
    this.power = Math.min(1, (Math.hypot(x, y) - least) / (most - least));
  }

  /** A pull that points away from the board. */
  isBackwards({ x, y }: Point): boolean {
    return Math.abs(direction(-x, -y)) > WIDEST;
  }

  private angleTo({ x, y }: Point): number {
    return direction(x - this.place.x, y - this.place.y);
  }

  /** The move, on the board as it lies after `quarters` turns; `top` is the highest speed there is. */
  flick(disc: number, quarters: number, top: number): Flick {
    const place = turned(this.place, -quarters);
    const ahead = swung(this.ahead, -quarters);
    const speed = Math.min(top, this.speed * UNIT);
    return {
      type: "flick",
      disc,
      x: Math.round(place.x * UNIT),
      y: Math.round(place.y * UNIT),
      vx: Math.trunc(ahead.x * speed),
      vy: Math.trunc(ahead.y * speed),
    };
  }
}

/** An angle as sentences have it: a minus that is one, and so many digits. */
export function degrees(angle: number, digits = 1): { readonly sign: string; readonly angle: number } {
  const rounded = Math.round(angle * 10 ** digits) / 10 ** digits;
  return { sign: rounded < 0 ? "−" : "", angle: Math.abs(rounded) };
}

/** The direction of a vector in degrees from straight ahead, between -180 and 180. */
function direction(x: number, y: number): number {
  const angle = (Math.atan2(y, x) - AHEAD) / DEGREE;
  return ((((angle + 180) % 360) + 360) % 360) - 180;
}

/** What the others are shown of a flick before it is made. */
export const numbersOf = ({ disc, x, y, vx, vy }: Flick): readonly number[] => [disc, x, y, vx, vy];

/** Labels beside discs, none on another. */

import { FRAME, RADIUS, SIZE, type Point } from "../geometry";

export interface Label extends Point {
  /** Millimetres from side to side. */
  readonly wide: number;
}

export const HIGH = 12;
/** From the middle of a disc to that of a label above it. */
const ABOVE = 20;
/** Below it, there is what the disc counts for. */
const BELOW = 27;

const STEPS = [0, -0.5, 0.5, -1, 1];

/** Places for labels, given the discs they belong to: above, else below, else more to the side; off other discs if it can be. */
export function placed(labels: readonly Label[], discs: readonly Point[]): Point[] {
  const found: Label[] = [];
  for (const { x, y, wide } of labels) {
    const places = [-ABOVE, BELOW, -ABOVE - HIGH, BELOW + HIGH].flatMap((down) =>
      STEPS.map((step) => ({ x: inside(x + step * wide, wide / 2), y: inside(y + down, HIGH / 2), wide })),
    );
    const free = places.filter((place) => found.every((other) => !meet(place, other)));
    const others = discs.filter((disc) => disc.x !== x || disc.y !== y);
    found.push(free.find((place) => !others.some((disc) => lies(place, disc))) ?? free[0] ?? places[0]!);
  }
  return found;
}

const inside = (at: number, half: number): number => Math.min(SIZE + FRAME - half, Math.max(half - FRAME, at));

const meet = (one: Label, other: Label): boolean =>
  Math.abs(one.x - other.x) < (one.wide + other.wide) / 2 && Math.abs(one.y - other.y) < HIGH;

const lies = (label: Label, disc: Point): boolean =>
  Math.abs(label.x - disc.x) < label.wide / 2 + RADIUS && Math.abs(label.y - disc.y) < HIGH / 2 + RADIUS;

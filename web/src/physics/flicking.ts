/**
 * A flick and what comes of it, in the shape and the units that the server sends: 1/1024 of a millimetre, of a second
 * and of a millimetre a second, from the board's top left corner. The twin of src/sobremesa/physics/flicking.py.
 */
import { FELL, HALF, OFF, PASSED, run, STAYED, STOPPED, X_RAIL } from "./kernel";
import type { Point, Row } from "./track";

export interface Flick {
  readonly x: number;
  readonly y: number;
  readonly vx: number;
  readonly vy: number;
}
export interface Rest extends Point {
  readonly disc: number;
  readonly where: "board" | "hole" | "off";
}
export interface Result {
  readonly rests: readonly Rest[];
  readonly gone: readonly number[];
  readonly left_corner: boolean;
  readonly touched: readonly (readonly [number, number])[];
  readonly track: readonly Row[];
  readonly railed: readonly number[];
}

/** All discs by their numbers, where they lie before the flick, and the kernel's log of it. */
function ran(
  discs: ReadonlyMap<number, Point>,
  disc: number,
  aim: Flick,
  corner: number,
): { readonly lies: Map<number, Point>; readonly numbers: readonly number[]; readonly log: ReturnType<typeof run> } {
  const lies = new Map<number, Point>([...discs, [disc, aim] as const].sort(([one], [other]) => one - other));
  const numbers = [...lies.keys()];
  const start = [...lies.values()].map(({ x, y }) => [x, y] as const);
  return { lies, numbers, log: run(start, numbers.indexOf(disc), corner, aim.vx, aim.vy) };
}

/** Flick a disc from a launch corner among the discs that lie on the board. */
export function flick(discs: ReadonlyMap<number, Point>, disc: number, aim: Flick, corner: number): Result {
  const { lies, numbers, log } = ran(discs, disc, aim, corner);
  const ways = new Map<number, "hole" | "off">();
  const touched = new Map<string, readonly [number, number]>();
  const railed = new Set<number>();
  const track: Row[] = [];
  let stayed = false;
  for (const [time, place, x, y, vx, vy, cause] of log) {
    const one = numbers[place] ?? disc;
    lies.set(one, { x, y });
    track.push([time, one, x, y, vx, vy]);
    const other = numbers[cause];
    if (other !== undefined) {
      const both = pair(one, other, disc);
      touched.set(both.join(), both);
    } else if (cause <= X_RAIL) railed.add(one);
    else if (cause === FELL) ways.set(one, "hole");
    else if (cause === OFF || cause === STAYED) ways.set(one, "off");
    stayed ||= cause === STAYED;
  }
  return {
    rests: [...lies].map(([one, { x, y }]) => ({ disc: one, x, y, where: ways.get(one) ?? "board" })),
    gone: [...ways.keys()],
    left_corner: !stayed,
    touched: [...touched.values()],
    track,
    railed: [...railed],
  };
}

/** The flicked disc first, else the lower number. */
const pair = (one: number, other: number, flicked: number): readonly [number, number] =>
  other === flicked || (one !== flicked && other < one) ? [other, one] : [one, other];

/** What a flicked disc comes to first: another disc, an edge of the floor or over it, the hole or over that, or rest. */
export interface Contact extends Point {
  readonly with: "disc" | "edge" | "over" | "hole" | "passed" | "rest" | "corner";
  /** The one that is hit. */
  readonly disc: number | null;
}

const FIRST: Readonly<Record<number, Contact["with"]>> = {
  [FELL]: "hole",
  [STOPPED]: "rest",
  [STAYED]: "corner",
  [OFF]: "over",
};

/** Where a flick first meets something, and where the disc is then. `corner`: it does not even leave that. */
export function firstContact(discs: ReadonlyMap<number, Point>, disc: number, aim: Flick, corner: number): Contact {
  const { numbers, log } = ran(discs, disc, aim, corner);
  const [, [, , x, y, , , cause] = [0, 0, aim.x, aim.y, 0, 0, STAYED]] = log;
  const hit = numbers[cause];
  if (hit !== undefined) return { x, y, with: "disc", disc: hit };
  if (cause === PASSED) return { ...enteredAt(aim, { x, y }), with: "passed", disc: null };
  return { x, y, with: FIRST[cause] ?? "edge", disc: null };
}

/** Where a disc came to the hole that it left on the other side: as far from the middle of its way over it. */
function enteredAt(from: Point, left: Point): Point {
  const [dx, dy] = [left.x - from.x, left.y - from.y];
  const nearest = ((HALF - from.x) * dx + (HALF - from.y) * dy) / (dx * dx + dy * dy);
  return { x: from.x + dx * (2 * nearest - 1), y: from.y + dy * (2 * nearest - 1) };
}

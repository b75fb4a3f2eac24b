/** Everything on the sheet that can be pointed at, by section; the next one in a direction. */

import type { Point, Section } from "../geometry";
import {
  boxAt,
  BUILDINGS,
  COLUMNS,
  HEX,
  middleOf,
  NODES,
  NODE_RADIUS,
  RADIUS,
  SIDE,
  SPACES,
  WHITE,
  BOX_SIDE,
} from "./printed";

export interface Thing extends Point {
  readonly id: string;
  readonly kind: "hex" | "square" | "space" | "node" | "column";
  /** The building, square, space, node or column, and for a hex which one of the building. */
  readonly name: string;
  readonly number: number;
  /** From its middle to its rim. */
  readonly reach: number;
  /** How far its neighbours are. */
  readonly span: number;
}

export const THINGS: Readonly<Record<Section, readonly Thing[]>> = {
  ruins: BUILDINGS.flatMap(({ id, hexes }) =>
    hexes.map((at, number): Thing => ({
      ...at,
      id: `hex-${id}-${number}`,
      kind: "hex",
      name: id,
      number,
      reach: HEX,
      span: 1.7 * HEX,
    })),
  ),
  canyon: WHITE.map((square) => ({
    ...middleOf(square),
    id: `square-${square}`,
    kind: "square",
    name: String(square),
    number: square,
    reach: SIDE * 0.7,
    span: SIDE,
  })),
  creek: SPACES.map(({ id, x, y }) => ({
    x,
    y,
    id: `space-${id}`,
    kind: "space",
    name: id,
    number: 0,
    reach: RADIUS * 1.1,
    span: 2.2 * RADIUS,
  })),
  mudcracks: [
    ...NODES.map(({ id, x, y }): Thing => ({
      x,
      y,
      id: `node-${id}`,
      kind: "node",
      name: id,
      number: 0,
      reach: NODE_RADIUS * 1.2,
      span: 11,
    })),
    ...COLUMNS.map(({ length }, column): Thing => {
      const { x, y } = boxAt(column, (length - 1) / 2);
      return {
        x,
        y,
        id: `column-${column}`,
        kind: "column",
        name: String(column),
        number: column,
        reach: (length * BOX_SIDE) / 2 + 1,
        span: 6,
      };
    }),
  ],
};

/** From its middle to its side; columns are tall and narrow. */
export const wideOf = ({ kind, reach }: Thing): number => (kind === "column" ? BOX_SIDE : reach);

const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** How far a point is from the rim of a thing. */
function away(thing: Thing, point: Point): number {
  if (thing.kind !== "column") return far(thing, point) - thing.reach;
  return Math.max(Math.abs(point.x - thing.x) - wideOf(thing), Math.abs(point.y - thing.y) - thing.reach);
}

/** The thing at a point: one of those that are lit, if one is as near as `slack`; else one that is really there. */
export function thingAt(section: Section, point: Point, lit: ReadonlySet<string>, slack: number): Thing | null {
  let [best, least]: [Thing | null, number] = [null, Infinity];
  for (const thing of THINGS[section]) {
    const distance = away(thing, point);
    const within = lit.has(thing.id) ? slack : 0;
    // What is lit goes before what is not, unless that is pressed in its middle.
    const weighed = distance - (lit.has(thing.id) ? thing.reach : 0);
    if (distance <= within && weighed < least) [best, least] = [thing, weighed];
  }
  return best;
}

const WAYS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
export const isArrow = (key: string): boolean => key in WAYS;

/** The nearest of some things in the direction of an arrow; straight ahead counts for more than aside. */
export function towards(from: Point, key: string, things: readonly Thing[]): Thing | null {
  const way = WAYS[key];
  let [best, least]: [Thing | null, number] = [null, Infinity];
  for (const thing of things) {
    const [dx, dy] = [thing.x - from.x, thing.y - from.y];
    const ahead = way ? dx * way.x + dy * way.y : 0;
    const aside = way ? Math.abs(dx * way.y) + Math.abs(dy * way.x) : 0;
    const cost = ahead + 2 * aside;
    if (ahead > 0.5 && cost < least) [best, least] = [thing, cost];
  }
  return best;
}

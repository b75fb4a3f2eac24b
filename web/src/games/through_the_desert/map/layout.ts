/** Where everything lies on the screen: upright where there is width, turned by a quarter where there is height. */

import { centre, HALF, type Cell, type Place, type Point } from "../../../board/hexes";
import { HEIGHT, usesAll, WIDTH } from "./desert";

/** Pixels of the drawing a side of a hex. */
export const SIDE = 20;
/** The margin, in sides: where the names of rows and columns stand, and opposite. */
const NAMES = 0.95;
const MARGIN = 0.5;
/** With part of the board out of use: so many columns of it are still seen. */
const SEEN_BEYOND = 1;
const FEW_COLUMNS = 18;
/** The board is turned only if it gains this much. */
const WORTH_TURNING = 1.15;

export interface Layout {
  readonly turned: boolean;
  readonly width: number;
  readonly height: number;
  readonly place: Place;
  /** From the screen to the plan. */
  readonly back: Place;
}

export function layoutFor(seats: number, turned: boolean): Layout {
  const columns = usesAll(seats) ? WIDTH : FEW_COLUMNS + SEEN_BEYOND;
  const wide = SIDE * (1.5 * (columns - 1) + 2 + NAMES + (usesAll(seats) ? MARGIN : 0));
  const high = SIDE * (HALF * (2 * HEIGHT + 1) + NAMES + MARGIN);
  const [left, top] = [1 + NAMES, HALF + NAMES];
  if (!turned)
    return {
      turned,
      width: wide,
      height: high,
      place: ({ x, y }) => ({ x: SIDE * (x + left), y: SIDE * (y + top) }),
      back: ({ x, y }) => ({ x: x / SIDE - left, y: y / SIDE - top }),
    };
  return {
    turned,
    width: high,
    height: wide,
    place: ({ x, y }) => ({ x: high - SIDE * (y + top), y: SIDE * (x + left) }),
    back: ({ x, y }) => ({ x: y / SIDE - left, y: (high - x) / SIDE - top }),
  };
}

/** What stands above and below the board on a phone, about. */
const AROUND = 365;

/**
 * The layout that shows the hexes largest in this width of a window so high. What else is on the page just now
 * does not matter: a board must not turn because a note comes or goes.
 */
export function bestLayout(seats: number, width: number, tall: number): Layout {
  const height = tall - AROUND;
  const [flat, turned] = [layoutFor(seats, false), layoutFor(seats, true)];
  return scaleIn(turned, width, height) > WORTH_TURNING * scaleIn(flat, width, height) ? turned : flat;
}

/** How large the board can be drawn in this room. */
export const scaleIn = (layout: Layout, width: number, height: number): number =>
  Math.min(width / layout.width, height / layout.height);

export const middleOf = (layout: Layout, cell: Cell): Point => layout.place(centre(cell));

/** The way each key of the six-direction cursor goes on the screen. */
const WAYS: Readonly<Record<string, Point>> = {
  Q: { x: -HALF, y: -0.5 },
  W: { x: 0, y: -1 },
  E: { x: HALF, y: -0.5 },
  A: { x: -HALF, y: 0.5 },
  S: { x: 0, y: 1 },
  D: { x: HALF, y: 0.5 },
};
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

export const isArrow = (key: string): boolean => key in ARROWS;

/** The way a key means, or none. A turned board has no hex straight above, but one to either side. */
export function wayOf(key: string, layout: Layout): Point | undefined {
  const way = WAYS[key.toUpperCase()];
  if (way) return layout.turned && way.x ? { x: Math.sign(way.x) * 0.5, y: Math.sign(way.y) * HALF } : way;
  return ARROWS[key];
}

/** Of some hexes around one, the one that lies this way; of two alike, the one in the same row. */
export function towards<T extends Cell>(from: Cell, way: Point, around: readonly T[], layout: Layout): T | undefined {
  const start = middleOf(layout, from);
  const found = around.map((cell) => {
    const { x, y } = middleOf(layout, cell);
    const along = ((x - start.x) * way.x + (y - start.y) * way.y) / (2 * HALF * SIDE);
    return { cell, along: along + (cell.row === from.row ? 0.01 : 0) };
  });
  const best = found.reduce<(typeof found)[number] | undefined>(
    (most, one) => (one.along > (most?.along ?? 0.6) ? one : most),
    undefined,
  );
  return best?.cell;
}

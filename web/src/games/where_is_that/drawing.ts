/** How large things are drawn: a cell, and the card on it, in units of the drawing. */

import type { Point } from "../../board/hexes";
import { extentOf, STEPS, type Cell, type Direction, type Extent } from "./maps";
import type { Laid } from "../../wire/where_is_that";

export const CELL = { width: 112, height: 92 } as const;
export const CARD = { width: CELL.width - 8, height: CELL.height - 8 } as const;
/** Around all cells: what is drawn about a card is not cut off. */
const EDGE = 5;
/** A small map does not fill its frame: the cards would be enormous. */
const LEAST = { width: CELL.width * 4, height: CELL.height * 3.6 } as const;

export interface Drawing {
  readonly extent: Extent;
  readonly width: number;
  readonly height: number;
  /** The upper left corner of a cell. */
  readonly corner: (cell: Cell) => Point;
  /** The cell at a point, wherever it is. */
  readonly cellAt: (point: Point) => Cell;
}

/** A map with so many free cells around it, and as much sea as fills a frame of this shape. */
export function drawingOf(map: readonly Laid[], ring: number, shape: number): Drawing {
  const extent = extentOf(map, Math.ceil(ring));
  const cut = Math.ceil(ring) - ring;
  const size = {
    width: (extent.columns - 2 * cut) * CELL.width,
    height: (extent.rows - 2 * cut) * CELL.height,
  };
  const least = [Math.max(LEAST.width, size.width + 2 * EDGE), Math.max(LEAST.height, size.height + 2 * EDGE)] as const;
  const [width, height] = [Math.max(least[0], least[1] * shape), Math.max(least[1], least[0] / shape)];
  const left = (width - size.width) / 2 - (extent.west + cut) * CELL.width;
  const top = (height - size.height) / 2 - (extent.north + cut) * CELL.height;
  return {
    extent,
    width,
    height,
    corner: ([x, y]) => ({ x: left + x * CELL.width, y: top + y * CELL.height }),
    cellAt: ({ x, y }) => [Math.floor((x - left) / CELL.width), Math.floor((y - top) / CELL.height)],
  };
}

export const middle = (drawing: Drawing, cell: Cell): Point => {
  const { x, y } = drawing.corner(cell);
  return { x: x + CELL.width / 2, y: y + CELL.height / 2 };
};

/** Half of an arrow's width, in units: it stands where an empty circle is between two cards, and covers no letters. */
export const ARROW = 8;
/** In pixels: on a card at least so wide arrows can be seen. On others there are none: buttons do the same. */
const ARROWED = 96;
export const hasArrows = (seen: number): boolean => CELL.width * seen >= ARROWED;

/** The middle of an arrow, on the edge of the cell around this point. */
export function arrowOf(direction: Direction, { x, y }: Point): Point {
  const [dx, dy] = STEPS[direction];
  return { x: x + (dx * CELL.width) / 2, y: y + (dy * CELL.height) / 2 };
}

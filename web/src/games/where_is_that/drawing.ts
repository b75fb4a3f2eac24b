/** How large things are drawn: a cell, and the card on it, in units of the drawing. */

import type { Point } from "../../board/hexes";
import { extentOf, type Cell, type Extent } from "./maps";
import type { Laid } from "../../wire/where_is_that";

export const CELL = { width: 112, height: 92 } as const;
export const CARD = { width: CELL.width - 8, height: CELL.height - 8 } as const;
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

/** A map with so many free cells around it. */
export function drawingOf(map: readonly Laid[], ring: number): Drawing {
  const extent = extentOf(map, Math.ceil(ring));
  const cut = Math.ceil(ring) - ring;
  const size = {
    width: (extent.columns - 2 * cut) * CELL.width,
    height: (extent.rows - 2 * cut) * CELL.height,
  };
  const [width, height] = [Math.max(LEAST.width, size.width), Math.max(LEAST.height, size.height)];
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

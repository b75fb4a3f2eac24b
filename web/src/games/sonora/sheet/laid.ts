/** Where the sections lie: one by itself, or all four on a whole sheet around its centre, as they are printed. */

import { LAID, type Point, type Section } from "../geometry";
import { boxOf } from "./printed";

/** Left, top, width, height. */
type Box = readonly [number, number, number, number];

/** A section, the part of its drawing that is shown, and its place; on a sheet all have the same measure. */
export interface Placed {
  readonly section: Section;
  readonly box: Box;
  readonly x: number;
  readonly y: number;
}

export interface Laid {
  readonly width: number;
  readonly height: number;
  readonly parts: readonly Placed[];
  /** From where on the centre lies; null if there is only one section. */
  readonly centre: number | null;
}

const WIDE = 101.5;
const GAP = 1;
/** The height of the centre. */
export const CENTRE = 14;
export const SHEET = 2 * WIDE + GAP;

/** With room for the names of the sections, and for the row of shapes above the canyon; alone, for the rival's marks. */
function boxesOf(alone: boolean): Readonly<Record<Section, Box>> {
  const [upper, lower] = alone ? [93, 97] : [90, 96];
  return {
    ruins: [-1.5, 93 - upper, WIDE, upper],
    creek: [-0.75, 91 - upper, WIDE, upper],
    canyon: [-0.75, 85 - lower, WIDE, lower],
    mudcracks: [-0.75, 94 - lower, WIDE, lower],
  };
}

export function sheetOf(alone: boolean): Laid {
  const boxes = boxesOf(alone);
  const upper = boxes.ruins[3];
  const centre = upper + GAP;
  const below = centre + CENTRE + GAP;
  const parts = LAID.map((section, i) => ({
    section,
    box: boxes[section],
    x: i % 2 ? WIDE + GAP : 0,
    y: i < 2 ? 0 : below,
  }));
  return { width: SHEET, height: below + boxes.canyon[3], parts, centre };
}

export function sectionOf(section: Section, alone: boolean): Laid {
  const box = boxOf(section, alone);
  return { width: box[2], height: box[3], parts: [{ section, box, x: 0, y: 0 }], centre: null };
}

/** The section at a point of what is laid, and the point in its own drawing. */
export function partAt({ parts }: Laid, { x, y }: Point): { readonly part: Placed; readonly at: Point } | null {
  const part = parts.find((one) => x >= one.x && x < one.x + one.box[2] && y >= one.y && y < one.y + one.box[3]);
  return part ? { part, at: { x: x - part.x + part.box[0], y: y - part.y + part.box[1] } } : null;
}

/** The other way round. */
export const laidAt = ({ box, x, y }: Placed, at: Point): Point => ({ x: at.x - box[0] + x, y: at.y - box[1] + y });

/** How far the name of a section reaches, from the corner of its box. */
export const TITLE = { width: 42, height: 11 } as const;

/** The board's own measures, from the file the rules read, and how it lies before a viewer. Lengths are millimetres. */

import { board } from "../../../../src/sobremesa/games/sonora/data/layout.json";
import { CONSTANTS, type View } from "../../wire/sonora";
import { oneOf } from "./facts";

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Section = NonNullable<View["discs"][number]["section"]>;
/** As shares and totals list them. */
export const SECTIONS: readonly Section[] = CONSTANTS.SECTIONS;
/** As they lie on board and sheet, row by row. */
export const LAID: readonly Section[] = ["ruins", "creek", "canyon", "mudcracks"];

export const SIZE = board.size;
export const FRAME = board.frame_width;
export const RADIUS = board.disc_radius;
export const MIDDLE: Point = { x: SIZE / 2, y: SIZE / 2 };
export const HOLE = board.hole.r;
/** How fast a pull of full power makes a disc, in millimetres a second. */
export const FASTEST = board.physics.full_pull_speed;
const CHAMFER = board.launch_corners[0]?.front_edge[0]?.[0] ?? 0;
const [START = 0] = board.launch_corners[0]?.default_disc_position ?? [];

export const CIRCLES = board.multipliers.map(({ id, section, x, y, r }) => ({
  id,
  section: oneOf(SECTIONS, section),
  x,
  y,
  r,
}));
export type Circle = (typeof CIRCLES)[number];

const pointsOf = (corners: readonly (readonly number[])[]): string =>
  corners.map((corner) => corner.join(",")).join(" ");
export const ZONES = board.zones.map(({ id, polygon }) => ({ id: oneOf(SECTIONS, id), points: pointsOf(polygon) }));
export const FLOOR = pointsOf(board.floor_polygon);
export const CORNERS = board.launch_corners.map(({ raised_polygon, front_edge }) => ({
  points: pointsOf(raised_polygon),
  edge: pointsOf(front_edge),
}));

/** Of the four corners, clockwise from the top left, the one at which a viewer sits: the right hand's, at the bottom. */
const OWN = 2;

/** Quarter turns clockwise that bring a corner before the viewer. */
export const quartersFor = (corner: number): number => (OWN - corner + 4) % 4;

/** A direction after some quarter turns. */
export function swung({ x, y }: Point, quarters: number): Point {
  switch (quarters & 3) {
    case 1:
      return { x: -y, y: x };
    case 2:
      return { x: -x, y: -y };
    case 3:
      return { x: y, y: -x };
    default:
      return { x, y };
  }
}

/** A point of the board after some quarter turns; as many negative ones bring it back. */
export function turned({ x, y }: Point, quarters: number): Point {
  const from = swung({ x: x - MIDDLE.x, y: y - MIDDLE.y }, quarters);
  return { x: from.x + MIDDLE.x, y: from.y + MIDDLE.y };
}

// The own corner, as it lies before the viewer

/** Where a disc is put first. */
export const HOME: Point = { x: SIZE - START, y: SIZE - START };
/** The nearest a disc's centre comes to the outer edges, and the farthest its two distances add up to. */
const LEAST = RADIUS - FRAME;
const MOST = CHAMFER - RADIUS * Math.SQRT2 - 0.02;

/** The nearest place to a point where a whole disc lies on the own corner. */
export function ontoCorner({ x, y }: Point): Point {
  let [across, down] = [Math.max(LEAST, SIZE - x), Math.max(LEAST, SIZE - y)];
  const over = Math.max(0, across + down - MOST);
  across = Math.max(LEAST, across - over / 2);
  down = Math.max(LEAST, Math.min(down - over / 2, MOST - across));
  across = Math.min(across, MOST - down);
  return { x: SIZE - hundredths(across), y: SIZE - hundredths(down) };
}

/** How far a disc slides from a place on the own corner, straight ahead, until it has left it. */
export const toLeave = ({ x, y }: Point, ahead: Point): number =>
  (CHAMFER + RADIUS * Math.SQRT2 - (SIZE - x) - (SIZE - y)) / Math.max(1e-9, -ahead.x - ahead.y);

const hundredths = (length: number): number => Math.round(length * 100) / 100;

/** True if a point lies on the own corner, disc or no disc. */
export const overCorner = ({ x, y }: Point): boolean =>
  x <= SIZE + FRAME && y <= SIZE + FRAME && SIZE - x + (SIZE - y) <= CHAMFER;

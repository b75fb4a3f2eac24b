/** What a mark would earn, and what the sheet would be worth with it. The rules decide; this only looks ahead. */

import type { AnyMove, Sheet } from "../../../wire/sonora";
import { SECTIONS, type Section } from "../geometry";
import {
  ABOVE,
  BONUS_AT,
  BUILDINGS,
  CACTI,
  CACTUS_AT,
  COLUMNS,
  ENTRANCE,
  MIDDLE_NODE,
  placeOf,
  SPACE,
  TABLE,
  TRIANGLES,
  WORTH,
  type Bonus,
  type Cactus,
  type Size,
  type Triangle,
} from "./printed";

/** What is written, without what is still to be written. */
export type Written = Pick<Sheet, "hexes" | "rewards" | "shapes" | "paths" | "nodes" | "boxes">;

export interface Gain {
  readonly bonuses: readonly Bonus[];
  readonly cacti: readonly Cactus[];
  readonly sizes: readonly Size[];
  /** Points now and after, in the section of the mark. */
  readonly before: number;
  readonly after: number;
  /** The building it completes, and whether first at the table. */
  readonly completes: string;
  readonly first: boolean;
}

// Points

export function cactiWorth(count: number): number {
  const { points, extra } = TABLE;
  return points[count - 1] ?? (count > 0 ? (points.at(-1) ?? 0) + extra * (count - points.length) : 0);
}

export const cactiIn = ({ shapes }: Written, kind: Cactus): number =>
  shapes.flat().filter((square) => CACTUS_AT.get(square) === kind).length;

const markedIn = ({ nodes }: Written): ReadonlySet<string> => new Set([MIDDLE_NODE, ...nodes]);

/** The triangles with all three nodes marked. */
export function closedIn(sheet: Written): readonly Triangle[] {
  const marked = markedIn(sheet);
  return TRIANGLES.filter(({ nodes }) => nodes.every((node) => marked.has(node)));
}

export const surroundedIn = (sheet: Written, size: Size): number =>
  closedIn(sheet).filter((one) => one.size === size).length;

const POINTS: Readonly<Record<Section, (sheet: Written) => number>> = {
  ruins: ({ rewards }) =>
    total(
      BUILDINGS.map(({ top, bottom }, i) => (rewards[i] === "top" ? top.points : rewards[i] === "bottom" ? bottom : 0)),
    ),
  creek: ({ paths }) => total(paths.map((path) => SPACE.get(path.at(-1) ?? "")?.value ?? 0)),
  mudcracks: (sheet) => total(closedIn(sheet).map(({ size }) => (size ? WORTH[size] : 0))),
  canyon: (sheet) => total(CACTI.map((kind) => cactiWorth(cactiIn(sheet, kind)))),
};
const total = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

export const pointsIn = (sheet: Written, section: Section): number => POINTS[section](sheet);

// What a mark changes

/** The way to a space from those that have been visited. */
export function pathTo({ paths }: Written, end: string): readonly string[] {
  const visited = new Set([ENTRANCE, ...paths.flat()]);
  const path = [end];
  for (let at = ABOVE.get(end); at !== undefined && !visited.has(at); at = ABOVE.get(at)) path.unshift(at);
  return path;
}

/** From one space of the creek bed to another, both ends too: there is one way only. */
export function wayBetween(start: string, end: string): readonly string[] {
  const up = upwards(start);
  const down = upwards(end);
  const meet = up.findIndex((space) => down.includes(space));
  const fork = up[meet] ?? ENTRANCE;
  return [...up.slice(0, meet + 1), ...down.slice(0, down.indexOf(fork)).reverse()];
}

function upwards(space: string): readonly string[] {
  const way = [space];
  for (let at = ABOVE.get(space); at !== undefined; at = ABOVE.get(at)) way.push(at);
  return way;
}

/** The section in which a mark is made. */
export function sectionOf(move: AnyMove): Section | null {
  switch (move.type) {
    case "cross_off":
      return "ruins";
    case "draw":
    case "rival_draw":
      return "canyon";
    case "trace":
    case "rival_trace":
      return "creek";
    case "begin_mudcracks":
    case "add_rabbit":
    case "mark_node":
    case "tick_box":
    case "end_mudcracks":
    case "rival_fill":
      return "mudcracks";
    default:
      return null;
  }
}

const plus = (counts: readonly number[], place: number, more: number): readonly number[] =>
  counts.map((count, i) => count + (i === place ? more : 0));

/** The sheet with a mark of its owner; `first` says that nobody has completed the building yet. */
export function withMark<Kind extends Written>(sheet: Kind, move: AnyMove, first: boolean): Kind {
  switch (move.type) {
    case "cross_off": {
      const place = placeOf(move.building);
      const hexes = plus(sheet.hexes, place, move.hexes);
      const whole = hexes[place] === BUILDINGS[place]?.hexes.length;
      const reward = first ? "top" : "bottom";
      return { ...sheet, hexes, rewards: sheet.rewards.map((one, i) => (whole && i === place ? reward : one)) };
    }
    case "draw":
      return { ...sheet, shapes: [...sheet.shapes, move.squares] };
    case "trace":
      return { ...sheet, paths: [...sheet.paths, pathTo(sheet, move.end)] };
    case "mark_node":
      return { ...sheet, nodes: [...sheet.nodes, move.node] };
    case "tick_box":
      return { ...sheet, boxes: plus(sheet.boxes, move.column, 1) };
    default:
      return sheet;
  }
}

/** What a mark would earn. */
export function gainOf(sheet: Sheet, move: AnyMove, sheets: readonly Sheet[]): Gain {
  const place = move.type === "cross_off" ? placeOf(move.building) : -1;
  const first = !sheets.some(({ rewards }) => rewards[place] === "top");
  const then = withMark(sheet, move, first);
  const section = sectionOf(move) ?? SECTIONS[0] ?? "ruins";
  const completes = move.type === "cross_off" && then.rewards[place] ? move.building : "";
  const closed = move.type === "mark_node" ? closedIn(then).filter(({ nodes }) => nodes.includes(move.node)) : [];
  const squares = move.type === "draw" ? move.squares : [];
  return {
    bonuses: bonusesOf(then, move, completes !== "" && first),
    cacti: squares.flatMap((square) => CACTUS_AT.get(square) ?? []),
    sizes: closed.flatMap(({ size }) => size ?? []),
    before: pointsIn(sheet, section),
    after: pointsIn(then, section),
    completes,
    first,
  };
}

function bonusesOf(then: Sheet, move: AnyMove, first: boolean): readonly Bonus[] {
  switch (move.type) {
    case "cross_off":
      return first ? [BUILDINGS[placeOf(move.building)]?.top.bonus ?? []].flat() : [];
    case "draw":
      return move.squares.flatMap((square) => BONUS_AT.get(square) ?? []);
    case "trace":
      return [SPACE.get(move.end)?.bonus ?? []].flat();
    case "mark_node":
      return closedIn(then).flatMap(({ nodes, bonus }) => (bonus && nodes.includes(move.node) ? [bonus] : []));
    case "tick_box": {
      const column = COLUMNS[move.column];
      return column && then.boxes[move.column] === column.length ? [column.bonus] : [];
    }
    default:
      return [];
  }
}

/** A map of cards: where everything lies. What a move would change there, the rules tell. */

import { CONSTANTS, type Circle, type Laid, type Push } from "../../wire/where_is_that";

export type Cell = readonly [number, number];
export type Direction = Push["direction"];
export type Cards = ReadonlyMap<string, Laid>;

export const DIRECTIONS: readonly Direction[] = CONSTANTS.DIRECTIONS;
export const STEPS: Readonly<Record<Direction, Cell>> = CONSTANTS.STEPS;

/** A cell as a name that can be compared. */
export const keyOf = ([x, y]: Cell): string => `${x},${y}`;
export const cellOf = (key: string): Cell => {
  const [x = 0, y = 0] = key.split(",").map(Number);
  return [x, y];
};
export const beside = ([x, y]: Cell, direction: Direction): Cell => {
  const [dx, dy] = STEPS[direction];
  return [x + dx, y + dy];
};

/** The cards of a map by their cells. */
export const byCell = (map: readonly Laid[]): Cards => new Map(map.map((laid) => [keyOf(laid.cell), laid]));

/** What a map covers, and as many cells more on every side. */
export interface Extent {
  readonly west: number;
  readonly north: number;
  readonly columns: number;
  readonly rows: number;
}

export function extentOf(map: readonly Laid[], ring: number): Extent {
  const xs = map.length ? map.map(({ cell }) => cell[0]) : [0];
  const ys = map.length ? map.map(({ cell }) => cell[1]) : [0];
  const [west, north] = [Math.min(...xs) - ring, Math.min(...ys) - ring];
  return { west, north, columns: Math.max(...xs) + ring + 1 - west, rows: Math.max(...ys) + ring + 1 - north };
}

/** Two cards side by side: the western or the northern one first. */
export interface Seam {
  readonly key: string;
  readonly axis: Circle["axis"];
  readonly at: Cell;
  readonly first: Laid;
  readonly second: Laid;
}

export function seamsOf(cards: Cards): readonly Seam[] {
  return [...cards.values()].flatMap((first) =>
    (["east", "south"] as const).flatMap((direction) => {
      const second = cards.get(keyOf(beside(first.cell, direction)));
      if (!second) return [];
      const axis = direction === "east" ? "we" : "ns";
      return [{ key: `${first.face.card} ${second.face.card}`, axis, at: first.cell, first, second } satisfies Seam];
    }),
  );
}

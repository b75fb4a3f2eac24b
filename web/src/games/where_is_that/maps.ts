/** A map of cards: where everything lies, and what a push would move. What is allowed is not decided here. */

import type { Circle, Laid, Push, Relation } from "../../wire/where_is_that";

export type Cell = readonly [number, number];
export type Direction = Push["direction"];
export type Cards = ReadonlyMap<string, Laid>;

export const DIRECTIONS: readonly Direction[] = ["north", "east", "south", "west"];
export const STEPS: Readonly<Record<Direction, Cell>> = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };

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

/** How a cell lies to the cards around it. */
export const relationsAt = (cards: Cards, [x, y]: Cell): Relation[] =>
  DIRECTIONS.flatMap((direction) => {
    const [dx, dy] = STEPS[direction];
    const other = cards.get(keyOf([x - dx, y - dy]));
    return other ? [{ direction, card: other.face.card }] : [];
  });

/** The cards of a map by their cells. */
export const byCell = (map: readonly Laid[]): Cards => new Map(map.map((laid) => [keyOf(laid.cell), laid]));

/** The cards that a push moves, the nearest first: up to the first gap, or the whole line. */
export function runFrom(cards: Cards, from: Cell, direction: Direction, wholeLine: boolean): readonly Laid[] {
  const [dx, dy] = STEPS[direction];
  const ahead = ({ cell }: Laid): number => (cell[0] - from[0]) * dx + (cell[1] - from[1]) * dy;
  const inLine = ({ cell }: Laid): boolean => (dx ? cell[1] === from[1] : cell[0] === from[0]);
  const line = [...cards.values()].filter((laid) => inLine(laid) && ahead(laid) >= 0);
  line.sort((a, b) => ahead(a) - ahead(b));
  return wholeLine ? line : line.filter((laid, i) => ahead(laid) === i);
}

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

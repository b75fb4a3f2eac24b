/**
 * Flat-topped hexes in upright columns, every second column half a hex lower ("odd-q").
 * Lengths are in sides of a hex; y grows downwards.
 */

export interface Cell {
  readonly col: number;
  readonly row: number;
}
export interface Point {
  readonly x: number;
  readonly y: number;
}
/** Where a point of the plan lies on the screen. */
export type Place = (point: Point) => Point;

/** Half the height of a hex. */
export const HALF = Math.sqrt(3) / 2;

const CORNERS: readonly Point[] = [0, 1, 2, 3, 4, 5].map((i) => ({
  x: Math.cos((i * Math.PI) / 3),
  y: Math.sin((i * Math.PI) / 3),
}));

export const centre = ({ col, row }: Cell): Point => ({ x: 1.5 * col, y: HALF * (2 * row + (col & 1)) });

/** The six corners, from the right one round with the clock; `size` shrinks the hex. */
export function corners(cell: Cell, size = 1): Point[] {
  const { x, y } = centre(cell);
  return CORNERS.map((corner) => ({ x: x + size * corner.x, y: y + size * corner.y }));
}

/** The six neighbours; the one numbered i lies beyond the side from corner i to corner i + 1. */
export function neighbours({ col, row }: Cell): Cell[] {
  const low = col & 1;
  return [
    { col: col + 1, row: row + low },
    { col, row: row + 1 },
    { col: col - 1, row: row + low },
    { col: col - 1, row: row - 1 + low },
    { col, row: row - 1 },
    { col: col + 1, row: row - 1 + low },
  ];
}

/** The hex that a point lies in: the one with the nearest centre. */
export function cellAt({ x, y }: Point): Cell {
  const near = Math.round(x / 1.5) || 0;
  let best: Cell = { col: near, row: 0 };
  let least = Infinity;
  for (const col of [near - 1, near, near + 1]) {
    const cell = { col, row: Math.round(y / (2 * HALF) - (col & 1) / 2) || 0 };
    const middle = centre(cell);
    const distance = Math.hypot(middle.x - x, middle.y - y);
    if (distance < least) [best, least] = [cell, distance];
  }
  return best;
}

const cellKey = ({ col, row }: Cell): string => `${col},${row}`;
const pointKey = ({ x, y }: Point): string => `${Math.round(2 * x)},${Math.round(y / HALF)}`;

/** The closed lines around a set of hexes, drawn `inset` inside their edges; holes run the other way. */
export function outline(cells: readonly Cell[], inset = 0): Point[][] {
  const inside = new Set(cells.map(cellKey));
  const sides = new Map<string, readonly [Point, Point]>();
  for (const cell of cells) {
    const around = corners(cell);
    neighbours(cell).forEach((other, i) => {
      const [from, to] = [around[i], around[(i + 1) % 6]];
      if (from && to && !inside.has(cellKey(other))) sides.set(pointKey(from), [from, to]);
    });
  }
  const loops: Point[][] = [];
  for (const [start, first] of sides) {
    const loop: Point[] = [];
    let side: readonly [Point, Point] | undefined = first;
    for (let key = start; side; side = sides.get(key)) {
      loop.push(side[0]);
      sides.delete(key);
      key = pointKey(side[1]);
    }
    loops.push(loop.map((corner, i) => moved(loop.at(i - 1) ?? corner, corner, loop[(i + 1) % loop.length], inset)));
  }
  return loops;
}

/** A corner moved inwards, so that both sides that meet there come to lie `inset` further in. */
function moved(before: Point, corner: Point, after: Point | undefined, inset: number): Point {
  if (!inset || !after) return corner;
  const x = -(corner.y - before.y) - (after.y - corner.y);
  const y = corner.x - before.x + (after.x - corner.x);
  return { x: corner.x + (inset * x) / 1.5, y: corner.y + (inset * y) / 1.5 };
}

const written = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Closed lines as the `d` of a path, their corners rounded by this part of a side. */
export function path(loops: readonly (readonly Point[])[], place: Place, round = 0): string {
  return loops
    .map((loop) => {
      const points = loop.map(place);
      if (!round) return `M${points.map(written).join("L")}Z`;
      const parts = points.map((corner, i) => {
        const before = points.at(i - 1) ?? corner;
        const after = points[(i + 1) % points.length] ?? corner;
        return `${written(towards(corner, before, round))}Q${written(corner)} ${written(towards(corner, after, round))}`;
      });
      return `M${parts.join("L")}Z`;
    })
    .join("");
}

const towards = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});

/** Single hexes as one path, each shrunk to `size`. */
export const tiles = (cells: readonly Cell[], place: Place, size = 1, round = 0): string =>
  path(
    cells.map((cell) => corners(cell, size)),
    place,
    round,
  );

/** The sides where hexes of one set meet those of another, as one path of strokes. */
export function border(some: readonly Cell[], others: readonly Cell[], place: Place): string {
  const beyond = new Set(others.map(cellKey));
  return some
    .flatMap((cell) => {
      const around = corners(cell);
      return neighbours(cell).flatMap((other, i) => {
        const [from, to] = [around[i], around[(i + 1) % 6]];
        return from && to && beyond.has(cellKey(other)) ? [`M${written(place(from))}L${written(place(to))}`] : [];
      });
    })
    .join("");
}

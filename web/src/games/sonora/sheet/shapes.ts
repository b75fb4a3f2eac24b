/** Shapes in the canyon: which one lies where, how it is turned, and which of those offered is meant. */

import { COLUMNS_WIDE, SHAPES, type Shape } from "./printed";

/** A shape as it lies: which, how it is turned (0–3, flipped 4–7), and its squares in rising order. */
export interface Placing {
  readonly shape: Shape;
  readonly turn: number;
  readonly squares: readonly number[];
}
/** What a hand has in mind: it stays while the hand goes from square to square. */
export interface Wish {
  /** The id of a shape; null is the largest that fits. */
  readonly shape: string | null;
  readonly turn: number;
  /** Which cell of the shape, in reading order, is held. */
  readonly cell: number;
}
export const NO_WISH: Wish = { shape: null, turn: 0, cell: 0 };

type Cell = readonly [row: number, column: number];

const turned = (cells: readonly Cell[]): readonly Cell[] => cells.map(([row, column]) => [column, -row]);
const flipped = (cells: readonly Cell[]): readonly Cell[] => cells.map(([row, column]) => [row, -column]);

/** Moved to the corner and put in reading order, so that equal forms are equal texts. */
function normal(cells: readonly Cell[]): readonly Cell[] {
  const top = Math.min(...cells.map(([row]) => row));
  const left = Math.min(...cells.map(([, column]) => column));
  return cells.map(([row, column]): Cell => [row - top, column - left]).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}
const textOf = (cells: readonly Cell[]): string => normal(cells).join(" ");

/** A shape in all its eight ways; some may be the same. */
export function waysOf({ cells }: Shape): readonly (readonly Cell[])[] {
  const ways: (readonly Cell[])[] = [];
  for (const side of [cells, flipped(cells)]) {
    let way = side;
    for (let i = 0; i < 4; i++) {
      ways.push(normal(way));
      way = turned(way);
    }
  }
  return ways;
}

const KNOWN = new Map<string, { readonly shape: Shape; readonly turn: number }>();
for (const shape of SHAPES) {
  waysOf(shape).forEach((way, turn) => {
    if (!KNOWN.has(textOf(way))) KNOWN.set(textOf(way), { shape, turn });
  });
}

/** Squares that were offered, as a shape. */
export function placingOf(squares: readonly number[]): Placing | null {
  const cells = squares.map((square): Cell => [Math.floor(square / COLUMNS_WIDE), square % COLUMNS_WIDE]);
  const known = KNOWN.get(textOf(cells));
  return known ? { ...known, squares } : null;
}

/** The way a shape lies after a quarter turn, or flipped. */
export function wayAfter(shape: Shape, turn: number, flip: boolean): number {
  const ways = waysOf(shape);
  const next = flip ? (turn + 4) % 8 : 4 * Math.floor(turn / 4) + ((turn + 1) % 4);
  return KNOWN.get(textOf(ways[next] ?? []))?.turn ?? turn;
}

/** Of the placings that cover a square, the one nearest to what is wished for. */
export function fitting(placings: readonly Placing[], square: number, wish: Wish): Placing | null {
  const over = placings.filter(({ squares }) => squares.includes(square));
  const wished = over.some(({ shape }) => shape.id === wish.shape) ? wish.shape : null;
  const largest = over.reduce((most, { shape }) => Math.max(most, size(shape)), 0);
  const rank = ({ shape, turn, squares }: Placing): number =>
    ((wished ? shape.id === wished : size(shape) === largest) ? 100 : 0) +
    (turn === wish.turn ? 10 : 0) +
    (squares.indexOf(square) === wish.cell ? 1 : 0);
  return over.reduce<Placing | null>((best, one) => (best && rank(best) >= rank(one) ? best : one), null);
}

const size = ({ number, cells }: Shape): number => 10 * number + cells.length;

/** The shapes that can cover a square, the largest first. */
export function shapesOver(placings: readonly Placing[], square: number): readonly Shape[] {
  const found = new Set(placings.filter(({ squares }) => squares.includes(square)).map(({ shape }) => shape));
  return [...found].sort((a, b) => size(b) - size(a));
}

/** The placing after this one: turned, flipped, or held by another cell; itself if there is no other. */
export function after(
  placings: readonly Placing[],
  now: Placing,
  square: number,
  how: "turn" | "flip" | "slide",
): Placing {
  const alike = placings.filter(({ shape, squares }) => shape === now.shape && squares.includes(square));
  if (how === "slide") {
    const row = alike.filter(({ turn }) => turn === now.turn);
    return row[(row.indexOf(now) + 1) % row.length] ?? now;
  }
  let turn = now.turn;
  for (let i = 0; i < 4; i++) {
    turn = wayAfter(now.shape, turn, how === "flip" && i === 0);
    const found = fitting(
      alike.filter((one) => one.turn === turn),
      square,
      { shape: now.shape.id, turn, cell: now.squares.indexOf(square) },
    );
    if (found && found !== now) return found;
  }
  return now;
}

/** The outline of some squares of side 1, as an SVG path: every edge that only one of them has. */
export function outline(squares: readonly number[], place: (column: number, row: number) => string): string {
  const edges = new Map<string, readonly [string, string]>();
  for (const square of squares) {
    const [row, column] = [Math.floor(square / COLUMNS_WIDE), square % COLUMNS_WIDE];
    const corners = [
      [column, row],
      [column + 1, row],
      [column + 1, row + 1],
      [column, row + 1],
    ].map(([x = 0, y = 0]) => `${x},${y}`);
    corners.forEach((from, i) => {
      const to = corners[(i + 1) % 4] ?? from;
      if (!edges.delete(`${to} ${from}`)) edges.set(`${from} ${to}`, [from, to]);
    });
  }
  return joined([...edges.values()], place);
}

function joined(edges: readonly (readonly [string, string])[], place: (column: number, row: number) => string): string {
  const from = new Map<string, string[]>();
  for (const [start, end] of edges) from.set(start, [...(from.get(start) ?? []), end]);
  const paths: string[] = [];
  for (const [start, ends] of from) {
    while (ends.length) {
      const way = [start];
      for (let at = ends.pop(); at !== undefined && at !== start; at = from.get(at)?.pop()) way.push(at);
      const points = way.map((corner) => corner.split(",").map(Number)).map(([x = 0, y = 0]) => place(x, y));
      paths.push(`M${points.join("L")}Z`);
    }
  }
  return paths.join("");
}

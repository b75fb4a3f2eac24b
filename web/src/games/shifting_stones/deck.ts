/** The cards and the square of stones as the rules know them, and where a pattern lies. */

import { CONSTANTS, type View } from "../../wire/shifting_stones";
import type { Face } from "./faces";

export type Grid = View["grid"];
export type Pattern = readonly (readonly (Face | null)[])[];

export interface PatternCard {
  readonly points: number;
  readonly pattern: Pattern;
}

export const { HAND, MINI_DECK, MOST_FAILS, SIDE } = CONSTANTS;
/** The face on the other side of the stone. */
export const OTHER: Readonly<Record<Face, Face>> = CONSTANTS.OTHER;

const CARDS: readonly PatternCard[] = CONSTANTS.CARDS;
const NO_CARD: PatternCard = { points: 0, pattern: [] };

export const cardOf = (card: number): PatternCard => CARDS[card] ?? NO_CARD;
export const isCard = (card: unknown): card is number => typeof card === "number" && card in CARDS;
export const isFace = (face: unknown): face is Face => typeof face === "string" && face in OTHER;

// The square, row by row from the top

export const columnOf = (cell: number): number => cell % SIDE;
export const rowOf = (cell: number): number => Math.floor(cell / SIDE);

/** The cell so many columns and rows away; null if that is outside the square. */
export function cellBeside(cell: number, columns: number, rows: number): number | null {
  const [x, y] = [columnOf(cell) + columns, rowOf(cell) + rows];
  return x >= 0 && x < SIDE && y >= 0 && y < SIDE ? y * SIDE + x : null;
}

// What the rules would make of it, shown while a finger moves; `tests/grids.json` of the rules holds it to them.

/** The stones that show a card's pattern, once for each place where it lies. */
export function places(card: number, grid: Grid): number[][] {
  const { pattern } = cardOf(card);
  const rows = pattern.length;
  const columns = pattern[0]?.length ?? 0;
  const found: number[][] = [];
  for (let top = 0; top + rows <= SIDE; top++) {
    for (let left = 0; left + columns <= SIDE; left++) {
      const cells = pattern.flatMap((row, y) =>
        row.flatMap((face, x) => (face ? [{ cell: (top + y) * SIDE + left + x, face }] : [])),
      );
      if (cells.length && cells.every(({ cell, face }) => grid[cell] === face))
        found.push(cells.map(({ cell }) => cell));
    }
  }
  return found;
}

export function swapped(grid: Grid, [a, b]: readonly [number, number]): Grid {
  return grid.map((face, cell) => (cell === a ? grid[b] : cell === b ? grid[a] : face) ?? face);
}

export function flipped(grid: Grid, stone: number): Grid {
  return grid.map((face, cell) => (cell === stone ? OTHER[face] : face));
}

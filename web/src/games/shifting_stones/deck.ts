/** The 72 cards, read from the same file as the rules read, and where a pattern lies. */

import deck from "../../../../src/sobremesa/games/shifting_stones/data/cards.json";
import type { View } from "../../wire/shifting_stones";
import { OTHER, type Face } from "./faces";

export type Grid = View["grid"];
export type Pattern = readonly (readonly (Face | null)[])[];

export interface PatternCard {
  readonly points: number;
  readonly pattern: Pattern;
}

export const SIDE = 3;
/** Cards drawn up to at the end of a turn, drawn by a skip, and held at most after one. */
export const HAND = 4;
export const SKIP_DRAWS = 2;
export const MOST_IN_HAND = 6;
/** Alone: fails that lose, and how many cards of each value the deck has. */
export const MOST_FAILS = 4;
export const MINI_DECK: readonly (readonly [number, number])[] = [
  [1, 8],
  [2, 4],
  [3, 3],
  [5, 1],
];

const CARDS = deck.cards as readonly PatternCard[];
const NO_CARD: PatternCard = { points: 0, pattern: [] };

export const cardOf = (card: number): PatternCard => CARDS[card] ?? NO_CARD;
export const isCard = (card: unknown): card is number => typeof card === "number" && card in CARDS;
export const pointsOf = (cards: readonly number[]): number => cards.reduce((sum, card) => sum + cardOf(card).points, 0);
export const onesOf = (cards: readonly number[]): number => cards.filter((card) => cardOf(card).points === 1).length;

/** The stones that show a card's pattern, once for each place where it lies. For drawing only. */
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

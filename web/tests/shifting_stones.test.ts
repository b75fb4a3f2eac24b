import { describe, expect, it } from "vitest";
import grids from "../../src/sobremesa/games/shifting_stones/tests/grids.json";
import { cardOf, cellBeside, flipped, isFace, places, swapped, type Grid } from "../src/games/shifting_stones/deck";
import { faceOf, follow, laid } from "../src/games/shifting_stones/tiles";

const GRID: Grid = ["fish", "tree", "sun", "boat", "seed", "tree", "horse", "horse", "seed"];
const shown = (tiles: ReturnType<typeof laid>): Grid => [...tiles].sort((a, b) => a.cell - b.cell).map(faceOf);

describe("where a pattern lies", () => {
  it("is found, to be drawn", () => {
    expect(cardOf(0).pattern).toEqual([["fish", "tree"]]);
    expect(places(0, GRID)).toEqual([[0, 1]]);
  });

  it("is nowhere if it is turned", () => {
    expect(places(0, swapped(GRID, [0, 1]))).toEqual([]);
  });
});

describe("looking ahead", () => {
  const faces = (grid: readonly string[]): Grid => grid.filter(isFace);

  it("finds every card where the rules find it, and nowhere else", () => {
    for (const { grid, places: known } of grids.laid)
      known.forEach((where, card) =>
        expect(places(card, faces(grid)), `card ${card} on ${grid.join()}`).toEqual(where),
      );
    const shown = grids.laid.flatMap((laid) => laid.places.flatMap((where, card) => (where.length ? [card] : [])));
    expect(new Set(shown).size).toBe(72);
  });

  it("swaps and flips as the rules do", () => {
    for (const { before, stones, after } of grids.changed) {
      const [a = -1, b] = stones;
      const ahead = b === undefined ? flipped(faces(before), a) : swapped(faces(before), [a, b]);
      expect(ahead, `${stones.join()} of ${before.join()}`).toEqual(after);
    }
    expect(new Set(grids.changed.map(({ stones }) => stones.join())).size).toBe(12 + 9);
  });
});

describe("the square", () => {
  it("has an edge that nothing goes round", () => {
    expect(cellBeside(4, 1, 0)).toBe(5);
    expect(cellBeside(4, 0, -1)).toBe(1);
    expect(cellBeside(5, 1, 0)).toBeNull();
    expect(cellBeside(7, 0, 1)).toBeNull();
  });
});

describe("the stones on the screen", () => {
  it("slide when two change places", () => {
    const tiles = follow(laid(GRID), swapped(GRID, [0, 1]));
    expect(tiles.find((tile) => tile.id === 0)).toMatchObject({ cell: 1, turns: 0 });
    expect(shown(tiles)).toEqual(swapped(GRID, [0, 1]));
  });

  it("slide even if both look the same, when the event says so", () => {
    const tiles = follow(laid(GRID), GRID, [6, 7]);
    expect(tiles.find((tile) => tile.id === 6)?.cell).toBe(7);
  });

  it("turn over, and back", () => {
    const tiles = follow(laid(GRID), flipped(GRID, 4));
    expect(tiles.find((tile) => tile.id === 4)).toMatchObject({ cell: 4, turns: 1 });
    expect(follow(tiles, GRID).find((tile) => tile.id === 4)?.turns).toBe(2);
  });

  it("always show the position, whatever has happened", () => {
    const other: Grid = ["horse", "horse", "seed", "fish", "tree", "sun", "boat", "seed", "tree"];
    expect(shown(follow(laid(GRID), other))).toEqual(other);
  });
});

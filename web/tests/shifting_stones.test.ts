import { describe, expect, it } from "vitest";
import { cardOf, flipped, places, swapped, type Grid } from "../src/games/shifting_stones/deck";
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

import { beforeEach, describe, expect, it } from "vitest";
import { settled, wish, wishesFor } from "../src/table/options";
import { firstOf, keepFirst } from "../src/table/end/results";
import type { GameInfo } from "../src/wire/table";

const GAME: GameInfo = {
  id: "g",
  fewest_seats: 1,
  most_seats: 4,
  levels: [],
  cast: {},
  lessons: [],
  example: false,
  options: [
    { type: "one_of", name: "deck", values: ["north", "south"], asked: true, ruled: true, only: [] },
    { type: "whole", name: "day", low: 0, high: 9, default: 0, asked: false, ruled: true, only: [] },
    { type: "each_seat", name: "start", values: ["plain", "oasis"], asked: true, ruled: true, only: [] },
  ],
};

beforeEach(() => localStorage.clear());

describe("the options of a match", () => {
  it("are the wished ones, or the usual ones", () => {
    expect(settled(GAME, {})).toEqual({ deck: "north", day: 0, start: "plain" });
    expect(settled(GAME, { day: 3, other: 1 })).toEqual({ deck: "north", day: 3, start: "plain" });
  });

  it("are remembered for the next time, game by game", () => {
    wish("g", "deck", "south");
    wish("h", "deck", "north");
    expect(wishesFor(GAME)).toEqual({ deck: "south" });
  });

  it("that are gone are not wished for any more", () => {
    wish("g", "deck", "atlantis");
    expect(wishesFor(GAME)).toEqual({});
  });
});

describe("the first result", () => {
  const result = { points: 3, count: 5, table: "t1" };

  it("is the one that counts", () => {
    expect(keepFirst("g", { deck: "north", day: 1 }, result)).toEqual(result);
    expect(keepFirst("g", { day: 1, deck: "north" }, { points: 5, count: 5, table: "t2" })).toEqual(result);
    expect(firstOf("g", { deck: "south", day: 1 })).toBeUndefined();
    expect(firstOf("h", { deck: "north", day: 1 })).toBeUndefined();
  });

  it("of long ago is let go", () => {
    for (let day = 1; day <= 61; day++) keepFirst("g", { day }, result);
    expect(firstOf("g", { day: 1 })).toBeUndefined();
    expect(firstOf("g", { day: 2 })).toEqual(result);
  });

  it("is no trouble where the storage holds rubbish", () => {
    localStorage.setItem("sobremesa.results", "{");
    expect(firstOf("g", {})).toBeUndefined();
  });
});

import { describe, expect, it } from "vitest";
import { offers, open } from "../src/table/choices";

const CHOICES = [
  {
    type: "swap",
    card: [3, 8],
    stones: [
      [0, 1],
      [1, 2],
    ],
  },
  { type: "flip", card: [3, 8], stone: { from: 0, to: 8 } },
  { type: "score", card: [8] },
  { type: "end_turn" },
];

describe("what is offered", () => {
  it("is every combination of a group's values", () => {
    expect(offers(CHOICES, { type: "swap", card: 8, stones: [1, 2] })).toBe(true);
    expect(offers(CHOICES, { type: "swap", card: 8, stones: [2, 1] })).toBe(false);
    expect(offers(CHOICES, { type: "swap", card: 5, stones: [0, 1] })).toBe(false);
  });

  it("may be a range", () => {
    expect(offers(CHOICES, { type: "flip", card: 3, stone: 8 })).toBe(true);
    expect(offers(CHOICES, { type: "flip", card: 3, stone: 9 })).toBe(false);
    expect(open(CHOICES, "flip", "stone")).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it("may be a move without values", () => {
    expect(offers(CHOICES, { type: "end_turn" })).toBe(true);
    expect(offers(CHOICES, { type: "skip" })).toBe(false);
    expect(offers([], { type: "end_turn" })).toBe(false);
  });

  it("must name every value", () => {
    expect(offers(CHOICES, { type: "swap", card: 8 })).toBe(false);
  });

  it("lists what is open for a field, given another", () => {
    expect(open(CHOICES, "score", "card")).toEqual([8]);
    expect(open(CHOICES, "swap", "stones", { card: 3 })).toEqual([
      [0, 1],
      [1, 2],
    ]);
    expect(open(CHOICES, "swap", "stones", { card: 4 })).toEqual([]);
  });
});

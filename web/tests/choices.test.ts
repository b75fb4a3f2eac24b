import { describe, expect, expectTypeOf, it } from "vitest";
import { limits, offers, offersSome, open } from "../src/table/choices";
import type { Offer, SeatMove } from "../src/wire/shifting_stones";

const CHOICES: readonly Offer[] = [
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
    expect(limits(CHOICES, "flip", "stone")).toEqual({ from: 0, to: 8 });
    expect(limits(CHOICES, "flip", "card")).toBeUndefined();
  });

  it("may be a move without values", () => {
    expect(offers(CHOICES, { type: "end_turn" })).toBe(true);
    expect(offers(CHOICES, { type: "skip" })).toBe(false);
    expect(offers(CHOICES.slice(0, 0), { type: "end_turn" })).toBe(false);
  });

  it("must name every value", () => {
    // @ts-expect-error No type lets it through, and neither does the look.
    expect(offers(CHOICES, { type: "swap", card: 8 })).toBe(false);
  });

  it("may be asked for by its kind, given values of some fields", () => {
    expect(offersSome(CHOICES, "swap")).toBe(true);
    expect(offersSome(CHOICES, "skip")).toBe(false);
    expect(offersSome(CHOICES, "flip", { card: 3, stone: 8 })).toBe(true);
    expect(offersSome(CHOICES, "score", { card: 3 })).toBe(false);
  });

  it("lists what is open for a field, given another", () => {
    expect(open(CHOICES, "score", "card")).toEqual([8]);
    expect(open(CHOICES, "swap", "stones", { card: 3 })).toEqual([
      [0, 1],
      [1, 2],
    ]);
    expect(open(CHOICES, "swap", "stones", { card: 4 })).toEqual([]);
  });

  it("has the types of the game's moves", () => {
    expectTypeOf(open(CHOICES, "swap", "stones")).toEqualTypeOf<readonly (readonly [number, number])[]>();
    expectTypeOf(open(CHOICES, "flip", "stone")).toEqualTypeOf<readonly number[]>();
    expectTypeOf<SeatMove>().toExtend<Parameters<typeof offers<Offer>>[1]>();
    // @ts-expect-error A turn's end has no card.
    open(CHOICES, "end_turn", "card");
    // @ts-expect-error Stones are named by numbers.
    open(CHOICES, "flip", "card", { stone: "a1" });
  });
});

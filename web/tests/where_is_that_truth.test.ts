import { describe, expect, it } from "vitest";
import { arrow, labelled, next, type Spot } from "../src/games/where_is_that/labels";
import { lessonsOf, truthsOf, type Truth } from "../src/games/where_is_that/truth";
import type { Say } from "../src/table/words.svelte";
import type { Circle, Laid, View } from "../src/wire/where_is_that";
import { VIEW } from "./where_is_that";

const say: Say = (key, facts) => [key, ...Object.values(facts ?? {})].join(" ");
const open = (card: string, x: number, y: number, lon: number, lat: number): Laid => ({
  cell: [x, y],
  face: { card, kind: "city", country: "FR", side: { we: 1, ns: 1, lon, lat } },
});
const over = (map: readonly Laid[], more: Partial<View> = {}): View => ({
  ...VIEW,
  stage: "over",
  ended_by: "pile_empty",
  maps: [map],
  circles: [[]],
  ...more,
});

/** A cross that lies as the places do. */
const TRUE = [
  open("west", 0, 1, -10, 50),
  open("east", 2, 1, 10, 50),
  open("north", 1, 0, 0, 60),
  open("south", 1, 2, 0, 40),
];

describe("what there is to learn from a map", () => {
  const pair = (axis: "we" | "ns", first: string, second: string, right: boolean): Circle => ({
    axis,
    first,
    second,
    right,
  });
  const circles = [[pair("we", "west", "north", false), pair("ns", "north", "south", true)]];
  const gone = open("gone", 0, 0, 99, 0).face;

  it("is every place where it is, from west to east, and which cards had a wrong circle or had to go", () => {
    const truths = truthsOf(over(TRUE, { circles, discards: [gone] }), 0);
    expect(truths.map(({ face }) => face.card)).toEqual(["west", "north", "south", "east", "gone"]);
    expect(truths.filter(({ right }) => !right).map(({ face }) => face.card)).toEqual(["west", "north", "gone"]);
  });

  it("is a sentence for each pair that lay wrong, and none for one that lay right", () => {
    expect(lessonsOf(over(TRUE, { circles }), 0, say)).toEqual([
      { key: "west north", cards: ["north", "west"], text: "missed-we west north 1 1" },
    ]);
    expect(lessonsOf(over(TRUE, { circles: [[pair("ns", "north", "south", true)]] }), 0, say)).toEqual([]);
  });

  it("is a card that had to go", () => {
    const [lesson] = lessonsOf(over(TRUE, { discards: [gone] }), 0, say);
    expect([lesson?.cards, lesson?.text.startsWith("true-gone")]).toEqual([["gone"], true]);
  });
});

describe("an arrow", () => {
  it("leads from one pin to the other, with a head there", () => {
    const numbers = (arrow({ x: 0, y: 0 }, { x: 100, y: 0 }).match(/-?[\d.]+/g) ?? []).map(Number);
    expect([numbers.slice(0, 2), numbers.slice(4, 6), numbers.slice(8, 10)]).toEqual([
      [0, 0],
      [100, 0],
      [100, 0],
    ]);
    for (const x of [numbers[6], numbers[10]]) expect(x).toBeLessThan(100);
  });
});

describe("names on a true map", () => {
  const spot = (name: string, x: number, y: number): Spot => ({
    truth: { right: true } as Truth,
    name,
    at: { x, y },
  });
  const BOX = { width: 300, height: 200 };

  it("stand on the first side that is free", () => {
    const [one, other] = labelled([spot("One", 100, 100), spot("Other", 120, 100)], BOX, 14);
    expect([one?.anchor, other?.anchor]).toEqual(["end", "start"]);
  });

  it("stay in the frame", () => {
    expect(labelled([spot("Vladivostok", 290, 100)], BOX, 14)[0]?.anchor).toBe("end");
  });

  it("give way where there is no room, and the first has the best", () => {
    const crowd = Array.from({ length: 24 }, (_, i) => spot("A long name here", 150 + (i % 3), 100));
    const labels = labelled(crowd, BOX, 14);
    expect(labels[0]?.free).toBe(true);
    expect(labels.filter(({ free }) => free).length).toBeLessThan(24);
  });

  it("are walked through by arrows", () => {
    const [a, b, c] = [spot("a", 0, 0), spot("b", 50, 10), spot("c", 30, 80)];
    const all = [a, b, c];
    expect(next(all, a, "east").name).toBe("b");
    expect(next(all, a, "south").name).toBe("c");
    expect(next(all, c, "north").name).toBe("b");
    expect(next(all, a, "west").name).toBe("a");
  });
});

import { describe, expect, it } from "vitest";
import { labelled, next, type Spot } from "../src/games/where_is_that/chart";
import { told, truthsOf, type Truth } from "../src/games/where_is_that/truth";
import type { Say } from "../src/table/words.svelte";
import type { Laid, View } from "../src/wire/where_is_that";
import { VIEW } from "./where_is_that";

const say: Say = (key, facts) =>
  [key, facts?.["name"], facts?.["direction"]].filter((word) => typeof word === "string").join(" ");
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
const sentences = (map: readonly Laid[]): string[] => {
  const truths = truthsOf(over(map), 0);
  return truths.map((truth) => told(truth, truths, say));
};

describe("a map laid over the true one", () => {
  it("covers it where it was right", () => {
    for (const { place, stood } of truthsOf(over(TRUE), 0)) {
      expect(stood?.lon).toBeCloseTo(place.lon);
      expect(stood?.lat).toBeCloseTo(place.lat);
    }
    expect(sentences(TRUE)).toEqual(["west", "north", "south", "east"].map((card) => `true-near place-${card}`));
  });

  it("tells on which side of its place a card stood", () => {
    const swapped = TRUE.map((one) => ({ ...one, cell: [2 - one.cell[0], one.cell[1]] as const }));
    expect(sentences(swapped)).toEqual([
      "true-far place-west east",
      "true-near place-north",
      "true-near place-south",
      "true-far place-east west",
    ]);
  });

  it("keeps its spread however wrong it is", () => {
    const turned = TRUE.map((one) => ({ ...one, cell: [2 - one.cell[0], 2 - one.cell[1]] as const }));
    const west = truthsOf(over(turned), 0)[0];
    expect([west?.face.card, west?.stood?.lon, west?.stood?.lat]).toEqual(["west", 10, 50]);
  });

  it("may be a single column, or a single card", () => {
    const column = [open("a", 0, 0, 0, 50), open("b", 0, 1, 20, 40)];
    expect(truthsOf(over(column), 0).map(({ stood }) => stood)).toEqual([
      { lon: 10, lat: 50 },
      { lon: 10, lat: 40 },
    ]);
    expect(sentences([open("a", 4, 4, 3, 3)])).toEqual(["true-near place-a"]);
  });

  it("knows which cards had a wrong circle, and which had to go", () => {
    const circles = [[{ axis: "we", first: "west", second: "north", right: false } as const]];
    const gone = open("gone", 0, 0, 99, 0).face;
    const truths = truthsOf(over(TRUE, { circles, discards: [gone] }), 0);
    expect(truths.filter(({ right }) => !right).map(({ face }) => face.card)).toEqual(["west", "north", "gone"]);
    expect(truths.map((truth) => told(truth, truths, say)).at(-1)).toBe("true-gone place-gone");
  });
});

describe("names on a true map", () => {
  const spot = (name: string, x: number, y: number, right = true): Spot => ({
    truth: { right } as Truth,
    name,
    at: { x, y },
    stood: null,
  });
  const BOX = { width: 300, height: 200 };

  it("stand on the first side that is free", () => {
    const [one, other] = labelled([spot("One", 100, 100), spot("Other", 120, 100)], BOX, 14);
    expect([one?.anchor, other?.anchor]).toEqual(["end", "start"]);
  });

  it("stay in the frame", () => {
    expect(labelled([spot("Vladivostok", 290, 100)], BOX, 14)[0]?.anchor).toBe("end");
  });

  it("give way where there is no room, and those of wrong cards last", () => {
    const crowd = Array.from({ length: 24 }, (_, i) => spot("A long name here", 150 + (i % 3), 100, i !== 23));
    const labels = labelled(crowd, BOX, 14);
    expect(labels.at(-1)?.free).toBe(true);
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

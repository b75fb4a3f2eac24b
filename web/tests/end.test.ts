import { beforeEach, describe, expect, it } from "vitest";
import { bestOf, keepBest, keepFirst, scoring } from "../src/table/end/results";
import { scored, series } from "../src/table/end/series";
import { ahead, lead, told } from "../src/table/end/story";
import type { Outcome, Story } from "../src/wire/table";
import { person, table } from "./tables";

const outcome = (more: Partial<Outcome>): Outcome => ({
  ended_by: "all",
  lines: [],
  totals: [],
  ranking: [],
  winners: [],
  ...more,
});

/** From the beginning on, who moved and what all had then; a step for each. */
const along = (...rows: readonly (readonly [seat: number, ...points: number[]])[]): Story["moments"] => [
  { step: 0, seat: -1, points: (rows[0]?.slice(1) ?? []).map(() => 0) },
  ...rows.map(([seat, ...points], i) => ({ step: i + 1, seat, points })),
];

describe("who is ahead", () => {
  it("is who has more than the best of the others", () => {
    expect(lead([7, 4, 5], 0)).toBe(2);
    expect(lead([7, 4, 5], 1)).toBe(-3);
    expect(ahead([3, 9, 4])).toBe(1);
  });

  it("is nobody if they are level", () => {
    expect(ahead([4, 4, 1])).toBe(null);
  });

  it("alone is a matter of points", () => {
    expect(lead([6], 0)).toBe(6);
  });
});

describe("the story of a match", () => {
  it("has the move that brought most, and kept it", () => {
    // The ten of the first move are lost again.
    const match = along([0, 10, 0], [1, 0, 10], [0, 6, 10], [1, 6, 12]);
    expect(told(match, [1]).best).toEqual({ seat: 1, points: 10, step: 2 });
  });

  it("counts what the dealer does to the move before it", () => {
    const match = along([0, 0, 0], [-1, 5, 0], [1, 5, 3]);
    expect(told(match, [0]).best).toEqual({ seat: 0, points: 5, step: 1 });
  });

  it("takes what is lost again from what was gained first", () => {
    const match = along([0, 10, 0], [1, 10, 2], [0, 18, 2], [1, 8, 4], [0, 9, 4]);
    expect(told(match, [0]).best).toEqual({ seat: 0, points: 8, step: 3 });
  });

  it("knows when somebody lost most of what they had, whoever's move it was", () => {
    const match = along([0, 10, 0], [1, 4, 9], [0, 12, 9], [1, 6, 12], [0, 7, 10]);
    expect(told(match, [1]).dearest).toEqual({ seat: 0, points: 6, step: 4 });
  });

  it("has no dearest moment where nothing is ever lost", () => {
    expect(told(along([0, 3, 0], [1, 3, 8], [0, 9, 8]), [0]).dearest).toBe(null);
  });

  it("knows from when on the winner was ahead, and who was so before", () => {
    const match = along([0, 4, 0], [1, 4, 1], [0, 4, 1], [1, 4, 6], [0, 5, 6]);
    const { forGood, lost, changes } = told(match, [1]);
    expect(forGood).toEqual({ seat: 1, points: 2, step: 4, always: false });
    expect(lost).toEqual({ seat: 0, points: 4, step: 1 });
    expect(changes).toBe(1);
  });

  it("knows who led from start to finish", () => {
    const { forGood, lost, changes } = told(along([0, 0, 0], [1, 0, 0], [0, 3, 0], [1, 3, 2]), [0]);
    expect(forGood).toMatchObject({ seat: 0, step: 3, always: true });
    expect(lost).toBe(null);
    expect(changes).toBe(0);
  });

  it("says nothing of a lead where equals were parted, or shared the victory", () => {
    expect(told(along([0, 3, 0], [1, 3, 3]), [1]).forGood).toBe(null);
    expect(told(along([0, 3, 0], [1, 3, 3]), [0, 1]).forGood).toBe(null);
  });

  it("alone is the best move only", () => {
    const { best, dearest, forGood, lost } = told(along([0, 2], [0, 7], [0, 8]), [0]);
    expect(best).toEqual({ seat: 0, points: 5, step: 2 });
    expect([dearest, forGood, lost]).toEqual([null, null, null]);
  });

  it("of a game that tells none is empty", () => {
    expect(told([], [0])).toMatchObject({ best: null, dearest: null, lost: null, changes: 0 });
  });
});

describe("a series", () => {
  const pair = (...wins: number[]) => table({ seats: wins.map((count) => person({ wins: count })) });

  it("counts the match that has just ended", () => {
    expect(series(pair(1, 1), outcome({ winners: [0] }))).toEqual([2, 1]);
    expect(series(pair(1, 0), outcome({ winners: [0, 1] }))).toEqual([2, 1]);
  });

  it("begins with the second match, and is of several", () => {
    expect(series(pair(0, 0), outcome({ winners: [0] }))).toBe(null);
    expect(series(pair(1), outcome({ winners: [0] }))).toBe(null);
  });

  it("is told in a line", () => {
    expect(scored([2, 1], ["Ana", "Berta"]).replaceAll("\u00a0", " ")).toBe("Ana 2 – Berta 1");
  });
});

describe("the count", () => {
  it("leaves out what brings nobody anything", () => {
    const lines = [
      { key: "a", points: [0, 2], counts: [] },
      { key: "b", points: [0, 0], counts: [3, 4] },
    ];
    expect(scoring(outcome({ lines })).map(({ key }) => key)).toEqual(["a"]);
  });
});

describe("the best alone", () => {
  beforeEach(() => localStorage.clear());
  const at = (id: string, points: number, won = true): ReturnType<typeof keepBest> =>
    keepBest("g", { deck: "all" }, { points, won, table: id });

  it("is kept, and beaten", () => {
    expect(at("a", 30)).toMatchObject({ points: 30, before: null, table: "a" });
    expect(at("b", 20)).toMatchObject({ points: 30, table: "a" });
    expect(at("c", 42)).toMatchObject({ points: 42, before: 30, table: "c" });
    expect(bestOf("g", { deck: "all" })?.points).toBe(42);
  });

  it("stays what it was for whoever comes back to it", () => {
    at("a", 30);
    const fresh = at("b", 42);
    expect(at("b", 42)).toEqual(fresh);
    expect(at("c", 42)).toEqual(fresh); // as many points are not better
  });

  it("is better won than lost, however many points that were", () => {
    at("a", 50, false);
    expect(at("b", 12, true)).toMatchObject({ points: 12, won: true });
    expect(at("c", 60, false)?.table).toBe("b");
  });

  it("is something: nobody has to beat nothing", () => {
    expect(at("a", 0, false)).toBe(null);
    expect(bestOf("g", { deck: "all" })).toBe(undefined);
  });

  it("is another one with other options, and none where the first time counts", () => {
    at("a", 30);
    expect(bestOf("g", { deck: "few" })).toBe(undefined);
    expect(bestOf("other", { deck: "all" })).toBe(undefined);
    keepFirst("g", { day: 3 }, { points: 1, count: 2, table: "d" });
    expect(bestOf("g", { day: 3 })).toBe(undefined);
  });
});

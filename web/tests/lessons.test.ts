import { beforeEach, expect, test } from "vitest";
import { keepLearnt, learntIn, nextAfter, reached } from "../src/table/learn/lessons";
import type { GameInfo, Lesson } from "../src/wire/table";

const lesson = (id: string, goal: Lesson["goal"] = {}): Lesson => ({ id, seats: 2, goal });
const game = (lessons: readonly Lesson[]): GameInfo => ({
  id: "g",
  fewest_seats: 1,
  most_seats: 2,
  options: [],
  levels: [],
  cast: {},
  lessons,
  example: false,
});

beforeEach(() => localStorage.clear());

test("a goal is reached by an event that has all its facts", () => {
  const hit = lesson("hit", { type: "flicked", seat: 0, hits: [5] });
  const flicked = (seat: number, hits: number[]) => [{ step: 1, event: { type: "flicked", seat, hits, more: 1 } }];
  expect(reached(hit, flicked(0, [5]))).toBe(true);
  expect(reached(hit, flicked(1, [5]))).toBe(false);
  expect(reached(hit, flicked(0, [5, 6]))).toBe(false);
  expect(reached(hit, [])).toBe(false);
});

test("what was learnt is kept once, by game", () => {
  keepLearnt("g", "a");
  keepLearnt("g", "b");
  keepLearnt("g", "a");
  keepLearnt("h", "c");
  expect(learntIn("g")).toEqual(["a", "b"]);
  expect(learntIn("nowhere")).toEqual([]);
});

test("after a lesson comes the next one, after the last none", () => {
  const games = [game([lesson("a"), lesson("b")])];
  expect(nextAfter(games, "g", "a")?.id).toBe("b");
  expect(nextAfter(games, "g", "b")).toBeUndefined();
  expect(nextAfter(games, "nowhere", "a")).toBeUndefined();
});

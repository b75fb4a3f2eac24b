import { beforeEach, expect, test } from "vitest";
import { keepLearnt, learntIn, nextAfter } from "../src/table/learn/lessons";
import type { GameInfo, LessonInfo } from "../src/wire/table";

const lesson = (id: string): LessonInfo => ({ id, seats: 2, tasks: 1, rivals: "" });
const game = (lessons: readonly LessonInfo[]): GameInfo => ({
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

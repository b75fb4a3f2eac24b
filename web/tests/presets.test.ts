import { beforeEach, expect, test } from "vitest";
import { begun, keepAgreed, presets, same, type Agreed } from "../src/table/home/presets";
import type { GameInfo } from "../src/wire/table";

const game: GameInfo = {
  id: "g",
  fewest_seats: 2,
  most_seats: 4,
  options: [
    { type: "one_of", name: "mode", values: ["a", "b"], asked: true, ruled: true, only: [] },
    { type: "whole", name: "rounds", low: 0, high: 9, default: 0, asked: true, ruled: true, only: [] },
  ],
  levels: [],
  cast: {},
  lessons: [],
  example: false,
};
const USUAL = { mode: "a", rounds: 0 };
const strict: Agreed = { draw: true, undo: false, watchers: false, clock: 30, options: { mode: "b", rounds: 3 } };
const keys = (): string[] => presets(game, USUAL).map(({ key }) => key);

beforeEach(() => localStorage.clear());

test("a first table begins relaxed, with the usual options", () => {
  expect(keys()).toEqual(["relaxed", "brisk", "strict"]);
  expect(begun(game, USUAL)).toEqual(presets(game, USUAL)[0]?.agreed);
});

test("the next one begins as the last was agreed", () => {
  keepAgreed("g", strict);
  keepAgreed("other", { ...strict, clock: 600 });
  expect(keys()).toEqual(["last", "relaxed", "brisk", "strict"]);
  expect(begun(game, USUAL)).toEqual(strict);
});

test("what was agreed last and is a way of its own is not there twice", () => {
  const brisk = presets(game, USUAL).find(({ key }) => key === "brisk");
  if (brisk) keepAgreed("g", brisk.agreed);
  expect(begun(game, USUAL)).toEqual(brisk?.agreed);
  expect(keys()).toEqual(["relaxed", "brisk", "strict"]);
});

test("a choice that is no longer there is the usual one again", () => {
  keepAgreed("g", { ...strict, options: { mode: "gone", rounds: "three", more: true } });
  expect(presets(game, USUAL)[0]?.agreed.options).toEqual(USUAL);
});

test("one part that differs makes another way", () => {
  expect(same(strict, { ...strict, options: { ...strict.options } })).toBe(true);
  expect(same(strict, { ...strict, clock: 60 })).toBe(false);
  expect(same(strict, { ...strict, options: { ...strict.options, rounds: 4 } })).toBe(false);
});

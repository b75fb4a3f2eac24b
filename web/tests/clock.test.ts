import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { clockTime, Countdown, secondsUntil, timed } from "../src/table/clock.svelte";
import { spanOf } from "../src/table/spans";
import { bot, person, table } from "./tables";

describe("the seconds until a moment", () => {
  it("count one that has begun", () => {
    expect(secondsUntil(30_000, 0)).toBe(30);
    expect(secondsUntil(30_000, 1)).toBe(30);
    expect(secondsUntil(30_000, 1000)).toBe(29);
    expect(secondsUntil(30_000, 29_999)).toBe(1);
  });

  it("are never fewer than none", () => {
    expect(secondsUntil(30_000, 30_000)).toBe(0);
    expect(secondsUntil(30_000, 99_000)).toBe(0);
  });
});

it("time is written as on a clock", () => {
  expect([0, 9, 60, 754, 3600, 86_399].map(clockTime)).toEqual([
    "0:00",
    "0:09",
    "1:00",
    "12:34",
    "1:00:00",
    "23:59:59",
  ]);
});

it("a stretch of time is said in minutes where they are whole", () => {
  const say = (key: string, facts = {}): string => `${key} ${JSON.stringify(facts)}`;
  expect([30, 60, 90, 600].map((seconds) => spanOf(seconds, say))).toEqual([
    'span-seconds {"count":30}',
    'span-minutes {"count":1}',
    'span-seconds {"count":90}',
    'span-minutes {"count":10}',
  ]);
});

it("time runs for people who play for themselves", () => {
  expect([person(), bot(), person({ stand_in: true }), undefined].map(timed)).toEqual([true, false, false, false]);
});

describe("a countdown", () => {
  let countdown: Countdown;
  beforeEach(() => {
    vi.useFakeTimers();
    countdown = new Countdown();
  });
  afterEach(() => {
    countdown.stop();
    vi.useRealTimers();
  });

  it("goes down second by second for each seat to move", () => {
    countdown.heard({ to_move: [0, 2], left: [30, 12] });
    expect([0, 1, 2].map((seat) => countdown.left(seat))).toEqual([30, null, 12]);
    vi.advanceTimersByTime(11_000);
    expect([0, 1, 2].map((seat) => countdown.left(seat))).toEqual([19, null, 1]);
    vi.advanceTimersByTime(60_000);
    expect([0, 1, 2].map((seat) => countdown.left(seat))).toEqual([0, null, 0]);
  });

  it("believes the server each time it hears from it", () => {
    countdown.heard({ to_move: [0], left: [30] });
    vi.advanceTimersByTime(5000);
    countdown.heard({ to_move: [0], left: [20] });
    expect(countdown.left(0)).toBe(20);
    countdown.heard({ to_move: [1], left: [30] });
    expect([countdown.left(0), countdown.left(1)]).toEqual([null, 30]);
  });

  it("is silent without a clock, and nothing ticks", () => {
    countdown.heard({ to_move: [0], left: [] });
    expect(countdown.left(0)).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("begins anew for who takes a seat back, and for nobody else", () => {
    const away = table({ clock: 30, seats: [person({ stand_in: true }), person()] });
    const back = table({ clock: 30 });
    countdown.heard({ to_move: [0, 1], left: [3, 20] });
    vi.advanceTimersByTime(3000);
    countdown.seated(back, away);
    expect([countdown.left(0), countdown.left(1)]).toEqual([0, 17]);
    vi.advanceTimersByTime(5000);
    countdown.seated(away, back);
    expect([countdown.left(0), countdown.left(1)]).toEqual([30, 12]);
    countdown.seated(back, { ...back, next: "n" });
    vi.advanceTimersByTime(1000);
    expect([countdown.left(0), countdown.left(1)]).toEqual([29, 11]);
  });

  it("does not begin anew with the first thing known of a table", () => {
    countdown.heard({ to_move: [0], left: [7] });
    countdown.seated(null, table({ clock: 30 }));
    expect(countdown.left(0)).toBe(7);
  });
});

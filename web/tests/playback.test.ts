import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Playback } from "../src/table/room/playback.svelte";
import { settings } from "../src/table/settings.svelte";
import type { Gestured, Happened, Standing } from "../src/wire/table";
import { standing } from "./sockets";

const EVENTS: readonly Happened[] = [{ step: 1, event: { type: "dug", seat: 1 } }];
/** Somebody else's move, after which `to_move` are to move. */
const moved = (step: number, ...to_move: number[]): Standing => standing(step, { to_move, events: EVENTS });
const aims = (mark: number, seat = 1): Gestured => ({ type: "gestured", seat, marks: [mark] });

let shown: Standing[];
let gestures: number[];
let playback: Playback;
const steps = (): number[] => shown.map(({ step }) => step);

beforeEach(() => {
  vi.useFakeTimers();
  settings.pace = "normal";
  [shown, gestures] = [[], []];
  playback = new Playback({
    focus: () => 0,
    now: () => shown.at(-1),
    show: (one) => shown.push(one),
    gesture: ({ marks }) => gestures.push(...marks),
  });
});

afterEach(() => {
  playback.stop();
  vi.useRealTimers();
});

describe("moves of others", () => {
  it("are shown one after the other", () => {
    for (const step of [1, 2, 3]) playback.hear(moved(step, 1));
    expect(steps()).toEqual([1]);
    expect(playback.isBehind(0)).toBe(true);
    vi.advanceTimersByTime(850);
    expect(steps()).toEqual([1, 2]);
    vi.advanceTimersByTime(850);
    expect(steps()).toEqual([1, 2, 3]);
    expect(playback.isBehind(0)).toBe(false);
  });

  it("are shown at once where all act at once, until the last has finished", () => {
    playback.hear(moved(1, 0, 1, 2));
    for (const step of [2, 3]) playback.hear(moved(step, 1, 2));
    for (const step of [4, 5]) playback.hear(moved(step, 2));
    expect(steps()).toEqual([1, 2, 3, 4, 5]);
    for (const step of [6, 7]) playback.hear(moved(step, 1)); // a turn of its own
    expect(steps()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it("need no time where there is nothing to see", () => {
    playback.hear(moved(1, 1));
    playback.hear(standing(2, { to_move: [1] }));
    expect(steps()).toEqual([1, 2]);
    playback.hear(moved(3, 1));
    expect(steps()).toEqual([1, 2]);
    vi.advanceTimersByTime(850);
    expect(steps()).toEqual([1, 2, 3]);
  });
});

describe("what a hand is about to do", () => {
  it("is seen as it is done", () => {
    playback.hear(moved(1, 1));
    playback.hear(aims(7));
    expect(gestures).toEqual([7]);
  });

  it("waits while something is being shown, then is seen at its own speed before its move", () => {
    playback.hear(moved(1, 1));
    playback.hold(true);
    for (const mark of [7, 8]) playback.hear(aims(mark));
    playback.hear(moved(2, 1));
    vi.advanceTimersByTime(2000);
    expect([gestures, steps()]).toEqual([[], [1]]);
    playback.hold(false);
    expect(gestures).toEqual([7]);
    vi.advanceTimersByTime(125);
    expect([gestures, steps()]).toEqual([[7, 8], [1]]);
    vi.advanceTimersByTime(125);
    expect(steps()).toEqual([1, 2]);
  });

  it("is cut short if it took long", () => {
    playback.hear(moved(1, 1));
    playback.hold(true);
    for (let mark = 1; mark <= 20; mark++) playback.hear(aims(mark));
    playback.hold(false);
    vi.advanceTimersByTime(1000);
    expect(gestures).toEqual([15, 16, 17, 18, 19, 20]);
  });

  it("is seen as it ends where nothing is to move", () => {
    settings.pace = "off";
    playback.hear(moved(1, 1));
    playback.hold(true);
    for (const mark of [7, 8]) playback.hear(aims(mark));
    playback.hold(false);
    expect(gestures).toEqual([7, 8]);
  });
});

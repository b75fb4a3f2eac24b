import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Bell } from "../src/table/room/bell";
import { settings } from "../src/table/settings.svelte";
import { standing } from "./sockets";

/** A call is felt as well as heard, and that can be noticed here. */
const called = vi.fn(() => true);
let held = false;

beforeEach(() => {
  held = false;
  settings.volume = "off";
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  Object.assign(navigator, { vibrate: called });
  Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: true }, configurable: true });
});

afterEach(() => {
  settings.volume = "normal";
  Reflect.deleteProperty(navigator, "vibrate");
  Reflect.deleteProperty(navigator, "userActivation");
  vi.unstubAllGlobals();
  called.mockClear();
});

describe("a call to one's turn", () => {
  const [theirs, mine] = [standing(4, { to_move: [1] }), standing(5)];

  it("comes once, when it becomes one's turn", async () => {
    const bell = new Bell(() => held);
    bell.news(mine, theirs);
    await tick();
    expect(called).toHaveBeenCalledTimes(1);
    bell.news(standing(6), mine);
    bell.news(standing(7, { to_move: [1] }), mine);
    await bell.ring();
    expect(called).toHaveBeenCalledTimes(1);
  });

  it("waits until what led to it has been shown", async () => {
    const bell = new Bell(() => held);
    bell.news(mine, theirs);
    held = true;
    await tick();
    await bell.ring();
    expect(called).not.toHaveBeenCalled();
    held = false;
    await bell.ring();
    expect(called).toHaveBeenCalledTimes(1);
  });

  it("is none for somebody who watches", async () => {
    const bell = new Bell(() => held);
    bell.news({ ...mine, seat: null }, { ...theirs, seat: null });
    await bell.ring();
    expect(called).not.toHaveBeenCalled();
  });
});

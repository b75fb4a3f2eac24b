import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { stayAwake } from "../src/table/room/awake.svelte";

let wanted = $state(false);
let held = 0;
let hidden = false;
let leave: () => void;
const request = vi.fn(() => {
  held += 1;
  return Promise.resolve({ release: () => Promise.resolve(void (held -= 1)) });
});

/** All that is under way comes to its end. */
async function settled(): Promise<void> {
  flushSync();
  for (let i = 0; i < 5; i++) await Promise.resolve();
}
async function turnTo(mine: boolean): Promise<void> {
  wanted = mine;
  await settled();
}
async function hide(now: boolean): Promise<void> {
  hidden = now;
  document.dispatchEvent(new Event("visibilitychange"));
  await settled();
}

beforeEach(() => {
  [wanted, held, hidden] = [false, 0, false];
  Object.defineProperty(document, "hidden", { get: () => hidden, configurable: true });
  Object.assign(navigator, { wakeLock: { request } });
  leave = $effect.root(() => stayAwake(() => wanted));
});

afterEach(() => {
  leave();
  Reflect.deleteProperty(document, "hidden");
  Reflect.deleteProperty(navigator, "wakeLock");
  request.mockClear();
});

describe("the screen", () => {
  it("stays on while somebody here is to move", async () => {
    await settled();
    expect(held).toBe(0);
    await turnTo(true);
    expect(request).toHaveBeenCalledExactlyOnceWith("screen");
    expect(held).toBe(1);
    await turnTo(false);
    expect(held).toBe(0);
  });

  it("may go dark when they leave, even before it was answered", async () => {
    wanted = true;
    flushSync();
    leave();
    await settled();
    expect(request).toHaveBeenCalledTimes(1);
    expect(held).toBe(0);
  });

  it("is asked for again when the page is looked at again", async () => {
    await turnTo(true);
    await hide(true);
    expect(held).toBe(0);
    await hide(false);
    expect(request).toHaveBeenCalledTimes(2);
    expect(held).toBe(1);
  });

  it("that cannot stay on, or is not allowed to, is no matter", async () => {
    request.mockRejectedValueOnce(new Error("low battery"));
    await turnTo(true);
    await turnTo(false);
    Reflect.deleteProperty(navigator, "wakeLock");
    await turnTo(true);
    expect(held).toBe(0);
  });
});

import { flushSync, mount, unmount } from "svelte";
import { describe, expect, it, vi } from "vitest";
import Log from "../src/table/room/Log.svelte";
import type { Happened } from "../src/wire/table";

describe("the log", () => {
  it("leaves a reader where they are until there is a new line", () => {
    // Nothing has a size here, so nothing ever changes it.
    vi.stubGlobal(
      "ResizeObserver",
      class {
        observe = vi.fn();
        disconnect = vi.fn();
      },
    );
    vi.spyOn(Element.prototype, "scrollHeight", "get").mockReturnValue(500);
    const lines = (count: number): Happened[] =>
      Array.from({ length: count }, (_, step) => ({ step, event: { type: "x" } }));
    const props = $state({ log: lines(3), tell: (key: string) => key, href: () => "" });
    const log = mount(Log, { target: document.body, props });
    flushSync();
    const list = document.querySelector(".lines");
    if (!list) throw new Error("no log");
    const scrolled = (count: number): number => {
      list.scrollTop = 0;
      props.log = lines(count);
      flushSync();
      return list.scrollTop;
    };
    expect([scrolled(3), scrolled(4)]).toEqual([0, 500]);
    void unmount(log);
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it("keeps the newest line in sight when it gets less room, but not for who reads further up", () => {
    let resized = (): void => undefined;
    vi.stubGlobal(
      "ResizeObserver",
      class {
        constructor(heard: () => void) {
          resized = heard;
        }
        observe = vi.fn();
        disconnect = vi.fn();
      },
    );
    vi.stubGlobal("requestAnimationFrame", (next: () => void) => next());
    vi.spyOn(Element.prototype, "scrollHeight", "get").mockReturnValue(500);
    const high = vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(300);
    const props = { log: [{ step: 1, event: { type: "x" } }], tell: (key: string) => key, href: () => "" };
    const log = mount(Log, { target: document.body, props });
    flushSync();
    const list = document.querySelector(".lines");
    if (!list) throw new Error("no log");
    const shrunk = (from: number, to: number): number => {
      list.scrollTop = from;
      list.dispatchEvent(new Event("scroll"));
      high.mockReturnValue(to);
      list.dispatchEvent(new Event("scroll")); // late, when it is already smaller
      resized();
      return list.scrollTop;
    };
    expect([shrunk(200, 120), shrunk(100, 80)]).toEqual([500, 100]);
    void unmount(log);
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
});

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
});

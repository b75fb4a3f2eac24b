import { flushSync, mount, unmount } from "svelte";
import { describe, expect, it, vi } from "vitest";
import Log from "../src/table/room/Log.svelte";
import { beginnings } from "../src/table/room/turns";
import type { Happened } from "../src/wire/table";

describe("the log", () => {
  it("follows the newest line, and leaves who reads further up where they are until they wish", () => {
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
    const news = (): HTMLElement | null => document.querySelector("button");
    const scrolled = (count: number): [number, boolean] => {
      props.log = lines(count);
      flushSync();
      return [list.scrollTop, news() !== null];
    };
    list.scrollTop = 400;
    expect(scrolled(4)).toEqual([500, false]);
    list.scrollTop = 40;
    list.dispatchEvent(new Event("scroll"));
    expect([scrolled(4), scrolled(5)]).toEqual([
      [40, false],
      [40, true],
    ]);
    news()?.click();
    flushSync();
    expect(document.activeElement).toBe(list);
    expect([scrolled(5), scrolled(6)]).toEqual([
      [500, false],
      [500, false],
    ]);
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

  it("stays where it is while a moment of it is looked at, and tells that there is more", () => {
    vi.stubGlobal(
      "ResizeObserver",
      class {
        observe = vi.fn();
        disconnect = vi.fn();
      },
    );
    const scrolled = vi.fn();
    Object.assign(Element.prototype, { scrollIntoView: scrolled });
    const lines = (count: number): Happened[] =>
      Array.from({ length: count }, (_, step) => ({ step, event: { type: "x" } }));
    const show = (step: number): void => void (props.current = step);
    const props = $state<{ log: Happened[]; current: number | null }>({ log: lines(3), current: null });
    const given = { tell: (key: string) => key, href: (step: number) => `#${step}`, show };
    const log = mount(Log, {
      target: document.body,
      props: Object.defineProperties({ ...given } as typeof given & typeof props, {
        log: { get: () => props.log },
        current: { get: () => props.current },
      }),
    });
    flushSync();
    const line = (step: number): HTMLElement | null => document.querySelector(`[href="#${step}"]`);
    line(1)?.click();
    flushSync();
    expect(line(1)?.getAttribute("aria-current")).toBe("step");
    expect(scrolled).toHaveBeenCalledTimes(1);
    expect(location.hash).toBe("");
    props.log = lines(5);
    flushSync();
    expect(scrolled).toHaveBeenCalledTimes(1);
    expect(document.querySelector("button")).not.toBeNull();
    // Who wants it in a page of its own gets it.
    const press = new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true });
    line(2)?.dispatchEvent(press);
    expect([press.defaultPrevented, props.current]).toEqual([false, 1]);
    void unmount(log);
    Reflect.deleteProperty(Element.prototype, "scrollIntoView");
    vi.unstubAllGlobals();
  });

  it("puts together what somebody does in one go; alone, what happens in one step", () => {
    const told = (...lines: [step: number, seat?: number][]): Happened[] =>
      lines.map(([step, seat]) => ({ step, event: { type: "x", ...(seat === undefined ? {} : { seat }) } }));
    expect(beginnings(told([1], [2, 0], [2], [3, 1], [4], [5, 1]))).toEqual([true, true, false, true, true, true]);
    expect(beginnings(told([2, 0], [2], [3, 0], [3, 1], [4, 1]))).toEqual([true, false, false, false, true]);
    expect(beginnings(told([2, 0], [2, 0], [3, 0]))).toEqual([true, false, true]);
  });
});

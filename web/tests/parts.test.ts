import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { insist, mendParts, PAUSES } from "../src/table/parts";

const page = (script: string): string => `<!doctype html><script type="module" crossorigin src="${script}"></script>`;
const reload = vi.fn<() => void>();

mendParts(reload);

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  document.head.innerHTML = '<script type="module" src="/assets/index-new.js"></script>';
});

afterEach(() => {
  reload.mockClear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A part cannot be loaded while the server answers so. */
async function missing(answer: () => Promise<Response>, what = "a script"): Promise<void> {
  vi.stubGlobal("fetch", vi.fn<() => Promise<Response>>(answer));
  dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload: new Error(what) }));
  await vi.advanceTimersByTimeAsync(PAUSES.reduce((all, one) => all + one));
}

it("fetches again what the network did not bring", async () => {
  const fetching = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError("gone"))
    .mockResolvedValue("there");
  const found = insist(fetching);
  await vi.advanceTimersByTimeAsync(PAUSES[0] ?? 0);
  expect(await found).toBe("there");
  expect(fetching).toHaveBeenCalledTimes(2);
});

it("gives up after a while, and takes a no for a no", async () => {
  const never = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError("gone"));
  const found = expect(insist(never)).rejects.toThrow("gone");
  await vi.advanceTimersByTimeAsync(PAUSES.reduce((all, one) => all + one));
  await found;
  expect(never).toHaveBeenCalledTimes(PAUSES.length + 1);
  const no = vi.fn<() => Promise<string>>().mockRejectedValue(new Error("no"));
  await expect(insist(no)).rejects.toThrow("no");
  expect(no).toHaveBeenCalledOnce();
});

it("loads the page anew for a style that did not come, but not again and again", async () => {
  const same = (): Promise<Response> => Promise.resolve(new Response(page("/assets/index-new.js")));
  await missing(same, "Unable to preload CSS for /assets/Board.css");
  await missing(same, "Unable to preload CSS for /assets/Board.css");
  expect(reload).toHaveBeenCalledOnce();
});

it("loads the page anew when the server has a newer one", async () => {
  await missing(() => Promise.resolve(new Response(page("/assets/index-newer.js"))));
  expect(reload).toHaveBeenCalledOnce();
});

it("does not go round in circles when the newest page lacks a part", async () => {
  await missing(() => Promise.resolve(new Response(page("/assets/index-new.js"))));
  expect(reload).not.toHaveBeenCalled();
});

it("stays when nobody is there, or somebody else answers", async () => {
  await missing(() => Promise.reject(new TypeError("offline")));
  await missing(() => Promise.resolve(new Response("please log in to this network")));
  await missing(() => Promise.resolve(new Response(page("/assets/index-newer.js"), { status: 502 })));
  expect(reload).not.toHaveBeenCalled();
});

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { mendParts } from "../src/table/parts";

const page = (script: string): string => `<!doctype html><script type="module" crossorigin src="${script}"></script>`;
const reload = vi.fn<() => void>();

mendParts(reload);

beforeEach(() => {
  document.head.innerHTML = '<script type="module" src="/assets/index-new.js"></script>';
});

afterEach(() => {
  reload.mockClear();
  vi.unstubAllGlobals();
});

/** A part cannot be loaded while the server answers so. */
async function missing(answer: () => Promise<Response>): Promise<void> {
  const asked = vi.fn<() => Promise<Response>>(answer);
  vi.stubGlobal("fetch", asked);
  dispatchEvent(new Event("vite:preloadError"));
  expect(asked).toHaveBeenCalledOnce();
  await new Promise((done) => setTimeout(done));
}

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

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as api from "../src/table/api";
import { home, within } from "../src/table/places";
import { wayForOthers } from "../src/table/room/address";
import { lineTo } from "../src/table/room/socket";
import { follow, go, place } from "../src/table/router.svelte";

const SRC = join(import.meta.dirname, "..", "src");
const FILES = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((file) => /\.(ts|svelte)$/.test(file));
/** An address that would leave a page that lives under a base path. */
const FROM_ROOT = /["'`]\/[\w$]|(?:href|src|action)=["'{`]*\/|\b(?:go|fetch|ask)\(.*["'`]\//;

const base = document.createElement("base");

beforeEach(() => {
  base.href = "/games/";
  document.head.append(base);
  history.replaceState(null, "", "/games/");
  go("");
});

afterEach(() => {
  base.remove();
  history.replaceState(null, "", "/");
  vi.restoreAllMocks();
});

/** Somebody presses a link; true if it stayed on the page. */
function pressed(href: string): boolean {
  const link = Object.assign(document.createElement("a"), { href });
  let stayed = false;
  link.addEventListener("click", (event) => {
    follow(event);
    stayed = event.defaultPrevented;
    event.preventDefault();
  });
  link.click();
  return stayed;
}

describe("a page under a base path", () => {
  it("has its screens there", () => {
    go("t/abc");
    expect(location.pathname).toBe("/games/t/abc");
    expect(place()).toEqual({ screen: "table", id: "abc" });
    go("t/abc/replay/3", true);
    expect(location.pathname).toBe("/games/t/abc/replay/3");
    go("");
    expect(location.pathname).toBe("/games/");
    expect(place()).toEqual({ screen: "home" });
  });

  it("keeps to links that lead to its screens", () => {
    expect(pressed("t/abc")).toBe(true);
    expect(place()).toEqual({ screen: "table", id: "abc" });
    expect(pressed("./")).toBe(true);
    expect(place()).toEqual({ screen: "home" });
    expect(pressed("api/tables/abc/record")).toBe(false);
    expect(pressed("/elsewhere")).toBe(false);
    expect(pressed("http://example.org/games/t/abc")).toBe(false);
  });

  it("knows what is its own", () => {
    expect(within("/games/t/abc")).toBe("t/abc");
    expect(within("/games/")).toBe("");
    expect(within("/gamesome")).toBeNull();
    expect(home()).toBe(`${location.origin}/games`);
    expect(lineTo("a b")).toBe(`ws://${location.host}/games/ws/tables/a%20b`);
    base.href = "https://play.example.org/";
    expect(lineTo("abc")).toBe("wss://play.example.org/ws/tables/abc");
  });
});

describe("others are invited", () => {
  const NETWORK = "http://192.0.2.7:8000/games";
  const PUBLIC = "https://play.example.org/games";

  it.each([
    [
      { addresses: [NETWORK], public_url: PUBLIC },
      { home: PUBLIC, who: "all" },
    ],
    [
      { addresses: [NETWORK], public_url: null },
      { home: NETWORK, who: "network" },
    ],
    [
      { addresses: [], public_url: null },
      { home: `${location.origin}/games`, who: "nobody" },
    ],
  ])("as far as is known", async (here, way) => {
    vi.spyOn(api, "here").mockResolvedValue(here);
    expect(await wayForOthers()).toEqual(way);
  });

  it("to this address if nothing else can be learnt", async () => {
    vi.spyOn(api, "here").mockRejectedValue(new Error("away"));
    expect(await wayForOthers()).toEqual({ home: `${location.origin}/games`, who: "nobody" });
  });
});

describe("addresses in the sources", () => {
  it.each(['href="/"', 'href="/t/{id}"', "go(`/t/${id}`)", 'fetch("/", {})', 'go("/", true)', 'src="/icon.svg"'])(
    "from the root are found: %s",
    (said) => expect(said).toMatch(FROM_ROOT),
  );

  it("are relative", () => {
    for (const file of FILES) {
      const lines = readFileSync(join(SRC, file), "utf8").split("\n");
      expect(
        lines.filter((line) => FROM_ROOT.test(line)),
        file,
      ).toEqual([]);
    }
  });
});

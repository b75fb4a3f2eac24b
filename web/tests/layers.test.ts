import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { placeOf } from "../src/table/router.svelte";
import { sections } from "../src/table/rules";

const SRC = join(import.meta.dirname, "..", "src");
const GAMES = readdirSync(join(SRC, "games"));

describe("the shell", () => {
  it("knows no game", () => {
    const files = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter(
      (file) => /\.(svelte|ts|css|ftl)$/.test(file) && !/^(games|wire)[\\/]/.test(file),
    );
    for (const file of files) {
      const text = readFileSync(join(SRC, file), "utf8");
      for (const game of GAMES) expect(text.includes(game), `${file} names ${game}`).toBe(false);
    }
  });

  it("finds a screen by its address", () => {
    expect(placeOf("/")).toEqual({ screen: "home" });
    expect(placeOf("/t/abc")).toEqual({ screen: "table", id: "abc" });
    expect(placeOf("/t/abc/replay")).toEqual({ screen: "replay", id: "abc", step: null, play: false });
    expect(placeOf("/t/abc/replay/12")).toEqual({ screen: "replay", id: "abc", step: 12, play: false });
    expect(placeOf("/t/abc/replay/3/play")).toEqual({ screen: "replay", id: "abc", step: 3, play: true });
    expect(placeOf("/join/A%20B")).toEqual({ screen: "join", code: "A B" });
    expect(placeOf("/practice/g")).toEqual({ screen: "practice", game: "g" });
    expect(placeOf("/nowhere")).toEqual({ screen: "home" });
  });

  it("reads rules by section", () => {
    expect(sections("# T\n\n## One {#one}\n\nSome\ntext.\n\n- a\n- b\n\n## Two {#two}\n\nMore.")).toEqual([
      {
        title: "One",
        anchor: "one",
        blocks: [
          { kind: "text", text: "Some text." },
          { kind: "list", items: ["a", "b"] },
        ],
      },
      { title: "Two", anchor: "two", blocks: [{ kind: "text", text: "More." }] },
    ]);
  });
});

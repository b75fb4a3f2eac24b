import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { placeOf } from "../src/table/router.svelte";
import { sections } from "../src/table/dialogs/rules";
import { breaches, LAYERS } from "./layers";

const SRC = join(import.meta.dirname, "..", "src");
const GAMES = readdirSync(join(SRC, "games"));

const FILES = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(svelte|ts|css|ftl)$/.test(file))
  .map((file) => file.replaceAll("\\", "/"));

describe("the layers of the page", () => {
  it("use only those below them", () => {
    expect(FILES.flatMap((file) => breaches(file, readFileSync(join(SRC, file), "utf8")))).toEqual([]);
  });

  it("are all the folders there are", () => {
    const folders = readdirSync(SRC, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.map(({ name }) => name).sort()).toEqual(LAYERS);
  });

  it.each([
    ["board/Card.svelte", 'import { say } from "../table/words.svelte";'],
    ["board/hexes.ts", 'import { flick } from "../physics/flicking";'],
    ["wire/table.ts", 'import type { Point } from "../board/hexes";'],
    ["physics/kernel.ts", 'import type { Flick } from "../wire/sonora";'],
    ["table/room.svelte.ts", 'import { written } from "../games/chess/written";'],
    ["table/room.svelte.ts", 'const late = await import("../games/chess/written");'],
    ["table/room.svelte.ts", 'export * from "/src/games/chess/written";'],
    ["table/rooms/room.svelte.ts", 'import { written } from "../../games/chess/written";'],
    ["board/hexes.ts", 'const all = import.meta.glob<Screen>("../games/*/screen.ts");'],
    ["games/chess/Board.svelte", 'import { written } from "../checkers/written";'],
    ["games/chess/sheet/Part.svelte", "import Piece from '../../checkers/Piece.svelte';"],
    ["games/chess/deck.ts", 'import deck from "../../../../src/sobremesa/games/checkers/data/deck.json";'],
    ["table/rules.ts", 'import main from "../main";'],
    ["shelf/books.ts", 'import { say } from "../table/words.svelte";'],
  ])("do not hold where %s says %s", (file, text) => {
    expect(breaches(file, text)).toHaveLength(1);
  });

  it.each([
    ["board/Card.svelte", 'import Pips from "./Pips.svelte";\nimport { untrack } from "svelte";'],
    ["table/screens.ts", 'const SCREENS = import.meta.glob<Screen>("../games/*/screen.ts");'],
    ["games/chess/Board.svelte", 'import { say } from "../../table/words.svelte";\nimport "./pieces/style";'],
    ["games/chess/deck.ts", 'import deck from "../../../../src/sobremesa/games/chess/data/deck.json?raw";'],
    ["physics/kernel.ts", 'import board from "../../../src/sobremesa/physics/data/board.json";'],
    ["main.ts", 'import App from "./table/App.svelte";'],
  ])("hold where %s says %s", (file, text) => {
    expect(breaches(file, text)).toEqual([]);
  });
});

describe("the shell", () => {
  it("knows no game", () => {
    for (const file of FILES.filter((file) => !/^(games|wire)\//.test(file))) {
      const text = readFileSync(join(SRC, file), "utf8");
      // Named, not part of a word: a game may be called `dice`, and there are indices.
      for (const game of GAMES) expect(RegExp(`["'\`/]${game}["'\`/]`).test(text), `${file} names ${game}`).toBe(false);
    }
  });

  it("finds a screen by its address", () => {
    expect(placeOf("")).toEqual({ screen: "home" });
    expect(placeOf("t/abc")).toEqual({ screen: "table", id: "abc" });
    expect(placeOf("t/abc/replay")).toEqual({ screen: "replay", id: "abc", step: null, play: false });
    expect(placeOf("t/abc/replay/12")).toEqual({ screen: "replay", id: "abc", step: 12, play: false });
    expect(placeOf("t/abc/replay/3/play")).toEqual({ screen: "replay", id: "abc", step: 3, play: true });
    expect(placeOf("join/A%20B")).toEqual({ screen: "join", code: "A B" });
    expect(placeOf("practice/g")).toEqual({ screen: "practice", game: "g" });
    expect(placeOf("nowhere")).toEqual({ screen: "home" });
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

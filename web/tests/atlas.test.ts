import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { described, missedOn } from "../src/games/where_is_that/described";
import { CARD, drawingOf } from "../src/games/where_is_that/drawing";
import { fitted } from "../src/games/where_is_that/fit";
import { fetchFlags, flagOf } from "../src/games/where_is_that/flags.svelte";
import { dayInWords, today } from "../src/games/where_is_that/day";
import { byCell, relationsAt, runFrom, seamsOf } from "../src/games/where_is_that/maps";
import { marksOf, result } from "../src/games/where_is_that/practice";
import { Turn } from "../src/games/where_is_that/turn.svelte";
import { written } from "../src/games/where_is_that/written";
import { withNames } from "../src/table/names";
import type { Entry, ScreenProps } from "../src/table/screens";
import { settings } from "../src/table/settings.svelte";
import { bundled, sentence, type Facts, type Say } from "../src/table/words.svelte";
import type { AnyEvent, Circle, Game, Laid, Offer, View } from "../src/wire/where_is_that";
import { given } from "./tables";

const ROOT = join(import.meta.dirname, "..", "..");
const GAME = join("games", "where_is_that", "strings");
const said = (lang: "en" | "es"): Say => {
  const files = [join("src", "sobremesa", GAME), join("web", "src", GAME)];
  const bundle = bundled(
    lang,
    files.map((folder) => readFileSync(join(ROOT, folder, `${lang}.ftl`), "utf8")),
  );
  return (key, facts) => sentence(bundle, key, facts, withNames(["Ana", "Berta"], written));
};
const say = said("en");

const laid = (card: string, x: number, y: number): Laid => ({
  cell: [x, y],
  face: { card: `eu-${card}`, kind: "city", country: "FR", side: null },
});
/** Nantes and Lyon side by side, a gap, Zagreb; Nice below Nantes. */
const MAP = [laid("nantes", 0, 0), laid("lyon", 1, 0), laid("zagreb", 3, 0), laid("nice", 0, 1)];
const VIEW: View = {
  viewer: 0,
  to_move: [0],
  mode: "cartographer",
  deck: "europe",
  monuments: false,
  whole_line: false,
  day: 0,
  stage: "place",
  seat: 0,
  first: 0,
  round: 2,
  rounds: 12,
  market: [laid("oslo", 0, 0).face],
  taken: laid("paris", 0, 0).face,
  pile_size: 20,
  top: null,
  maps: [MAP, [laid("madrid", 0, 0)]],
  landed: null,
  discards: [],
  points: [0, 0],
  circles: [],
  ended_by: "",
};

describe("a push", () => {
  const moved = (wholeLine: boolean): string[] =>
    runFrom(byCell(MAP), [0, 0], "east", wholeLine).map(({ face }) => face.card);

  it("moves cards up to the first gap", () => {
    expect(moved(false)).toEqual(["eu-nantes", "eu-lyon"]);
  });

  it("moves the whole line if that was agreed", () => {
    expect(moved(true)).toEqual(["eu-nantes", "eu-lyon", "eu-zagreb"]);
  });
});

describe("a map", () => {
  it("has a circle wherever two cards touch", () => {
    expect(seamsOf(byCell(MAP)).map(({ key, axis }) => `${axis} ${key}`)).toEqual([
      "we eu-nantes eu-lyon",
      "ns eu-nantes eu-nice",
    ]);
  });

  it("is drawn so that a point finds its cell again", () => {
    const drawing = drawingOf(MAP, 1, 1.5);
    const { x, y } = drawing.corner([3, 0]);
    expect(drawing.cellAt({ x: x + 5, y: y + 5 })).toEqual([3, 0]);
    expect(drawing.width / drawing.height).toBeCloseTo(1.5);
  });

  it("says how a cell lies to the cards around it", () => {
    const free = (x: number, y: number): Facts => ({ relations: relationsAt(byCell(MAP), [x, y]) });
    expect(say("cell-free", free(2, 0))).toBe("Free: east of Lyon and west of Zagreb");
    expect(said("es")("cell-free", free(1, 1))).toBe("Libre: al este de Niza y al sur de Lyon");
  });

  it("is told in words", () => {
    const [, mine] = described(VIEW, say);
    expect(mine?.lines[0]).toBe(
      "Nantes (France): north neighbour none, east neighbour Lyon, south neighbour Nice, west neighbour none.",
    );
  });

  it("says which pairs were missed", () => {
    const open = [laid("lyon", 0, 0), laid("nantes", 1, 0)].map((one, i) => ({
      ...one,
      face: { ...one.face, side: { we: 30 - i * 14, ns: 50, lon: 0, lat: 0 } },
    }));
    const circles = [{ axis: "we", first: "eu-lyon", second: "eu-nantes", right: false } as const];
    expect(missedOn({ ...VIEW, maps: [open], circles: [circles] }, 0, say)).toEqual([
      "Lyon (30) is not west of Nantes (16).",
    ]);
  });
});

describe("a practice", () => {
  const placed = (card: string): Entry<Game> => ({
    step: 1,
    event: { type: "card_placed", seat: 0, card, cell: [0, 0], relations: [] },
  });
  const pair = (first: string, second: string, right: boolean): Circle => ({ axis: "we", first, second, right });
  /** `a` lay there first; then came `b`, `c` and `d`. */
  const log = ["b", "c", "d"].map(placed);
  const view: View = {
    ...VIEW,
    day: 20261116,
    stage: "over",
    ended_by: "pile_empty",
    points: [2],
    circles: [[pair("d", "a", true), pair("c", "b", false), pair("a", "b", true)]],
  };
  const seen = (shown: View): ScreenProps<Game> => given<Game>(shown, { say });

  it("marks every pair where the later of its cards came", () => {
    expect(marksOf(view, log)).toEqual([true, false, true]);
  });

  it("on the common map marks every card", () => {
    const card = { seat: 0, card: "b", circles: [] };
    const events: readonly AnyEvent[] = [
      { type: "card_scored", ...card, points: 1 },
      { type: "card_turned", card: "b", lat: 0, lon: 0, ns: 0, we: 0 },
      { type: "card_discarded", ...card },
    ];
    const entries = events.map((event) => ({ step: 1, event }));
    expect(marksOf({ ...view, mode: "shakeup" }, entries)).toEqual([true, false]);
  });

  it("is told to friends without a name", () => {
    const told = result(seen(view), log);
    expect(told).toMatchObject({ verdict: "2 of 3 pairs are right", points: 2, count: 3, same: true });
    expect(told?.text.split("\n")).toEqual([
      "Where Is That? – cards of November 16, 2026",
      "Europe: 2 of 3",
      "🟩🟥🟩",
      location.origin,
    ]);
    expect(result(seen({ ...view, day: 0 }), log)).toMatchObject({ same: false });
  });

  it("is no match of several, and has an end", () => {
    expect(result(seen({ ...view, points: [2, 1] }), log)).toBe(null);
    expect(result(seen({ ...view, ended_by: "" }), log)).toBe(null);
  });

  it("has a day of its own", () => {
    expect(today(new Date(2026, 0, 5, 23, 59))).toBe(20260105);
    expect(dayInWords(20260105, "es")).toBe("5 de enero de 2026");
  });
});

describe("a name", () => {
  it("fits its card however long it is", () => {
    const names = readFileSync(join(ROOT, "src", "sobremesa", GAME, "es.ftl"), "utf8").matchAll(/^place-\S+ = (.*)$/gm);
    for (const [, name = ""] of names)
      expect(fitted(name, CARD.width - 12, CARD.height - 30, 10).size, name).toBeGreaterThanOrEqual(10);
    expect(fitted("Lima", 92, 54, 10)).toEqual({ text: "Lima", size: 21 });
  });

  it("parts long words where it would be too small to read", () => {
    expect(fitted("Copenhagen", 98, 76, 16).text).toBe("Copenhagen");
    const { text, size } = fitted("Castillo de Neuschwanstein", 98, 76, 18, 25);
    expect([text.replaceAll("\u00AD", "|"), size]).toEqual(["Castillo de Neusch|wans|tein", 18]);
  });

  it("comes with a flag, once those of the deck are there", async () => {
    expect(flagOf("FR")).toBeUndefined();
    await fetchFlags("europe");
    expect(flagOf("FR")).toMatch(/^data:image\/svg\+xml,%3Csvg/);
    expect(flagOf("PE")).toBeUndefined();
  });
});

describe("a turn", () => {
  const act = vi.fn();
  const PLACING: readonly Offer[] = [
    { type: "place", cell: [[2, 0]] },
    { type: "push", cell: [[0, 0]], direction: ["east", "west"] },
  ];
  const turn = (view: Partial<View> = {}, choices: readonly Offer[] = PLACING, undo: null | undefined = null): Turn =>
    new Turn(() => given<Game>({ ...VIEW, ...view }, { choices, undo, act }));
  beforeEach(() => {
    act.mockClear();
    settings.confirm = "risky";
  });

  it("shows a card on a cell, and lays it by a second tap", () => {
    const mine = turn();
    mine.tap("2,0");
    expect([mine.cell, mine.ready]).toEqual(["2,0", true]);
    expect(act).not.toHaveBeenCalled();
    mine.tap("2,0");
    expect(act).toHaveBeenCalledWith({ type: "place", cell: [2, 0] });
  });

  it("asks the server why a cell is dark", () => {
    turn().tap("5,5");
    expect(act).toHaveBeenCalledWith({ type: "place", cell: [5, 5] });
  });

  it("chooses a card to push, then which way", () => {
    const mine = turn();
    mine.tap("0,0");
    expect([mine.pushing, mine.ready]).toEqual([true, false]);
    mine.push("east");
    expect(mine.run("east")).toEqual(["eu-nantes", "eu-lyon"]);
    expect(mine.ready).toBe(true);
    mine.confirm();
    expect(act).toHaveBeenCalledWith({ type: "push", cell: [0, 0], direction: "east" });
  });

  it("asks the server why a push is not possible", () => {
    const mine = turn();
    mine.tap("0,0");
    mine.push("north");
    expect(act).toHaveBeenCalledWith({ type: "push", cell: [0, 0], direction: "north" });
  });

  it("gives a card back before it takes another", () => {
    turn().take("eu-oslo");
    expect(act).toHaveBeenCalledWith({ type: "undo" });
  });

  it("lets go step by step", () => {
    const mine = turn();
    mine.tap("0,0");
    mine.push("east");
    mine.cancel();
    expect([mine.cell, mine.direction]).toEqual(["0,0", null]);
    mine.cancel();
    expect(mine.cell).toBe(null);
    mine.cancel();
    expect(act).toHaveBeenCalledWith({ type: "undo" });
  });
});

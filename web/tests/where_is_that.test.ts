import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { described, missedOn } from "../src/games/where_is_that/described";
import { CARD, drawingOf } from "../src/games/where_is_that/drawing";
import { fitted, lettered } from "../src/games/where_is_that/fit";
import { fetchFlags, flagOf } from "../src/games/where_is_that/flags.svelte";
import { dayInWords, today } from "../src/games/where_is_that/day";
import { byCell, seamsOf } from "../src/games/where_is_that/maps";
import { marksOf, most, result } from "../src/games/where_is_that/practice";
import { prompted } from "../src/games/where_is_that/status";
import { Turn } from "../src/games/where_is_that/turn.svelte";
import { written } from "../src/games/where_is_that/written";
import { withNames } from "../src/table/names";
import { home } from "../src/table/places";
import type { Entry, Foreseen, ScreenProps } from "../src/table/screens";
import { settings } from "../src/table/settings.svelte";
import { bundled, sentence, type Facts, type Say } from "../src/table/words.svelte";
import type { AnyEvent, Circle, Game, Offer, Relation, View } from "../src/wire/where_is_that";
import { given } from "./tables";
import { laid, MAP, VIEW } from "./where_is_that";

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

const relation = (direction: Relation["direction"], card: string): Relation => ({ direction, card: `eu-${card}` });

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
    const free = (...relations: Relation[]): Facts => ({ relations });
    const [east, south] = [relation("east", "nice"), relation("south", "lyon")];
    expect(say("cell-free", free(south))).toBe("Free: south of Lyon");
    expect(say("cell-free", free(east, south))).toBe("Free: east of Nice and south of Lyon");
    expect(said("es")("cell-free", free(east, south))).toBe("Libre: al este de Niza y al sur de Lyon");
  });

  it("is told in words", () => {
    const [, mine] = described(VIEW, say);
    expect(mine?.lines[0]).toBe("Nantes (France): east, Lyon; south, Nice.");
    expect(mine?.lines[2]).toBe("Zagreb (France): no neighbours.");
    expect(described(VIEW, said("es"))[1]?.lines[3]).toBe("Niza (Francia): al norte, Nantes.");
  });

  it("says which circles of a card were wrong", () => {
    const circle = (first: string, second: string): Circle => ({ axis: "we", first, second, right: false });
    const circles = [circle("eu-lyon", "eu-nantes"), circle("eu-nice", "eu-lyon")];
    expect(say("event-card-discarded", { seat: 0, card: "eu-lyon", circles })).toBe(
      "Ana misplaced Lyon, so the card goes: Lyon – Nantes, Nice – Lyon.",
    );
  });

  it("says which pairs were missed", () => {
    const open = [laid("lyon", 0, 0), laid("nantes", 1, 0)].map((one, i) => ({
      ...one,
      face: { ...one.face, side: { we: 30 - i * 14, ns: 50, lon: 0, lat: 0 } },
    }));
    const circles = [{ axis: "we", first: "eu-lyon", second: "eu-nantes", right: false } as const];
    expect(missedOn({ ...VIEW, maps: [open], circles: [circles] }, 0, say)).toEqual([
      "Look for Lyon (30) east of Nantes (16), not west.",
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
    expect(told).toMatchObject({ verdict: "2 of 4 possible points", points: 2, count: 4, same: true });
    expect(told?.text.split("\n")).toEqual([
      "Where Is That? – cards of November 16, 2026",
      "Europe: 2 of 4",
      "🟩🟥🟩⬜",
      home(),
    ]);
    expect(result(seen({ ...view, day: 0 }), log)).toMatchObject({ same: false });
  });

  it("knows the most that so many cards can make", () => {
    expect([1, 2, 4, 6, 11, 13].map(most)).toEqual([0, 1, 4, 7, 15, 18]);
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
  const names = (lang: string): string[] =>
    [...readFileSync(join(ROOT, "src", "sobremesa", GAME, `${lang}.ftl`), "utf8").matchAll(/^place-\S+ = (.*)$/gm)].map(
      ([, name = ""]) => name,
    );

  it("can be read however far the card is", () => {
    for (const name of [...names("en"), ...names("es")])
      for (let seen = 0.5; seen < 1; seen += 0.01)
        expect(lettered(name, seen, false).letters.size * seen, `${name}, ${seen}`).toBeGreaterThanOrEqual(
          Math.min(10.5, 16.8 * seen),
        );
  });

  it("fits its card however long it is", () => {
    for (const name of names("es"))
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
  const placed = (x: number, y: number, ...relations: Relation[]): AnyEvent => ({
    type: "card_placed",
    seat: 0,
    card: "eu-paris",
    cell: [x, y],
    relations,
  });
  const pushed = (direction: "east" | "west", ...cards: string[]): Foreseen<Game> => ({
    move: { type: "push", cell: [0, 0], direction },
    events: [{ type: "cards_pushed", seat: 0, cards, direction }, placed(0, 0)],
  });
  /** What the rules would tell of those offers. */
  const foresee = vi.fn<ScreenProps<Game>["foresee"]>(({ type }) =>
    type === "place"
      ? [{ move: { type, cell: [2, 0] }, events: [placed(2, 0, relation("east", "lyon"), relation("west", "zagreb"))] }]
      : [pushed("east", "eu-nantes", "eu-lyon"), pushed("west", "eu-nantes")],
  );
  const placing = (more: Partial<ScreenProps<Game>> = {}): ScreenProps<Game> =>
    given<Game>(VIEW, { choices: PLACING, act, foresee, say, ...more });
  const turn = (more: Partial<ScreenProps<Game>> = {}): Turn => new Turn(() => placing(more));
  beforeEach(() => {
    act.mockClear();
    foresee.mockClear();
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
    expect(mine.ready).toBe(true);
    mine.confirm();
    expect(act).toHaveBeenCalledWith({ type: "push", cell: [0, 0], direction: "east" });
  });

  it("asks the rules which cards a push would move, all ways at once", () => {
    const mine = turn();
    expect(mine.run("east")).toEqual([]);
    expect(foresee).not.toHaveBeenCalled();
    mine.tap("0,0");
    expect([mine.run(null), mine.run("east"), mine.run("west"), mine.run("north")]).toEqual([
      [],
      ["eu-nantes", "eu-lyon"],
      ["eu-nantes"],
      [],
    ]);
    expect(foresee).toHaveBeenCalledExactlyOnceWith({ type: "push", cell: [0, 0] });
  });

  it("asks the rules what lies around the free cells", () => {
    expect([...turn().around]).toEqual([["2,0", [relation("east", "lyon"), relation("west", "zagreb")]]]);
    expect(foresee).toHaveBeenCalledExactlyOnceWith({ type: "place" });
    expect(turn({ choices: [] }).around.size).toBe(0);
    expect(foresee).toHaveBeenCalledOnce();
  });

  it("says what it is about to do, as far as the rules have told", () => {
    const prompts = (more: Partial<ScreenProps<Game>>): string[] => {
      const props = placing(more);
      const mine = new Turn(() => props);
      const steps = [() => mine.tap("2,0"), () => mine.tap("0,0"), () => mine.push("east")];
      return steps.map((step) => {
        step();
        return prompted(mine, props);
      });
    };
    expect(prompts({})).toEqual([
      "Lay Paris east of Lyon and west of Zagreb?",
      "Push Nantes which way?",
      "Push Nantes and Lyon east and lay Paris there?",
    ]);
    expect(prompts({ foresee: () => [] })).toEqual([
      "Lay Paris there?",
      "Push Nantes which way?",
      "Push Nantes which way?",
    ]);
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

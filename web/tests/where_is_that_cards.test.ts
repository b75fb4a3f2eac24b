import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Carry } from "../src/games/where_is_that/carry.svelte";
import { HALF, lettered } from "../src/games/where_is_that/fit";
import { ARROW, arrowOf, CARD, CELL } from "../src/games/where_is_that/drawing";
import { SIGHTS } from "../src/games/where_is_that/monuments";
import { shortOf } from "../src/games/where_is_that/named";
import { fetchSights, sightOf } from "../src/games/where_is_that/sights.svelte";
import { slotted } from "../src/games/where_is_that/slots";
import { Turn } from "../src/games/where_is_that/turn.svelte";
import { written } from "../src/games/where_is_that/written";
import type { ScreenProps } from "../src/table/screens";
import { settings } from "../src/table/settings.svelte";
import { bundled, sentence, type Say } from "../src/table/words.svelte";
import type { Game, Offer } from "../src/wire/where_is_that";
import { given } from "./tables";
import { laid, VIEW } from "./where_is_that";

const HOME = join(import.meta.dirname, "..", "..", "src", "sobremesa", "games", "where_is_that");
const SCREEN = join(import.meta.dirname, "..", "src", "games", "where_is_that", "strings");
const text = (lang: string): string => readFileSync(join(HOME, "strings", `${lang}.ftl`), "utf8");
const said = (lang: "en" | "es"): Say => {
  const bundle = bundled(lang, [text(lang)]);
  return (key, facts) => sentence(bundle, key, facts, written);
};

interface Place {
  readonly id: string;
  readonly kind: string;
}
const { decks } = JSON.parse(readFileSync(join(HOME, "data", "decks.json"), "utf8")) as {
  decks: Record<string, { readonly cards: readonly Place[] }>;
};

describe("a monument", () => {
  const sights = new Set(
    Object.values(decks)
      .flatMap(({ cards }) => cards)
      .filter(({ kind }) => kind === "monument")
      .map(({ id }) => id.slice(3)),
  );

  it("has a drawing, and nothing else has", () => {
    expect(Object.keys(SIGHTS).sort()).toEqual([...sights].sort());
  });

  it("looks like no other, and stays on its paper", () => {
    const drawings = Object.values(SIGHTS).map((parts) => parts.join(""));
    expect(new Set(drawings).size).toBe(61);
    for (const [name, parts] of Object.entries(SIGHTS)) {
      expect(parts[1].length, name).toBeGreaterThan(20);
      const starts = [...parts.join("").matchAll(/M(-?[\d.]+)[ ,]?(-?[\d.]+)/g)].map(([, x, y]) => [
        Number(x),
        Number(y),
      ]);
      for (const [x = NaN, y = NaN] of starts)
        expect([name, x >= 0 && x <= 64 && y >= 0 && y <= 40]).toEqual([name, true]);
    }
  });

  it("is drawn once the drawings are there, alike in every deck", async () => {
    expect(sightOf("eu-colosseum")).toBeUndefined();
    await fetchSights();
    expect(sightOf("eu-colosseum")).toBe(SIGHTS["colosseum"]);
    expect(sightOf("wo-colosseum")).toBe(SIGHTS["colosseum"]);
  });

  it("has its article in a sentence", () => {
    const north = (lang: "en" | "es", card: string): string => said(lang)("is-north-of", { card });
    expect(north("en", "as-taj-mahal")).toBe("north of the Taj Mahal");
    expect(north("es", "as-taj-mahal")).toBe("al norte del Taj Mahal");
    expect(north("es", "sa-nazca-lines")).toBe("al norte de las Líneas de Nazca");
    expect(north("es", "wo-havana")).toBe("al norte de La Habana");
  });
});

describe("a country", () => {
  const countries = (lang: string): (readonly [string, string])[] =>
    [...text(lang).matchAll(/^country-(\w\w) = (.*)$/gm)].map(([, code = "", name = ""]) => [code.toUpperCase(), name]);

  it("is written out or shortened, readable and never cut off, and else there is only its flag", () => {
    for (const [code, name] of [...countries("en"), ...countries("es")])
      for (const seen of [0.4, 0.55, 0.75, 1, 1.4, 2])
        for (const open of [false, true]) {
          const { country } = lettered("Lima", seen, open, name, code.repeat(3));
          expect([name, code.repeat(3), ""]).toContain(country.text);
          expect(country.size * seen, `${name}, ${seen}`).toBeGreaterThanOrEqual(8.59);
        }
    for (let seen = 0.42; seen < 2; seen += 0.02)
      expect(lettered("San Miguel de Tucumán", seen, false).bare).toBeFalsy();
    expect(lettered("Lima", 1, false, "Perú", "P.").country.text).toBe("Perú");
    expect(lettered("Chicago", 0.6, false, "Estados Unidos", "EE. UU.").country.text).toBe("EE. UU.");
    expect(lettered("Bangui", 0.6, false, "República Centroafricana").country.text).toBe("");
  });
});

describe("a country in short", () => {
  const screens = (lang: "en" | "es"): Say => {
    const own = readFileSync(join(SCREEN, `${lang}.ftl`), "utf8");
    const bundle = bundled(lang, [text(lang), own]);
    return (key, facts) => sentence(bundle, key, facts, written);
  };
  const face = (country: string) => ({ ...laid("oslo", 0, 0).face, country });

  it("is shorter than its name, where there is a shorter one", () => {
    expect(shortOf(face("US"), screens("es"))).toBe("EE. UU.");
    expect(shortOf(face("BA"), screens("en"))).toBe("Bosnia");
    expect(shortOf(face("PE"), screens("es"))).toBe("Perú");
    for (const lang of ["en", "es"] as const) {
      const own = readFileSync(join(SCREEN, `${lang}.ftl`), "utf8");
      const shorts = [...own.matchAll(/^ {8}\[([a-z]{2})\] (.*)$/gm)];
      expect(shorts.length).toBeGreaterThan(15);
      for (const [, code, short = ""] of shorts)
        expect(short.length, short).toBeLessThan(screens(lang)(`country-${code}`).length);
    }
  });
});

it("cards on offer stay where they lie while one after the other is taken", () => {
  const begun = slotted([], ["a", "b", "c"]);
  const taken = slotted(begun, ["b", "a", "c"]); // in hand, it is told first
  expect([taken, slotted(taken, ["a", "c"]), slotted(taken, ["c"])]).toEqual([begun, begun, begun]);
  expect(slotted(taken, ["d", "e", "f"])).toEqual(["d", "e", "f"]);
});

it("an arrow to push reaches no farther into a card than an empty circle", () => {
  const [x, y] = [CELL.width / 2, CELL.height / 2];
  expect(arrowOf("north", { x, y })).toEqual({ x, y: 0 });
  expect(arrowOf("east", { x, y })).toEqual({ x: CELL.width, y });
  expect(ARROW).toBeLessThanOrEqual(HALF.empty);
  expect(ARROW - (CELL.height - CARD.height) / 2).toBeLessThan(5);
});

describe("a card that is carried", () => {
  const act = vi.fn();
  const PLACING: readonly Offer[] = [
    { type: "place", cell: [[2, 0]] },
    { type: "push", cell: [[0, 0]], direction: ["east"] },
  ];
  const props = (more: Partial<ScreenProps<Game>> = {}): ScreenProps<Game> =>
    given<Game>(VIEW, { choices: PLACING, act, foresee: () => [], say: said("en"), ...more });
  beforeEach(() => {
    act.mockClear();
    settings.confirm = "risky";
  });

  it("lies where it is dropped, unless every move is asked about", () => {
    new Turn(props).drop("2,0");
    expect(act).toHaveBeenCalledExactlyOnceWith({ type: "place", cell: [2, 0] });
    settings.confirm = "always";
    const careful = new Turn(props);
    careful.drop("2,0");
    expect([careful.cell, act.mock.calls.length]).toEqual(["2,0", 1]);
  });

  it("on another card asks where to push that, and elsewhere why not", () => {
    const mine = new Turn(props);
    mine.drop("0,0");
    expect([mine.pushing, act.mock.calls.length]).toEqual([true, 0]);
    mine.drop("9,9");
    expect(act).toHaveBeenCalledWith({ type: "place", cell: [9, 9] });
  });

  it("may be dropped before the server has said that it is taken, and never later", () => {
    let now = props({ view: { ...VIEW, stage: "take", taken: null }, choices: [{ type: "take", card: ["eu-oslo"] }] });
    const mine = new Turn(() => now);
    mine.take("eu-oslo");
    mine.drop("2,0");
    expect(act).toHaveBeenCalledExactlyOnceWith({ type: "take", card: "eu-oslo" });
    mine.take("eu-oslo"); // it was refused, and is taken by a tap
    now = props();
    mine.renew();
    expect(act).toHaveBeenCalledTimes(2);
    mine.drop("2,0");
    expect(act).toHaveBeenLastCalledWith({ type: "place", cell: [2, 0] });
  });

  const at = (pointerId: number, x: number, type = "pointermove"): PointerEvent =>
    ({ pointerId, type, button: 0, clientX: x, clientY: 0 }) as PointerEvent;
  const { face } = laid("oslo", 0, 0);
  const carrying = () => {
    const deeds = { lift: vi.fn(), over: vi.fn(), drop: vi.fn(), leave: vi.fn() };
    return { deeds, carry: new Carry(deeds) };
  };

  it("leaves its place only when it is moved, and a press alone is a tap", () => {
    const { deeds, carry } = carrying();
    carry.down(at(1, 0), face);
    carry.move(at(1, 5));
    carry.up(at(1, 5, "pointerup"));
    expect([carry.carried, deeds.lift.mock.calls.length, deeds.drop.mock.calls.length]).toEqual([false, 0, 0]);
    carry.down(at(1, 0), face);
    carry.move(at(1, 50));
    expect(carry.face).toBe(face);
    carry.up(at(1, 60, "pointerup"));
    expect([carry.carried, carry.face]).toEqual([true, null]);
    expect(deeds.drop).toHaveBeenCalledExactlyOnceWith(60, 0);
  });

  it("is let go by a second finger, and by a press that is cut short", () => {
    for (const end of [
      (carry: Carry) => carry.down(at(2, 0), face),
      (carry: Carry) => carry.end(),
      (carry: Carry) => carry.up(at(1, 70, "pointercancel")),
    ]) {
      const { deeds, carry } = carrying();
      carry.down(at(1, 0), face);
      carry.move(at(1, 50));
      end(carry);
      carry.up(at(1, 80, "pointerup"));
      expect([deeds.leave.mock.calls.length, deeds.drop.mock.calls.length, carry.face]).toEqual([1, 0, null]);
    }
  });
});

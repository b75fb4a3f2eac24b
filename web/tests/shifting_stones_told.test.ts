import { readFileSync } from "node:fs";
import { join } from "node:path";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Board from "../src/games/shifting_stones/Board.svelte";
import { cardOf } from "../src/games/shifting_stones/deck";
import { parts } from "../src/games/shifting_stones/line";
import Panel from "../src/games/shifting_stones/Panel.svelte";
import { inWords, laidOut, written } from "../src/games/shifting_stones/written";
import { withNames } from "../src/table/names";
import { settings } from "../src/table/settings.svelte";
import { bundled, sentence, type Say } from "../src/table/words.svelte";
import { CONSTANTS, type Game, type View } from "../src/wire/shifting_stones";
import { given } from "./tables";

const ROOT = join(import.meta.dirname, "..", "..");
const HOMES = [
  "src/sobremesa/strings",
  "web/src/strings",
  "src/sobremesa/games/shifting_stones/strings",
  "web/src/games/shifting_stones/strings",
];

function speaking(lang: "en" | "es"): Say {
  const bundle = bundled(
    lang,
    HOMES.map((home) => readFileSync(join(ROOT, home, `${lang}.ftl`), "utf8")),
  );
  return (key, facts) => sentence(bundle, key, facts, withNames(["Ana", "Berta"], written));
}
const say = speaking("en");
const GRID: View["grid"] = ["fish", "tree", "sun", "boat", "seed", "tree", "horse", "horse", "seed"];

const view = (more: Partial<View>): View => ({
  viewer: 0,
  to_move: [0],
  grid: GRID,
  hand: [],
  hand_sizes: [4, 4],
  deck_size: 60,
  discards: [],
  returned: [],
  scored: [[], []],
  skipped: [false, false],
  seat: 0,
  round: 1,
  acted: false,
  has_scored: false,
  fails: 0,
  owed: [],
  ended_by: "",
  round_limit: 0,
  one_score: false,
  cards_to_end: 10,
  last_round: false,
  tallies: [
    { points: 0, ones: 0, bonus: 0 },
    { points: 0, ones: 0, bonus: 0 },
  ],
  matching: [],
  end_draws: 0,
  skip_draws: 2,
  why_no_skip: null,
  ...more,
});

describe("a pattern in words", () => {
  const card = (pattern: readonly (readonly (string | null)[])[]): number =>
    CONSTANTS.CARDS.findIndex((one) => JSON.stringify(one.pattern) === JSON.stringify(pattern));

  it("is said as people would", () => {
    expect(inWords(cardOf(card([["fish", "tree"]])).pattern, say)).toBe("from left to right: fish, tree");
    expect(inWords([["bird"], ["seed"]], say)).toBe("from top to bottom: bird, seed");
    expect(
      inWords(
        [
          ["sun", null],
          [null, "boat"],
        ],
        speaking("es"),
      ),
    ).toBe("fila de arriba: sol, cualquiera; fila de abajo: cualquiera, barco");
  });

  it("has no sign that only eyes can read, on any card, in either language", () => {
    for (const speak of [say, speaking("es")])
      CONSTANTS.CARDS.forEach((_, number) => expect(inWords(cardOf(number).pattern, speak)).not.toMatch(/[·/[\]⟨]/));
  });
});

describe("a line of the log", () => {
  const event = { type: "stone_flipped", seat: 1, card: 0, stone: 4, face: "moon" };

  it("draws the card and the face in their places, each with its words", () => {
    expect(parts(event, say)).toEqual([
      "Berta discards ",
      { ...cardOf(0), words: "(from left to right: fish, tree)" },
      " and flips stone 5: ",
      { pattern: [["moon"]], words: "moon" },
      ".",
    ]);
  });

  it("keeps the order of each language, and draws the stones as they were laid", () => {
    const [before, drawn] = parts({ type: "stones_laid", grid: GRID }, speaking("es"));
    expect(before).toBe("Se colocan las rocas: ");
    expect(drawn).toMatchObject({ pattern: laidOut(GRID) });
  });

  it("is only read where there is nothing to draw", () => {
    expect(parts({ type: "turn_skipped", seat: 0 }, say)).toEqual(["Ana skips the turn."]);
  });
});

describe("the scores along the top", () => {
  function shown(more: Partial<View>): string[] {
    const props = { ...given<Game>(view(more), { say }), compact: true };
    const panel = mount(Panel, { target: document.body, props });
    flushSync();
    const told = [...document.querySelectorAll(".figures")].map((one) => (one.textContent ?? "").replace(/\s+/g, " "));
    void unmount(panel);
    return told.map((text) => text.trim());
  }
  const tallies = [
    { points: 4, ones: 2, bonus: 3 },
    { points: 5, ones: 0, bonus: 0 },
  ];

  it("begin at nothing", () => {
    expect(shown({})).toEqual(["0 0/10 · 1s: 0", "0 0/10 · 1s: 0"]);
  });

  it("show the bonus as what it is: points if it ended now", () => {
    expect(shown({ tallies })).toEqual(["4 +3 if it ended now 0/10 · 1s: 2", "5 0/10 · 1s: 0"]);
  });

  it("hold the bonus once it has ended", () => {
    expect(shown({ tallies, ended_by: "cards_scored" })).toEqual(["7 0/10 · 1s: 2", "5 0/10 · 1s: 0"]);
  });
});

describe("a card that somebody else has scored", () => {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- kept to be put back
  const { animate } = Element.prototype;
  beforeEach(() => {
    vi.useFakeTimers();
    // Nothing moves in this document.
    const still = { cancel: () => undefined, finished: Promise.resolve(), onfinish: null, currentTime: 0 };
    Element.prototype.animate = vi.fn(() => still as unknown as Animation);
  });
  afterEach(() => {
    vi.useRealTimers();
    Element.prototype.animate = animate;
    settings.pace = "normal";
  });

  /** What happens on a board on which this seat has just scored the card that lies on the first two stones. */
  function seen(
    seat: number,
    look: (large: () => boolean, lit: () => number, hold: boolean[]) => void,
    later: readonly Game["Event"][] = [],
  ): void {
    const hold: boolean[] = [];
    const events = [{ type: "card_scored", seat, card: 0, points: 1 } as const, ...later];
    const props = given<Game>(view({}), { say, events, hold: (on) => hold.push(on) });
    const board = mount(Board, { target: document.body, props });
    const after = <T>(value: () => T) => (flushSync(), value());
    look(
      () => after(() => document.querySelector(".scored-card") !== null),
      () => after(() => document.querySelectorAll(".pit.lit").length),
      hold,
    );
    void unmount(board);
  }

  it("is shown large with its stones lit, for less than a second, while all else waits", () => {
    seen(1, (large, lit, hold) => {
      expect([large(), lit(), hold.at(-1)]).toEqual([true, 2, true]);
      vi.advanceTimersByTime(999);
      expect([large(), lit(), hold.at(-1)]).toEqual([false, 0, false]);
    });
  });

  it("is enough at a touch or a key", () => {
    for (const event of [new Event("pointerdown"), new KeyboardEvent("keydown", { key: "x" })])
      seen(1, (large) => {
        expect(large()).toBe(true);
        window.dispatchEvent(event);
        expect(large()).toBe(false);
      });
  });

  it("is not shown once more to those who come back to what happened since", () => {
    const later = [{ type: "turn_ended", seat: 1 } as const];
    seen(1, (large) => expect(large()).toBe(false), later);
  });

  it("is not shown where nothing moves, nor to whom it belongs", () => {
    seen(0, (large, lit, hold) => expect([large(), lit(), hold.includes(true)]).toEqual([false, 0, false]));
    settings.pace = "off";
    seen(1, (large, lit, hold) => expect([large(), lit(), hold.includes(true)]).toEqual([false, 0, false]));
  });
});

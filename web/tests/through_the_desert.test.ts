import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { described, labelled } from "../src/games/through_the_desert/described";
import { COLOURS } from "../src/games/through_the_desert/colours";
import { gainsOf } from "../src/games/through_the_desert/gains";
import { hexesBeside, hexNamed, HEXES, spaces, type Hex } from "../src/games/through_the_desert/map/desert";
import { bestLayout, layoutFor, middleOf, towards, wayOf } from "../src/games/through_the_desert/map/layout";
import { heart, races, tally, things } from "../src/games/through_the_desert/position";
import { prompted } from "../src/games/through_the_desert/status";
import { Turn } from "../src/games/through_the_desert/turn.svelte";
import { written } from "../src/games/through_the_desert/written";
import { withNames } from "../src/table/names";
import type { Foreseen, ScreenProps } from "../src/table/screens";
import { settings } from "../src/table/settings.svelte";
import { bundled, sentence, type Say } from "../src/table/words.svelte";
import type { AreaEnclosed, Game, Offer, View } from "../src/wire/through_the_desert";
import type { SeatInfo } from "../src/wire/table";
import { bot, given, person, table } from "./tables";

const ROOT = join(import.meta.dirname, "..", "..");
const GAME = join("games", "through_the_desert", "strings");
const said = (lang: "en" | "es"): Say => {
  const files = [join("src", "sobremesa", GAME), join("web", "src", GAME)];
  const bundle = bundled(
    lang,
    files.map((folder) => readFileSync(join(ROOT, folder, `${lang}.ftl`), "utf8")),
  );
  return (key, facts) => sentence(bundle, key, facts, withNames(["Ana", "Berta"], written));
};
const say = said("en");
const hex = (name: string): Hex => hexNamed(name) ?? { name, col: -1, row: -1, terrain: "sand", beyond: false };

const VIEW: View = {
  viewer: 0,
  to_move: [0],
  stage: "camels",
  seat: 0,
  turn: 4,
  left: 2,
  oases: ["d3"],
  wells: [{ hex: "h2", value: 3 }],
  caravans: [
    { seat: 0, colour: "blue", rider: "g3", camels: ["g3", "g4"], oases: ["d3"], areas: [["f1", "f2"]] },
    { seat: 1, colour: "blue", rider: "p5", camels: ["p5"], oases: [], areas: [] },
    { seat: 0, colour: "red", rider: "c9", camels: ["c9"], oases: [], areas: [] },
  ],
  supply: [1, 20, 20, 20, 20],
  water: [
    [1, 0, 0],
    [0, 0, 0],
  ],
  aside: [],
  different: false,
  lines: [
    { key: "water_1", points: [1, 0], counts: [1, 0] },
    { key: "oases", points: [5, 0], counts: [1, 0] },
    ...COLOURS.map((colour) => ({
      key: `caravan_${colour}`,
      points: colour === "blue" ? [10, 0] : [0, 0],
      counts: colour === "blue" ? [2, 1] : [0, 0],
    })),
    { key: "area_blue", points: [2, 0], counts: [] },
  ],
  ended_by: "",
  face_down: false,
};

const BLUE = { seat: 0, colour: "blue" } as const;
const AREA: AreaEnclosed = {
  ...BLUE,
  type: "area_enclosed",
  hexes: ["i1", "i2"],
  wells: [],
  oases: [],
  count: 2,
  water: 0,
  points: 0,
  face_down: false,
};
/** What the server foresees of the blue camels. */
const WINS: readonly Foreseen<Game>[] = [
  {
    move: { type: "place_camel", colour: "blue", hex: "h2" },
    events: [
      { ...BLUE, type: "camel_placed", hex: "h2", supply: 0 },
      { type: "water_taken", seat: 0, hex: "h2", value: 3, face_down: false },
      { ...BLUE, type: "oasis_reached", hex: "h2", oasis: "d3", points: 5, face_down: false },
      AREA,
      { ...BLUE, type: "colour_ran_out" },
    ],
  },
  {
    move: { type: "place_camel", colour: "blue", hex: "h4" },
    events: [{ ...BLUE, type: "camel_placed", hex: "h4", supply: 1 }],
  },
];

describe("the desert", () => {
  it("has the spaces that the rules count", () => {
    expect([spaces(2), spaces(3), spaces(4), spaces(5)].map((found) => found.length)).toEqual([189, 189, 249, 249]);
    expect(HEXES.filter((one) => one.terrain === "palm")).toHaveLength(7);
    expect(HEXES.filter((one) => one.terrain === "circle")).toHaveLength(43);
  });

  it("calls hexes by column and row", () => {
    expect(hexNamed("a1")).toMatchObject({ col: 0, row: 0, terrain: "mountain" });
    expect(hexNamed("s10")).toMatchObject({ terrain: "palm", beyond: true });
    expect(hexNamed("w1")).toBeUndefined();
    expect(hexesBeside(hex("a1")).map((one) => one.name)).toEqual(["b1", "a2"]);
  });
});

describe("the layout", () => {
  it("turns where there is more height than width, if it pays", () => {
    expect(bestLayout(4, 620, 800).turned).toBe(false);
    expect(bestLayout(4, 374, 844).turned).toBe(true);
    expect(bestLayout(4, 344, 640).turned).toBe(false);
  });

  it.each([false, true])("finds its way back from the screen (turned: %s)", (turned) => {
    for (const seats of [2, 4]) {
      const layout = layoutFor(seats, turned);
      const back = layout.back(layout.place({ x: 3.5, y: 7.25 }));
      expect(back.x).toBeCloseTo(3.5);
      expect(back.y).toBeCloseTo(7.25);
    }
  });

  it("holds every hex in use", () => {
    for (const seats of [2, 4])
      for (const turned of [false, true]) {
        const layout = layoutFor(seats, turned);
        for (const one of spaces(seats)) {
          const { x, y } = middleOf(layout, one);
          expect(Math.min(x, y, layout.width - x, layout.height - y)).toBeGreaterThan(10);
        }
      }
  });

  it("takes a cursor in six directions, and along rows", () => {
    const layout = layoutFor(4, false);
    const from = hex("h6");
    const to = (key: string): string | undefined => {
      const way = wayOf(key, layout);
      return way && towards(from, way, hexesBeside(from), layout)?.name;
    };
    expect(["w", "s", "q", "e", "a", "d"].map(to)).toEqual(["h5", "h7", "g6", "i6", "g7", "i7"]);
    expect(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"].map(to)).toEqual(["h5", "h7", "g6", "i6"]);
    expect(to("x")).toBeUndefined();
  });

  it("leads nowhere at the edge", () => {
    const layout = layoutFor(4, false);
    const corner = hex("a1");
    expect(towards(corner, { x: 0, y: -1 }, hexesBeside(corner), layout)).toBeUndefined();
  });

  it("has a way to each of six neighbours on a turned board, too", () => {
    const layout = layoutFor(4, true);
    const from = hex("h6");
    const keys = ["q", "e", "a", "d", "ArrowLeft", "ArrowRight"];
    const found = keys.map((key) => towards(from, wayOf(key, layout) ?? { x: 0, y: 0 }, hexesBeside(from), layout));
    expect(new Set(found.map((one) => one?.name)).size).toBe(6);
  });
});

describe("a position", () => {
  it("knows what lies where", () => {
    const found = things(VIEW);
    expect(found.get("g3")).toMatchObject({ kind: "camel", rider: true });
    expect(found.get("f1")).toMatchObject({ kind: "land" });
    expect(found.get("h2")).toEqual({ kind: "well", value: 3 });
    expect(found.get("d3")).toEqual({ kind: "oasis" });
    expect(found.has("j6")).toBe(false);
  });

  it("says who leads, and what each has", () => {
    expect(races(VIEW)[0]).toEqual({ colour: "blue", lengths: [2, 1], leaders: [0], most: 2, points: 10 });
    expect(races(VIEW)[2]).toMatchObject({ leaders: [], points: 0 });
    expect(tally(VIEW, 0)).toEqual({ water: 1, oases: 5, caravans: 10, land: 2, total: 18 });
  });

  it("finds the heart of some points among them", () => {
    const [a, b, c] = [
      { x: 0, y: 0 },
      { x: 4, y: 1 },
      { x: 8, y: 0 },
    ];
    expect(heart([a, b, c])).toBe(b);
    expect(heart([])).toBeUndefined();
  });

  it("can be told, hex by hex and as a whole", () => {
    const found = things(VIEW);
    const told = (name: string): string => labelled(hex(name), found.get(name), 2, say);
    expect(told("g4")).toBe("g4: blue caravan of Ana, 2 camels");
    expect(told("c9")).toBe("c9: red rider of Ana");
    expect(told("h2")).toBe("h2: water, 3 points");
    expect(told("s5")).toBe("s5: beyond the dark line");
    expect(told("a1")).toBe("a1: mountain");
    const chapters = described(VIEW, new Set(["h2"]), "blue", say);
    expect(chapters).toHaveLength(3);
    expect(chapters.slice(1).map(({ title }) => title)).toEqual([
      "1 Ana: 6 points (water 1, oases 5); 18 if it ended now (caravans 10, land 2)",
      "2 Berta: 0 points (water 0, oases 0); 0 if it ended now (caravans 0, land 0)",
    ]);
    expect(described({ ...VIEW, stage: "over" }, new Set(), null, say)[1]?.title).toContain("Ana: 18 points");
    expect(described({ ...VIEW, face_down: true }, new Set(), null, say).map(({ title }) => title)).toEqual([
      chapters[0]?.title,
      chapters[1]?.title,
      "2 Berta: points lie face down",
    ]);
    expect(chapters[0]?.lines).toContain("Free for the blue camel: h2.");
    expect(chapters[1]?.lines[0]).toBe(
      "blue: 2 camels, the rider on g3: g3, g4. Oases reached: d3. Enclosed, 2 spaces: f1, f2.",
    );
    const other = described(VIEW, new Set(), null, said("es")).flatMap(({ title, lines }) => [title, ...lines]);
    expect(other.join(" ")).not.toContain("⟨");
  });
});

describe("what a camel would win", () => {
  it("is read from the events it would bring, by hex", () => {
    expect(gainsOf(WINS).get("h2")).toMatchObject({ points: 8, water: 3, land: 2, last: true });
    expect(gainsOf(WINS).get("h2")?.hexes).toEqual(["h2", "d3"]);
    expect(gainsOf(WINS).get("h4")).toMatchObject({ points: 0, land: 0, last: false });
  });

  it("counts the water and the oases of an area, and its spaces apart", () => {
    const wells = [{ hex: "i2", value: 2 }];
    const area = { ...AREA, hexes: ["i1", "i2", "i3"], wells, oases: ["i1"], water: 2, points: 7 };
    const gain = gainsOf([{ move: { type: "place_camel", colour: "blue", hex: "h2" }, events: [area] }]).get("h2");
    expect(gain).toMatchObject({ points: 7, water: 2, land: 2, areas: [area], hexes: ["i2", "i1"] });
  });
});

describe("a turn", () => {
  const act = vi.fn();
  const foresee = vi.fn<ScreenProps<Game>["foresee"]>(() => WINS);
  const offered: readonly Offer[] = [
    { type: "place_camel", colour: ["blue"], hex: ["h2", "h4"] },
    { type: "place_camel", colour: ["red"], hex: ["c8", "h4"] },
  ];
  let turn: Turn;
  let props: ScreenProps<Game>;
  beforeEach(() => {
    act.mockClear();
    foresee.mockClear();
    settings.confirm = "risky";
    props = given<Game>(VIEW, { choices: offered, say, act, foresee });
    turn = new Turn(() => props);
  });

  it("lights what is offered for a colour, and shows before it places", () => {
    turn.pick("blue");
    expect([...turn.places]).toEqual(["h2", "h4"]);
    turn.tap("h2");
    expect(turn.ready).toBe(true);
    expect(act).not.toHaveBeenCalled();
    expect(prompted(turn, props)).toBe(
      "A blue camel on h2 brings 3 points of water, 5 for the oasis, 2 spaces of land, the end of the match.",
    );
    expect(foresee).toHaveBeenCalledWith({ type: "place_camel", colour: "blue" });
    turn.tap("h2");
    expect(act).toHaveBeenCalledExactlyOnceWith({ type: "place_camel", colour: "blue", hex: "h2" });
  });

  it("places at once where nothing is asked, and not by a second tap where all is", () => {
    settings.confirm = "always";
    turn.pick("blue");
    turn.tap("h4");
    turn.tap("h4");
    expect(act).not.toHaveBeenCalled();
    turn.confirm();
    expect(act).toHaveBeenCalledOnce();
    settings.confirm = "never";
    turn.tap("h2");
    expect(act).toHaveBeenCalledTimes(2);
  });

  it("ends the turn by a press of its own where a bot would move at once", () => {
    const after = (next: SeatInfo, left: number): Turn => {
      const [view, seats] = [{ ...VIEW, left }, [person(), next]];
      const one = new Turn(() => ({ ...props, view, table: table({ seats }) }));
      one.pick("blue");
      one.tap("h4");
      one.tap("h4");
      return one;
    };
    expect([after(bot(), 1).parting, act.mock.calls.length]).toEqual([true, 0]);
    expect(after(person({ stand_in: true }), 1).hex).toBe("h4");
    after(bot(), 1).confirm();
    expect(act).toHaveBeenCalledOnce();
    after(bot(), 2);
    expect(act).toHaveBeenCalledTimes(2);
    after(person(), 1);
    expect(act).toHaveBeenCalledTimes(3);
    settings.confirm = "never";
    expect(after(bot(), 1).parting).toBe(false);
  });

  it("asks the server why a dark hex is dark, but not for a first look", () => {
    turn.pick("blue");
    turn.preview("c8");
    expect([turn.hex, act.mock.calls.length]).toEqual([null, 0]);
    turn.tap("c8");
    expect(act).toHaveBeenCalledExactlyOnceWith({ type: "place_camel", colour: "blue", hex: "c8" });
    expect(turn.colour).toBe("blue");
  });

  it("takes a hex before a colour", () => {
    turn.tap("c8");
    expect([turn.colour, turn.hex, turn.ready]).toEqual(["red", "c8", true]);
    turn.cancel();
    turn.cancel();
    turn.tap("h4");
    expect([turn.colour, turn.hex]).toEqual([null, "h4"]);
    expect(turn.open).toEqual(["blue", "red"]);
    expect(prompted(turn, props)).toBe("Which camel goes to h4?");
    turn.cancel();
    turn.tap("v4");
    expect(prompted(turn, props)).toContain("None of your caravans reaches v4");
  });

  it("only shows another colour on the hex in mind, but places the one that a hex waited for", () => {
    turn.pick("blue");
    turn.tap("h4");
    turn.pick("red");
    expect([turn.colour, turn.hex, act.mock.calls.length]).toEqual(["red", "h4", 0]);
    turn.cancel();
    turn.cancel();
    turn.tap("h4");
    turn.pick("red");
    expect(act).toHaveBeenCalledExactlyOnceWith({ type: "place_camel", colour: "red", hex: "h4" });
  });

  it("explains a colour that cannot be chosen", () => {
    turn.pick("green");
    expect(act).toHaveBeenCalledOnce();
    props = { ...props, choices: offered.slice(0, 1) };
    turn = new Turn(() => props);
    turn.pick("red");
    expect(prompted(turn, props)).toBe("Your red caravan has no room left to grow.");
  });

  it("keeps the colour while a move is on its way, and lets go of it after the turn", () => {
    turn.pick("blue");
    const after = (seat: number): Turn => {
      const next = new Turn(() => ({ ...props, choices: [], toMove: [seat], view: { ...VIEW, to_move: [seat] } }));
      next.colour = turn.colour;
      next.renew();
      return next;
    };
    expect(after(0).colour).toBe("blue");
    expect(after(1).colour).toBeNull();
  });
});

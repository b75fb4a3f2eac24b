import { readFileSync } from "node:fs";
import { join } from "node:path";
import { SvelteMap } from "svelte/reactivity";
import { describe, expect, it, vi } from "vitest";
import { gainOf } from "../src/games/sonora/sheet/gains";
import { cactiWorth, closedBy, pathTo, wayBetween } from "../src/games/sonora/sheet/ghost";
import { gainSaid, lossSaid } from "../src/games/sonora/sheet/names";
import { Pencil } from "../src/games/sonora/sheet/pencil";
import { Plan } from "../src/games/sonora/sheet/plan.svelte";
import { EARNED, SAVED } from "../src/games/sonora/discs";
import { CACTI, CACTUS_AT, WORTH } from "../src/games/sonora/sheet/printed";
import { firstOf, queueOf } from "../src/games/sonora/sheet/queue";
import { THINGS } from "../src/games/sonora/sheet/things";
import { Training } from "../src/games/sonora/practice/training.svelte";
import type { Say } from "../src/table/words.svelte";
import type { AnyEvent, Game, Offer, Rival, SeatMove, Sheet, View } from "../src/wire/sonora";
import type { Undo } from "../src/wire/table";
import { given } from "./tables";

const ROOT = join(import.meta.dirname, "..", "..", "src", "sobremesa", "games", "sonora");
const read = (...path: string[]): unknown => JSON.parse(readFileSync(join(ROOT, ...path), "utf8"));

const EMPTY: Sheet = {
  hexes: [0, 0, 0, 0, 0, 0, 0, 0],
  rewards: ["", "", "", "", "", "", "", ""],
  shapes: [],
  paths: [],
  nodes: [],
  boxes: [0, 0, 0, 0, 0],
  reflicks: 1,
  swaps: 1,
  circled: [0, 0, 0],
  saved: [0, 0, 0],
  due: 0,
  tasks: [],
  mud: 0,
  sitting: null,
  animals: [0, 0, 0],
  discoveries: 0,
  finished: false,
  rival: null,
};
const RIVAL: Rival = { circled: 0, crossed: 0, shapes: [], paths: [], circles: [], tasks: [], mud: 0 };

const plain: Say = (key, facts) => [key, ...Object.values(facts ?? {}).map(String)].join(" ");

interface Examples {
  readonly examples: {
    readonly dylan: {
      readonly canyon: { readonly shapes: readonly { readonly cells: readonly (readonly [number, number])[] }[] };
      readonly mudcracks: { readonly marked: readonly string[] };
    };
  };
}

const viewOf = (more: Partial<View>, ...sheets: readonly Sheet[]): View => ({
  ...new Training().view,
  stage: "write",
  sheets,
  points: sheets.map(() => [0, 0, 0, 0]),
  ...more,
});

/** A plan of the first seat, and what it sends. */
function planOf(sheet: Sheet, choices: readonly Offer[], stage: View["stage"] = "write"): [Plan, (SeatMove | Undo)[]] {
  const sent: (SeatMove | Undo)[] = [];
  const props = given<Game>(viewOf({ stage }, sheet), { choices, act: (move) => void sent.push(move) });
  return [new Plan(() => props), sent];
}

const thing = (section: keyof typeof THINGS, id: string): (typeof THINGS)["ruins"][number] => {
  const found = THINGS[section].find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};

/** What the rules told of a mark, and the points after it, by section. */
interface Mark {
  readonly move: SeatMove;
  readonly events: readonly AnyEvent[];
  readonly points: readonly number[];
}
const SHEETS = read("tests", "marks.json") as readonly (readonly Mark[])[];
const total = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

describe("what the rules tell of a mark", () => {
  it("says what it brings, to the point", () => {
    for (const marks of SHEETS) {
      let before = 0;
      for (const { events, points } of marks) {
        before += gainOf(events).points;
        expect(before, JSON.stringify(events)).toBe(total(points));
      }
    }
  });

  it("is shown as cacti and bonuses, and said in words", () => {
    const seat = 0;
    const shape = { squares: [], disc: 4, cacti: ["pear", "pear"], points: 3 } as const;
    const gain = gainOf([
      { type: "shape_drawn", seat, ...shape },
      { type: "bonus_earned", seat, bonus: "swap" },
      { type: "cactus_surrounded", seat, size: "large", points: 6 },
    ]);
    expect(gain).toEqual({ icons: ["pear", "pear", "swap", "saguaro"], points: 9 });
    expect(gainSaid(gain, plain)).toBe("icon-pear 2, icon-swap 1, icon-saguaro 1, earns-points 9");
    expect(gainSaid(gainOf([]), plain)).toBe("");
  });

  it("says what is lost, each disc once", () => {
    const seat = 0;
    const unused = { type: "disc_unused", seat, disc: 4, section: "canyon" } as const;
    const lost: readonly AnyEvent[] = [
      unused,
      unused,
      { type: "bonus_lost", seat, bonus: "fox" },
      { type: "value_lost", seat, value: 7 },
      { type: "writing_finished", seat },
    ];
    expect(lossSaid(lost, plain)).toBe("lost-disc 4, icon-fox 1, lost-value 7");
  });
});

describe("a mark in mind", () => {
  /** As the canyon and the mudcracks draw them. */
  const cacti = (shapes: Sheet["shapes"]): number =>
    total(CACTI.map((kind) => cactiWorth(shapes.flat().filter((square) => CACTUS_AT.get(square) === kind).length)));
  const surrounded = (nodes: Sheet["nodes"]): number =>
    total(closedBy(nodes).map(({ size }) => (size ? WORTH[size] : 0)));

  it("is drawn as the rules will have it, mark by mark", () => {
    for (const marks of SHEETS) {
      const [shapes, paths, nodes]: [(readonly number[])[], (readonly string[])[], string[]] = [[], [], []];
      for (const { move, events, points } of marks) {
        if (move.type === "draw") shapes.push(move.squares);
        if (move.type === "mark_node") nodes.push(move.node);
        if (move.type === "trace") paths.push(pathTo({ paths }, move.end));
        const traced = events.find((event) => event.type === "path_traced");
        if (traced) expect(paths.at(-1)).toEqual(traced.path);
        expect([surrounded(nodes), cacti(shapes)], JSON.stringify(move)).toEqual(points.slice(2));
      }
    }
    expect(SHEETS.flat().length).toBeGreaterThan(100);
  });

  it("comes to what the worked example of the rulebooks does", () => {
    const { dylan } = (read("data", "layout.json") as Examples).examples;
    expect(surrounded(dylan.mudcracks.marked.filter((node) => node !== "m0"))).toBe(28);
    expect(cacti(dylan.canyon.shapes.map(({ cells }) => cells.map(([row, column]) => 20 * row + column)))).toBe(36);
  });

  it("goes on from where one has been", () => {
    const been = { ...EMPTY, paths: [["t1", "t2", "a1"]] };
    expect(pathTo(been, "a3")).toEqual(["a2", "a3"]);
    expect(pathTo(been, "b1")).toEqual(["b1"]);
    expect(wayBetween("all5", "all3")).toEqual(["all5", "all4", "all3"]);
    expect(wayBetween("all1", "alr1")).toEqual(["all1", "al3", "alr1"]);
  });
});

describe("the queue", () => {
  const sheet: Sheet = {
    ...EMPTY,
    tasks: [
      { disc: 2, section: "creek" },
      { disc: 4, section: "canyon" },
      { disc: 4, section: "canyon" },
    ],
    mud: 7,
    animals: [1, 0, 0],
    saved: [0, 0, 2],
  };

  it("holds discs once, doubled ones twice, and every bonus", () => {
    const queue = queueOf(viewOf({}, sheet), 0, []);
    expect(queue.map(({ id, times, value }) => [id, times, value])).toEqual([
      ["disc-4", 2, 0],
      ["disc-2", 1, 0],
      ["mud", 1, 7],
      ["fox-1", 1, 0],
      ["rabbit-2", 2, 0],
    ]);
    expect(queue.some(({ open }) => open)).toBe(false);
  });

  it("picks by itself what would be lost, not what is saved", () => {
    const rabbits: Offer[] = [{ type: "add_rabbit", disc: [SAVED] }];
    expect(firstOf(queueOf(viewOf({}, sheet), 0, rabbits))).toBeNull();
    const trace: Offer[] = [{ type: "trace", disc: [2, EARNED], end: ["a1"] }];
    expect(firstOf(queueOf(viewOf({}, sheet), 0, [...rabbits, ...trace]))?.id).toBe("disc-2");
  });

  it("is the rival's while the rival marks", () => {
    const rival = { ...RIVAL, tasks: [{ disc: 9, section: "canyon" as const }], mud: 3 };
    const queue = queueOf(viewOf({ stage: "rival" }, { ...sheet, rival }), 0, [
      { type: "rival_draw", disc: [9], squares: [[8]] },
    ]);
    expect(queue.map(({ id, open }) => [id, open])).toEqual([
      ["rival-9", true],
      ["rival-mud", false],
    ]);
  });
});

describe("a plan", () => {
  it("lights what is offered, shows a mark, and sends it at the second tap", () => {
    const tasks = [{ disc: 2, section: "creek" as const }];
    const [plan, sent] = planOf({ ...EMPTY, tasks }, [{ type: "trace", disc: [2], end: ["a1", "b1"] }]);
    expect(plan.lit.map(({ name }) => name)).toEqual(["a1", "b1"]);
    plan.tap(thing("creek", "space-a1"));
    expect(plan.mark).toEqual({ type: "trace", disc: 2, end: "a1" });
    expect(sent).toEqual([]);
    plan.tap(thing("creek", "space-b1"));
    expect(plan.mark).toEqual({ type: "trace", disc: 2, end: "b1" });
    plan.tap(thing("creek", "space-b1"));
    expect(sent).toEqual([{ type: "trace", disc: 2, end: "b1" }]);
    expect(plan.holds).toBe(false);
  });

  it("asks the rules what the chosen mark brings, and after a pause what one would that is pointed at", () => {
    vi.useFakeTimers();
    const asked: string[] = [];
    const tasks = [{ disc: 2, section: "creek" as const }];
    const props = given<Game>(viewOf({}, { ...EMPTY, tasks }), {
      choices: [{ type: "trace", disc: [2], end: ["a1", "b1"] }],
      foresee: (about) => {
        asked.push(about.type === "trace" ? (about.end ?? "") : "");
        const move = { type: "trace", disc: 2, end: "a1" } as const;
        return [{ move, events: [{ type: "path_traced", seat: 0, disc: 2, path: ["a1"], points: 5 }] }];
      },
    });
    const plan = new Plan(() => props);
    plan.point(thing("creek", "space-b1"));
    expect([plan.ghost, plan.gain]).toEqual([{ type: "trace", disc: 2, end: "b1" }, null]);
    vi.advanceTimersByTime(200);
    expect(plan.gain?.points).toBe(5);
    plan.point(thing("creek", "space-a1"));
    expect(plan.gain).toBeNull();
    plan.tap(thing("creek", "space-a1"));
    expect(plan.gain?.points).toBe(5);
    expect(asked).toEqual(["b1", "a1"]);
    vi.useRealTimers();
  });

  it("turns to another section where something waits, and to no other", () => {
    const tasks = [
      { disc: 1, section: "canyon" as const },
      { disc: 2, section: "creek" as const },
    ];
    const [plan, sent] = planOf({ ...EMPTY, tasks }, [
      { type: "draw", disc: [1], squares: [[248]] },
      { type: "trace", disc: [2], end: ["a1"] },
    ]);
    expect(plan.entry?.section).toBe("canyon");
    expect(["ruins", "canyon", "creek"].map((one) => plan.turnTo(one as "ruins"))).toEqual([false, false, true]);
    expect(plan.entry?.section).toBe("creek");
    expect(sent).toEqual([]);
  });

  it("tries what is not lit, so that the rules can say why not", () => {
    const tasks = [{ disc: 2, section: "creek" as const }];
    const [plan, sent] = planOf({ ...EMPTY, tasks }, [{ type: "trace", disc: [2], end: ["a1"] }]);
    plan.tap(thing("creek", "space-t1"));
    expect(sent).toEqual([{ type: "trace", disc: 2, end: "t1" }]);
  });

  it("crosses off up to the block that is pressed, or fewer", () => {
    const hexes = EMPTY.hexes.map((count, i) => (i === 1 ? 2 : count));
    const [plan, sent] = planOf(
      { ...EMPTY, due: 4, hexes },
      [{ type: "cross_off", building: ["B"], hexes: { from: 1, to: 4 } }],
      "ruins",
    );
    expect(plan.lit.map(({ id }) => id)).toEqual(["hex-B-2", "hex-B-3", "hex-B-4", "hex-B-5"]);
    plan.tap(thing("ruins", "hex-B-4"));
    expect(plan.amount).toBe(3);
    plan.more(-1);
    plan.confirm();
    expect(sent).toEqual([{ type: "cross_off", building: "B", hexes: 2 }]);
  });

  it("draws what covers the square, smaller if that is wished", () => {
    const tasks = [{ disc: 1, section: "canyon" as const }];
    const [plan, sent] = planOf({ ...EMPTY, tasks }, [
      { type: "draw", disc: [1], squares: [[267, 268]] },
      { type: "draw", disc: [1], squares: [[267], [268]] },
    ]);
    plan.tap(thing("canyon", "square-267"));
    expect(plan.mark).toMatchObject({ squares: [267, 268] });
    expect(plan.shapes.map(({ id }) => id)).toEqual(["1b", "1a"]);
    plan.more(-1);
    expect(plan.mark).toMatchObject({ squares: [267] });
    plan.tap(thing("canyon", "square-267"));
    expect(sent).toEqual([{ type: "draw", disc: 1, squares: [267] }]);
  });

  it("needs only a yes to begin the mudcracks, or to add a rabbit", () => {
    const [plan, sent] = planOf({ ...EMPTY, mud: 6, animals: [0, 0, 1] }, [
      { type: "begin_mudcracks" },
      { type: "add_rabbit", disc: [EARNED] },
    ]);
    plan.confirm();
    plan.pick("rabbit-1");
    plan.confirm();
    expect(sent).toEqual([{ type: "begin_mudcracks" }, { type: "add_rabbit", disc: EARNED }]);
  });

  it("begins the mudcracks with the node that is pressed, and has it in mind then", () => {
    const sent: (SeatMove | Undo)[] = [];
    const act = (move: SeatMove | Undo): void => void sent.push(move);
    const begun = { points: 6, boxing: false };
    const before = given<Game>(viewOf({}, { ...EMPTY, mud: 6 }), { choices: [{ type: "begin_mudcracks" }], act });
    const after = given<Game>(viewOf({}, { ...EMPTY, sitting: begun }), {
      choices: [{ type: "mark_node", node: ["m2", "m5"] }],
      act,
    });
    const shown = new SvelteMap([["now", before]]);
    const plan = new Plan(() => shown.get("now") ?? before);
    plan.tap(thing("mudcracks", "node-m5"));
    expect(sent).toEqual([{ type: "begin_mudcracks" }]);
    shown.set("now", after);
    plan.renew();
    expect(plan.mark).toEqual({ type: "mark_node", node: "m5" });
    plan.tap(thing("mudcracks", "node-m5"));
    expect(sent).toEqual([{ type: "begin_mudcracks" }, { type: "mark_node", node: "m5" }]);
  });

  it("chooses for the rival: where from, where to, and how many", () => {
    const rival = { ...RIVAL, tasks: [{ disc: 7, section: "creek" as const }] };
    const [plan, sent] = planOf(
      { ...EMPTY, rival },
      [
        { type: "rival_trace", disc: [7], start: ["all5"], end: ["all3"] },
        { type: "rival_trace", disc: [7], start: ["alr1"], end: ["all3"] },
      ],
      "rival",
    );
    plan.tap(thing("creek", "space-all3"));
    expect(plan.changes).toEqual(["start"]);
    plan.change("start");
    plan.confirm();
    expect(sent).toEqual([{ type: "rival_trace", disc: 7, start: "alr1", end: "all3" }]);
  });
});

describe("pencil and ink", () => {
  it("what was there before the phase is ink, the rest pencil until its writer finishes", () => {
    localStorage.clear();
    const pencil = new Pencil("t");
    pencil.see(viewOf({ stage: "flick" }, { ...EMPTY, shapes: [[267]] }));
    const more = { ...EMPTY, shapes: [[267], [247]] };
    const writing = viewOf({}, more);
    pencil.see(writing);
    expect(pencil.ink(writing, 0).shapes).toBe(1);
    expect(new Pencil("t").ink(writing, 0).shapes).toBe(1);
    expect(new Pencil("other").ink(writing, 0).shapes).toBe(2);
    expect(pencil.ink(viewOf({}, { ...more, finished: true }), 0).shapes).toBe(2);
  });
});

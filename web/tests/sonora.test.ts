import { describe, expect, it, vi } from "vitest";
import { flick } from "../src/physics/flicking";
import { UNIT } from "../src/physics/units";
import { Aim, degrees, numbersOf } from "../src/games/sonora/flick/aim.svelte";
import { HOME, MIDDLE, ontoCorner, overCorner, quartersFor, SIZE, turned } from "../src/games/sonora/geometry";
import { lies, result } from "../src/games/sonora/position";
import { Swing } from "../src/games/sonora/flick/swing.svelte";
import { Course } from "../src/games/sonora/flick/track";
import { Training } from "../src/games/sonora/practice/training.svelte";
import { written } from "../src/games/sonora/written";
import { open } from "../src/table/choices";
import { settings } from "../src/table/settings.svelte";
import type { Say } from "../src/table/words.svelte";
import type { DiscView, Flicked, View } from "../src/wire/sonora";

const say: Say = (key, facts) => (facts ? `${key}${JSON.stringify(facts)}` : key);

function flicked(lying: ReadonlyMap<number, { x: number; y: number }>, vx: number, vy: number): Flicked {
  const from = { x: 14 * UNIT, y: 14 * UNIT, vx: vx * UNIT, vy: vy * UNIT };
  const { track, rests } = flick(lying, 4, from, 0);
  return { type: "flicked", seat: 0, disc: 4, track, rests, hits: [], lands: "", section: "" };
}

describe("the board before a viewer", () => {
  it("lies with the own corner at the right and bottom", () => {
    const corners = [
      { x: 14, y: 14 },
      { x: SIZE - 14, y: 14 },
      { x: SIZE - 14, y: SIZE - 14 },
      { x: 14, y: SIZE - 14 },
    ];
    corners.forEach((corner, i) => expect(turned(corner, quartersFor(i))).toEqual(HOME));
  });

  it("is turned back by as many quarters", () => {
    for (const quarters of [0, 1, 2, 3]) {
      expect(turned(turned({ x: 20, y: 70 }, quarters), -quarters)).toEqual({ x: 20, y: 70 });
    }
  });

  it("keeps a disc on its corner", () => {
    for (const x of [0, 150, 250, 280, 310, 400]) {
      for (const y of [0, 150, 250, 280, 310, 400]) {
        const place = ontoCorner({ x, y });
        expect(overCorner(place)).toBe(true);
        expect(ontoCorner(place)).toEqual(place);
        expect(SIZE - place.x + (SIZE - place.y)).toBeLessThanOrEqual(64 - 12 * Math.SQRT2);
        expect(Math.max(place.x, place.y)).toBeLessThanOrEqual(SIZE + 8);
      }
    }
    expect(ontoCorner(HOME)).toEqual(HOME);
  });
});

describe("an aim", () => {
  it("points to the middle at first", () => {
    const aim = new Aim();
    aim.reset();
    expect(aim.angle).toBeCloseTo(0);
    expect(aim.ahead.x).toBeCloseTo(-Math.SQRT1_2);
    expect(aim.ahead.y).toBeCloseTo(-Math.SQRT1_2);
  });

  it("goes where it was not pulled", () => {
    const aim = new Aim();
    aim.pull({ x: 0, y: 50 }, 200);
    expect(aim.ahead.x).toBeCloseTo(0);
    expect(aim.ahead.y).toBeCloseTo(-1);
    expect(aim.angle).toBeCloseTo(45);
    expect(aim.power).toBe(0.25);
    aim.pull({ x: 900, y: 0 }, 200);
    expect(aim.power).toBe(1);
  });

  it("is said with a minus that is one, and never with one before nothing", () => {
    expect(degrees(-6.04)).toEqual({ sign: "−", angle: 6 });
    expect(degrees(11.26)).toEqual({ sign: "", angle: 11.3 });
    expect(degrees(-0.4, 0)).toEqual({ sign: "", angle: 0 });
  });

  it("is a move in whole numbers on the board as it really lies", () => {
    const aim = new Aim();
    aim.reset();
    aim.power = 1;
    for (const corner of [0, 1, 2, 3]) {
      const { x, y, vx, vy } = aim.flick(7, quartersFor(corner), 1000);
      const [left, top] = [corner === 0 || corner === 3, corner < 2];
      expect(x).toBe((left ? 14 : SIZE - 14) * UNIT);
      expect(y).toBe((top ? 14 : SIZE - 14) * UNIT);
      expect([vx, vy]).toEqual([left ? 707 : -707, top ? 707 : -707]);
    }
  });
});

describe("another's hand", () => {
  const at = (x: number, disc = 3): ReadonlyMap<number, readonly number[]> => new Map([[1, [disc, x, 0, 0, 0]]]);

  it("glides from one place that is told to the next, and is there at once with another disc or without motion", () => {
    vi.useFakeTimers();
    const swing = new Swing();
    const seen = (): number | undefined => swing.shown.get(1)?.[1];
    swing.see(at(0));
    expect(seen()).toBe(0);
    swing.see(at(100));
    expect(seen()).toBe(0);
    vi.advanceTimersByTime(64);
    expect(seen()).toBeGreaterThan(20);
    expect(seen()).toBeLessThan(80);
    vi.advanceTimersByTime(100);
    expect(seen()).toBe(100);
    swing.see(at(30, 4));
    expect(seen()).toBe(30);
    settings.pace = "off";
    swing.see(at(60, 4));
    expect(seen()).toBe(60);
    swing.see(new Map());
    expect(seen()).toBeUndefined();
    settings.pace = "normal";
    vi.useRealTimers();
  });
});

describe("a flick as it is shown", () => {
  it("begins on the corner and ends where the disc rests", () => {
    const one = flicked(new Map(), 400, 400);
    const course = new Course(one);
    expect(course.at(0)).toEqual([{ disc: 4, x: 14, y: 14, scale: 1, alpha: 1 }]);
    const rest = one.rests[0];
    const [last] = course.at(course.lasts);
    expect(last?.x).toBeCloseTo((rest?.x ?? 0) / UNIT, 1);
    expect(last?.y).toBeCloseTo((rest?.y ?? 0) / UNIT, 1);
  });

  it("slides slower and slower, and not at all at the end", () => {
    const course = new Course(flicked(new Map(), 400, 400));
    const speeds = [0, 0.25, 0.5, 0.75, 1].map((part) => course.speed(part * course.lasts));
    expect(speeds[0]).toBeCloseTo(course.force);
    expect(speeds).toEqual([...speeds].sort((a, b) => b - a));
    expect(speeds[2]).toBeCloseTo(course.force / 2, 1);
    expect(speeds.at(-1)).toBe(0);
  });

  it("is heard where it hits a disc", () => {
    const one = flicked(new Map([[9, { x: 100 * UNIT, y: 100 * UNIT }]]), 600, 600);
    const { knocks } = new Course(one);
    expect(knocks[0]?.sound).toBe("hit");
    expect(one.track.filter(([time]) => time / UNIT === knocks[0]?.at).length).toBe(2);
  });

  it("is heard at a rail, and shows a disc that hops off for a moment", () => {
    const rail = new Course(flicked(new Map(), 1150, 400));
    expect(rail.knocks[0]?.sound).toBe("bump");
    const off = new Course(flicked(new Map(), 1800, 1700));
    expect(off.knocks.at(-1)?.sound).toBe("off");
    const [seen] = off.at(off.lasts - 0.15);
    expect(seen?.alpha).toBeLessThan(1);
    expect(off.at(off.lasts)).toEqual([]);
  });

  it("sinks into the hole", () => {
    const course = new Course(flicked(new Map(), 520, 520));
    expect(course.knocks.at(-1)?.sound).toBe("hole");
    const [seen] = course.at(course.lasts - 0.05);
    expect(seen?.scale).toBeLessThan(0.7);
    expect(seen?.x).toBeCloseTo(MIDDLE.x, 0);
  });
});

describe("a disc in words", () => {
  const board = (more: Partial<DiscView>): DiscView => ({
    seat: 0,
    where: "board",
    x: 0,
    y: 0,
    chosen: null,
    section: "canyon",
    circle: "",
    shares: [17, 0, 0, 83],
    ...more,
  });
  const viewOf = (disc: DiscView): View => ({ discs: [disc] }) as unknown as View;
  const plain: Say = (key, facts) => [key, ...Object.values(facts ?? {}).map(String)].join(" ");

  it("names its share, and who was hit", () => {
    const event: Flicked = {
      type: "flicked",
      seat: 0,
      disc: 0,
      hits: [6],
      track: [],
      rests: [],
      lands: "",
      section: "",
    };
    expect(result(event, viewOf(board({})), plain)).toBe(
      "result 0 lies-share zone-canyon 83, result-hit disc colour-1 2",
    );
  });

  it("names all its shares, halves, circles and the hole", () => {
    expect(lies(viewOf(board({})), 0, plain)).toBe("lies-share zone-canyon 83, lies-share zone-ruins 17");
    expect(lies(viewOf(board({ section: null, shares: [50, 0, 0, 50] })), 0, plain)).toBe(
      "lies-half zone-ruins, zone-canyon",
    );
    const nearly = board({ section: null, shares: [51, 0, 0, 49] });
    expect(lies(viewOf(nearly), 0, plain)).not.toMatch(/51/);
    expect(lies(viewOf(board({ circle: "fox_ruins" })), 0, plain)).toBe("lies-double canyon");
    expect(lies(viewOf(board({ where: "hole" })), 0, plain)).toBe("lies-hole-for canyon");
    expect(lies(viewOf(board({ where: "out" })), 0, plain)).toBe("lies-out");
  });

  it("is written in events, and nothing is written as 0", () => {
    expect(written("disc", 7, say)).toBe('disc{"colour":"colour-1","number":3}');
    expect(written("hits", [], say)).toBe(0);
    expect(written("hits", [3], say)).toBeUndefined();
    expect(written("section", "creek", say)).toBe("section-name-creek");
    expect(written("zone", "creek", say)).toBe("section-name-creek");
  });
});

describe("the practice table", () => {
  const aim = { disc: 2, x: 14 * UNIT, y: 14 * UNIT, vx: 380 * UNIT, vy: 320 * UNIT };

  it("runs the discs by itself, and takes a flick back", () => {
    const training = new Training();
    training.hand = "sure";
    training.layout = "empty";
    training.clear();
    training.act({ type: "flick", ...aim });
    expect(training.view.discs[2]?.where).toBe("board");
    expect(training.view.discs[2]?.section).toBe("ruins");
    expect(training.events[0]?.type).toBe("flicked");
    training.act({ type: "undo" });
    expect(training.view.discs[2]?.where).toBe("hand");
    expect(training.mayGoBack).toBe(false);
  });

  it("never runs out of discs", () => {
    const training = new Training();
    training.layout = "empty";
    training.clear();
    for (let n = 0; n < 12; n++) {
      const [disc = -1] = open(training.choices, "flick", "disc");
      training.act({ type: "flick", ...aim, disc, vx: aim.vx - n * 10 * UNIT });
    }
    expect(open(training.choices, "flick", "disc")).not.toEqual([]);
  });

  it("shows where a flick lands: in one place with a sure hand, else around it", () => {
    const training = new Training();
    training.layout = "empty";
    training.clear();
    const spread = (): number => new Set(training.heat?.points.map(({ x, y }) => `${x} ${y}`)).size;
    training.meant(numbersOf({ type: "flick", ...aim }));
    training.hand = "sure";
    training.warm();
    expect(spread()).toBe(1);
    training.hand = "shaky";
    training.warm();
    expect(spread()).toBeGreaterThan(100);
    training.meant([]);
    expect(training.heat).toBeNull();
  });
});

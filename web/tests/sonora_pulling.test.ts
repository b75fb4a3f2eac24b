import { describe, expect, it, vi } from "vitest";
import { firstContact } from "../src/physics/flicking";
import { UNIT } from "../src/physics/units";
import { Aim } from "../src/games/sonora/flick/aim.svelte";
import { Pulling } from "../src/games/sonora/flick/pulling";
import { foreseen, inWords } from "../src/games/sonora/flick/preview";
import type { Turn } from "../src/games/sonora/flick/turn.svelte";
import { quartersFor } from "../src/games/sonora/geometry";
import type { View } from "../src/wire/sonora";

/** The disc lies at the lower right, 40 pixels from the edge of a phone. */
const [WIDE, HIGH, DISC] = [390, 844, { x: 350, y: 400 }];

function held() {
  vi.stubGlobal("innerWidth", WIDE);
  vi.stubGlobal("innerHeight", HIGH);
  const aim = new Aim();
  aim.reset();
  const turn = { placed: true, aim, aiming: false, backwards: false, show: vi.fn(), flick: vi.fn() };
  const surface = { under: () => aim.place, scale: () => 1.1, style: () => "pull" as const };
  const pulling = new Pulling(turn as unknown as Turn, surface);
  const at = (x: number, y: number, timeStamp: number, pointerId = 1) =>
    ({
      clientX: x,
      clientY: y,
      timeStamp,
      pointerId,
      button: 0,
      preventDefault: vi.fn(),
      currentTarget: { setPointerCapture: vi.fn() },
    }) as never;
  pulling.down(at(DISC.x, DISC.y, 0));
  const pull = (x: number, y: number, time: number): void => pulling.move(at(DISC.x + x, DISC.y + y, time));
  return { aim, turn, pulling, at, pull };
}

describe("power", () => {
  it("is all of use: the least leaves the corner, and only the last of it flies over a rail", () => {
    const aim = new Aim();
    aim.reset();
    const met = (power: number): string => {
      aim.power = power;
      const { disc, ...flick } = aim.flick(0, quartersFor(0), 2600 * UNIT);
      return firstContact(new Map(), disc, flick, 0).with;
    };
    for (const angle of [-40, -20, 10, 30]) {
      aim.angle = angle;
      expect(met(0.03), `${angle}`).not.toBe("corner");
      expect(met(0.85), `${angle}`).not.toBe("over");
    }
    aim.angle = 3;
    expect(met(1)).toBe("over");
  });

  it("is a risk from where a hand that errs a little lets the disc fly over", () => {
    const aim = new Aim();
    aim.reset();
    aim.angle = 27;
    const ahead = (power: number, share: number) => {
      aim.power = power;
      const found = foreseen({ discs: [] } as unknown as View, aim.flick(0, quartersFor(0), 2600 * UNIT), 0, share);
      return found && inWords(found, (key) => key);
    };
    expect(ahead(0.6, 0.09)).toBe("preview-edge");
    expect(ahead(0.89, 0.09)).toBe("preview-risky");
    expect(ahead(0.89, 0)).toBe("preview-edge");
    expect(ahead(1, 0.09)).toBe("preview-over");
  });
});

describe("a pull from the disc on a phone", () => {
  it("reaches full power in every direction there is a reason to pull", () => {
    for (const [x, y] of [
      [WIDE - DISC.x - 1, 0],
      [0, 230],
      [WIDE - DISC.x - 1, 40],
      [20, 230],
    ] as const) {
      const { aim, pull } = held();
      pull(x, y, 500);
      expect(aim.power, `${x} ${y}`).toBe(1);
    }
  });

  it("has little power where it has just begun, however little room there is", () => {
    const { aim, turn, pull } = held();
    pull(9, 0, 500);
    expect(turn.aiming).toBe(true);
    expect(aim.power).toBeLessThan(0.1);
  });
});

describe("a finger that lifts", () => {
  it("does not change the aim", () => {
    const { aim, turn, pulling, at, pull } = held();
    pull(20, 100, 500);
    const [angle, power] = [aim.angle, aim.power];
    pull(23, 96, 1000);
    pull(27, 90, 1020);
    expect(aim.angle).not.toBe(angle);
    pulling.up(at(DISC.x + 30, DISC.y + 88, 1030));
    expect([aim.angle, aim.power]).toEqual([angle, power]);
    expect(turn.flick).toHaveBeenCalledOnce();
  });

  it("flicks in full motion as it is then", () => {
    const { aim, pulling, at, pull } = held();
    pull(5, 30, 500);
    pull(20, 160, 560);
    const { angle, power } = aim;
    pulling.up(at(DISC.x + 20, DISC.y + 160, 565));
    expect([aim.angle, aim.power]).toEqual([angle, power]);
  });
});

describe("a second finger", () => {
  it("lets go, and the first one flicks no more", () => {
    const { aim, turn, pulling, at, pull } = held();
    pull(20, 100, 500);
    expect(pulling.interrupt(at(20, 700, 600, 1))).toBe(false);
    expect(pulling.interrupt(at(20, 700, 600, 2))).toBe(true);
    expect([aim.power, turn.aiming]).toEqual([0, false]);
    pulling.up(at(DISC.x + 20, DISC.y + 100, 700));
    expect(turn.flick).not.toHaveBeenCalled();
    expect(pulling.interrupt(at(20, 700, 800, 2))).toBe(false);
  });
});

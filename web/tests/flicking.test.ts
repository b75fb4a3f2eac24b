import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { firstContact, flick, type Contact, type Result } from "../src/physics/flicking";
import { lasting, placesAt } from "../src/physics/track";
import { UNIT } from "../src/physics/units";
import { scene } from "./scenes";

interface Golden {
  readonly hashes: readonly string[];
  readonly results: readonly Result[];
}
const PATH = join(import.meta.dirname, "..", "..", "tests", "physics", "golden.json");
const GOLDEN = JSON.parse(readFileSync(PATH, "utf8")) as Golden;

const flicked = (number: number): Result => {
  const { discs, disc, aim, corner } = scene(number);
  return flick(discs, disc, aim, corner);
};
const hash = (result: Result): string => createHash("sha256").update(JSON.stringify(result)).digest("hex").slice(0, 12);

describe("the twin of the kernel", () => {
  it("comes to the very results of the golden file", () => {
    GOLDEN.results.forEach((result, number) => expect(flicked(number), `flick ${number}`).toEqual(result));
    GOLDEN.hashes.forEach((wanted, number) => expect(hash(flicked(number)), `flick ${number}`).toBe(wanted));
  }, 60_000);
});

describe("the first contact", () => {
  const meets = (speed: number, lying: readonly (readonly [number, number])[] = [], slope = 1): Contact => {
    const discs = new Map(lying.map(([x, y], i) => [i, { x: x * UNIT, y: y * UNIT }]));
    const aim = { x: 14 * UNIT, y: 14 * UNIT, vx: Math.round(speed * UNIT), vy: Math.round(speed * slope * UNIT) };
    return firstContact(discs, 9, aim, 0);
  };

  it("is where the track first changes, but for the hole", () => {
    const kinds = new Set<string>();
    GOLDEN.results.forEach((result, number) => {
      const { discs, disc, aim, corner } = scene(number);
      const contact = firstContact(discs, disc, aim, corner);
      const [, [, , x, y] = []] = result.track;
      kinds.add(contact.with);
      if (contact.with === "hole" || contact.with === "passed")
        expect(Math.hypot(contact.x - 150 * UNIT, contact.y - 150 * UNIT)).toBeLessThan(8.01 * UNIT);
      else expect([contact.x, contact.y], `flick ${number}`).toEqual([x, y]);
      if (contact.disc !== null) expect(result.touched[0]).toEqual([disc, contact.disc]);
    });
    expect([...kinds].sort()).toEqual(["corner", "disc", "edge", "hole", "over", "passed", "rest"]);
  });

  it("is another disc, the edge, rest, or not even the end of the corner", () => {
    expect(meets(700, [[100, 100]])).toMatchObject({ with: "disc", disc: 0 });
    expect(meets(1150, [], 0.5)).toMatchObject({ with: "edge", disc: null });
    expect(meets(1500, [], 0.5)).toMatchObject({ with: "over", disc: null });
    expect(meets(400)).toMatchObject({ with: "rest" });
    expect(meets(100)).toMatchObject({ with: "corner" });
  });

  it("with the hole is on the near side of it, whether the disc falls in or passes over", () => {
    for (const [speed, wanted] of [
      [520, "hole"],
      [700, "passed"],
    ] as const) {
      const { x, y, with: what } = meets(speed);
      expect(what).toBe(wanted);
      expect(x).toBeLessThan(150 * UNIT);
      expect(Math.hypot(x - 150 * UNIT, y - 150 * UNIT)).toBeCloseTo(8 * UNIT, -1);
    }
  });
});

describe("a track", () => {
  it("begins where the disc is flicked from and ends where all discs rest", () => {
    for (const result of GOLDEN.results) {
      const [, disc, x, y] = result.track[0] ?? [];
      expect(placesAt(result.track, 0).get(disc ?? -1)).toEqual({ x, y });
      const places = placesAt(result.track, lasting(result.track));
      for (const rest of result.rests) {
        const place = places.get(rest.disc);
        if (place) expect(place).toEqual({ x: rest.x, y: rest.y });
      }
    }
  });

  it("shows no disc on top of another on the way, but for the rounding of times", () => {
    for (const { track, gone } of GOLDEN.results)
      for (let time = 0; time <= lasting(track); time += 16) {
        const staying = [...placesAt(track, time)].filter(([disc]) => !gone.includes(disc));
        for (const [disc, one] of staying)
          for (const [number, other] of staying)
            if (number < disc) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(23 * UNIT);
      }
  });

  it("is braked evenly between two rows", () => {
    const track = [
      [0, 1, 0, 0, 1000 * UNIT, 0],
      [512, 1, 400 * UNIT, 0, 0, 0],
    ] as const;
    const at = (time: number): number => (placesAt(track, time).get(1)?.x ?? 0) / UNIT;
    expect(at(256)).toBeCloseTo(225);
    expect([at(0), at(512), at(9999)]).toEqual([0, 400, 400]);
  });
});

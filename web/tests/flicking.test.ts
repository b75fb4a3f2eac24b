import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { flick, lasting, placesAt, type Result } from "../src/board/flicking";
import { UNIT } from "../src/board/kernel";
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
      [0, 1, 0, 0, 0, 0],
      [512, 1, 400 * UNIT, 0, 0, 0],
    ] as const;
    const at = (time: number): number => (placesAt(track, time).get(1)?.x ?? 0) / UNIT;
    expect(at(256)).toBeCloseTo(200 + (0.22 * 9810 * 0.25 * 0.25) / 2);
    expect([at(0), at(512), at(9999)]).toEqual([0, 400, 400]);
  });
});

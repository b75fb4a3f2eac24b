import { describe, expect, it } from "vitest";
import { HIGH, placed, type Label } from "../src/games/sonora/flick/labels";
import { FRAME, RADIUS, SIZE } from "../src/games/sonora/geometry";

/** Some numbers from 0 to 1, the same every time. */
function* numbers(seed: number): Generator<number, never> {
  for (let now = seed; ;) yield (now = (now * 16807) % 2147483647) / 2147483647;
}

/** So many discs in a corner of the board, none upon another. */
function heap(seed: number, count: number): Label[] {
  const luck = numbers(seed);
  const found: Label[] = [];
  while (found.length < count) {
    const [x = 0, y = 0] = [0, 1].map(() => RADIUS + luck.next().value * 110);
    const free = found.every((other) => Math.hypot(other.x - x, other.y - y) >= 2 * RADIUS);
    if (free) found.push({ x, y, wide: luck.next().value < 0.3 ? 16 : 58 });
  }
  return found;
}

describe("what a swap would win", () => {
  const heaps = Array.from({ length: 40 }, (_, i) => heap(i + 1, 4));

  it("stands on nothing else that it would win, and on the board", () => {
    for (const labels of heaps) {
      const places = placed(labels, labels).map((place, i) => ({ ...place, wide: labels[i]?.wide ?? 0 }));
      places.forEach((one, i) => {
        expect(Math.abs(one.x - SIZE / 2) + one.wide / 2).toBeLessThanOrEqual(SIZE / 2 + FRAME);
        expect(Math.abs(one.y - SIZE / 2) + HIGH / 2).toBeLessThanOrEqual(SIZE / 2 + FRAME);
        for (const other of places.slice(0, i)) {
          const apart = Math.abs(one.x - other.x) >= (one.wide + other.wide) / 2 || Math.abs(one.y - other.y) >= HIGH;
          expect(apart, JSON.stringify(labels)).toBe(true);
        }
      });
    }
  });

  it("stands above its disc where nothing is in the way", () => {
    const [place] = placed([{ x: 150, y: 100, wide: 58 }], [{ x: 150, y: 100 }]);
    expect(place).toMatchObject({ x: 150, y: 80 });
  });
});

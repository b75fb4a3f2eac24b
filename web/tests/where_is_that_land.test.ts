import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { FLAGS } from "virtual:flags";
import { describe, expect, it } from "vitest";
import { partIn, partOf, pointOf } from "../src/games/where_is_that/chart";
import { GROUND, grounds, LAND, lands, written } from "../tools/land.mjs";

const ROOT = join(import.meta.dirname, "..", "..");
const FILE = join(ROOT, "src", "sobremesa", "games", "where_is_that", "data", "decks.json");
const MOST = 80_000;
/** Of the sheet beneath the cards, which everybody waits for. */
const MOST_SHEET = 2_500;
/** Its islands are too small for any outline. */
const ATOLL = "as-male";

interface Deck {
  readonly cards: readonly { id: string; kind: string; country: string; lon: number; lat: number }[];
}
const { decks } = JSON.parse(readFileSync(FILE, "utf8")) as { decks: Record<string, Deck> };
const MADE = lands();
const SHEETS = grounds();
const file = (deck: string): string => readFileSync(join(LAND, `land-${deck}.json`), "utf8");

type Ring = readonly (readonly [number, number])[];

/** The outlines that a path draws. */
function rings(path: string): Ring[] {
  return path
    .split("z")
    .filter(Boolean)
    .map((ring) => {
      const numbers = (ring.match(/-?\d+/g) ?? []).map(Number);
      let [x, y] = [0, 0];
      return Array.from({ length: numbers.length / 2 }, (_, i) => {
        [x, y] = [x + (numbers[2 * i] ?? NaN), y + (numbers[2 * i + 1] ?? NaN)];
        return [x, y] as const;
      });
    });
}

const sidesOf = (ring: Ring) => ring.map((point, i) => [ring.at(i - 1) ?? point, point] as const);

/** Whether a point is inside, by the number of lines to the west of it. */
const onLand = (all: readonly Ring[], x: number, y: number): boolean =>
  all
    .flatMap(sidesOf)
    .filter(([a, b]) => a[1] > y !== b[1] > y && x > a[0] + ((y - a[1]) * (b[0] - a[0])) / (b[1] - a[1])).length %
    2 ===
  1;

const coast = (all: readonly Ring[], x: number, y: number): number =>
  Math.min(
    ...all.flatMap(sidesOf).map(([a, b]) => {
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
      const along = Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1)));
      return Math.hypot(x - a[0] - along * dx, y - a[1] - along * dy);
    }),
  );

it("there is one land for each deck, and no other", () => {
  const names = Object.keys(decks).map((deck) => `land-${deck}.json`);
  expect(readdirSync(LAND).sort()).toEqual(names.sort());
});

describe.each(Object.keys(decks))("the land of %s", (deck) => {
  const land = MADE[deck]!;
  const { cards } = decks[deck]!;

  it("is what the script makes", () => {
    expect(file(deck) === written(land)).toBe(true);
  });

  it("lies beneath the cards in a few strokes", () => {
    const sheet = readFileSync(join(GROUND, `ground-${deck}.json`), "utf8");
    expect(sheet === written(SHEETS[deck]!)).toBe(true);
    expect(gzipSync(sheet).length).toBeLessThanOrEqual(MOST_SHEET);
  });

  it("is light enough", () => {
    expect(gzipSync(file(deck)).length).toBeLessThanOrEqual(MOST);
  });

  it("has every place in it, whatever the shape of the frame", () => {
    for (const shape of [0.5, 1, 1.8, 3]) {
      const { x, y, width, height } = partOf(land, shape);
      expect([x >= 0, y >= 0, x + width <= land.width, y + height <= land.height]).toEqual([true, true, true, true]);
      for (const card of cards) {
        const point = pointOf(land, card);
        const inside = point.x > x && point.x < x + width && point.y > y && point.y < y + height;
        expect(inside, `${card.id} at ${shape}`).toBe(true);
      }
    }
  });

  it("has room for the head and the name of every pin in a low frame", () => {
    const frame = { width: 384, height: 204 };
    for (const few of [cards, cards.slice(0, 13), cards.slice(0, 1)]) {
      const points = few.map((card) => pointOf(land, card));
      const { x, y, width, height } = partIn(land, points, frame);
      const unit = Math.max(width / frame.width, height / frame.height);
      for (const point of points) {
        expect(point.y - y).toBeGreaterThanOrEqual(Math.min(25 * unit, point.y));
        expect([point.y < y + height, point.x > x, point.x < x + width]).toEqual([true, true, true]);
      }
    }
  });

  it("is under the feet of every city, or not far: small islands are left out", () => {
    const all = rings(land.path);
    const wet = cards
      .filter(({ kind }) => kind !== "monument")
      .filter((card) => {
        const { x, y } = pointOf(land, card);
        return !onLand(all, x, y) && coast(all, x, y) > land.unit / 2;
      });
    expect(wet.map(({ id }) => id)).toEqual(cards.some(({ id }) => id === ATOLL) ? [ATOLL] : []);
  });

  it("has a flag for each country, and no more", async () => {
    const { default: flags } = await FLAGS[deck]!();
    expect(Object.keys(flags)).toEqual([...new Set(cards.map(({ country }) => country))].sort());
    for (const svg of Object.values(flags)) expect(svg).toMatch(/^<svg [\s\S]*<\/svg>\s*$/);
  });
});

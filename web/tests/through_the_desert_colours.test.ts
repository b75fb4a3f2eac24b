import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { COLOURS, MARKS } from "../src/games/through_the_desert/colours";
import { contrast, difference, lab, laid, lightOf, luminance, MATRICES, SIGHTS } from "./sight";

const GAME = join(import.meta.dirname, "..", "src", "games", "through_the_desert");
const source = (file: string): string => readFileSync(join(GAME, file), "utf8");

/** The colours that the page uses, by name, in daylight and at dusk. */
function palettes(): Record<"light" | "dark", Readonly<Record<string, string>>> {
  const style = source("Sprite.svelte").split("<style>")[1] ?? "";
  const [day = "", dusk = ""] = style.split('data-theme="dark"');
  const read = (text: string): Record<string, string> =>
    Object.fromEntries(
      [...text.matchAll(/--td-([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = "", hex = ""]) => [name, hex]),
    );
  return { light: read(day), dark: { ...read(day), ...read(dusk) } };
}
const PALETTES = palettes();
const LIGHTS = ["light", "dark"] as const;
const colour = (light: "light" | "dark", name: string): string => {
  const found = PALETTES[light][name];
  if (!found) throw new Error(name);
  return found;
};

/** So far apart that nobody takes one for the other. */
const APART = 15;

/** Every two of some things. */
const pairs = <T>(things: readonly T[]): [T, T][] =>
  things.flatMap((a, i) => things.slice(i + 1).map((b): [T, T] => [a, b]));

const apart = (one: string, other: string, sight: string): number => {
  const see = SIGHTS[sight] ?? ((light) => light);
  return difference(lab(see(lightOf(one))), lab(see(lightOf(other))));
};

/** Those of some pairs that are nearer to each other than they may be. */
const near = (two: readonly [string, string][], light: "light" | "dark", sight: string, least: number): string[] =>
  two
    .map(([a, b]) => [`${a} and ${b}`, apart(colour(light, a), colour(light, b), sight)] as const)
    .filter(([, far]) => far < least)
    .map(([names, far]) => `${names}: ${far.toFixed(1)}`);

describe("how colours are measured", () => {
  // Sharma, Wu and Dalal 2005, table 1.
  it.each([
    [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
    [[50, -1.3802, -84.2814], [50, 0, -82.7485], 1.0],
    [[50, 2.5, 0], [50, 0, -2.5], 4.3065],
    [[50, 2.5, 0], [73, 25, -18], 27.1492],
    [[50, 2.5, 0], [61, -5, 29], 22.8977],
    [[50, 2.5, 0], [56, -27, -3], 31.903],
    [[50, 2.5, 0], [58, 24, 15], 19.4535],
    [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
    [[22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619], 2.0373],
    [[90.8027, -2.0831, 1.441], [91.1528, -1.6435, 0.0447], 1.4441],
    [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
  ] as const)("differs as published: %j, %j", (one, other, published) => {
    expect(difference(one, other)).toBeCloseTo(published, 4);
    expect(difference(other, one)).toBeCloseTo(published, 4);
  });

  it.each(Object.entries(MATRICES))("%s leaves white and grey as they are", (_, matrix) => {
    for (const row of matrix) expect(row[0] + row[1] + row[2]).toBeCloseTo(1, 4);
  });

  it("sees as the deficient do: red and green alike, and yellow as white", () => {
    const seen = (hex: string, sight: string): readonly number[] => SIGHTS[sight]?.(lightOf(hex)) ?? [];
    const [red = 0, green = 1] = seen("#b41a2a", "protan, Viénot");
    expect(red).toBeCloseTo(green, 5);
    expect(seen("#ffff00", "tritan, Brettel")).not.toEqual(seen("#ffff00", "normal"));
    expect(apart("#ffff00", "#ffffff", "tritan, Brettel")).toBeLessThan(apart("#ffff00", "#ffffff", "normal") / 2);
  });

  it("knows the contrast of black and white", () => {
    expect(contrast(lightOf("#000000"), lightOf("#ffffff"))).toBeCloseTo(21);
    expect(luminance(lightOf("#777777"))).toBeCloseTo(0.184, 3);
  });
});

describe.each(LIGHTS)("the camels, %s", (light) => {
  it.each(Object.keys(SIGHTS))("keep apart: %s", (sight) => {
    expect(near(pairs(COLOURS), light, sight, APART)).toEqual([]);
  });

  it("are ridden in colours that no camel has", () => {
    const seats = MARKS.map((_, seat) => `seat-${seat}`);
    const ridden = seats.flatMap((seat) => COLOURS.map((camel): [string, string] => [seat, camel]));
    expect(near([...ridden, ...pairs(seats)], light, "normal", APART)).toEqual([]);
  });

  it("stand out from the ground: the ring or the edge is seen, whatever the sand", () => {
    const opacity = Number(/--td-ground, ([\d.]+)/.exec(source("map/Caravan.svelte"))?.[1]);
    const hidden = COLOURS.flatMap((camel) =>
      ["sand", "sand-deep"].filter((sand) => {
        const ground = lightOf(laid(colour(light, camel), colour(light, sand), opacity));
        const around = [`${camel}-deep`, "mark-edge"].map((name) => contrast(lightOf(colour(light, name)), ground));
        return Math.max(...around) < 3;
      }),
    );
    expect(hidden).toEqual([]);
  });

  it("bear letters that can be read, and so do the marks of land", () => {
    const read = (letter: string, on: string): number => contrast(lightOf(letter), lightOf(on));
    for (const camel of COLOURS)
      expect(read(colour(light, `${camel}-ink`), colour(light, camel)), camel).toBeGreaterThan(4.5);
    for (const seat of MARKS.keys()) expect(read("#ffffff", colour(light, `seat-${seat}`))).toBeGreaterThan(4.4);
  });
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { companyFor, invited, keepCompany, mostOf, usual } from "../src/table/levels";
import type { GameInfo } from "../src/wire/table";

const GAME: GameInfo = {
  id: "g",
  fewest_seats: 1,
  most_seats: 4,
  options: [],
  levels: ["first", "easy", "normal"],
  cast: { first: ["Lola", "Tito"], easy: ["Marta", "Otto"] },
  lessons: [],
  example: false,
};

beforeEach(() => localStorage.clear());

it("a normal one stands in, where there is one", () => {
  expect(usual(["random", "easy", "normal", "hard"])).toBe("normal");
  expect(usual(["random", "easy"])).toBe("easy");
  expect(usual([])).toBe("");
});

describe("opponents", () => {
  it("are at first one of the weakest", () => {
    expect(companyFor(GAME)).toEqual({ level: "first", count: 1 });
  });

  it("are remembered, game by game", () => {
    keepCompany("g", { level: "easy", count: 3 });
    keepCompany("h", { level: "normal", count: 2 });
    expect(companyFor(GAME)).toEqual({ level: "easy", count: 3 });
  });

  it("are as many as there are seats, and five at most", () => {
    keepCompany("g", { level: "random", count: 9 });
    expect(companyFor(GAME)).toEqual({ level: "first", count: 3 });
    expect(mostOf({ most_seats: 7 })).toBe(5);
  });

  it("are chosen anew if what is kept makes no sense", () => {
    localStorage.setItem("sobremesa.opponents", '{"g": {"level": 7, "count": "many"}}');
    expect(companyFor(GAME)).toEqual({ level: "first", count: 1 });
  });

  it("are not called like somebody else at the table", () => {
    expect(invited(GAME, ["easy", "", "easy", "easy"], ["Ana"])).toEqual(["Marta", "", "Otto", ""]);
    expect(invited(GAME, ["first"], [" lola "])).toEqual(["Tito"]);
  });
});

/** The names in a file, each as the pattern finds it. */
const found = (path: string, pattern: RegExp): readonly string[] =>
  [...readFileSync(join(import.meta.dirname, "..", path), "utf8").matchAll(pattern)].map(([, name]) => name ?? "");

it("everybody in the cast has a face, and a sentence in both languages that begins with the name", () => {
  const cast = found("../src/sobremesa/bots/cast.py", /"([A-Z]\w+)"/g);
  expect(new Set(cast).size).toBe(40);
  const faces = found("src/table/faces.svg", /<symbol id="(\w+)"/g);
  expect(faces).toEqual(cast.map((name) => name.toLowerCase()));
  for (const lang of ["en", "es"]) {
    const sentences = found(`../src/sobremesa/strings/${lang}.ftl`, /^about-(\w+ = \w+) /gm);
    expect(sentences).toEqual(cast.map((name) => `${name.toLowerCase()} = ${name}`));
  }
});

it("every part of a face is drawn, and every drawn part is somebody's", () => {
  const parts = found("src/table/faces.svg", /<(?:g|path|circle|ellipse) id="(\w+)"/g);
  const used = found("src/table/faces.svg", /<use href="#(\w+)"/g);
  expect(new Set(used)).toEqual(new Set(parts));
});

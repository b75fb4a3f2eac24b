import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { eventSentence, withNames } from "../src/table/names";
import type { Lang } from "../src/table/settings.svelte";
import { bundled, regional, sentence } from "../src/table/words.svelte";

const SRC = join(import.meta.dirname, "..", "src");
const GAMES = readdirSync(join(SRC, "games"));
/** A game may have all its sentences beside its rules. */
const OWN = GAMES.map((game) => join(SRC, "games", game, "strings")).filter(existsSync);
const FOLDERS = [join(SRC, "strings"), join(SRC, "desk", "strings"), ...OWN];

const text = (folder: string, lang: string): string => readFileSync(join(folder, `${lang}.ftl`), "utf8");
/** Each key with the blanks in its sentence. */
function keys(folder: string, lang: string): Record<string, string[]> {
  const { body } = new FluentResource(text(folder, lang));
  const blanks = (value: unknown): string[] =>
    [...new Set([...JSON.stringify(value).matchAll(/"type":"var","name":"(\w+)"/g)].map((m) => m[1] ?? ""))].sort();
  return Object.fromEntries(body.map((message) => [message.id, blanks(message.value)]));
}

describe.each(FOLDERS)("the sentences in %s", (folder) => {
  it("are the same in both languages, with the same blanks", () => {
    expect(keys(folder, "es")).toEqual(keys(folder, "en"));
  });

  it("are each written once", () => {
    for (const lang of ["en", "es"]) {
      const written = [...text(folder, lang).matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]);
      expect(new Set(written).size).toBe(written.length);
    }
  });

  it("are few in a region's own file, each with the blanks of its language", () => {
    const regions = readdirSync(folder).filter((file) => !["en.ftl", "es.ftl"].includes(file));
    for (const region of regions.map((file) => file.replace(".ftl", ""))) {
      expect(regional(region.slice(0, 2) as Lang, [region])).toBe(region);
      expect(keys(folder, region.slice(0, 2))).toMatchObject(keys(folder, region));
    }
  });
});

describe("a reader's region", () => {
  it("is the browser's for the language that is spoken, if it names one", () => {
    expect(regional("es", ["en-GB", "es-MX", "es-419"])).toBe("es-MX");
    expect(regional("es", ["es", "en-GB"])).toBe("es");
    expect(regional("es", ["es-Latn-MX", "es-419"])).toBe("es-419");
  });

  it("has the last word", () => {
    const bundle = bundled("es", ["pear = nopal\ndisc = disco", "pear = chumbera"]);
    expect([sentence(bundle, "pear"), sentence(bundle, "disc")]).toEqual(["chumbera", "disco"]);
  });
});

describe("a sentence", () => {
  const bundle = bundled("en", [
    "seat = Player { $number }\nevent-moved = { $seat } moves { $things }.\nended-by-all = all of it\nover = Over: { $ended_by }.",
  ]);

  it("names seats, or numbers them", () => {
    const say = (key: string, facts = {}): string => sentence(bundle, key, facts, withNames(["Ana"]));
    expect(eventSentence({ type: "moved", seat: 0, things: [1, 2] }, say)).toBe("Ana moves 1, 2.");
    expect(eventSentence({ type: "moved", seat: 1, things: [] }, say)).toBe("Player 2 moves .");
  });

  it("has one full stop, even after a name that ends in one", () => {
    expect(sentence(bundle, "event-moved", { seat: "Ana", things: "Washington, D.C." })).toBe(
      "Ana moves Washington, D.C.",
    );
    expect(sentence(bundle, "event-moved", { seat: "Ana", things: "on.." })).toBe("Ana moves on...");
  });

  it("lets the game write its own facts", () => {
    const say = sentence(
      bundle,
      "event-moved",
      { seat: 0, things: [4] },
      withNames(["Ana"], (fact) => (fact === "things" ? "a thing" : undefined)),
    );
    expect(say).toBe("Ana moves a thing.");
  });

  it("ends in one mark, whatever mark a name ends in", () => {
    const say = (seat: string): string => sentence(bundle, "event-moved", { seat: "Ana", things: seat });
    expect(say("Washington, D.C.")).toBe("Ana moves Washington, D.C.");
    expect(say("Where?")).toBe("Ana moves Where?");
    expect(say("3.5")).toBe("Ana moves 3.5.");
  });

  it("has “del” and “al” in Spanish alone", () => {
    const far = (lang: Lang, place: string): string =>
      sentence(bundled(lang, ["far = de { $place }, a { $place }."]), "far", { place });
    expect(far("es", "el Taj Mahal")).toBe("del Taj Mahal, al Taj Mahal.");
    expect(far("es", "El Cairo")).toBe("de El Cairo, a El Cairo.");
    expect(far("es", "donde valdría el doble")).toContain("valdría el doble");
    expect(far("en", "el Taj Mahal")).toBe("de el Taj Mahal, a el Taj Mahal.");
  });

  it("says what ended a match", () => {
    expect(sentence(bundle, "over", { ended_by: "by_all" })).toBe("Over: all of it.");
  });

  it("shows its key where it is missing", () => {
    expect(sentence(bundle, "no_such_key")).toBe("⟨no-such-key⟩");
  });
});

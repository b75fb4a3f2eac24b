import { describe, expect, it } from "vitest";
import { laidAt, partAt, sheetOf } from "../src/games/sonora/sheet/laid";
import { nodeFacts, spaceName, squareName } from "../src/games/sonora/sheet/names";
import { SPACES, WHITE } from "../src/games/sonora/sheet/printed";
import { THINGS, thingAt, towards } from "../src/games/sonora/sheet/things";

describe("places on the sheet", () => {
  it("are found by a finger near what is lit, and otherwise only where they are", () => {
    const lit = new Set(["node-m1"]);
    expect(thingAt("mudcracks", { x: 56.5, y: 29.6 }, lit, 4)?.id).toBe("node-m1");
    expect(thingAt("mudcracks", { x: 56.5, y: 29.6 }, new Set(), 4)).toBeNull();
    expect(thingAt("mudcracks", { x: 8, y: 84 }, new Set(), 0)?.id).toBe("column-0");
  });

  it("lie in their section of a whole sheet, clear of its edge, alone or not", () => {
    for (const alone of [false, true]) {
      const sheet = sheetOf(alone);
      for (const part of sheet.parts) {
        for (const { id, x, y, reach } of THINGS[part.section]) {
          const { x: across, y: down } = laidAt(part, { x, y });
          const at = partAt(sheet, { x: across, y: down })?.at ?? { x: 0, y: 0 };
          expect(Math.hypot(at.x - x, at.y - y), id).toBeCloseTo(0);
          for (const side of [-reach, reach]) expect(partAt(sheet, { x: across, y: down + side })?.part, id).toBe(part);
        }
      }
    }
    expect(partAt(sheetOf(false), { x: 1, y: (sheetOf(false).centre ?? 0) + 1 })).toBeNull();
  });

  it("lie beside each other", () => {
    const from = THINGS.canyon.find(({ id }) => id === "square-246");
    const to = (key: string) => from && towards(from, key, THINGS.canyon);
    expect(to("ArrowRight")?.id).toBe("square-247");
    expect(to("x")).toBeNull();
  });

  it("all have names of their own in the canyon and in the creek bed", () => {
    expect(new Set(WHITE.map(squareName)).size).toBe(WHITE.length);
    expect(new Set(SPACES.map(({ id }) => spaceName(id))).size).toBe(SPACES.length);
    expect(squareName(0)).toBe("A1");
    expect(nodeFacts("m1")).toEqual({ ring: 1, hour: 12 });
  });
});

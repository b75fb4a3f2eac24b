import { describe, expect, it } from "vitest";
import { company, roundTable, seatWish, type Chair, type Spot } from "../src/table/home/chairs";

const all = (chairs: number): Spot[] => Array.from({ length: chairs }, (_, chair) => roundTable(chair, chairs));
const marked = (spots: readonly Spot[]): string[] => spots.map(({ row, column }) => `${row},${column}`);

describe("chairs round a table", () => {
  it.each([1, 2, 3, 4, 5, 6])("have a place each: %i of them", (chairs) => {
    expect(new Set(marked(all(chairs))).size).toBe(chairs);
    const most = 2 * Math.ceil(chairs / 2);
    for (const { row, column } of all(chairs)) {
      expect([1, 3]).toContain(row);
      expect(column).toBeGreaterThanOrEqual(1);
      expect(column + 1).toBeLessThanOrEqual(most); // two columns wide
    }
  });

  it("go round it as the match does", () => {
    expect(marked(all(5))).toEqual(["1,1", "1,3", "1,5", "3,4", "3,2"]);
  });

  it("are filled at one stroke, but for one's own", () => {
    const chairs = (["me", "open", "bot"] as const).map((who): Chair => ({ who, name: who, level: "hard", own: {} }));
    const bots = company(chairs, "bot");
    expect(bots.map(({ who, name }) => [who, name])).toEqual([
      ["me", "me"],
      ["bot", "open"],
      ["bot", "bot"],
    ]);
    expect(company(bots, "bot")).toBe(bots);
    expect(chairs[1]?.who).toBe("open");
  });

  it("are told to the server as seats", () => {
    const chair = { name: " Ana ", level: "hard", own: {} };
    expect(seatWish({ ...chair, who: "here" })).toEqual({ kind: "person", name: "Ana" });
    expect(seatWish({ ...chair, who: "bot" })).toEqual({ kind: "bot", level: "hard" });
    expect(seatWish({ ...chair, who: "open" })).toEqual({ kind: "open" });
  });
});

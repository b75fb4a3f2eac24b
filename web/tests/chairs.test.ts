import { describe, expect, it } from "vitest";
import { company, roundUpright, roundWide, seatWish, type Chair, type Spot } from "../src/table/home/chairs";

const all = (round: (chair: number, chairs: number) => Spot, chairs: number): Spot[] =>
  Array.from({ length: chairs }, (_, chair) => round(chair, chairs));
const marked = (spots: readonly Spot[]): string[] => spots.map(({ row, column }) => `${row},${column}`);

describe("chairs round a table", () => {
  it.each([1, 2, 3, 4, 5, 6])("have a place each: %i of them", (chairs) => {
    for (const round of [roundWide, roundUpright]) expect(new Set(marked(all(round, chairs))).size).toBe(chairs);
    const most = 2 * Math.ceil(chairs / 2);
    for (const { row, column } of all(roundWide, chairs)) {
      expect([1, 3]).toContain(row);
      expect(column).toBeGreaterThanOrEqual(1);
      expect(column + 1).toBeLessThanOrEqual(most); // two columns wide
    }
    for (const { row, column } of all(roundUpright, chairs)) {
      expect(row).toBeLessThanOrEqual(Math.ceil(chairs / 2));
      expect([1, 2]).toContain(column);
    }
  });

  it("go round it as the match does", () => {
    expect(marked(all(roundWide, 5))).toEqual(["1,1", "1,3", "1,5", "3,4", "3,2"]);
    expect(marked(all(roundUpright, 5))).toEqual(["1,1", "1,2", "2,2", "3,1", "2,1"]);
    expect(marked(all(roundUpright, 6))).toEqual(["1,1", "1,2", "2,2", "3,2", "3,1", "2,1"]);
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

import { describe, expect, it } from "vitest";
import { border, cellAt, centre, corners, neighbours, outline, path, type Cell, type Point } from "../src/board/hexes";

const CELLS: Cell[] = [0, 1, 2, 3].flatMap((col) => [0, 1, 2].map((row) => ({ col, row })));
const as = ({ x, y }: Point): Point => ({ x, y });

/** Twice the area that a closed line holds; below 0 if it runs against the clock. */
const area = (loop: readonly Point[]): number =>
  loop.reduce((sum, { x, y }, i) => {
    const next = loop[(i + 1) % loop.length] ?? { x, y };
    return sum + x * next.y - next.x * y;
  }, 0);

describe("hexes", () => {
  it("are neighbours of their neighbours, one height apart", () => {
    for (const cell of CELLS)
      for (const other of neighbours(cell)) {
        expect(neighbours(other)).toContainEqual(cell);
        const [a, b] = [centre(cell), centre(other)];
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(Math.sqrt(3));
      }
  });

  it("lie beyond the side that has their number", () => {
    const cell = { col: 3, row: 2 };
    const around = corners(cell);
    neighbours(cell).forEach((other, i) => {
      const [from, to] = [around[i], around[(i + 1) % 6]];
      const middle = { x: ((from?.x ?? 0) + (to?.x ?? 0)) / 2, y: ((from?.y ?? 0) + (to?.y ?? 0)) / 2 };
      const [here, there] = [centre(cell), centre(other)];
      expect(middle.x).toBeCloseTo((here.x + there.x) / 2);
      expect(middle.y).toBeCloseTo((here.y + there.y) / 2);
    });
  });

  it("are found by any point in them", () => {
    for (const cell of CELLS)
      for (const point of [centre(cell), ...corners(cell, 0.95)]) expect(cellAt(point)).toMatchObject(cell);
  });
});

describe("an outline", () => {
  it("goes once around what hangs together", () => {
    expect(outline([{ col: 2, row: 2 }]).map((loop) => loop.length)).toEqual([6]);
    expect(
      outline([
        { col: 2, row: 2 },
        { col: 2, row: 3 },
      ]).map((loop) => loop.length),
    ).toEqual([10]);
  });

  it("goes round each part, and round a hole the other way", () => {
    expect(
      outline([
        { col: 0, row: 0 },
        { col: 5, row: 5 },
      ]),
    ).toHaveLength(2);
    const ring = outline(neighbours({ col: 3, row: 3 }));
    expect(ring.map((loop) => loop.length).sort((a, b) => a - b)).toEqual([6, 18]);
    expect(ring.map((loop) => Math.sign(area(loop))).sort()).toEqual([-1, 1]);
  });

  it("is drawn inside the hexes if it is inset, in a hole too", () => {
    const whole = 6 * HALF_OF_ONE;
    const drawn = (cells: Cell[]): number => outline(cells, 0.1).reduce((sum, loop) => sum + area(loop) / 2, 0);
    expect(drawn([{ col: 1, row: 1 }])).toBeCloseTo(whole * (1 - 0.1 / (Math.sqrt(3) / 2)) ** 2);
    const ring = neighbours({ col: 3, row: 3 });
    expect(drawn(ring)).toBeLessThan(6 * whole);
  });

  it("is written as one closed path, its corners rounded", () => {
    const loops = outline([{ col: 0, row: 0 }]);
    expect(path(loops, as)).toMatch(/^M[^M]*Z$/);
    expect(path(loops, as, 0.2).match(/Q/g)).toHaveLength(6);
  });
});

/** The area of one of the six triangles of a hex. */
const HALF_OF_ONE = Math.sqrt(3) / 4;

describe("a border", () => {
  it("is where two sets meet", () => {
    const one = { col: 2, row: 2 };
    expect(border([one], neighbours(one), as).match(/M/g)).toHaveLength(6);
    expect(border([one], [{ col: 8, row: 8 }], as)).toBe("");
  });
});

import { describe, expect, it } from "vitest";
import { after, fitting, NO_WISH, outline, placingOf, shapesOver } from "../src/games/sonora/sheet/shapes";

describe("shapes", () => {
  const L = placingOf([166, 186, 206, 207]);

  it("are known however they lie", () => {
    expect(L?.shape.id).toBe("4");
    expect(placingOf([7, 8, 9, 28])).toBeNull();
    expect(placingOf([5])?.shape.id).toBe("1a");
  });

  it("turn and flip over the held square, as far as they fit", () => {
    // All ways in which an L covers 207, and nothing else.
    const all = [
      [166, 186, 206, 207],
      [207, 227, 228, 229],
      [206, 207, 227, 247],
      [167, 187, 206, 207],
    ].flatMap((squares) => placingOf(squares.sort((a, b) => a - b)) ?? []);
    const first = all[0];
    if (!first) throw new Error("no L");
    const turned = after(all, first, 207, "turn");
    expect(turned).not.toBe(first);
    const flipped = after(all, first, 207, "flip");
    expect(flipped.squares).toEqual([167, 187, 206, 207]);
    expect(after([first], first, 207, "turn")).toBe(first);
  });

  it("of which the largest is offered first, the wished one rather", () => {
    const all = [[207], [207, 208], [166, 186, 206, 207]].flatMap((squares) => placingOf(squares) ?? []);
    expect(fitting(all, 207, NO_WISH)?.shape.id).toBe("4");
    expect(fitting(all, 207, { ...NO_WISH, shape: "1b" })?.shape.id).toBe("1b");
    expect(fitting(all, 208, { ...NO_WISH, shape: "4" })?.shape.id).toBe("1b");
    expect(fitting(all, 300, NO_WISH)).toBeNull();
    expect(shapesOver(all, 207).map(({ id }) => id)).toEqual(["4", "1b", "1a"]);
  });

  it("have an outline without the lines between their squares", () => {
    const at = (x: number, y: number): string => `${x} ${y}`;
    expect(outline([0], at)).toBe("M0 0L1 0L1 1L0 1Z");
    expect(outline([0, 1], at).match(/[ML]/g)?.length).toBe(6);
  });
});

import { expect, it } from "vitest";
import { usual } from "../src/table/levels";

it("one begins with the normal opponent, where there is one", () => {
  expect(usual(["random", "easy", "normal", "hard"])).toBe("normal");
  expect(usual(["random", "easy"])).toBe("easy");
  expect(usual([])).toBe("");
});

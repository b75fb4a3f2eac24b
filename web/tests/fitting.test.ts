import { expect, it } from "vitest";
import { longest } from "../src/table/fitting";

it("of a name the longest word counts, since only between words it may go on below", () => {
  expect(["Federica", "Ana María", "Jean-Luc", ""].map(longest)).toEqual([8, 5, 4, 1]);
});

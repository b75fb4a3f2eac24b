/** This game's facts in words: what is said of cards and stones where they are not drawn. */

import type { Say, Writer } from "../../table/words.svelte";
import { cardOf, isCard, isFace, SIDE, type Pattern } from "./deck";

/** A pattern as somebody would say it: side by side, one below the other, or row by row. */
export function inWords(pattern: Pattern, say: Say): string {
  const faces = (row: Pattern[number]): string => row.map((face) => say(`face-${face ?? "any"}`)).join(", ");
  const [first] = pattern;
  if (!first) return "";
  if (pattern.length === 1) return say("pattern-across", { faces: faces(first) });
  if (first.length === 1) return say("pattern-down", { faces: faces(pattern.flat()) });
  const names = pattern.length === 2 ? ["top", "bottom"] : ["top", "middle", "bottom"];
  return pattern.map((row, at) => say(`pattern-${names[at] ?? ""}`, { faces: faces(row) })).join("; ");
}

/** The nine stones as a pattern. */
export function laidOut(value: unknown): Pattern {
  const grid = Array.isArray(value) ? value.filter(isFace) : [];
  return [grid.slice(0, SIDE), grid.slice(SIDE, 2 * SIDE), grid.slice(2 * SIDE)];
}

export const written: Writer = (fact, value, say) => {
  switch (fact) {
    case "card":
      return isCard(value) ? `(${inWords(cardOf(value).pattern, say)})` : String(value);
    case "stone":
      return typeof value === "number" ? value + 1 : undefined;
    case "stones":
      if (!Array.isArray(value)) return undefined;
      return say("two-stones", { one: Number(value[0]) + 1, other: Number(value[1]) + 1 });
    case "face":
      return isFace(value) ? say(`face-${value}`) : undefined;
    case "grid":
      return Array.isArray(value) ? inWords(laidOut(value), say) : undefined;
    default:
      return undefined;
  }
};

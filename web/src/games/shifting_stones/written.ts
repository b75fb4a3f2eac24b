/** This game's facts in words, as the terminal writes them. */

import type { Say, Writer } from "../../table/words.svelte";
import { cardOf, isCard, isFace, SIDE, type Pattern } from "./deck";

export function rows(pattern: Pattern, say: Say): string {
  return pattern.map((row) => row.map((face) => (face ? say(`face-${face}`) : "·")).join(" ")).join(" / ");
}

export const written: Writer = (fact, value, say) => {
  switch (fact) {
    case "card":
      return isCard(value) ? `[${rows(cardOf(value).pattern, say)}]` : `[${String(value)}]`;
    case "stone":
      return String(Number(value) + 1);
    case "stones":
      return Array.isArray(value) ? value.map((stone) => Number(stone) + 1).join("-") : undefined;
    case "face":
      return say(`face-${String(value)}`);
    case "grid": {
      const grid = Array.isArray(value) ? value.filter(isFace) : [];
      return rows([grid.slice(0, SIDE), grid.slice(SIDE, 2 * SIDE), grid.slice(2 * SIDE)], say);
    }
    default:
      return undefined;
  }
};

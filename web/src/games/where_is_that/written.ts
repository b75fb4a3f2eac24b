/** This game's facts in words, as the terminal writes them. */

import { spoken, type Say, type Writer } from "../../table/words.svelte";
import type { Circle, Relation } from "../../wire/where_is_that";
import { withArticle } from "./named";

/** The parts one after the other, with an "and" before the last. */
function listed(parts: readonly string[], say: Say): string {
  const [others, last = ""] = [parts.slice(0, -1), parts.at(-1)];
  return others.length ? say("and-last", { others: others.join(", "), last }) : last;
}

const around = (relations: readonly Relation[], say: Say): string =>
  listed(
    relations.map(({ direction, card }) => say(`is-${direction}-of`, { card })),
    say,
  );
const pairs = (circles: readonly Circle[], say: Say): string =>
  circles.map(({ first, second }) => `${say(`place-${first}`)} – ${say(`place-${second}`)}`).join(", ");

const inARow = (names: readonly string[]): string =>
  new Intl.ListFormat(spoken(), { type: "conjunction" }).format(names);

export const written: Writer = (fact, value, say) => {
  switch (fact) {
    case "card":
    case "first":
    case "second":
      return withArticle(String(value), say);
    case "cards":
      return Array.isArray(value) ? inARow(value.map((card) => withArticle(String(card), say))) : undefined;
    case "names":
      return Array.isArray(value) ? inARow(value.map(String)) : undefined;
    case "relations":
      return Array.isArray(value) ? around(value, say) : undefined;
    case "circles":
      return Array.isArray(value) ? pairs(value, say) : undefined;
    case "direction":
      return say(`direction-${String(value)}`);
    default:
      return undefined;
  }
};

/** This game's facts in words, as the terminal writes them. */

import type { Say, Writer } from "../../table/words.svelte";
import type { Circle, Relation } from "../../wire/where_is_that";

/** The parts one after the other, with an "and" before the last. */
function listed(parts: readonly string[], say: Say): string {
  const [others, last = ""] = [parts.slice(0, -1), parts.at(-1)];
  return others.length ? say("and-last", { others: others.join(", "), last }) : last;
}

export const written: Writer = (fact, value, say) => {
  switch (fact) {
    case "card":
    case "first":
    case "second":
      return say(`place-${String(value)}`);
    case "relations":
      return listed(
        (value as readonly Relation[]).map((one) => say(`is-${one.direction}-of`, { card: one.card })),
        say,
      );
    case "direction":
      return say(`direction-${String(value)}`);
    case "circle": {
      const { first, second } = value as Circle;
      return `${say(`place-${first}`)} – ${say(`place-${second}`)}`;
    }
    default:
      return undefined;
  }
};

/** This game's facts in words, as the terminal writes them. */

import type { Writer } from "../../table/words.svelte";
import type { Circle } from "../../wire/where_is_that";

export const written: Writer = (fact, value, say) => {
  switch (fact) {
    case "card":
    case "first":
    case "second":
      return say(`place-${String(value)}`);
    case "cell":
      return (value as readonly number[]).join(",");
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

/** This game's facts in words, as the terminal writes them. */

import type { Writer } from "../../table/words.svelte";

export const written: Writer = (fact, value, say) => (fact === "colour" ? say(`colour-${String(value)}`) : undefined);

/** A mark that is not offered, so that the rules can say why not. */

import type { SeatMove, Sheet } from "../../../wire/sonora";
import { placeOf } from "./printed";
import type { Entry } from "./queue";
import type { Thing } from "./things";

/** What was meant by pressing a thing; null if that has nothing to do with what is being written. */
export function attempted(thing: Thing, entry: Entry, sheet: Sheet): SeatMove | null {
  const { disc, section } = entry;
  const { name, number } = thing;
  const rival = entry.kind === "rival" || entry.kind === "rival-mud";
  switch (thing.kind) {
    case "hex": {
      const hexes = Math.max(1, number + 1 - (sheet.hexes[placeOf(name)] ?? 0));
      return section === "ruins" ? { type: "cross_off", building: name, hexes } : null;
    }
    case "square":
      return section === "canyon" ? { type: rival ? "rival_draw" : "draw", disc, squares: [number] } : null;
    case "space":
      if (section !== "creek") return null;
      return rival ? { type: "rival_trace", disc, start: name, end: name } : { type: "trace", disc, end: name };
    case "node":
      if (section !== "mudcracks") return null;
      return rival ? { type: "rival_fill", node: name, circles: 1 } : { type: "mark_node", node: name };
    case "column":
      return section === "mudcracks" && !rival ? { type: "tick_box", column: number } : null;
  }
}

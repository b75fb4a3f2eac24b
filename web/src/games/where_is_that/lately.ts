/** The card that was laid last: it stays marked; one that was wrong stays in sight for a while. */

import type { AnyEvent, Circle, MapSide } from "../../wire/where_is_that";
import { keyOf } from "./maps";

export interface Last {
  readonly seat: number;
  readonly card: string;
  readonly cell: string;
  /** Set if it was turned and goes. */
  readonly wrong: { readonly side: MapSide; readonly circles: readonly Circle[] } | null;
}

export function lastAfter(before: Last | null, events: readonly AnyEvent[], own: number | null): Last | null {
  let [last, side]: [Last | null, MapSide | null] = [before, null];
  for (const event of events) {
    if (event.type === "card_placed")
      last = { seat: event.seat, card: event.card, cell: keyOf(event.cell), wrong: null };
    else if (event.type === "card_turned") side = event;
    else if (event.type === "card_discarded" && last && side)
      last = { ...last, wrong: { side, circles: event.circles } };
    else if (event.type === "card_taken" && event.seat === own) last = null;
  }
  return last;
}

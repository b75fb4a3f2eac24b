/** The card that was laid last: it stays marked; one that was wrong stays in sight for a while. */

import type { AnyEvent, CardDiscarded, CardScored, MapSide } from "../../wire/where_is_that";
import { keyOf } from "./maps";

export interface Last {
  readonly seat: number;
  readonly card: string;
  readonly cell: string;
  /** Its numbers, and what became of it, if it was turned at once. */
  readonly side: MapSide | null;
  readonly verdict: CardScored | CardDiscarded | null;
}

export function lastAfter(before: Last | null, events: readonly AnyEvent[], own: number | null): Last | null {
  let last = before;
  for (const event of events) {
    if (event.type === "card_placed") {
      const { seat, card, cell } = event;
      last = { seat, card, cell: keyOf(cell), side: null, verdict: null };
    } else if (event.type === "card_turned") last = last && { ...last, side: event };
    else if (event.type === "card_scored" || event.type === "card_discarded")
      last = last && { ...last, verdict: event };
    else if (event.type === "card_taken" && event.seat === own) last = null;
  }
  return last;
}

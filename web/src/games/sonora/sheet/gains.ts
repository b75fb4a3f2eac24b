/** What a mark would bring, from what the rules tell of it. */

import type { AnyEvent } from "../../../wire/sonora";
import { CACTUS_OF, type Icon } from "./printed";

export interface Gain {
  /** Cacti and bonuses. */
  readonly icons: readonly Icon[];
  readonly points: number;
}

export const gainOf = (events: readonly AnyEvent[]): Gain => ({
  icons: events.flatMap(iconsOf),
  points: events.reduce((all, event) => all + ("points" in event ? event.points : 0), 0),
});

function iconsOf(event: AnyEvent): readonly Icon[] {
  switch (event.type) {
    case "shape_drawn":
      return event.cacti;
    case "cactus_surrounded":
      return [CACTUS_OF[event.size]];
    case "bonus_earned":
      return [event.bonus];
    default:
      return [];
  }
}

/** Positions that wait to be shown. */

import type { Standing } from "../../wire/table";

/** The newest position of each viewer, with all that happened up to it: nothing is lost but the steps between. */
export function joined(waiting: readonly Standing[]): readonly Standing[] {
  const newest = new Map<Standing["seat"], Standing>();
  for (const standing of waiting) {
    const earlier = newest.get(standing.seat)?.events ?? [];
    newest.set(standing.seat, { ...standing, events: [...earlier, ...standing.events] });
  }
  return [...newest.values()];
}

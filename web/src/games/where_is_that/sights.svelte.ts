/** The drawings of monuments, fetched once a match has any. */

import type { Sight } from "./monuments";

let drawn = $state.raw<Readonly<Record<string, Sight>>>({});

/** Have all of them at hand. Without them, monuments keep a common sign. */
export async function fetchSights(): Promise<void> {
  try {
    drawn = (await import("./monuments")).SIGHTS;
  } catch {
    // The sign will do.
  }
}

/** The drawing of a card's monument, once it is there: the same in every deck. */
export const sightOf = (card: string): Sight | undefined => drawn[card.slice(card.indexOf("-") + 1)];

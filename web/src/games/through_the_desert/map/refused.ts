/** What a refusal is about: the hex that was tried, and what is in its way. */

import type { Refusal } from "../../../wire/table";
import type { CaravanView, View } from "../../../wire/through_the_desert";
import { hexesNamed, type Hex } from "./desert";

export interface Wrong {
  readonly tried: readonly Hex[];
  readonly cause: readonly Hex[];
  readonly caravan: CaravanView | undefined;
}

/** A fact that names hexes: one, several or none. */
const names = (value: unknown): string[] => [value].flat().filter((one) => typeof one === "string");

export function wrongIn(refusal: Refusal | null, view: View): Wrong {
  const { hex, oasis, rider, camels, seat, colour } = refusal?.facts ?? {};
  return {
    tried: hexesNamed(names(hex)),
    cause: hexesNamed([...names(oasis), ...names(rider), ...names(camels)]),
    caravan: view.caravans.find((one) => one.seat === seat && one.colour === colour),
  };
}

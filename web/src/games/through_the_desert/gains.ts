/** What a camel would win, read from the events that it would bring. */

import type { Foreseen } from "../../table/screens";
import type { AnyEvent, AreaEnclosed, Game } from "../../wire/through_the_desert";

export interface Gain {
  /** At once, by water and by oases. */
  readonly points: number;
  /** Those of them that are by water. */
  readonly water: number;
  /** Spaces that would count at the end. */
  readonly land: number;
  readonly areas: readonly AreaEnclosed[];
  /** Where the water and the oases are. */
  readonly hexes: readonly string[];
  /** Its colour runs out: the match ends with this turn. */
  readonly last: boolean;
}

const NOTHING: Gain = { points: 0, water: 0, land: 0, areas: [], hexes: [], last: false };

/** With what one more event tells. */
function counted(gain: Gain, event: AnyEvent): Gain {
  switch (event.type) {
    case "water_taken":
      return {
        ...gain,
        points: gain.points + event.value,
        water: gain.water + event.value,
        hexes: [...gain.hexes, event.hex],
      };
    case "oasis_reached":
      return { ...gain, points: gain.points + event.points, hexes: [...gain.hexes, event.oasis] };
    case "area_enclosed":
      return {
        ...gain,
        points: gain.points + event.points,
        water: gain.water + event.water,
        land: gain.land + event.count,
        areas: [...gain.areas, event],
        hexes: [...gain.hexes, ...event.wells.map((well) => well.hex), ...event.oases],
      };
    case "colour_ran_out":
      return { ...gain, last: true };
    default:
      return gain;
  }
}

/** By hex, what the camels foreseen would win; those that win nothing, too. */
export const gainsOf = (foreseen: readonly Foreseen<Game>[]): ReadonlyMap<string, Gain> =>
  new Map(
    foreseen.flatMap(({ move, events }) =>
      move.type === "place_camel" ? [[move.hex, events.reduce(counted, NOTHING)] as const] : [],
    ),
  );

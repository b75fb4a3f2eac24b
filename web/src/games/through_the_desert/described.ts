/** The position in words: for those who hear it, and for whoever would rather read it. */

import type { Chapter } from "../../table/screens";
import type { Say } from "../../table/words.svelte";
import type { View } from "../../wire/through_the_desert";
import { COLOURS, type Colour } from "./colours";
import { inUse, type Hex } from "./map/desert";
import { hidden, tally, type Thing } from "./position";

/** A hex in a few words. */
export function labelled(hex: Hex, thing: Thing | undefined, seats: number, say: Say): string {
  const name = hex.name;
  if (!inUse(hex, seats)) return say(hex.terrain === "mountain" ? "hex-mountain" : "hex-beyond", { hex: name });
  switch (thing?.kind) {
    case "camel": {
      const { seat, colour, camels } = thing.caravan;
      return say(thing.rider ? "hex-rider" : "hex-camel", { hex: name, seat, colour, count: camels.length });
    }
    case "well":
      return say("hex-well", { hex: name, value: thing.value });
    case "oasis":
      return say("hex-oasis", { hex: name });
    case "land":
      return say("hex-land", { hex: name, seat: thing.caravan.seat, colour: thing.caravan.colour });
    default:
      return say("hex-sand", { hex: name });
  }
}

/** Everything on the table, a chapter a player. */
export function described(view: View, places: ReadonlySet<string>, colour: Colour | null, say: Say): Chapter[] {
  const supply = COLOURS.map((one, i) => say("text-supply", { colour: one, count: view.supply[i] ?? 0 })).join(", ");
  const table = [say("text-supplies", { supply })];
  if (view.oases.length) table.push(say("text-oases", { hexes: view.oases }));
  if (view.wells.length)
    table.push(say("text-water", { wells: view.wells.map(({ hex, value }) => `${hex} (${value})`).join(", ") }));
  if (colour && places.size) table.push(say("text-places", { colour, hexes: [...places] }));
  return [{ title: say("text-table"), lines: table }, ...view.water.map((_, seat) => ofSeat(view, seat, say))];
}

function ofSeat(view: View, seat: number, say: Say): Chapter {
  const { water, oases, caravans, land, total } = tally(view, seat);
  const over = view.stage === "over";
  const points = over ? total : water + oases;
  const facts = { seat, number: seat + 1, points, water, oases, caravans, areas: land, total };
  const lines = view.caravans
    .filter((caravan) => caravan.seat === seat)
    .map(({ colour, rider, camels, oases: reached, areas }) =>
      [
        say("text-caravan", { colour, rider, camels, count: camels.length }),
        reached.length ? say("text-reached", { hexes: reached }) : "",
        ...areas.map((area) => say("text-land", { hexes: area, count: area.length })),
      ]
        .filter(Boolean)
        .join(" "),
    );
  const aside = view.aside[seat];
  if (aside) lines.push(say("text-aside", { colour: aside }));
  if (hidden(view, seat)) return { title: say("text-player-face-down", facts), lines };
  return { title: say(over ? "text-player" : "text-player-now", facts), lines };
}

/** The maps in words: for those who hear them, and for whoever would rather read them. */

import type { Chapter } from "../../table/screens";
import type { Say } from "../../table/words.svelte";
import type { Circle, Face, Laid, View } from "../../wire/where_is_that";
import { beside, byCell, DIRECTIONS, keyOf, type Cards } from "./maps";

/** A card in a few words: the place, its country or what it is, its numbers once they are up. */
export function named({ card, country, kind, side }: Face, say: Say): string {
  const name = say(`place-${card}`);
  const where = country ? say(`country-${country.toLowerCase()}`) : say(`kind-${kind}`);
  return side ? say("card-open", { name, where, we: side.we, ns: side.ns }) : say("card-closed", { name, where });
}

/** A card, and what lies on its four sides. */
function neighbours({ cell, face }: Laid, cards: Cards, say: Say): string {
  const around = DIRECTIONS.map((direction) => {
    const other = cards.get(keyOf(beside(cell, direction)));
    return [direction, other ? say(`place-${other.face.card}`) : say("text-nothing")];
  });
  return say("text-card", { name: named(face, say), cell, ...Object.fromEntries(around) });
}

/** A pair that lies wrong, with its numbers. */
export function missed({ axis, first, second }: Circle, map: readonly Laid[], say: Say): string {
  const number = (card: string): number => map.find(({ face }) => face.card === card)?.face.side?.[axis] ?? 0;
  return say(`missed-${axis}`, { first, second, low: number(first), high: number(second) });
}

export const missedOn = (view: View, map: number, say: Say): string[] =>
  (view.circles[map] ?? []).filter(({ right }) => !right).map((one) => missed(one, view.maps[map] ?? [], say));

/** Everything on the table: the cards on offer, then a chapter a map. */
export function described(view: View, say: Say): Chapter[] {
  const table = [
    `${say("round-of", { round: view.round, rounds: view.rounds })}. ${say("pile-left", { count: view.pile_size })}.`,
  ];
  if (view.market.length)
    table.push(say("text-market", { names: view.market.map((face) => named(face, say)).join("; ") }));
  if (view.taken) table.push(say("text-taken", { seat: view.seat, name: named(view.taken, say) }));
  if (view.top) table.push(say("text-next", { card: view.top.card }));
  if (view.discards.length)
    table.push(say("text-discards", { names: view.discards.map((face) => named(face, say)).join("; ") }));
  const maps = view.maps.map((map, i) => {
    const cards = byCell(map);
    const title = view.mode === "shakeup" ? say("map-common") : say("map-of", { seat: i });
    return { title, lines: [...map.map((laid) => neighbours(laid, cards, say)), ...missedOn(view, i, say)] };
  });
  return [{ title: say("text-table"), lines: table }, ...maps];
}

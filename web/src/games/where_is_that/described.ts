/** The maps in words: for those who hear them, and for whoever would rather read them. */

import type { Chapter } from "../../table/screens";
import type { Say } from "../../table/words.svelte";
import type { Circle, Laid, View } from "../../wire/where_is_that";
import { beside, byCell, DIRECTIONS, keyOf, type Cards } from "./maps";
import { named } from "./named";

/** A card, and what lies beside it. */
function neighbours({ cell, face }: Laid, cards: Cards, say: Say): string {
  const around = DIRECTIONS.flatMap((direction) => {
    const other = cards.get(keyOf(beside(cell, direction)));
    return other ? say("text-beside", { direction, card: other.face.card }) : [];
  });
  return say("text-card", { name: named(face, say), around: around.join("; ") || say("text-nothing") });
}

/** A pair that lies wrong: how it would be right, with its numbers. */
export function missed({ axis, first, second }: Circle, map: readonly Laid[], say: Say): string {
  const number = (card: string): number => map.find(({ face }) => face.card === card)?.face.side?.[axis] ?? 0;
  return say(`missed-${axis}`, { first, second, low: number(first), high: number(second) });
}

export const missedOn = (view: View, map: number, say: Say): string[] =>
  (view.circles[map] ?? []).filter(({ right }) => !right).map((one) => missed(one, view.maps[map] ?? [], say));

/** Everything on the table: the cards on offer, then a chapter a map; after the end, with what was wrong on it. */
export function described(view: View, say: Say): Chapter[] {
  const table = [
    `${say("round-of", { round: view.round, rounds: view.rounds })}. ${say("pile-left", { count: view.pile_size })}.`,
  ];
  if (view.market.length) table.push(say("text-market", { names: view.market.map((face) => named(face, say)) }));
  if (view.taken) table.push(say("text-taken", { seat: view.seat, name: named(view.taken, say) }));
  if (view.top) table.push(say("text-next", { card: view.top.card }));
  if (view.discards.length)
    table.push(say("text-discards", { names: view.discards.map((face) => named(face, say)).join("; ") }));
  const maps = view.maps.map((map, i) => {
    const cards = byCell(map);
    return {
      title: say(view.mode === "shakeup" ? "map-common" : "map-of", { seat: i }),
      lines: [...map.map((laid) => neighbours(laid, cards, say)), ...missedOn(view, i, say)],
    };
  });
  return [{ title: say("text-table"), lines: table }, ...maps];
}

/** The table in words: for those who hear it, and for whoever would rather read it. */

import type { Chapter } from "../../table/screens";
import type { Say } from "../../table/words.svelte";
import type { View } from "../../wire/sonora";
import { named } from "./discs";
import { discsIn, doing, isWriting, lies, sum } from "./position";

type OfSheet = (view: View, seat: number, say: Say) => Chapter;

/** The table, what everybody has on the board, and, once it is loaded, what is on the sheets. */
export function described(view: View, say: Say, ofSheet?: OfSheet): Chapter[] {
  const table = [say("round-now", { round: view.round + 1, rounds: view.rounds }), doing(view, say)];
  const writing = isWriting(view) || view.ended_by !== "";
  const seats = view.hands.map((_, seat) => seat);
  return [
    { title: say("text-table"), lines: table },
    ...(writing ? [] : seats.map((seat) => ofSeat(view, seat, say))),
    ...(ofSheet && view.sheets.length ? seats.map((seat) => ofSheet(view, seat, say)) : []),
  ];
}

/** What a player has on the board, in the hole, in hand, and what it counts for. */
function ofSeat(view: View, seat: number, say: Say): Chapter {
  const lying = [...discsIn(view, "board", seat), ...discsIn(view, "hole", seat), ...discsIn(view, "out", seat)];
  const hand = discsIn(view, "hand", seat);
  const lines = lying.map((disc) => say("result", { disc, parts: lies(view, disc, say) }));
  if (hand.length) lines.push(say("text-hand", { discs: hand.map((disc) => named(disc, say)).join(", ") }));
  lines.push(say("text-now", { values: view.now[seat] ?? [] }));
  return { title: say("text-seat", { seat, points: sum(view.points[seat]) }), lines };
}

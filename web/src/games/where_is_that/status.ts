/** The status line: whose turn it is, and what can be done now. */

import type { ScreenProps } from "../../table/screens";
import type { Game } from "../../wire/where_is_that";
import { cellOf, relationsAt } from "./maps";
import type { Turn } from "./turn.svelte";

export function prompted(turn: Turn, props: ScreenProps<Game>): string {
  const { view } = turn;
  const { say } = props;
  if (view.ended_by) return say("event-match-ended", { ended_by: view.ended_by });
  if (view.stage === "prepare" || view.stage === "reveal" || view.stage === "turn") return say(`prompt-${view.stage}`);
  const card = view.taken?.card;
  if (props.seat === null || props.undo === undefined || view.seat !== props.seat)
    return say(card ? "prompt-other-place" : "prompt-other-take", { seat: view.seat, card });
  if (!turn.mine) return say("prompt-wait");
  if (turn.taking) return say("prompt-take", { count: turn.offered.length });
  const { cell, direction } = turn;
  if (!cell) return say("prompt-place", { card });
  if (!turn.pushing) return say("prompt-ready", { card, relations: relationsAt(turn.cards, cellOf(cell)) });
  const pushed = turn.cards.get(cell)?.face.card;
  if (!direction) return say("prompt-push", { card: pushed });
  return say("prompt-push-ready", { cards: turn.run(direction), direction, name: say(`place-${card ?? ""}`) });
}

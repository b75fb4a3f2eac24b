/** The status line: whose turn it is, and what can be done now. */

import type { ScreenProps } from "../../table/screens";
import type { Game } from "../../wire/where_is_that";
import { withArticle } from "./named";
import type { Turn } from "./turn.svelte";

export function prompted(turn: Turn, props: ScreenProps<Game>): string {
  const { view } = turn;
  const { say } = props;
  if (view.ended_by) return say("event-match-ended", { ended_by: view.ended_by });
  if (view.stage !== "take" && view.stage !== "place") return say(`prompt-${view.stage}`);
  const card = view.taken?.card;
  if (props.undo === undefined || !turn.awaited)
    return say(card ? "prompt-other-place" : "prompt-other-take", { seat: view.seat, card });
  if (!turn.mine) return say("prompt-wait");
  if (turn.taking) return say("prompt-take", { count: view.market.length });
  const { cell, direction } = turn;
  const pushed = cell && turn.cards.get(cell)?.face.card;
  if (pushed) {
    const cards = turn.run(direction);
    if (!cards.length) return say("prompt-push", { card: pushed });
    return say("prompt-push-ready", { cards, direction, name: withArticle(card ?? "", say) });
  }
  const relations = cell && turn.around.get(cell);
  if (relations) return say("prompt-ready", { card, relations });
  if (cell) return say("prompt-ready-there", { card });
  if (turn.asked.size) return say("prompt-place-push", { card });
  return say(turn.mayPushSome ? "prompt-place" : "prompt-place-free", { card });
}

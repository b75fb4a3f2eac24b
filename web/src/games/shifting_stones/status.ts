/** The status line, and the position in a sentence for those who hear it. */

import type { ScreenProps } from "../../table/screens";
import type { Say } from "../../table/words.svelte";
import type { Game, View } from "../../wire/shifting_stones";
import { OTHER } from "./deck";
import type { Turn } from "./turn.svelte";

/** Whose turn it is, and what can be done now. */
export function prompted(turn: Turn, props: ScreenProps<Game>): string {
  const { view, question, plan } = turn;
  const { say } = props;
  if (view.ended_by) return say("event-match-ended", { ended_by: view.ended_by });
  if (props.seat === null || props.undo === undefined || view.seat !== props.seat)
    return say("prompt-other", { seat: view.seat });
  if (!turn.mine) return say("prompt-wait");
  if (question) return say(question.key);
  if (plan) return say(turn.ready ? "prompt-ready" : `prompt-${plan.type}`, { ...plan });
  if (view.hand.length === 0) return say("prompt-empty");
  if (!turn.mayChange) return say(turn.scorable.length ? "prompt-match" : "your-turn");
  if (turn.card !== null) return say(turn.scorable.includes(turn.card) ? "prompt-card-scores" : "prompt-card");
  if (turn.stone !== null) return say("prompt-stone", { stone: turn.stone });
  return say(turn.scorable.length ? "prompt-match" : "prompt-turn", { count: view.hand.length });
}

/** The whole position in words. */
export function described(view: View, say: Say): string {
  const stones = view.grid.map((face, cell) =>
    say("stone-label", { number: cell + 1, front: say(`face-${face}`), reverse: say(`face-${OTHER[face]}`) }),
  );
  return `${stones.join(". ")}. ${say("text-deck", { deck: view.deck_size, discards: view.discards.length })}.`;
}

/** Why the turn cannot be skipped; empty if it can. */
export function whyNoSkip({ why_no_skip: why, hand }: View, say: Say): string {
  return why ? say(`refusal-${why}`, { count: hand.length }) : "";
}

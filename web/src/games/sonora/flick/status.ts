/** The status line: whose turn it is, and what can be done now. */

import type { ScreenProps } from "../../../table/screens";
import type { Game } from "../../../wire/sonora";
import { doing, isOut, isWriting } from "../position";
import { degrees } from "./aim.svelte";
import { flickStyle } from "./style.svelte";
import type { Turn } from "./turn.svelte";

export function prompted(turn: Turn, props: ScreenProps<Game>): string {
  const { view, aim } = turn;
  const { say } = props;
  if (view.ended_by) return say("event-match-ended", { ended_by: view.ended_by });
  const mine = props.undo !== undefined && turn.awaited;
  if (!mine || isWriting(view)) return doing(view, say);
  switch (turn.kind) {
    case "flick":
      if (turn.disc === null) return say("prompt-choose", { count: view.left });
      if (turn.backwards) return say("prompt-backwards");
      if (aim.power > 0)
        return say("prompt-aiming", {
          disc: turn.disc,
          ...degrees(aim.angle),
          power: Math.round(aim.power * 100),
        });
      return say(`prompt-${turn.typed ? "keys" : flickStyle()}`, { disc: turn.disc });
    case "reflick":
      if (isOut(view)) return say("prompt-reflick-out", { disc: view.disc });
      return say(turn.following.length ? "prompt-reflick-next" : "prompt-reflick", { disc: view.disc });
    case "assign":
      return say(view.stage === "bullseye" ? "prompt-bullseye" : "prompt-halves", { disc: turn.assigned });
    case "choose_colours":
      return say(turn.picked.length ? "prompt-rival" : "prompt-own");
    case "swap":
      return turn.picked.length ? say("prompt-swap-with", { disc: turn.picked[0] }) : say("prompt-swap");
    case null:
      return say("prompt-wait");
  }
}

/** The status line: whose turn it is, and what can be done now. */

import type { ScreenProps } from "../../table/screens";
import type { Game } from "../../wire/through_the_desert";
import type { Turn } from "./turn.svelte";

export function prompted(turn: Turn, props: ScreenProps<Game>): string {
  const { view, colour, hex, note } = turn;
  const { say } = props;
  if (view.ended_by) return say("event-match-ended", { ended_by: view.ended_by });
  if (!turn.awaited || props.undo === undefined)
    return say(`prompt-other-${view.stage}`, { seat: view.seat, count: view.left });
  if (!turn.mine) return say("prompt-wait");
  if (note) return say(note.key, note.facts);
  switch (turn.kind) {
    case "set_aside":
      return colour ? say("prompt-aside-ready", { colour }) : say("prompt-aside");
    case "place_rider":
      if (hex && !colour) return say("prompt-rider-which", { hex });
      if (hex && colour) return say("prompt-rider-ready", { hex, colour });
      return colour ? say("prompt-rider-hex", { colour }) : say("prompt-rider", { count: turn.colours.length });
    default:
      if (hex && !colour) return say("prompt-camel-which", { hex });
      if (hex && colour) return ready(turn, hex, props);
      return colour ? say("prompt-camel-hex", { colour, count: view.left }) : say("prompt-camel", { count: view.left });
  }
}

/** What the camel would win, in words; and that it would be the last. */
function ready(turn: Turn, hex: string, { say }: ScreenProps<Game>): string {
  const gain = turn.gains.get(hex);
  const parts = [
    gain?.water && say("win-water", { points: gain.water }),
    gain && gain.points > gain.water && say("win-oases", { points: gain.points - gain.water }),
    gain?.land && say("win-land", { count: gain.land }),
    gain?.last && say("win-last"),
  ].filter((part) => typeof part === "string");
  const facts = { hex, colour: turn.colour };
  return parts.length
    ? say("prompt-camel-wins", { ...facts, gains: parts.join(", ") })
    : say("prompt-camel-ready", facts);
}

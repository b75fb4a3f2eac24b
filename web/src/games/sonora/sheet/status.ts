/** The status line while the sheets are written on. */

import type { ScreenProps } from "../../../table/screens";
import type { Say } from "../../../table/words.svelte";
import type { Game } from "../../../wire/sonora";
import { named, numberOf } from "../discs";
import { doing } from "../position";
import type { Plan } from "./plan.svelte";
import { FOX, RABBIT } from "./printed";
import type { Entry } from "./queue";

export function writePrompt(plan: Plan, props: ScreenProps<Game>): string {
  const { view, entry } = plan;
  const { say } = props;
  // A mark is on its way.
  if (!plan.mine && plan.awaited) return say("prompt-wait");
  if (!plan.mine) return doing(view, say);
  if (plan.discoveries.length) return say("prompt-discover");
  if (!entry) return say(plan.queue.length ? "prompt-finish-saved" : "prompt-finish");
  return plan.holds ? say("prompt-again") : asked(entry, props);
}

/** What the picked disc or bonus is for. */
function asked({ kind, animal, disc, section, value }: Entry, { say }: ScreenProps<Game>): string {
  switch (kind) {
    case "ruins":
    case "mud":
    case "sitting":
    case "rival-mud":
      return say(`prompt-${kind}`, { value });
    case "rival":
      return say(`prompt-rival-${section}`, { name: named(disc, say), number: numberOf(disc) });
    case "disc":
      return say(`prompt-${section}`, { name: named(disc, say), number: numberOf(disc) });
    case "animal":
      return say(`prompt-${animal ?? ""}`, { number: FOX, value: RABBIT[disc] ?? 0 });
  }
}

/** The yes to the mark in mind. */
export function markSaid({ mark, entry }: Plan, say: Say): string {
  switch (mark?.type) {
    case "begin_mudcracks":
      return say("confirm-begin", { value: entry?.value ?? 0 });
    case "add_rabbit":
      return say("confirm-rabbit", { value: RABBIT[mark.disc] ?? 0 });
    case "cross_off":
      return say("confirm-cross", { count: mark.hexes });
    case "rival_fill":
      return say("confirm-fill", { count: mark.circles });
    default:
      return say("confirm-mark");
  }
}

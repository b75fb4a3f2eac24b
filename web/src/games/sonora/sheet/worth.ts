/** What each section of a sheet is worth now, and with the mark in mind. */

import type { Say } from "../../../table/words.svelte";
import type { View } from "../../../wire/sonora";
import { LAID, SECTIONS, type Section } from "../geometry";
import type { Plan } from "./plan.svelte";

export interface Worth {
  readonly section: Section;
  readonly now: number;
  readonly then: number;
  /** Something can be written there. */
  readonly todo: boolean;
}

/** As they lie on the sheet; the plan is that of whoever writes here. */
export const worths = (view: View, seat: number, plan: Plan | null): readonly Worth[] =>
  LAID.map((section) => {
    const now = view.points[seat]?.[SECTIONS.indexOf(section)] ?? 0;
    const then = now + (plan?.entry?.section === section ? (plan.gain?.points ?? 0) : 0);
    const todo = plan?.queue.some((entry) => entry.open && entry.section === section) ?? false;
    return { section, now, then, todo };
  });

export const worthSaid = ({ section, now, then, todo }: Worth, say: Say): string =>
  [
    say("section-points", { name: say(`score-${section}`), points: now }),
    then === now ? "" : say("section-then", { points: then }),
    todo ? say("section-todo") : "",
  ]
    .filter(Boolean)
    .join(", ");

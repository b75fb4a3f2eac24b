/** What others did while nobody looked: whether it is worth being shown again, and from where. */

import type { Happened, Standing } from "../../wire/table";
import { heldAt, remember } from "../seats";

/** So many steps of others are worth offering to be shown again. */
const WORTH_SHOWING = 3;

/** In how many steps after `seen` others than `seat` did something. */
function othersSteps(events: readonly Happened[], seat: number | null, seen: number): number {
  const others = events.filter(
    ({ step, event }) => step > seen && typeof event["seat"] === "number" && event["seat"] !== seat,
  );
  return new Set(others.map(({ step }) => step)).size;
}

export class Missed {
  /** The step from which this device missed something; null if nothing. */
  from = $state<number | null>(null);
  /** What was passed over on the way to the own turn: from which step on, and how many steps of others. */
  skipped = $state.raw<{ readonly from: number; readonly count: number } | null>(null);
  /** The step that was last looked at before the page was put away. */
  private awayFrom: number | null = null;

  constructor(private readonly table: string) {}

  /** Something new was shown, whether anybody looked or not. */
  shown(standing: Standing, before: Standing | undefined, skipping: boolean): void {
    const seen = before?.step ?? heldAt(this.table)?.seen ?? 0;
    // After a new start even one's own moves may be news: a bot or another device made them.
    const own = before ? standing.seat : null;
    // In a lesson the others answer at once, and the note tells of it.
    if (seen > 0 && !skipping && !standing.lesson) this.note(standing.events, own, seen);
    if (document.hidden) this.awayFrom ??= before?.step ?? null;
    else remember(this.table, { seen: standing.step });
  }

  /** The page is looked at again: what happened meanwhile can be shown. */
  lookedAt(standing: Standing | undefined, log: readonly Happened[]): void {
    if (standing && this.awayFrom !== null) this.note(log, standing.seat, this.awayFrom);
    this.awayFrom = null;
    if (standing) remember(this.table, { seen: standing.step });
  }

  /** Others' moves were passed over, as it was wished. */
  skip(from: number, log: readonly Happened[], own: number | null): void {
    const count = othersSteps(log, own, from);
    this.skipped = count ? { from, count } : null;
  }

  private note(events: readonly Happened[], own: number | null, seen: number): void {
    if (othersSteps(events, own, seen) >= WORTH_SHOWING) this.from = seen;
  }
}

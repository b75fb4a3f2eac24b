/** What was passed over, in short. */

import type { Happened } from "../../wire/table";

/** Of what happened after `from`, what each seat but the own did last, in this order; nothing of `quiet` types. */
export function lastOfEach(
  log: readonly Happened[],
  own: number | null,
  from: number,
  quiet: readonly unknown[] = [],
): readonly Happened["event"][] {
  const last = new Map<unknown, Happened["event"]>();
  for (const { step, event } of log) {
    const { seat, type } = event;
    if (step <= from || typeof seat !== "number" || seat === own || quiet.includes(type)) continue;
    last.delete(seat);
    last.set(seat, event);
  }
  return [...last.values()];
}

/** Where the turns of a log begin. */

import type { Happened } from "../../wire/table";

/** For each line, whether a turn begins with it: all that somebody does in one go is one. Alone, every step is. */
export function beginnings(log: readonly Happened[]): readonly boolean[] {
  const alone =
    new Set(log.flatMap(({ event }) => (typeof event["seat"] === "number" ? [event["seat"]] : []))).size < 2;
  let [step, doer] = [-1, null as unknown];
  return log.map((line) => {
    if (line.step === step) return false;
    const goesOn = !alone && doer !== null && line.event["seat"] === doer;
    [step, doer] = [line.step, line.event["seat"] ?? null];
    return !goesOn;
  });
}

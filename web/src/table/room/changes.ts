/** Who came and went, as lines between what happened. */

import type { Happened, SeatChange } from "../../wire/table";
import type { Say } from "../words.svelte";

function line({ step, seat, what, name, level }: SeatChange, say: Say): Happened {
  const number = seat + 1;
  const plays = level && (what === "left" || what === "removed") ? "_bot" : "";
  const facts = {
    number,
    name: name || say(what === "bot" ? "bot-name" : "seat", { number }),
    level: level && say(`level-${level}`),
  };
  return { step, event: { type: `seat_${what}${plays}`, ...facts } };
}

/** The log with a line for each change of a seat, after what happened until then. */
export function withChanges(log: readonly Happened[], changes: readonly SeatChange[], say: Say): readonly Happened[] {
  if (!changes.length) return log;
  return [...log, ...changes.map((change) => line(change, say))].sort((a, b) => a.step - b.step);
}

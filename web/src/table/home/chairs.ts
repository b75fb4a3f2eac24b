/** The chairs round a table that is about to be opened. */

import type { SeatWish } from "../../wire/table";
import type { OptionValue } from "../options";

/** `me` and `here` are both people of this device; an open chair waits for a friend. */
export type Who = "me" | "here" | "open" | "bot";
export const WHO: readonly Who[] = ["me", "open", "bot", "here"];

export interface Chair {
  who: Who;
  name: string;
  level: string;
  /** The options that each seat has for itself. */
  own: Record<string, OptionValue>;
}

/** All the others of one kind: these very chairs, if they are so already. */
export function company(chairs: Chair[], who: Who): Chair[] {
  const other = (chair: Chair): boolean => chair.who !== "me" && chair.who !== who;
  return chairs.some(other) ? chairs.map((chair) => (other(chair) ? { ...chair, who } : chair)) : chairs;
}

export function seatWish({ who, level, name }: Chair): SeatWish {
  if (who === "bot") return { kind: "bot", level };
  return who === "open" ? { kind: "open" } : { kind: "person", name: name.trim() };
}

/** Where a chair stands in a grid. */
export interface Spot {
  readonly row: number;
  readonly column: number;
}

/** Round a table with a long side above and one below, from the left above to the right; two columns to a chair, so that
 * one less below stands in the middle. */
export function roundTable(chair: number, chairs: number): Spot {
  const above = Math.ceil(chairs / 2);
  if (chair < above) return { row: 1, column: 2 * chair + 1 };
  return { row: 3, column: 2 * (chairs - 1 - chair) + 1 + (chairs % 2) };
}

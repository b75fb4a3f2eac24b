/** Who has won how many matches of a series of rematches. */

import type { Outcome, TableInfo } from "../../wire/table";

/** By seat, the match that has just ended with it; null for the first match of a series, and for one alone. */
export function series({ seats }: TableInfo, { winners }: Outcome): readonly number[] | null {
  if (seats.length < 2 || !seats.some(({ wins }) => wins)) return null;
  return seats.map(({ wins }, seat) => wins + (winners.includes(seat) ? 1 : 0));
}

export const scored = (wins: readonly number[], names: readonly string[]): string =>
  wins.map((count, seat) => `${names[seat] ?? ""}\u00a0${count}`).join(" – ");

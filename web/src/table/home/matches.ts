/** The matches this device is in, in the order in which they want something of the person, and the ways out of them. */

import type { TableInfo, Welcome } from "../../wire/table";

/** What a table in the list is to the person: their turn, or where the match stands. */
export type Matter = "turn" | TableInfo["stage"];
const ORDER: readonly Matter[] = ["turn", "playing", "waiting", "over", "broken"];

/** A table, and which of its seats are this device's. */
export type Mine = Pick<Welcome, "table" | "seats">;

export interface Listed extends Mine {
  readonly matter: Matter;
}

/** Their turn, unless a bot plays for them. */
function matterOf({ table, seats }: Mine): Matter {
  const awaited = seats.some((seat) => table.to_move.includes(seat) && !table.seats[seat]?.stand_in);
  return table.stage === "playing" && awaited ? "turn" : table.stage;
}

/** One's turn first, then what is played, waits, is over; within that, the tables one was at last. Lessons are not among them. */
export function listed(found: readonly Mine[], lastAt: (table: string) => number): readonly Listed[] {
  return found
    .filter(({ table }) => !table.lesson)
    .map(({ table, seats }) => ({ table, seats, matter: matterOf({ table, seats }) }))
    .sort((a, b) => ORDER.indexOf(a.matter) - ORDER.indexOf(b.matter) || lastAt(b.table.id) - lastAt(a.table.id));
}

/** How to be rid of a match: give up one's seats, do away with the table for everybody, or only strike it off the list. */
export type WayOut = "forever" | "remove" | "forget";

/** Others than this device's people play on. */
const othersPlay = ({ table, seats }: Mine): boolean =>
  table.seats.some(({ kind, stand_in }, seat) => kind === "person" && !stand_in && !seats.includes(seat));

/** The ways out of a match: whoever opened the table may do away with it, unless others play on; whoever sits there may
 * leave before the end, and what is over goes from the list. */
export function waysOut(mine: Mine, host: boolean): readonly WayOut[] {
  const { table, seats } = mine;
  const open = table.stage === "waiting" || table.stage === "playing";
  const remove = host && table.stage !== "broken" && !(table.stage === "playing" && othersPlay(mine));
  const leave = open && seats.length > 0 && !remove;
  return [
    ...(leave ? ["forever" as const] : open && remove ? [] : ["forget" as const]),
    ...(remove ? ["remove" as const] : []),
  ];
}

/** The key of its sentence; what becomes of the match is told by the same one with `-help`. */
export const wayInWords = (way: WayOut, { stage }: Pick<TableInfo, "stage">): string =>
  way === "remove" && stage === "waiting" ? "remove-waiting" : `${way}-match`;

/** The matches this device is in, in the order in which they want something of the person. */

import type { TableInfo, Welcome } from "../../wire/table";

/** What a table in the list is to the person: their turn, or where the match stands. */
export type Matter = "turn" | TableInfo["stage"];
const ORDER: readonly Matter[] = ["turn", "playing", "waiting", "over", "broken"];

export interface Listed {
  readonly table: TableInfo;
  readonly matter: Matter;
}

/** Their turn, unless a bot plays for them. */
function matterOf({ table, seats }: Pick<Welcome, "table" | "seats">): Matter {
  const awaited = seats.some((seat) => table.to_move.includes(seat) && !table.seats[seat]?.stand_in);
  return table.stage === "playing" && awaited ? "turn" : table.stage;
}

/** One's turn first, then what is played, waits, is over; within that, the tables one was at last. */
export function listed(
  found: readonly Pick<Welcome, "table" | "seats">[],
  lastAt: (table: string) => number,
): readonly Listed[] {
  return found
    .map((welcome) => ({ table: welcome.table, matter: matterOf(welcome) }))
    .sort((a, b) => ORDER.indexOf(a.matter) - ORDER.indexOf(b.matter) || lastAt(b.table.id) - lastAt(a.table.id));
}

/** The ways out of a match, taken. */

import * as api from "../api";
import { withRight } from "../room/rights";
import { forget, heldAt } from "../seats";
import type { Mine, WayOut } from "./matches";

/** Give up the seats of this device; with the tokens of seats alone, as a host would remove people. */
async function leave({ table: { id }, seats }: Mine): Promise<void> {
  for (const seat of seats) await withRight(heldAt(id)?.tokens ?? [], (token) => api.leave(id, seat, token));
}

async function remove(mine: Mine): Promise<void> {
  const { id } = mine.table;
  const host = heldAt(id)?.host ?? "";
  try {
    await api.remove(id, host);
  } catch (error) {
    // Somebody of this device sat down after the others: the server takes them for somebody else until they have left.
    if (api.refusalOf(error).code !== "others_play") throw error;
    await leave(mine);
    await api.remove(id, host);
  }
}

const TAKEN: Readonly<Record<WayOut, (mine: Mine) => Promise<void>>> = {
  forever: leave,
  remove,
  forget: () => Promise.resolve(),
};

/** Go this way; then the match is none of this device's any more. */
export async function take(way: WayOut, mine: Mine): Promise<void> {
  try {
    await TAKEN[way](mine);
  } catch (error) {
    if (api.refusalOf(error).code !== "no_such_table") throw error;
  }
  forget(mine.table.id);
}

/** Sitting down so that a cut line costs no seat: the device makes the token, and keeps it before it asks. */

import type { Seated, TableInfo } from "../../wire/table";
import * as api from "../api";
import { newId } from "./ids";
import { rights, working } from "./rights";
import type { Room } from "./room.svelte";
import { release, remember } from "../seats";

/** The tokens whose answer has not come, by table: the next try is the same one. */
const unanswered = new Map<string, string>();

/** Refusals that leave open what became of the seat: nobody could look, or nobody knows whether it was kept. */
const OPEN = ["cannot_keep", "cannot_read", "too_fast"];

/** True if the token is good for nothing: it was refused, and holds no seat from an earlier try. */
async function isVain(error: unknown, id: string, token: string, again: boolean): Promise<boolean> {
  if (!(error instanceof api.Refused) || OPEN.includes(error.refusal.code)) return false;
  return !again || (await working(id, [token]).catch(() => [token])).length === 0;
}

/** Take a seat, or ask for one that is given only if everybody agrees. The room gets a line with the new token. */
export async function sitDown(
  room: Pick<Room, "table" | "renew">,
  table: TableInfo,
  seat: number,
  name: string,
): Promise<Seated> {
  const { id, game, code } = table;
  const tried = unanswered.get(id);
  const known = rights(id).find((token) => token !== tried);
  const token = tried ?? newId();
  unanswered.set(id, token);
  remember(id, { game, code, tokens: [token] });
  try {
    const seated = await api.sit(id, seat, { name, token }, known);
    unanswered.delete(id);
    if (seated.ask) remember(id, { asking: { id: seated.ask, token } });
    room.renew(seated.table);
    return seated;
  } catch (error) {
    if (await isVain(error, id, token, tried !== undefined)) {
      unanswered.delete(id);
      release(id, token);
    } else room.renew(room.table ?? table); // It tells whether the seat is theirs all the same.
    throw error;
  }
}

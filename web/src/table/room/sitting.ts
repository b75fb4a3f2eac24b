/** Sitting down so that a cut line costs no seat: the device makes the token, and keeps it before it asks. */

import type { Seated, TableInfo } from "../../wire/table";
import * as api from "../api";
import { newId } from "./ids";
import { rights } from "./rights";
import { release, remember } from "../seats";

/** The tokens whose answer has not come, by table: the next try is the same one. */
const unanswered = new Map<string, string>();

/** Take a seat, or ask for one that is given only if everybody agrees. */
export async function sitDown({ id, game, code }: TableInfo, seat: number, name: string): Promise<Seated> {
  const known = rights(id).find((token) => token !== unanswered.get(id));
  const token = unanswered.get(id) ?? newId();
  unanswered.set(id, token);
  remember(id, { game, code, tokens: [token] });
  try {
    const seated = await api.sit(id, seat, { name, token }, known);
    unanswered.delete(id);
    if (seated.ask) remember(id, { asking: { id: seated.ask, token } });
    return seated;
  } catch (error) {
    if (error instanceof api.Refused) {
      unanswered.delete(id);
      release(id, token);
    }
    throw error;
  }
}

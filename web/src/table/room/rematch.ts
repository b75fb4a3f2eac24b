/** To the table of the rematch, with the tokens that are valid there too. */

import * as api from "../api";
import { reclaimed, rights, withRight } from "./rights";
import { heldAt, latest, remember } from "../seats";

/** Keep for the next table what was held at this one. */
export function takeAlong(id: string, next: string): void {
  const held = heldAt(id);
  if (held && !heldAt(next)) remember(next, { ...held, seen: 0, counted: false, code: "" });
}

/** The table to go to. Whoever goes there plays for themselves, even if a bot stood in for them. */
export async function rematch(id: string, known: string): Promise<string> {
  const next = known || (await withRight(rights(id), (token) => api.rematch(id, token))).id;
  takeAlong(id, next);
  const tokens = latest(heldAt(next));
  const [there] = await api.mine({ tables: { [next]: tokens } });
  for (const seat of there?.seats ?? []) {
    if (there?.table.seats[seat]?.stand_in) await reclaimed(next, seat, tokens);
  }
  return next;
}

/** Acting at a table with whichever token of this device has the right to. */

import type { TableInfo } from "../../wire/table";
import * as api from "../api";
import { heldAt } from "../seats";

/** The tokens to try: the host's first, then those of the seats. */
export function rights(id: string): string[] {
  const held = heldAt(id);
  return [...(held?.host ? [held.host] : []), ...(held?.tokens ?? [])];
}

/** Do something with the first token that may; the last refusal is what counts. */
export async function withRight<T>(tokens: readonly string[], act: (token: string) => Promise<T>): Promise<T> {
  let why: unknown = new Error("no token");
  for (const token of tokens) {
    try {
      return await act(token);
    } catch (error) {
      why = error;
      if (!(error instanceof api.Refused)) break;
    }
  }
  throw why;
}

/** The seat is played by its person again, no more by a bot. */
export const reclaimed = (id: string, seat: number, tokens: readonly string[] = rights(id)): Promise<TableInfo> =>
  withRight(tokens, (token) => api.reclaim(id, seat, token));

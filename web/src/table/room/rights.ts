/** Acting at a table with whichever token of this device has the right to. */

import type { AskInfo, TableInfo } from "../../wire/table";
import * as api from "../api";
import { heldAt, type Held } from "../seats";

/** The tokens to try: the host's first, then those of the seats. */
export function rights(id: string): string[] {
  const held = heldAt(id);
  return [...(held?.host ? [held.host] : []), ...(held?.tokens ?? [])];
}

/** Those that hold a seat, as the server says. */
export async function working(id: string, tokens: readonly string[]): Promise<readonly string[]> {
  const found = await Promise.all(tokens.map((token) => api.mine({ tables: { [id]: [token] } })));
  return tokens.filter((_, i) => found[i]?.[0]?.seats.length);
}

/** Somebody new may ask for a bot's seat: in a running match with hands, where two people can agree. Tokens that hold
 * no seat make nobody less new. */
export const mayAsk = ({ stage, hides, seats, asks }: TableInfo, mine: readonly number[], held?: Held): boolean =>
  stage === "playing" &&
  hides &&
  !mine.length &&
  !held?.host &&
  !asks.some(({ id }) => id === held?.asking?.id) &&
  seats.some(({ kind }) => kind === "bot") &&
  seats.filter(({ kind }) => kind === "person").length > 1;

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

/** Say yes or no to an ask for everybody on this device: whichever of its people have a say. */
export async function answered(id: string, { id: ask, seat }: AskInfo, yes: boolean): Promise<TableInfo> {
  let told: TableInfo | null = null;
  let why: unknown = new Error("no token");
  for (const token of heldAt(id)?.tokens ?? []) {
    if (told && !told.asks.some((other) => other.id === ask)) break;
    try {
      told = await api.answer(id, seat, token, { ask, yes });
    } catch (error) {
      why = error;
    }
  }
  if (told) return told;
  throw why;
}

/** The seat is played by its person again, no more by a bot. */
export const reclaimed = (id: string, seat: number, tokens: readonly string[] = rights(id)): Promise<TableInfo> =>
  withRight(tokens, (token) => api.reclaim(id, seat, token));

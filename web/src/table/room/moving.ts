/** Taking a seat along to another device: the token travels behind the #, which no server sees. */

import type { Refusal } from "../../wire/table";
import * as api from "../api";
import { decoded } from "../router.svelte";
import { working } from "./rights";
import { heldAt, isToken, MOST_TOKENS, release, remember } from "../seats";

const MARK = "#seat=";
/** Seats at any table. */
const MOST_SEATS = 8;

export const movingLink = (home: string, id: string, tokens: readonly string[]): string =>
  `${home}/t/${encodeURIComponent(id)}${MARK}${tokens.map(encodeURIComponent).join(",")}`;

/** The tokens in an address; null if it carries none, and nothing at all if one of them cannot be a token. */
export function carried(hash: string): readonly string[] | null {
  if (!hash.startsWith(MARK)) return null;
  const tokens = hash.slice(MARK.length).split(",").map(decoded).filter(Boolean);
  return tokens.length <= MOST_TOKENS && tokens.every(isToken) ? tokens : [];
}

/** Of more tokens than there can be seats, let go those that hold none; the ends first, so that no round is long. */
async function sift(id: string): Promise<void> {
  const { tokens: held = [], asking } = heldAt(id) ?? {};
  if (held.length <= MOST_SEATS) return;
  const ends = [...new Set([...held.slice(0, MOST_TOKENS), ...held.slice(-MOST_TOKENS)])];
  const alive = await working(id, ends);
  const strays = ends.filter((token) => !alive.includes(token) && token !== asking?.token);
  strays.forEach((token) => release(id, token));
  if (strays.length) await sift(id);
}

/** Keep those tokens in the address that hold a seat, and take them out of sight. Why not, if none does. */
export async function arrive(id: string): Promise<Refusal | null> {
  const brought = carried(location.hash);
  try {
    await sift(id);
    if (!brought) return null;
    const tokens = await working(id, brought);
    if (tokens.length) remember(id, { tokens });
    history.replaceState(null, "", location.pathname);
    return tokens.length ? null : api.ownRefusal("link_no_seat");
  } catch (error) {
    return api.refusalOf(error); // the address still has them for the next try
  }
}

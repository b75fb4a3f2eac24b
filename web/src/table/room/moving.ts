/** Taking a seat along to another device: the token travels behind the #, which no server sees. */

import { remember } from "../seats";

const MARK = "#seat=";

export const movingLink = (origin: string, id: string, tokens: readonly string[]): string =>
  `${origin}/t/${encodeURIComponent(id)}${MARK}${tokens.map(encodeURIComponent).join(",")}`;

/** Keep the tokens that came with the address, and take them out of sight. */
export function arrive(id: string): void {
  if (!location.hash.startsWith(MARK)) return;
  const tokens = location.hash.slice(MARK.length).split(",").map(decodeURIComponent).filter(Boolean);
  remember(id, { tokens });
  history.replaceState(null, "", location.pathname);
}

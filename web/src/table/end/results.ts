/** How matches went that have the same cards for everybody. The first time counts: after it one knows the answers. */

import type { Options } from "../options";
import { recalledAll, retain } from "../storage";

export interface First {
  readonly points: number;
  readonly count: number;
  /** The table at which it was. */
  readonly table: string;
}

const KEPT = "sobremesa.results";
const MOST = 60;

/** The same game with the same options, in whatever order these come. */
const keyOf = (game: string, options: Options): string =>
  JSON.stringify([game, ...Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1))]);

export const firstOf = (game: string, options: Options): First | undefined =>
  recalledAll<First>(KEPT)[keyOf(game, options)];

/** Keep this, unless there is one already: the one that counts. The oldest are let go. */
export function keepFirst(game: string, options: Options, result: First): First {
  const before = firstOf(game, options);
  if (before) return before;
  const all = Object.entries(recalledAll<First>(KEPT)).slice(1 - MOST);
  retain(KEPT, JSON.stringify(Object.fromEntries([...all, [keyOf(game, options), result]])));
  return result;
}

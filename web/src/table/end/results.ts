/** How matches went that have the same cards for everybody. The first time counts: after it one knows the answers. */

import type { Outcome, ScoreLine } from "../../wire/table";
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

/** The best that somebody alone has reached here. */
export interface Best {
  readonly points: number;
  readonly won: boolean;
  /** The table at which it was. */
  readonly table: string;
  /** The best before it. */
  readonly before: number | null;
}

const BESTS = "sobremesa.bests";

export const bestOf = (game: string, options: Options): Best | undefined =>
  recalledAll<Best>(BESTS)[keyOf(game, options)];

/** Keep this if it is better: to win counts before points, and nothing is no best. Whoever comes back to a match finds what was said of it. */
export function keepBest(game: string, options: Options, result: Omit<Best, "before">): Best | null {
  const best = bestOf(game, options);
  if (result.points <= 0) return best ?? null;
  const worth = ({ won, points }: Omit<Best, "before">): number => (won ? 1e9 : 0) + points;
  if (best && (best.table === result.table || worth(best) >= worth(result))) return best;
  const fresh: Best = { ...result, before: best?.points ?? null };
  const key = keyOf(game, options);
  const others = Object.entries(recalledAll<Best>(BESTS)).filter(([other]) => other !== key);
  retain(BESTS, JSON.stringify(Object.fromEntries([...others.slice(1 - MOST), [key, fresh]])));
  return fresh;
}

/** The lines of a sheet that bring somebody points. */
export const scoring = ({ lines }: Outcome): readonly ScoreLine[] => lines.filter(({ points }) => points.some(Boolean));

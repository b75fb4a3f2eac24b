/** A stretch of time in words. */

import type { Say } from "./words.svelte";

/** Whole minutes where they say it, else seconds. */
export function spanOf(seconds: number, say: Say): string {
  if (seconds >= 60 && seconds % 60 === 0) return say("span-minutes", { count: seconds / 60 });
  return say("span-seconds", { count: seconds });
}

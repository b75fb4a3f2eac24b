/** Ways into a match from the first page. */

import type { Wishes } from "./options";

/** A match that begins with one click on the first page. Its sentence is `quick-` and the key. */
export interface QuickStart {
  readonly key: string;
  /** Bots play too: as many, and as good, as were chosen. */
  readonly bots: boolean;
  readonly options?: () => Wishes;
}

export const AGAINST_BOT: QuickStart = { key: "bot", bots: true };
export const ALONE: QuickStart = { key: "alone", bots: false };

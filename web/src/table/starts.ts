/** Ways into a match from the first page. */

import type { Wishes } from "./options";

/** A match that begins with one click on the first page. Its sentence is `quick-` and the key. */
export interface QuickStart {
  readonly key: string;
  /** So many bots play too. */
  readonly bots: number;
  readonly options?: () => Wishes;
}

export const AGAINST_BOT: QuickStart = { key: "bot", bots: 1 };
export const ALONE: QuickStart = { key: "alone", bots: 0 };

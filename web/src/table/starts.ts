/** Ways into a match from the first page. */

import type { SeatWish } from "../wire/table";
import type { Company } from "./levels";
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

/** The seats of such a match: the person's, and those of the bots that were chosen. */
export const withBots = (name: string, company: Company | null): SeatWish[] => [
  { kind: "person", name },
  ...Array<SeatWish>(company?.count ?? 0).fill({ kind: "bot", level: company?.level ?? "" }),
];

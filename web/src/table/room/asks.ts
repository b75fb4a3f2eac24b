/** What there is to say about asks for seats, to those at one device. */

import type { AskInfo, TableInfo } from "../../wire/table";
import type { Held } from "../seats";
import { mayAsk } from "./rights";

/** Somebody awaits an answer from here, or asks from here; else what became of that, or that one might ask. */
export type Asked =
  | { readonly kind: "answer" | "waiting"; readonly ask: AskInfo }
  | { readonly kind: "declined" | "watching"; readonly ask?: undefined };

/** One thing at a time: an answer is more urgent than anything else. */
export function asked(
  table: TableInfo,
  seats: readonly number[],
  held: Held | undefined,
  declined: boolean,
): Asked | null {
  const answer = table.asks.find(({ awaited }) => awaited.some((seat) => seats.includes(seat)));
  if (answer) return { kind: "answer", ask: answer };
  const own = table.asks.find(({ id }) => id === held?.asking?.id);
  if (own) return { kind: "waiting", ask: own };
  if (!seats.length && declined) return { kind: "declined" };
  return mayAsk(table, seats, held) ? { kind: "watching" } : null;
}

/** Who sits where, in words. */

import type { Refusal, TableInfo } from "../wire/table";
import type { TableProps } from "./screens";
import { known, type Say, type Writer } from "./words.svelte";

export function namesOf(table: TableInfo, say: Say): string[] {
  return table.seats.map((seat, i) => {
    if (seat.name) return seat.name;
    return say(seat.kind === "bot" ? "bot-name" : "seat", { number: i + 1 });
  });
}

/** What a bot is like, in a sentence with its name; nothing of people, and of bots who are nobody in particular. */
export function aboutOf({ game, seats }: TableInfo, seat: number, say: Say): string {
  const { kind, name } = seats[seat] ?? {};
  const key = `about-${name?.toLowerCase()}`;
  return kind === "bot" && known(game, key) ? say(key) : "";
}

/** What the shell knows of a seat beside its name: that it is one's own, how good the bot is, who plays for whom. */
export function notesOn(seat: number, { seat: own, table, say }: TableProps): string[] {
  const info = table.seats[seat];
  return [
    own === seat ? say("you") : info?.kind === "bot" && info.level ? say(`level-${info.level}`) : "",
    info?.stand_in ? say("stand-in") : "",
    info?.wins ? say("series-wins", { count: info.wins }) : "",
  ];
}

/** Writes seats by their names, and leaves the rest to the game. */
export function withNames(names: readonly string[], game?: Writer): Writer {
  return (fact, value, say) => {
    if (fact === "seat" && typeof value === "number") return names[value] ?? say("seat", { number: value + 1 });
    return game?.(fact, value, say);
  };
}

export const eventSentence = (event: { readonly [key: string]: unknown }, say: Say): string =>
  say(`event-${String(event["type"])}`, event);

export const refusalSentence = (refusal: Refusal, say: Say): string => say(`refusal-${refusal.code}`, refusal.facts);

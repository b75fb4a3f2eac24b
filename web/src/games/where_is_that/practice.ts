/** How a practice went: points of the points possible, so that friends can compare; and a text that names no place. */

import { home } from "../../table/places";
import type { Entry, Result, ScreenProps } from "../../table/screens";
import { spoken } from "../../table/words.svelte";
import type { Game, View } from "../../wire/where_is_that";
import { dayInWords } from "./day";

const RIGHT = "\u{1F7E9}";
const WRONG = "\u{1F7E5}";
const NONE = "\u2B1C";

/** The most circles that so many cards can make: laid as near to a square as they go. */
export const most = (cards: number): number => 2 * cards - Math.ceil(2 * Math.sqrt(cards));

/** A mark for each pair, where the later of its two cards came; on the common map one for each card. */
export function marksOf(view: View, log: readonly Entry<Game>[]): boolean[] {
  const events = log.map(({ event }) => event);
  if (view.mode === "shakeup")
    return events.flatMap(({ type }) =>
      type === "card_scored" || type === "card_discarded" ? [type === "card_scored"] : [],
    );
  const laid = events.flatMap((event) => (event.type === "card_placed" ? [event.card] : []));
  const came = (pair: { first: string; second: string }): number =>
    Math.max(laid.indexOf(pair.first), laid.indexOf(pair.second));
  return [...(view.circles[0] ?? [])].sort((a, b) => came(a) - came(b)).map(({ right }) => right);
}

export function result({ view, say }: ScreenProps<Game>, log: readonly Entry<Game>[]): Result | null {
  if (view.points.length > 1 || !view.ended_by) return null;
  const marks = marksOf(view, log);
  const points = marks.filter(Boolean).length;
  const count = view.mode === "shakeup" ? marks.length : most(view.maps[0]?.length ?? 0);
  const title = say("title");
  const lines = [
    view.day ? say("share-day", { title, date: dayInWords(view.day, spoken()) }) : say("share-practice", { title }),
    say("share-score", { deck: say(`option-deck-${view.deck}`), points, count }),
    marks.map((right) => (right ? RIGHT : WRONG)).join("") + NONE.repeat(count - marks.length),
    home(),
  ];
  const verdict = say(`practice-${view.mode}`, { points, count });
  return { verdict, points, count, text: lines.join("\n"), same: view.day > 0 };
}

/** What there is to learn from a map: where each place really is, and which pairs lay the wrong way round. */

import type { Say } from "../../table/words.svelte";
import type { Face, MapSide, View } from "../../wire/where_is_that";
import { missed } from "./described";
import { named } from "./named";

export type Degrees = Pick<MapSide, "lon" | "lat">;

export interface Truth {
  readonly face: Face;
  readonly place: Degrees;
  /** Every circle of its card is right. */
  readonly right: boolean;
}

/** Something to learn: a pair, first the place to start from, or on the common map a card that had to go. */
export interface Lesson {
  readonly key: string;
  readonly cards: readonly string[];
  readonly text: string;
}

/** The places of a map and those that had to go, from west to east. */
export function truthsOf(view: View, index: number): Truth[] {
  const wrong = new Set(
    (view.circles[index] ?? []).flatMap(({ first, second, right }) => (right ? [] : [first, second])),
  );
  const laid = (view.maps[index] ?? []).flatMap(({ face }) => known(face, !wrong.has(face.card)));
  const gone = view.discards.flatMap((face) => known(face, false));
  return [...laid, ...gone].sort((a, b) => a.place.lon - b.place.lon);
}

const known = (face: Face, right: boolean): Truth[] => (face.side ? [{ face, place: face.side, right }] : []);

/** What was wrong, and nothing else. */
export function lessonsOf(view: View, index: number, say: Say): Lesson[] {
  const gone = view.discards.map((face) => ({
    key: face.card,
    cards: [face.card],
    text: say("true-gone", { name: named(face, say) }),
  }));
  const pairs = (view.circles[index] ?? []).flatMap((circle) => {
    const { first, second, right } = circle;
    if (right) return [];
    return [{ key: `${first} ${second}`, cards: [second, first], text: missed(circle, view.maps[index] ?? [], say) }];
  });
  return [...pairs, ...gone];
}

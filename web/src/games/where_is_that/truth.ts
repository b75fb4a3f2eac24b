/** What there is to learn from a map: where each place really is, and where its card stood. */

import type { Say } from "../../table/words.svelte";
import type { Face, Laid, MapSide, View } from "../../wire/where_is_that";
import type { Cell } from "./maps";

export type Degrees = Pick<MapSide, "lon" | "lat">;

export interface Truth {
  readonly face: Face;
  readonly place: Degrees;
  /** Every circle of its card is right. */
  readonly right: boolean;
  /** Where the card stood; nobody can say of one that had to go. */
  readonly stood: Degrees | null;
}

/** The places of a map and those that had to go, from west to east. */
export function truthsOf(view: View, index: number): Truth[] {
  const map = view.maps[index] ?? [];
  const wrong = new Set(
    (view.circles[index] ?? []).flatMap(({ first, second, right }) => (right ? [] : [first, second])),
  );
  const stood = laidOver(map);
  const laid = map.map(({ face, cell }) => known(face, !wrong.has(face.card), stood(cell)));
  const gone = view.discards.map((face) => known(face, false, null));
  return [...laid, ...gone].flat().sort((a, b) => a.place.lon - b.place.lon);
}

function known(face: Face, right: boolean, stood: Degrees | null): Truth[] {
  return face.side ? [{ face, place: face.side, right, stood }] : [];
}

/** The map of cards laid over the true one: the same middle and the same spread, on each axis by itself. Least squares
 * would draw the cards of a bad map together in the middle, and lines to there teach nothing. */
function laidOver(map: readonly Laid[]): (cell: Cell) => Degrees {
  const open = map.flatMap(({ cell, face }) => (face.side ? [{ cell, side: face.side }] : []));
  const east = matched(
    open.map(({ cell }) => cell[0]),
    open.map(({ side }) => side.lon),
  );
  const south = matched(
    open.map(({ cell }) => cell[1]),
    open.map(({ side }) => -side.lat),
  );
  return ([x, y]) => ({ lon: east(x), lat: -south(y) });
}

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / (values.length || 1);
const spread = (values: readonly number[]): number => Math.sqrt(mean(values.map((one) => (one - mean(values)) ** 2)));

function matched(from: readonly number[], to: readonly number[]): (value: number) => number {
  const stretch = spread(from) ? spread(to) / spread(from) : 0;
  return (value) => mean(to) + (value - mean(from)) * stretch;
}

const WAYS = ["east", "northeast", "north", "northwest", "west", "southwest", "south", "southeast"] as const;
/** Shares of the map's spread: nearer is good, and farther is far. */
const NEAR = 0.45;
const FAR = 1.1;

/** A place in a sentence: on which side of it the card stood. */
export function told({ face, place, stood }: Truth, all: readonly Truth[], say: Say): string {
  const name = say(`place-${face.card}`);
  if (!stood) return say("true-gone", { name });
  const narrow = Math.cos((place.lat * Math.PI) / 180);
  const [dx, dy] = [(stood.lon - place.lon) * narrow, stood.lat - place.lat];
  const wide = Math.hypot(spread(all.map((one) => one.place.lon)) * narrow, spread(all.map((one) => one.place.lat)));
  const far = Math.hypot(dx, dy) / (wide || 1);
  if (far < NEAR) return say("true-near", { name });
  const direction = WAYS[(Math.round(Math.atan2(dy, dx) / (Math.PI / 4)) + 8) % 8];
  return say(far < FAR ? "true-off" : "true-far", { name, direction });
}

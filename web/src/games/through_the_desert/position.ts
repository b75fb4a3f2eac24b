/** A view as the screen asks it: what stands where, whose it is, who leads. */

import { CONSTANTS, type CaravanView, type View } from "../../wire/through_the_desert";
import { COLOURS, type Colour } from "./colours";

const { LONGEST_POINTS, TIED_POINTS } = CONSTANTS;

/** What lies on a hex that holds something. */
export type Thing =
  | { readonly kind: "camel"; readonly caravan: CaravanView; readonly rider: boolean }
  | { readonly kind: "well"; readonly value: number }
  | { readonly kind: "oasis" }
  | { readonly kind: "land"; readonly caravan: CaravanView };

export const keyOf = ({ seat, colour }: { readonly seat: number; readonly colour: Colour }): string =>
  `${seat}-${colour}`;

/** Everything that is not bare ground, by the name of its hex. */
export function things(view: View): ReadonlyMap<string, Thing> {
  const found = new Map<string, Thing>();
  for (const caravan of view.caravans) {
    for (const name of caravan.areas.flat()) found.set(name, { kind: "land", caravan });
    for (const name of caravan.camels) found.set(name, { kind: "camel", caravan, rider: name === caravan.rider });
  }
  for (const { hex, value } of view.wells) found.set(hex, { kind: "well", value });
  for (const name of view.oases) found.set(name, { kind: "oasis" });
  return found;
}

export const caravanOf = (view: View, seat: number, colour: Colour): CaravanView | undefined =>
  view.caravans.find((one) => one.seat === seat && one.colour === colour);

/** The spaces of an area that will count: oases do not. */
export const landOf = (area: readonly string[], oases: readonly string[]): number =>
  area.filter((name) => !oases.includes(name)).length;

/** The caravans of one colour compared: each seat's camels, who leads, and what that is worth. */
export interface Race {
  readonly colour: Colour;
  readonly lengths: readonly number[];
  readonly leaders: readonly number[];
  readonly most: number;
  readonly points: number;
}

export function races(view: View): Race[] {
  return COLOURS.map((colour) => {
    const line = view.lines.find((one) => one.key === `caravan_${colour}`);
    const lengths = line?.counts ?? [];
    const most = Math.max(0, ...lengths);
    // Points may lie face down; how long a caravan is, anybody can count.
    const leaders = lengths.flatMap((length, seat) => (most && length === most ? [seat] : []));
    return { colour, lengths, leaders, most, points: leaders.length === 1 ? LONGEST_POINTS : most && TIED_POINTS };
  });
}

/** What this seat has won lies face down for the viewer. */
export const hidden = (view: View, seat: number): boolean => view.face_down && seat !== view.viewer && !view.ended_by;

/** What a seat has so far, line by line of the rulebook. */
export interface Tally {
  readonly water: number;
  readonly oases: number;
  readonly caravans: number;
  readonly land: number;
  readonly total: number;
}

export function tally(view: View, seat: number): Tally {
  const sum = (begins: string): number =>
    view.lines.reduce((all, line) => all + (line.key.startsWith(begins) ? (line.points[seat] ?? 0) : 0), 0);
  const [water, oases, caravans, land] = [sum("water"), sum("oases"), sum("caravan"), sum("area")];
  return { water, oases, caravans, land, total: water + oases + caravans + land };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The point of some that lies nearest to another. */
export function nearest<T extends Point>(points: readonly T[], to: Point): T | undefined {
  const far = (point: T): number => Math.hypot(point.x - to.x, point.y - to.y);
  return points.reduce<T | undefined>((best, point) => (best && far(best) <= far(point) ? best : point), undefined);
}

/** The hex of some that lies nearest to their middle. */
export function heart<T extends Point>(points: readonly T[]): T | undefined {
  const x = points.reduce((sum, point) => sum + point.x, 0) / points.length;
  const y = points.reduce((sum, point) => sum + point.y, 0) / points.length;
  return nearest(points, { x, y });
}

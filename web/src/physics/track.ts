/** A flick as it is told: every change of motion of every disc, and where all of them are in between. */

import { UNIT } from "./units";

export interface Point {
  readonly x: number;
  readonly y: number;
}
/** Time, disc, x, y, vx, vy after a change of motion. */
export type Row = readonly [number, number, number, number, number, number];

/** How long a track lasts. */
export const lasting = (track: readonly Row[]): number => track.at(-1)?.[0] ?? 0;

/** Where the discs of a track are at a time; one that has left the board stays where it was last seen. */
export function placesAt(track: readonly Row[], time: number): Map<number, Point> {
  const places = new Map<number, Point>();
  const ahead = new Set<number>();
  const before = new Map<number, Row>();
  for (const row of track) {
    const [when, disc, x, y] = row;
    const last = before.get(disc);
    if (when <= time || !last) {
      places.set(disc, { x, y });
      before.set(disc, row);
    } else if (!ahead.has(disc)) {
      places.set(disc, between(last, row, time));
      ahead.add(disc);
    }
  }
  return places;
}

/**
 * Straight from one row to the next, braking evenly: fast at first. How much it brakes is in the rows themselves, for
 * tracks of an older kernel braked otherwise.
 */
function between([start, , x, y, vx, vy]: Row, [end, , toX, toY]: Row, time: number): Point {
  const [dx, dy] = [toX - x, toY - y];
  const far = Math.hypot(dx, dy) || 1;
  const gone = time > start ? (time - start) / (end - start) : 0;
  const unbraked = ((end - start) / UNIT) * Math.hypot(vx, vy);
  const ahead = Math.min(1, Math.max(0, unbraked / far - 1));
  const part = gone + ahead * gone * (1 - gone);
  return { x: x + dx * part, y: y + dy * part };
}

/** Where places really are: a flat chart of longitudes and latitudes that fits a frame, and room for every name. */

import type { Point } from "../../board/hexes";
import type { Box } from "../../board/zoom.svelte";
import type { Face } from "../../wire/where_is_that";

export interface Spot extends Point {
  readonly card: string;
  readonly name: string;
  /** Where the name stands. */
  readonly label: Point;
  readonly anchor: "start" | "middle" | "end";
}

export interface Chart {
  readonly spots: readonly Spot[];
  /** Meridians by their x, parallels by their y, each with its degrees. */
  readonly meridians: readonly (readonly [number, number])[];
  readonly parallels: readonly (readonly [number, number])[];
}

const MARGIN = { x: 70, y: 30 };
const LETTER = 7.2;
const LINE = 16;

export function chartOf(faces: readonly Face[], { width, height }: Box, name: (card: string) => string): Chart {
  const known = faces.flatMap(({ card, side }) => (side ? [{ card, lon: side.lon, lat: side.lat }] : []));
  if (!known.length) return { spots: [], meridians: [], parallels: [] };
  const ends = (values: readonly number[]): readonly [number, number] => [Math.min(...values), Math.max(...values)];
  const [west, east] = ends(known.map(({ lon }) => lon));
  const [south, north] = ends(known.map(({ lat }) => lat));
  // A degree to the east is shorter the farther it is from the equator.
  const narrow = Math.max(0.3, Math.cos((((south + north) / 2) * Math.PI) / 180));
  const [across, down] = [Math.max(4, (east - west) * narrow), Math.max(4, north - south)];
  const scale = Math.max(1, Math.min((width - 2 * MARGIN.x) / across, (height - 2 * MARGIN.y) / down));
  const x = (lon: number): number => width / 2 + (lon - (west + east) / 2) * narrow * scale;
  const y = (lat: number): number => height / 2 - (lat - (south + north) / 2) * scale;
  const step = Math.max(across, down) > 60 ? 30 : Math.max(across, down) > 25 ? 10 : 5;
  const lines = (most: number): number[] => Array.from({ length: (2 * most) / step + 1 }, (_, i) => -most + i * step);
  return {
    spots: placed(known.map(({ card, lon, lat }) => ({ card, name: name(card), x: x(lon), y: y(lat) }))),
    meridians: lines(180)
      .map((lon) => [x(lon), lon] as const)
      .filter(([at]) => at > 0 && at < width),
    parallels: lines(90)
      .map((lat) => [y(lat), lat] as const)
      .filter(([at]) => at > 0 && at < height),
  };
}

type Bare = Pick<Spot, "card" | "name" | "x" | "y">;

/** Each name on the first side of its dot on which it covers nothing. */
function placed(spots: readonly Bare[]): Spot[] {
  const taken: [number, number, number, number][] = spots.map(({ x, y }) => [x - 6, y - 6, x + 6, y + 6]);
  return spots.map((spot) => {
    const { x, y, name } = spot;
    const long = name.length * LETTER;
    const ways = [
      { anchor: "start", label: { x: x + 9, y }, left: x + 9 },
      { anchor: "end", label: { x: x - 9, y }, left: x - 9 - long },
      { anchor: "middle", label: { x, y: y - 15 }, left: x - long / 2 },
      { anchor: "middle", label: { x, y: y + 15 }, left: x - long / 2 },
      { anchor: "start", label: { x: x + 7, y: y - 13 }, left: x + 7 },
      { anchor: "start", label: { x: x + 7, y: y + 13 }, left: x + 7 },
      { anchor: "end", label: { x: x - 7, y: y - 13 }, left: x - 7 - long },
      { anchor: "end", label: { x: x - 7, y: y + 13 }, left: x - 7 - long },
    ] as const;
    const free = ways.find(({ label, left }) =>
      taken.every(([a, b, c, d]) => left > c || left + long < a || label.y - LINE / 2 > d || label.y + LINE / 2 < b),
    );
    const { anchor, label, left } = free ?? ways[0];
    taken.push([left, label.y - LINE / 2, left + long, label.y + LINE / 2]);
    return { ...spot, anchor, label };
  });
}

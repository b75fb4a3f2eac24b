/** A true map in a frame: the land, the places on it, and room for their names. */

import type { Point } from "../../board/hexes";
import type { Box } from "../../board/zoom.svelte";
import type { Direction } from "./maps";
import type { Degrees, Truth } from "./truth";

/** The land around a deck, as `tools/land.mjs` makes it; all but the degrees in units of its own. */
export interface Land {
  readonly west: number;
  readonly north: number;
  /** How long a degree to the east is, if one to the north is 1. */
  readonly narrow: number;
  /** How long a degree to the north is. */
  readonly unit: number;
  readonly width: number;
  readonly height: number;
  /** Left, top, right and bottom of the deck itself. */
  readonly box: readonly [number, number, number, number];
  readonly path: string;
}

const LANDS = import.meta.glob<Land>("./land/*.json", { import: "default" });

/** The land of a deck, fetched when it is wanted. */
export async function landOf(deck: string): Promise<Land> {
  const load = LANDS[`./land/land-${deck}.json`];
  if (!load) throw new Error(deck);
  return load();
}

export const pointOf = ({ west, north, narrow, unit }: Land, { lon, lat }: Degrees): Point => ({
  x: (lon - west) * narrow * unit,
  y: (north - lat) * unit,
});

/** How far from the edge a card is kept, as a share of the deck. */
const EDGE = 0.03;

export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** As much of the land as fills a frame of this shape and has all of the deck in it, and these points. */
export function partOf({ width, height, box }: Land, points: readonly Point[], shape: number): Part {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const edge = (box[3] - box[1]) * EDGE;
  const left = Math.max(0, Math.min(box[0], ...xs.map((x) => x - edge)));
  const top = Math.max(0, Math.min(box[1], ...ys.map((y) => y - edge)));
  const right = Math.min(width, Math.max(box[2], ...xs.map((x) => x + edge)));
  const bottom = Math.min(height, Math.max(box[3], ...ys.map((y) => y + edge)));
  const [across, down] = [right - left, bottom - top];
  const wide = Math.min(width, Math.max(across, down * shape));
  const high = Math.min(height, Math.max(down, across / shape));
  const from = (middle: number, size: number, most: number): number =>
    Math.min(most - size, Math.max(0, middle - size / 2));
  return {
    x: from((left + right) / 2, wide, width),
    y: from((top + bottom) / 2, high, height),
    width: wide,
    height: high,
  };
}

/** A point, or the nearest one that can be seen. */
export const within = ({ x, y, width, height }: Part, edge: number, point: Point): Point => ({
  x: Math.min(x + width - edge, Math.max(x + edge, point.x)),
  y: Math.min(y + height - edge, Math.max(y + edge, point.y)),
});

/** Meridians and parallels as a path. */
export function grid({ west, north, narrow, unit, width, height }: Land): string {
  const step = width / unit / narrow > 250 ? 30 : 10;
  const lines = (from: number, to: number): number[] => {
    const first = Math.ceil(from / step) * step;
    return Array.from({ length: Math.floor((to - first) / step) + 1 }, (_, i) => first + i * step);
  };
  const meridians = lines(west, west + width / unit / narrow).map(
    (lon) => `M${(lon - west) * narrow * unit} 0v${height}`,
  );
  const parallels = lines(north - height / unit, north).map((lat) => `M0 ${(north - lat) * unit}h${width}`);
  return [...meridians, ...parallels].join("");
}

// The places

export interface Spot {
  readonly truth: Truth;
  readonly name: string;
  /** Where it is, in pixels of the drawing as it is seen now. */
  readonly at: Point;
  readonly stood: Point | null;
}

export interface Label {
  readonly x: number;
  readonly y: number;
  readonly anchor: "start" | "middle" | "end";
  /** It covers nothing. */
  readonly free: boolean;
}

type Room = readonly [number, number, number, number];
/** Width and height of a letter, in sizes of the letters. */
const LETTER = 0.52;
const LINE = 1.15;
const PIN = 7;

const around = ({ x, y }: Point): Room => [x - PIN, y - PIN, x + PIN, y + PIN];
const apart = ([left, top, right, bottom]: Room, [a, b, c, d]: Room): boolean =>
  left > c || right < a || top > d || bottom < b;

/** A place for each name: the first side of its pin on which it covers neither pin nor name, and if it can be no card
 * either. Those of wrong cards come first, because of them there is most to learn. */
export function labelled(spots: readonly Spot[], { width, height }: Box, size: number): Label[] {
  const taken = spots.map(({ at }) => around(at));
  const cards = spots.flatMap(({ stood }) => (stood ? [around(stood)] : []));
  const labels = new Map<Spot, Label>();
  for (const spot of [...spots].sort((a, b) => Number(a.truth.right) - Number(b.truth.right))) {
    const ways = sides(spot, size).map((label) => ({ label, room: roomOf(label, spot.name, size) }));
    const inside = ways.filter(({ room: [a, b, c, d] }) => a >= 0 && b >= 0 && c <= width && d <= height);
    const clear = inside.filter(({ room }) => taken.every((other) => apart(room, other)));
    const found = clear.find(({ room }) => cards.every((card) => apart(room, card))) ?? clear[0];
    if (found) taken.push(found.room);
    labels.set(spot, { ...(found ?? inside[0] ?? ways[0]!).label, free: found !== undefined });
  }
  return spots.map((spot) => labels.get(spot)!);
}

type Way = Omit<Label, "free">;

function sides({ at: { x, y } }: Spot, size: number): readonly [Way, ...Way[]] {
  const [out, line] = [PIN + 3, size * LINE];
  return [
    { anchor: "start", x: x + out, y },
    { anchor: "end", x: x - out, y },
    { anchor: "middle", x, y: y - line },
    { anchor: "middle", x, y: y + line },
    { anchor: "start", x: x + PIN, y: y - line * 0.8 },
    { anchor: "start", x: x + PIN, y: y + line * 0.8 },
    { anchor: "end", x: x - PIN, y: y - line * 0.8 },
    { anchor: "end", x: x - PIN, y: y + line * 0.8 },
  ];
}

function roomOf({ anchor, x, y }: Way, name: string, size: number): Room {
  const long = name.length * LETTER * size;
  const left = anchor === "start" ? x : anchor === "end" ? x - long : x - long / 2;
  return [left, y - (size * LINE) / 2, left + long, y + (size * LINE) / 2];
}

const AHEAD: Readonly<Record<Direction, (dx: number, dy: number) => readonly [number, number]>> = {
  north: (dx, dy) => [-dy, dx],
  east: (dx, dy) => [dx, dy],
  south: (dx, dy) => [dy, dx],
  west: (dx, dy) => [-dx, dy],
};

/** The nearest spot that way: what is aside counts three times. */
export function next(spots: readonly Spot[], from: Spot, direction: Direction): Spot {
  const far = ({ at }: Spot): number => {
    const [ahead, aside] = AHEAD[direction](at.x - from.at.x, at.y - from.at.y);
    return ahead > 0 ? Math.hypot(ahead, 3 * aside) : Infinity;
  };
  return spots.reduce((best, one) => (far(one) < far(best) ? one : best), from);
}

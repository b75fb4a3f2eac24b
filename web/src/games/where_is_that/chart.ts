/** A map in a frame: the land, and where a place is on it. */

import type { Point } from "../../board/hexes";
import type { Box } from "../../board/zoom.svelte";
import type { Degrees } from "./truth";

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

const LANDS = import.meta.glob<Land>("./*/*.json", { import: "default" });

async function loaded(path: string): Promise<Land> {
  const load = LANDS[path];
  if (!load) throw new Error(path);
  return load();
}

/** The land of a deck, fetched when it is wanted. */
export const landOf = (deck: string): Promise<Land> => loaded(`./land/land-${deck}.json`);
/** The same in a few strokes, for the sheet that the cards lie on. */
export const groundOf = (deck: string): Promise<Land> => loaded(`./ground/ground-${deck}.json`);

export const pointOf = ({ west, north, narrow, unit }: Land, { lon, lat }: Degrees): Point => ({
  x: (lon - west) * narrow * unit,
  y: (north - lat) * unit,
});

export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Pins stand above their places: the room for that, as a share of the deck. */
const HEADROOM = 0.06;

/** As much of the land as fills a frame of this shape and has all of the deck in it. */
export function partOf(
  { width, height, box: [left, upper, right, bottom] }: Land,
  shape: number,
  headroom = HEADROOM,
): Part {
  const top = Math.max(0, upper - (bottom - upper) * headroom);
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

/** In pixels: below this, pins take much of a frame, and it shows no more of the land than they need. */
const LOW = 320;
/** Beside, above and below the outermost pins, in pixels: for their names, their heads and the credits. */
const MARGIN = { side: 60, above: 30, below: 22 } as const;
/** However close the places lie, this share of the deck is seen. */
const LEAST = 0.4;

/** What of the land is seen in a frame of so many pixels: all of the deck, or in a low frame what is around the places. */
export function partIn(land: Land, places: readonly Point[], { width, height }: Box): Part {
  const shape = width && height ? width / height : 1;
  if (!height || height >= LOW || !places.length) return partOf(land, shape);
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const { side, above, below } = MARGIN;
  const unit = Math.max(
    (right - left) / Math.max(1, width - 2 * side),
    (bottom - top) / Math.max(1, height - above - below),
    ((land.box[3] - land.box[1]) * LEAST) / height,
  );
  const box = [left - side * unit, top - above * unit, right + side * unit, bottom + below * unit] as const;
  return partOf({ ...land, box }, shape, 0);
}

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

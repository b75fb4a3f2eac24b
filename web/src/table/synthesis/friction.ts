/** What a disc sounds like that slides over wood: the grain of the board, passed over quickly or slowly. */

import { band, noise } from "./rendered";

/** Seconds of the board until its grain repeats, and seconds in which one end becomes the other. */
const LONG = 0.9;
const SEAM = 0.05;

/** A stretch of the board that can be passed over again and again without a seam. */
export function grain(rate: number): Float32Array<ArrayBuffer> {
  const [next, pass] = [noise(7), band(180, 1500, rate)];
  const [long, seam] = [Math.round(LONG * rate), Math.round(SEAM * rate)];
  const raw = Float32Array.from({ length: long + seam }, () => pass(next()));
  return raw.slice(0, long).map((sample, i) => {
    const part = Math.min(1, i / seam);
    return part * sample + (1 - part) * (raw[long + i] ?? 0);
  });
}

/** How loud it is at a speed from 0 to 1, and how fast the grain is passed over, which makes it higher. */
export const friction = (speed: number): { readonly loudness: number; readonly pace: number } => ({
  loudness: 0.6 * speed,
  pace: 0.5 + 0.9 * speed,
});

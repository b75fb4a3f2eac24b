/** Sounds worked out sample by sample, the same every time: modal synthesis. A struck body rings in a few partials, each
 * dying away in its own time, and the contact is a short noise. */

import { BLOWS, type Blow, type Body, type Sound } from "./bodies";

/** What is this much quieter has died away: 60 dB. */
const GONE = Math.log(1000);
/** Seconds in which the last of a sound is let go, so that nothing clicks. */
const END = 0.006;

/** Noise from a small generator, from -1 to 1. */
export function noise(seed = 1): () => number {
  let now = seed;
  return () => {
    now = (Math.imul(now, 1664525) + 1013904223) >>> 0;
    return now / 2 ** 31 - 1;
  };
}

/** What lets pass only what lies between two frequencies. */
export function band(low: number, high: number, rate: number): (sample: number) => number {
  const [a, b] = [high, low].map((hertz) => 1 - Math.exp((-2 * Math.PI * hertz) / rate)) as [number, number];
  let [once, twice, slow] = [0, 0, 0];
  return (sample) => {
    once += a * (sample - once);
    twice += a * (once - twice);
    slow += b * (twice - slow);
    return twice - slow;
  };
}

/** A hard blow also rings longer. */
const stretch = (strength: number): number => 0.7 + 0.3 * strength;

const lasting = ({ partials, noise: [, , , lasts, comes] }: Body): number =>
  Math.max(lasts + comes, ...partials.map(([, , long]) => long));

/** Add one blow to a wave. What is struck hard is touched for a shorter time: so it is brighter, not just louder. */
function strike(wave: Float32Array, [at, body, loudness, height]: Blow, strength: number, rate: number): void {
  const start = Math.round(at * rate);
  const long = stretch(strength);
  for (const [ratio, part, lasts] of body.partials) {
    const turn = (2 * Math.PI * body.pitch * height * ratio) / rate;
    if (turn > Math.PI * 0.9) continue;
    const keep = Math.exp(-GONE / (lasts * long * rate));
    const dull = Math.exp(-1.2 * (1 - strength) * (ratio - 1));
    let [before, now] = [0, loudness * strength * part * dull * keep * Math.sin(turn)];
    for (let i = start + 1; i < wave.length; i++) {
      wave[i] = (wave[i] ?? 0) + now;
      [before, now] = [now, 2 * keep * Math.cos(turn) * now - keep * keep * before];
    }
  }
  const [part, low, high, lasts, comes] = body.noise;
  const grain = noise(start + 1);
  const pass = band(low, high * (0.3 + 0.7 * strength), rate);
  const [rise, fall] = [comes * rate, GONE / (lasts * long * rate)];
  for (let i = start; i < wave.length; i++) {
    const shape = Math.min(1, (i - start) / rise) * Math.exp(-fall * (i - start));
    wave[i] = (wave[i] ?? 0) + loudness * strength * part * shape * pass(grain());
  }
}

/** A sound of so much strength, from 0 to 1. */
export function rendered(sound: Sound, strength: number, rate: number): Float32Array<ArrayBuffer> {
  const blows: readonly Blow[] = BLOWS[sound];
  const lasts = Math.max(...blows.map(([at, body]) => at + lasting(body) * stretch(strength)));
  const wave = new Float32Array(Math.ceil(lasts * rate));
  for (const blow of blows) strike(wave, blow, strength, rate);
  const end = END * rate;
  return wave.map((sample, i) => sample * Math.min(1, (wave.length - 1 - i) / end));
}

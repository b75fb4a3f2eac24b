/** What can be measured of a sound. */

export const RATE = 44_100;

export const peak = (wave: Float32Array): number => wave.reduce((most, one) => Math.max(most, Math.abs(one)), 0);

/** Loudness as a meter shows it: the root of the mean square. */
export const level = (wave: Float32Array): number =>
  Math.sqrt(wave.reduce((sum, one) => sum + one * one, 0) / wave.length);

/** All that a sound has of energy, however long it is. */
export const energy = (wave: Float32Array): number => level(wave) ** 2 * wave.length;

/** Energy by frequency, by a fast Fourier transform: of each frequency its Hertz and how much there is of it. */
export function spectrum(wave: Float32Array): { readonly hertz: number; readonly power: number }[] {
  const size = 2 ** Math.ceil(Math.log2(wave.length));
  const bits = Math.log2(size);
  const real = new Float64Array(size);
  const imaginary = new Float64Array(size);
  for (let i = 0; i < size; i++) {
    let mirrored = 0;
    for (let bit = 0; bit < bits; bit++) mirrored |= ((i >> bit) & 1) << (bits - 1 - bit);
    real[mirrored] = wave[i] ?? 0;
  }
  const at = (from: Float64Array, i: number): number => from[i] ?? 0;
  for (let half = 1; half < size; half *= 2) {
    for (let i = 0; i < size; i++) {
      if (i & half) continue;
      const angle = (-Math.PI * (i % half)) / half;
      const [cos, sin, other] = [Math.cos(angle), Math.sin(angle), i + half];
      const x = at(real, other) * cos - at(imaginary, other) * sin;
      const y = at(real, other) * sin + at(imaginary, other) * cos;
      real[other] = at(real, i) - x;
      imaginary[other] = at(imaginary, i) - y;
      real[i] = at(real, i) + x;
      imaginary[i] = at(imaginary, i) + y;
    }
  }
  return Array.from({ length: size / 2 }, (_, i) => ({
    hertz: (i * RATE) / size,
    power: at(real, i) ** 2 + at(imaginary, i) ** 2,
  }));
}

/** Where the middle of a sound lies, in Hertz: how bright it is. */
export function brightness(wave: Float32Array): number {
  const bins = spectrum(wave);
  const all = bins.reduce((sum, { power }) => sum + power, 0);
  return bins.reduce((sum, { hertz, power }) => sum + hertz * power, 0) / all;
}

/** How much of a sound lies within a twelfth of an octave, where there is most of it: a tone has nearly all, noise little. */
export function tone(wave: Float32Array): number {
  const bins = spectrum(wave);
  const all = bins.reduce((sum, { power }) => sum + power, 0);
  const near = new Map<number, number>();
  for (const { hertz, power } of bins.slice(1)) {
    const step = Math.floor(12 * Math.log2(hertz));
    near.set(step, (near.get(step) ?? 0) + power);
  }
  return Math.max(...near.values()) / all;
}

/** A few sounds made on the spot: stone on stone, wood on wood, a small chime, a low bell. */

import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

function note(frequency: number, start: number, length: number, volume: number, type: OscillatorType): void {
  if (!context) return;
  const tone = context.createOscillator();
  const gain = context.createGain();
  const at = context.currentTime + start;
  tone.type = type;
  tone.frequency.setValueAtTime(frequency, at);
  tone.frequency.exponentialRampToValueAtTime(frequency * 0.94, at + length);
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(volume, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(gain).connect(context.destination);
  tone.start(at);
  tone.stop(at + length);
}

/** Something slides over wood: the low part of a noise, dying away. */
function rub(length: number, volume: number): void {
  if (!context) return;
  const grain = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const wave = grain.getChannelData(0);
  wave.forEach((_, i) => (wave[i] = (Math.random() * 2 - 1) * volume * (1 - i / wave.length) ** 2));
  const source = context.createBufferSource();
  source.buffer = grain;
  const low = context.createBiquadFilter();
  low.frequency.value = 700;
  source.connect(low).connect(context.destination);
  source.start();
}

type Made = (strength: number) => void;

const SOUNDS = {
  hit: (strength) => {
    note(520, 0, 0.06, 0.3 * strength, "triangle");
    note(1240, 0, 0.03, 0.12 * strength, "square");
  },
  bump: (strength) => note(150, 0, 0.1, 0.35 * strength, "triangle"),
  slide: (strength) => {
    note(240, 0, 0.05, 0.16 + 0.2 * strength, "triangle");
    rub(0.25 + 0.7 * strength, 0.1 + 0.2 * strength);
  },
  fall: (strength) => [210, 140, 90].forEach((frequency, i) => note(frequency, i * 0.07, 0.16, 0.2 * strength, "sine")),
  move: () => {
    note(190, 0, 0.09, 0.22, "triangle");
    note(95, 0.015, 0.12, 0.2, "sine");
  },
  gain: () => [523, 659, 784].forEach((frequency, i) => note(frequency, i * 0.09, 0.4, 0.09, "sine")),
  turn: () => [392, 523].forEach((frequency, i) => note(frequency, i * 0.16, 0.5, 0.1, "sine")),
  end: () => [262, 330, 392, 523].forEach((frequency, i) => note(frequency, i * 0.14, 0.8, 0.09, "sine")),
} satisfies Record<string, Made>;

export type Sound = keyof typeof SOUNDS;

/** Make a sound, as loud as what makes it is strong. */
export function play(sound: Sound, strength = 1): void {
  const wanted = {
    hit: settings.soundMoves,
    bump: settings.soundMoves,
    slide: settings.soundMoves,
    fall: settings.soundMoves,
    move: settings.soundMoves,
    gain: settings.soundMoves,
    turn: settings.soundTurn,
    end: settings.soundEnd,
  };
  if (!wanted[sound] || !navigator.userActivation?.hasBeenActive) return;
  try {
    context ??= new AudioContext();
    const made: Made = SOUNDS[sound];
    made(strength);
  } catch {
    // A device without sound is no reason to stop.
  }
}

/** Sounds of wood, stone and paper, made on the spot; and what of it is felt. */

import { settings } from "./settings.svelte";
import type { Sound } from "./synthesis/bodies";
import { rendered } from "./synthesis/rendered";
import { vibrate } from "./vibration";

export type { Sound };
/** What each type of event sounds like; others are silent. */
export type Sounds<Type = string> = Readonly<Partial<Record<Type extends string ? Type : string, Sound>>>;

const LOUDNESS = { off: 0, quiet: 0.2, normal: 0.45, loud: 0.9 } as const;
/** So many strengths of a sound are told apart. */
const STRENGTHS = 8;

/** What is felt as well: milliseconds on and off, and from which strength. */
const FELT: { readonly [sound in Sound]?: readonly [from: number, ...pattern: number[]] } = {
  turn: [0, 40],
  hole: [0, 20, 60, 20],
  off: [0, 70],
  hit: [0.6, 15],
};

let context: AudioContext | null = null;
let outlet: GainNode | null = null;
const buffers = new Map<string, AudioBuffer>();

/** Where sounds of a kind go, as loud as this person wants them; nowhere if they do not, before the first touch, and on a
 * device without sound. */
export function outletFor(kind: "soundMoves" | "soundTurn" | "soundEnd"): GainNode | null {
  const loudness = LOUDNESS[settings.volume];
  if (!settings[kind] || !loudness || !navigator.userActivation?.hasBeenActive) return null;
  try {
    context ??= new AudioContext();
    if (!outlet) (outlet = new GainNode(context)).connect(context.destination);
    // After a call, a phone has it wait.
    if (context.state !== "running") context.resume().catch(() => undefined);
    outlet.gain.value = loudness;
    return outlet;
  } catch {
    return null; // A device without sound is no reason to stop.
  }
}

/** A wave as something that can be played, made once. */
export function buffered(
  name: string,
  { context }: AudioNode,
  made: (rate: number) => Float32Array<ArrayBuffer>,
): AudioBuffer {
  const known = buffers.get(name);
  if (known) return known;
  const wave = made(context.sampleRate);
  const buffer = context.createBuffer(1, wave.length, context.sampleRate);
  buffer.copyToChannel(wave, 0);
  buffers.set(name, buffer);
  return buffer;
}

/** Make a sound, as strong as what makes it, from 0 to 1. */
export function play(sound: Sound, strength = 0.8): void {
  const [from = 1, ...pattern] = FELT[sound] ?? [];
  if (pattern.length && strength >= from) vibrate(pattern);
  const out = outletFor(
    sound === "turn" ? "soundTurn" : sound === "end" || sound === "won" ? "soundEnd" : "soundMoves",
  );
  if (!out) return;
  const step = Math.max(1, Math.round(strength * STRENGTHS)) / STRENGTHS;
  const buffer = buffered(`${sound} ${step}`, out, (rate) => rendered(sound, step, rate));
  const source = new AudioBufferSourceNode(out.context, { buffer });
  source.connect(out);
  source.start();
}

/** What has happened, as its game sounds: each kind once. */
export function playAll(events: readonly { readonly [key: string]: unknown }[], sounds: Sounds = {}): void {
  for (const sound of new Set(events.map((event) => sounds[String(event["type"])]))) if (sound) play(sound);
}

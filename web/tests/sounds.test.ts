import { describe, expect, it } from "vitest";
import { BLOWS, type Sound } from "../src/table/synthesis/bodies";
import { friction, grain } from "../src/table/synthesis/friction";
import { rendered } from "../src/table/synthesis/rendered";
import { brightness, energy, level, peak, RATE, tone } from "./spectrum";

const STRENGTHS = [0.125, 0.5, 1];
const ALL = Object.keys(BLOWS) as Sound[];
const CHIMES: readonly Sound[] = ["gain", "turn", "end", "won"];
const IMPACTS = ALL.filter((sound) => !CHIMES.includes(sound));
const made = (sound: Sound, strength = 1): Float32Array => rendered(sound, strength, RATE);
const rises = (numbers: readonly number[]): boolean =>
  numbers.every((one, i) => i === 0 || one > (numbers[i - 1] ?? 0));

describe.each(ALL)("the sound of %s", (sound) => {
  const waves = STRENGTHS.map((strength) => made(sound, strength));

  it("is a wave that fits, begins and ends at rest", () => {
    for (const wave of waves) {
      expect(wave.every(Number.isFinite)).toBe(true);
      expect(peak(wave)).toBeLessThan(0.95);
      expect(Math.abs(wave[0] ?? 1)).toBeLessThan(0.001);
      expect(peak(wave.slice(-4))).toBeLessThan(0.0005);
    }
  });

  it("is over soon", () => {
    for (const wave of waves) expect(wave.length / RATE).toBeLessThan(IMPACTS.includes(sound) ? 0.4 : 1.3);
  });

  it("is louder, brighter and longer the stronger it is", () => {
    expect(rises(waves.map(level))).toBe(true);
    expect(rises(waves.map(energy))).toBe(true);
    expect(rises(waves.map(brightness))).toBe(true);
    expect(rises(waves.map(({ length }) => length))).toBe(true);
  });

  it("is heard: neither lost beside the others nor far above them", () => {
    expect(peak(made(sound))).toBeGreaterThan(0.2);
    expect(peak(made(sound, 0.125))).toBeGreaterThan(0.004);
  });

  it("is the same every time, and on a device of another rate", () => {
    expect(made(sound)).toEqual(made(sound));
    expect(rendered(sound, 1, 48_000).length / 48_000).toBeCloseTo(made(sound).length / RATE, 3);
  });
});

describe("a hard blow", () => {
  it.each(IMPACTS)("is by far brighter: %s", (sound) => {
    expect(brightness(made(sound))).toBeGreaterThan(1.2 * brightness(made(sound, 0.125)));
  });
});

describe("what things are made of", () => {
  it("is heard: stone is brighter than a piece of wood, and that than the board", () => {
    const [stone, disc, piece, board] = (["stone", "hit", "wood", "bump"] as const).map((one) => brightness(made(one)));
    expect(rises([board, piece, disc, stone].map(Number))).toBe(true);
    expect(stone).toBeGreaterThan(1.5 * Number(piece));
    expect(piece).toBeGreaterThan(1.5 * Number(board));
  });

  it.each(["stone", "wood", "hit", "bump", "hole", "off", "turn"] as const)("rings where it is solid: %s", (sound) => {
    expect(tone(made(sound))).toBeGreaterThan(0.2);
  });

  it.each(["card", "pencil"] as const)("has no tone where it is paper: %s", (sound) => {
    expect(tone(made(sound))).toBeLessThan(0.12);
  });
});

describe("what slides", () => {
  const speeds = [0, 0.1, 0.3, 0.6, 1];
  const board = grain(RATE);
  /** What is heard at a speed: the grain of the board, passed over so fast. */
  const heard = (speed: number): Float32Array => {
    const { loudness, pace } = friction(speed);
    return Float32Array.from({ length: board.length }, (_, i) => {
      return loudness * (board[Math.floor(i * pace) % board.length] ?? 0);
    });
  };

  it("is as loud as it is fast, and silent when it rests", () => {
    expect(level(heard(0))).toBe(0);
    expect(rises(speeds.map((speed) => level(heard(speed))))).toBe(true);
    expect(level(heard(0.6)) / level(heard(0.3))).toBeCloseTo(2, 0);
    expect(peak(heard(1))).toBeLessThan(0.5);
  });

  it("is higher the faster it is", () => {
    expect(rises(speeds.slice(1).map((speed) => brightness(heard(speed))))).toBe(true);
  });

  it("goes round without a seam", () => {
    const steps = board.map((one, i) => Math.abs(one - (board[i - 1] ?? one)));
    expect(Math.abs((board[0] ?? 1) - (board.at(-1) ?? 0))).toBeLessThan(0.5 * peak(steps));
  });
});

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Rub } from "../src/table/rub";
import { lasting, settings } from "../src/table/settings.svelte";
import { play, playAll } from "../src/table/sounds";
import { vibrates } from "../src/table/vibration";

const SRC = join(import.meta.dirname, "..", "src");
const read = (file: string): string => readFileSync(join(SRC, file), "utf8");
const FILES = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(svelte|ts|css)$/.test(file))
  .map((file) => file.replaceAll("\\", "/"));
const having = (what: RegExp): string[] => FILES.filter((file) => what.test(read(file))).sort();

/** How loud the page is, and what runs through it now. */
class Gain {
  readonly gain = { value: 1, setTargetAtTime: (value: number) => void (this.gain.value = value) };
  constructor(
    readonly context: object,
    options?: { gain: number },
  ) {
    if (options) this.gain.value = options.gain;
    gains.push(this);
  }
  connect = (next: unknown): unknown => next;
}
class Source {
  readonly playbackRate = { setTargetAtTime: () => undefined };
  constructor(
    readonly context: object,
    readonly options: { loop?: boolean },
  ) {}
  connect = (next: unknown): unknown => next;
  start = (): void => void running.add(this);
  stop = (): void => void running.delete(this);
}
class Context {
  readonly state = "running";
  readonly sampleRate = 8000;
  readonly currentTime = 0;
  readonly destination = {};
  createBuffer = (_: number, length: number): object => ({ length, copyToChannel: () => undefined });
}
const gains: Gain[] = [];
const running = new Set<Source>();
const felt = vi.fn(() => true);
const KEPT = { ...settings };

/** How many sounds were made. */
function heard(making: () => void): number {
  running.clear();
  making();
  return running.size;
}

beforeEach(() => {
  vi.stubGlobal("AudioContext", Context);
  vi.stubGlobal("GainNode", Gain);
  vi.stubGlobal("AudioBufferSourceNode", Source);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  Object.assign(navigator, { vibrate: felt });
  Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: true }, configurable: true });
});

afterEach(() => {
  Object.assign(settings, KEPT);
  Reflect.deleteProperty(navigator, "vibrate");
  Reflect.deleteProperty(navigator, "userActivation");
  vi.unstubAllGlobals();
  felt.mockClear();
});

describe("sound", () => {
  it.each([
    ["soundMoves", "stone"],
    ["soundMoves", "gain"],
    ["soundTurn", "turn"],
    ["soundEnd", "end"],
    ["soundEnd", "won"],
  ] as const)("is switched by %s: %s", (kind, sound) => {
    expect(heard(() => play(sound))).toBe(1);
    settings[kind] = false;
    expect(heard(() => play(sound))).toBe(0);
  });

  it("is as loud as it is set, and none at all where that is off", () => {
    const loud = (["quiet", "normal", "loud"] as const).map((volume) => {
      settings.volume = volume;
      expect(heard(() => play("stone"))).toBe(1);
      return gains[0]?.gain.value ?? 0;
    });
    expect(loud).toEqual([...loud].sort());
    expect(new Set(loud).size).toBe(3);
    settings.volume = "off";
    expect(heard(() => (["stone", "turn", "end"] as const).forEach((one) => play(one)))).toBe(0);
    expect(heard(() => new Rub().at(1))).toBe(0);
  });

  it("waits for the first touch", () => {
    Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: false }, configurable: true });
    expect(heard(() => play("stone"))).toBe(0);
    expect(heard(() => play("turn"))).toBe(0);
    expect(felt).not.toHaveBeenCalled();
  });

  it("of what happened is each kind once, and none of what has none", () => {
    const events = [{ type: "laid" }, { type: "laid" }, { type: "drawn" }, { type: "counted" }];
    expect(heard(() => playAll(events, { laid: "stone", drawn: "card" }))).toBe(2);
  });

  it("of what slides follows its speed, and ends with it, with its switch, or when it is told to", () => {
    const rub = new Rub();
    const loudness = (speed: number): number => {
      rub.at(speed);
      return running.size && (gains.at(-1)?.gain.value ?? 0);
    };
    running.clear();
    const [fast, slow] = [loudness(0.8), loudness(0.2)];
    expect(running.size).toBe(1);
    expect(slow).toBeGreaterThan(0);
    expect(slow).toBeLessThan(fast / 3);
    expect(loudness(0)).toBe(0);
    expect(loudness(0.5)).toBeGreaterThan(0);
    rub.end();
    expect(running.size).toBe(0);
    expect(loudness(0.5)).toBeGreaterThan(0);
    settings.soundMoves = false;
    expect(loudness(0.5)).toBe(0);
  });

  it("is made in one place", () => {
    expect(having(/new AudioContext|new Audio\(|<audio|<video|speechSynthesis|createOscillator/)).toEqual([
      "table/sounds.ts",
    ]);
    expect(having(/new AudioBufferSourceNode/)).toEqual(["table/rub.ts", "table/sounds.ts"]);
  });
});

describe("vibration", () => {
  it("is for one's turn, what falls, and what hits hard", () => {
    for (const sound of ["turn", "hole", "off", "hit"] as const) play(sound, 1);
    expect(felt).toHaveBeenCalledTimes(4);
    for (const sound of ["stone", "card", "end", "gain"] as const) play(sound, 1);
    play("hit", 0.3);
    expect(felt).toHaveBeenCalledTimes(4);
  });

  it("has a switch of its own", () => {
    settings.volume = "off";
    play("turn");
    expect(felt).toHaveBeenCalledTimes(1);
    settings.vibration = false;
    play("turn");
    expect(felt).toHaveBeenCalledTimes(1);
  });

  it("is not for a device that is not held, or cannot", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    play("turn");
    expect(felt).not.toHaveBeenCalled();
    Reflect.deleteProperty(navigator, "vibrate");
    expect(vibrates()).toBe(false);
  });

  it("is made in one place", () => {
    expect(having(/navigator\.vibrate|\["vibrate"\]/)).toEqual(["table/vibration.ts"]);
  });
});

describe("motion", () => {
  it("takes no time where it is off", () => {
    settings.pace = "off";
    expect(lasting(500)).toBe(0);
  });

  it("asks how long it may take, wherever it is made by script", () => {
    const moving = having(/from "svelte\/(transition|animate|motion)"|\.animate\(|requestAnimationFrame/);
    /** They draw what a finger or a wish asks for at that very moment, and nothing by themselves. */
    const still = ["board/measured.ts", "games/sonora/flick/charge.svelte.ts", "table/dialogs/Rules.svelte"];
    /** It is given a duration, or is not begun, by this file. */
    const asked: Record<string, string> = { "games/sonora/flick/Run.svelte": "games/sonora/flick/motion.svelte.ts" };
    const askers = moving.filter((file) => !still.includes(file)).map((file) => asked[file] ?? file);
    expect(askers.filter((file) => !read(file).includes("lasting("))).toEqual([]);
    expect(askers.length).toBeGreaterThan(5);
  });

  it("of styles is switched off for all of them at once, by the person and by their system", () => {
    const style = read("page.css");
    expect(style.match(/transition: none !important/g)).toHaveLength(2);
    expect(style.match(/animation-duration: 0.01ms !important/g)).toHaveLength(2);
    // What is important, or smooth, or drawn by SVG itself, would escape that.
    expect(
      having(/(animation|transition)[^;{}]*!important|scroll-behavior: smooth|behavior: "smooth"|<animate/),
    ).toEqual(["page.css"]);
    expect(having(/startViewTransition|animation-delay/)).toEqual([]);
  });
});

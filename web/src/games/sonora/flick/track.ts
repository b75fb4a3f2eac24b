/** One flick as it is seen and heard, from the track that was sent. */

import { lasting, placesAt } from "../../../physics/track";
import { UNIT } from "../../../physics/units";
import type { Flicked } from "../../../wire/sonora";
import { FASTEST, MIDDLE, type Point } from "../geometry";

/** A disc as it is seen at some moment, in millimetres. */
export interface Seen extends Point {
  readonly disc: number;
  /** 1 on the board; less where it sinks into the hole, more where it hops off. */
  readonly scale: number;
  readonly alpha: number;
}

/** Something that is heard. */
export interface Knock {
  /** Seconds after the flick. */
  readonly at: number;
  readonly sound: "hit" | "bump" | "hole" | "off";
  /** From 0 to 1. */
  readonly strength: number;
}

interface Leg extends Point {
  readonly at: number;
  readonly vx: number;
  readonly vy: number;
}

/** Seconds in which a disc sinks or flies off. */
const VANISHING = 0.3;
/** A change of speed that is heard at full strength, and one too small to be heard. */
const LOUD = 1100;
const FAINT = 25;

export class Course {
  /** Seconds from the flick until nothing moves any more. */
  readonly lasts: number;
  readonly knocks: readonly Knock[];
  private readonly legs: ReadonlyMap<number, readonly Leg[]>;

  constructor(private readonly flicked: Flicked) {
    this.legs = legsOf(flicked.track);
    this.lasts = lasting(flicked.track) / UNIT + (flicked.rests.some(({ where }) => where !== "board") ? VANISHING : 0);
    this.knocks = [...this.impacts(), ...this.falls()].sort((a, b) => a.at - b.at);
  }

  /** How hard the flick is, from 0 to 1. */
  get force(): number {
    const [first] = this.legs.get(this.flicked.disc) ?? [];
    return first ? Math.min(1, Math.hypot(first.vx, first.vy) / FASTEST) : 0;
  }

  /** How much all discs slide so many seconds after the flick: the fastest flick alone is 1, and what rests is 0. */
  speed(time: number): number {
    let squares = 0;
    for (const legs of this.legs.values()) {
      const next = legs.findIndex(({ at }) => at > time);
      const [leg, after] = [legs[next - 1], legs[next]];
      if (!leg || !after) continue;
      const braked = (time - leg.at) / (after.at - leg.at);
      const [fast, slow] = [leg, speedAt(leg, after)].map(({ vx, vy }) => Math.hypot(vx, vy)) as [number, number];
      squares += (fast + (slow - fast) * braked) ** 2;
    }
    return Math.min(1, Math.sqrt(squares) / FASTEST);
  }

  /** Every disc that can be seen so many seconds after the flick. */
  at(time: number): Seen[] {
    const places = placesAt(this.flicked.track, time * UNIT);
    return this.flicked.rests.flatMap((rest) => {
      const { disc, where } = rest;
      const last = this.legs.get(disc)?.at(-1);
      if (last && where !== "board" && time >= last.at) return vanishing(disc, last, time - last.at, where);
      const { x, y } = places.get(disc) ?? rest;
      return [{ disc, x: x / UNIT, y: y / UNIT, scale: 1, alpha: 1 }];
    });
  }

  /** Where each disc that moved has been, from change to change. */
  get ways(): { readonly disc: number; readonly points: readonly Point[] }[] {
    return [...this.legs].map(([disc, legs]) => ({ disc, points: legs.map(({ x, y }) => ({ x, y })) }));
  }

  /** Changes of speed are knocks: of two discs if both change at once, else against a rail. */
  private impacts(): Knock[] {
    const found = new Map<number, Knock>();
    for (const [disc, legs] of this.legs) {
      legs.forEach((leg, i) => {
        const before = legs[i - 1];
        if (!before && disc === this.flicked.disc) return;
        const was = before ? speedAt(before, leg) : { vx: 0, vy: 0 };
        const change = Math.hypot(leg.vx - was.vx, leg.vy - was.vy);
        if (change < FAINT) return;
        const sound = found.has(leg.at) || !before ? "hit" : "bump";
        found.set(leg.at, { at: leg.at, sound, strength: Math.min(1, change / LOUD) });
      });
    }
    return [...found.values()];
  }

  private falls(): Knock[] {
    return this.flicked.rests.flatMap(({ disc, where }) => {
      const at = this.legs.get(disc)?.at(-1)?.at;
      return where === "board" || at === undefined ? [] : [{ at, sound: where, strength: 1 }];
    });
  }
}

function legsOf(track: Flicked["track"]): Map<number, Leg[]> {
  const legs = new Map<number, Leg[]>();
  for (const [time, disc, ...rest] of track) {
    const [x = 0, y = 0, vx = 0, vy = 0] = rest.map((number) => number / UNIT);
    const leg = { at: time / UNIT, x, y, vx, vy };
    legs.set(disc, [...(legs.get(disc) ?? []), leg]);
  }
  return legs;
}

/** How fast a disc still is at the end of a leg: evenly braked, it is on average as fast as it came far. */
function speedAt({ at, x, y, vx, vy }: Leg, next: Leg): { readonly vx: number; readonly vy: number } {
  const unbraked = Math.hypot(vx, vy) * (next.at - at);
  const left = unbraked === 0 ? 1 : Math.max(0, (2 * Math.hypot(next.x - x, next.y - y)) / unbraked - 1);
  return { vx: vx * left, vy: vy * left };
}

/** A disc that has just left: it sinks towards the middle of the hole, or flies on and is gone. */
function vanishing(disc: number, leg: Leg, since: number, where: "hole" | "off"): Seen[] {
  const part = since / VANISHING;
  if (part >= 1) return [];
  const alpha = 1 - part * part;
  if (where === "off")
    return [{ disc, x: leg.x + leg.vx * since, y: leg.y + leg.vy * since, scale: 1 + 0.3 * part, alpha }];
  const pull = Math.min(1, part * 2);
  const to = (from: number, middle: number): number => from + (middle - from) * pull;
  return [{ disc, x: to(leg.x, MIDDLE.x), y: to(leg.y, MIDDLE.y), scale: 1 - 0.45 * part, alpha }];
}

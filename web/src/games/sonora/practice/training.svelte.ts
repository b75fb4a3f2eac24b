/** A table of one's own: the page's twin of the kernel runs the discs, and nothing is counted. */

import { flick, type Flick as Aim } from "../../../physics/flicking";
import { RADIUS, TOP_SPEED } from "../../../physics/kernel";
import { UNIT } from "../../../physics/units";
import {
  CONSTANTS,
  type AnyEvent,
  type DiscView,
  type Flick,
  type Flicked,
  type Offer,
  type SeatMove,
  type View,
} from "../../../wire/sonora";
import type { Undo } from "../../../wire/table";
import { CIRCLES, MIDDLE, SECTIONS, type Point } from "../geometry";
import { NUMBERS, PAINTS } from "../discs";

export const LAYOUTS = ["empty", "few", "crowded"] as const;
export type LayoutName = (typeof LAYOUTS)[number];
/** How much a hand errs: degrees, and a share of the speed. */
const ERRORS = CONSTANTS.HANDS;
export type HandName = keyof typeof ERRORS;
/** From the one that never errs to the one that errs most. */
export const HANDS: readonly string[] = Object.entries(ERRORS)
  .sort(([, [a]], [, [b]]) => a - b)
  .map(([name]) => name);

const FEW = [
  [7, 118, 96],
  [11, 190, 130],
  [17, 138, 186],
] as const;
const MORE = [
  [5, 70, 140],
  [8, 96, 60],
  [10, 216, 70],
  [13, 232, 150],
  [14, 176, 218],
  [15, 100, 230],
  [18, 60, 200],
  [19, 212, 252],
] as const;
const LYING: Readonly<Record<LayoutName, readonly (readonly [number, number, number])[]>> = {
  empty: [],
  few: FEW,
  crowded: [...FEW, ...MORE],
};
const CORNER = 0;
const TRIES = 300;

type Lying = ReadonlyMap<number, Point>;
interface Moment {
  readonly lying: Lying;
  readonly events: readonly AnyEvent[];
}

export interface Heat {
  readonly points: readonly Point[];
  readonly hole: number;
  readonly off: number;
}

export class Training {
  layout = $state<LayoutName>("few");
  hand = $state<HandName>("normal");
  heat = $state.raw<Heat | null>(null);
  private moments = $state.raw<readonly Moment[]>([]);
  private aim: readonly number[] = $state.raw([]);

  constructor() {
    this.clear();
  }

  private get now(): Moment {
    return this.moments.at(-1) ?? { lying: new Map(), events: [] };
  }

  get events(): readonly AnyEvent[] {
    return this.now.events;
  }

  get mayGoBack(): boolean {
    return this.moments.length > 1;
  }

  get aimed(): boolean {
    return this.aim.length === 5 && (this.aim[3] !== 0 || this.aim[4] !== 0);
  }

  /** The chosen layout anew. */
  clear(): void {
    const lying = LYING[this.layout].map(([disc, x, y]) => [disc, { x: x * UNIT, y: y * UNIT }] as const);
    this.moments = [{ lying: new Map(lying), events: [] }];
    this.heat = null;
  }

  /** What is in the hand's mind. */
  meant(numbers: readonly number[]): void {
    this.aim = numbers;
    this.heat = null;
  }

  act(move: SeatMove | Undo): void {
    if (move.type === "undo") this.moments = this.moments.slice(0, -1);
    else if (move.type === "flick") this.flick(move);
    this.heat = null;
  }

  private flick({ disc, ...meant }: Flick): void {
    const { lying } = this.now;
    const { rests, track, touched, left_corner } = flick(lying, disc, astray(meant, this.hand), CORNER);
    const hits = touched.flatMap(([one, other]) => (one === disc ? [other] : []));
    if (!left_corner && !hits.length) {
      this.moments = [...this.moments, { lying, events: [{ type: "flick_too_weak", seat: 0, disc }] }];
      return;
    }
    const after = new Map(rests.flatMap(({ where, disc: one, x, y }) => (where === "board" ? [[one, { x, y }]] : [])));
    // The last one of a hand brings the others back.
    if (handOf(after).length === 0) for (let own = 0; own < NUMBERS; own++) if (own !== disc) after.delete(own);
    const event: Flicked = { type: "flicked", seat: 0, disc, track, rests, hits, lands: "", section: "" };
    this.moments = [...this.moments, { lying: after, events: [event] }];
  }

  /** The same flick many times, each with the hand's error. */
  warm(): void {
    const [disc = 0, x = 0, y = 0, vx = 0, vy = 0] = this.aim;
    const rests = Array.from({ length: TRIES }, () => {
      const ran = flick(this.now.lying, disc, astray({ x, y, vx, vy }, this.hand), CORNER);
      return ran.rests.find((rest) => rest.disc === disc);
    });
    const count = (where: string): number => rests.filter((rest) => rest?.where === where).length;
    const points = rests.flatMap((rest) => (rest?.where === "board" ? [{ x: rest.x / UNIT, y: rest.y / UNIT }] : []));
    this.heat = { points, hole: percent(count("hole")), off: percent(count("off")) };
  }

  get choices(): readonly Offer[] {
    const speeds = { from: -TOP_SPEED, to: TOP_SPEED };
    return [{ type: "flick", disc: handOf(this.now.lying), x: speeds, y: speeds, vx: speeds, vy: speeds }];
  }

  get view(): View {
    const none = SECTIONS.map(() => 0);
    return {
      viewer: 0,
      to_move: [0],
      stage: "flick",
      rounds: 1,
      no_bunting: false,
      hands: [this.hand],
      round: 0,
      turn: 0,
      seat: 0,
      left: handOf(this.now.lying).length,
      flicker: 0,
      disc: null,
      aim: null,
      fallen: [],
      knocked: [],
      waiting: [],
      following: [],
      discs: Array.from({ length: PAINTS.length * NUMBERS }, (_, disc) => discView(disc, this.now.lying.get(disc))),
      corners: [CORNER],
      colours: [],
      rival_squares: 0,
      order: [],
      sheets: [],
      points: [none],
      now: [none],
      lines: [],
      ended_by: "",
    };
  }
}

const handOf = (lying: Lying): number[] =>
  Array.from({ length: NUMBERS }, (_, disc) => disc).filter((disc) => !lying.has(disc));

const percent = (count: number): number => Math.round((100 * count) / TRIES);

/** A flick as the hand really gives it: twelve dice added up make an error that is mostly small. */
function astray({ x, y, vx, vy }: Aim, hand: HandName): Aim {
  const [degrees, share] = ERRORS[hand];
  const error = (): number => Array.from({ length: 12 }, Math.random).reduce((all, one) => all + one, -6);
  const angle = (degrees * error() * Math.PI) / 180;
  const stretch = 1 + share * error();
  const [along, across] = [stretch * Math.cos(angle), stretch * Math.sin(angle)];
  return { x, y, vx: Math.round(vx * along - vy * across), vy: Math.round(vx * across + vy * along) };
}

function discView(disc: number, at: Point | undefined): DiscView {
  const nobody = { seat: Math.floor(disc / NUMBERS), chosen: null, shares: [] };
  if (!at) return { ...nobody, where: disc < NUMBERS ? "hand" : "out", x: 0, y: 0, section: null, circle: "" };
  const circle = CIRCLES.find((one) => Math.hypot(at.x - one.x * UNIT, at.y - one.y * UNIT) <= RADIUS + one.r * UNIT);
  const [left, top] = [at.x < MIDDLE.x * UNIT, at.y < MIDDLE.y * UNIT];
  const zone = top ? (left ? "ruins" : "creek") : left ? "canyon" : "mudcracks";
  return { ...nobody, where: "board", ...at, section: circle?.section ?? zone, circle: circle?.id ?? "" };
}

/** Flicks to try, by number: the same ones as tests/physics/scenes.py makes, which tells what they are for. */
import type { Flick } from "../src/physics/flicking";
import type { Point } from "../src/physics/track";
import { UNIT } from "../src/physics/units";

const SIZE = 300 * UNIT;
const NEAR = 12 * UNIT;
const CONTACT = 24 * UNIT;
const FACE = 82914;

export interface Scene {
  readonly discs: ReadonlyMap<number, Point>;
  readonly disc: number;
  readonly aim: Flick;
  readonly corner: number;
}
type Kind = (dice: Dice) => [Point[], Flick];

class Dice {
  #state: number;

  constructor(seed: number) {
    this.#state = ((seed * 7919) % 2147483647) + 1;
    for (let i = 0; i < 3; i++) this.below(1);
  }

  below(end: number): number {
    this.#state = (this.#state * 48271) % 2147483647;
    return this.#state % end;
  }

  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  /** A point both of whose coordinates lie between these. */
  point(least: number, most: number): Point {
    const x = this.between(least, most);
    return { x, y: this.between(least, most) };
  }

  one(points: readonly Point[]): Point {
    return points[this.below(points.length)] ?? { x: SIZE, y: SIZE };
  }
}

const squared = (x: number, y: number): number => x * x + y * y;

export function fits(spots: readonly Point[], { x, y }: Point): boolean {
  const [across, down] = [Math.min(x, SIZE - x), Math.min(y, SIZE - y)];
  if (Math.min(across, down) < NEAR || across + down < FACE) return false;
  if (squared(x - SIZE / 2, y - SIZE / 2) <= squared(8 * UNIT, 0)) return false;
  return spots.every((spot) => squared(x - spot.x, y - spot.y) >= CONTACT * CONTACT);
}

function strewn(dice: Dice, spots: Point[], count: number): Point[] {
  for (let i = 0; i < count; i++) {
    const spot = dice.point(NEAR, SIZE - NEAR);
    if (fits(spots, spot)) spots.push(spot);
  }
  return spots;
}

const launch = (dice: Dice): Point => dice.point(-8 * UNIT, 22 * UNIT);

function towards(start: Point, target: Point, speed: number, beside = 0): Flick {
  const [dx, dy] = [target.x - start.x, target.y - start.y];
  const far = Math.sqrt(dx * dx + dy * dy);
  const turn = beside / far;
  const keep = Math.sqrt(1 - turn * turn);
  const [ux, uy] = [(dx * keep - dy * turn) / far, (dy * keep + dx * turn) / far];
  return { ...start, vx: Math.floor(ux * speed + 0.5), vy: Math.floor(uy * speed + 0.5) };
}

const sparse: Kind = (dice) => {
  const start = launch(dice);
  const spots = strewn(dice, [], dice.below(6));
  const target = dice.point(NEAR, SIZE - NEAR);
  return [spots, towards(start, target, dice.between(400, 2600) * UNIT)];
};

const crowded: Kind = (dice) => {
  const start = launch(dice);
  const spots = strewn(dice, [], 40).slice(0, 19);
  const target = dice.one(spots);
  const beside = dice.between(-NEAR, NEAR);
  return [spots, towards(start, target, dice.between(700, 2600) * UNIT, beside)];
};

const grazing: Kind = (dice) => {
  const start = launch(dice);
  const spots = strewn(dice, [], 12);
  const near = CONTACT + dice.between(-3, 1);
  const beside = near * (dice.below(2) ? 1 : -1);
  const target = dice.one(spots);
  return [spots, towards(start, target, dice.between(700, 2000) * UNIT, beside)];
};

const simultaneous: Kind = (dice) => {
  const spots: Point[] = [];
  for (let left = dice.between(1, 12); left > 0; left--) {
    const spot = dice.point(NEAR, SIZE - NEAR);
    const mirrored = { x: spot.y, y: spot.x };
    if (fits(spots, spot) && fits([...spots, spot], mirrored)) spots.push(spot, mirrored);
  }
  const at = dice.between(-8 * UNIT, 22 * UNIT);
  const speed = dice.between(500, 1800) * UNIT;
  return [spots.slice(0, 18), { x: at, y: at, vx: speed, vy: speed }];
};

const DEEP = FACE - NEAR;
const POCKETS: readonly Point[] = [
  { x: NEAR, y: DEEP },
  { x: DEEP, y: NEAR },
  { x: SIZE - NEAR, y: DEEP },
  { x: SIZE - DEEP, y: NEAR },
  { x: DEEP, y: SIZE - NEAR },
  { x: NEAR, y: SIZE - DEEP },
  { x: SIZE - DEEP, y: SIZE - NEAR },
  { x: SIZE - NEAR, y: SIZE - DEEP },
];

const pockets: Kind = (dice) => {
  const start = launch(dice);
  const spots = POCKETS.filter(() => dice.below(3));
  const target = spots.length ? dice.one(spots) : { x: SIZE, y: SIZE };
  const beside = dice.between(-CONTACT, CONTACT);
  strewn(dice, spots, 6);
  return [spots, towards(start, target, dice.between(700, 2300) * UNIT, beside)];
};

const rims: Kind = (dice) => {
  const start = launch(dice);
  const middle = SIZE / 2;
  const spots: Point[] = [];
  for (let i = 0; i < 6; i++) {
    const spot = dice.point(middle - CONTACT, middle + CONTACT);
    if (fits(spots, spot) && dice.below(2)) spots.push(spot);
  }
  const beside = dice.between(-9 * UNIT, 9 * UNIT);
  return [spots, towards(start, { x: middle, y: middle }, dice.between(880, 1100) * UNIT, beside)];
};

const rows: Kind = (dice) => {
  const start = launch(dice);
  const x = dice.between(60 * UNIT, 160 * UNIT);
  const y = dice.between(60 * UNIT, 200 * UNIT);
  const spots: Point[] = [];
  const count = dice.between(2, 12);
  for (let k = 0; k < count; k++) {
    const spot = { x: x + (k % 4) * CONTACT, y: y + Math.floor(k / 4) * CONTACT };
    if (fits(spots, spot)) spots.push(spot);
  }
  const target = spots[0] ?? { x, y };
  const beside = dice.below(2) ? dice.between(-NEAR, NEAR) : 0;
  return [spots, towards(start, target, dice.between(700, 2600) * UNIT, beside)];
};

const wild: Kind = (dice) => {
  const start = launch(dice);
  const x = dice.between(NEAR, FACE - NEAR);
  const spots = dice.below(2) ? [{ x, y: FACE - x }] : [];
  const most = dice.between(0, 900) * UNIT;
  const { x: vx, y: vy } = dice.point(-most, most);
  return [strewn(dice, spots, 3), { ...start, vx, vy }];
};

const KINDS = [sparse, crowded, grazing, simultaneous, pockets, rims, rows, wild];

/** The flick with this number. */
export function scene(number: number): Scene {
  const dice = new Dice(number);
  const [spots, { vx, vy, ...start }] = (KINDS[number % KINDS.length] ?? sparse)(dice);
  const corner = dice.below(4);
  const disc = dice.below(spots.length + 1);
  const [right, bottom] = [corner === 1 || corner === 2, corner === 2 || corner === 3];
  const turned = ({ x, y }: Point): Point => ({ x: right ? SIZE - x : x, y: bottom ? SIZE - y : y });
  return {
    discs: new Map(spots.map((spot, k) => [k >= disc ? k + 1 : k, turned(spot)])),
    disc,
    aim: { ...turned(start), vx: right ? -vx : vx, vy: bottom ? -vy : vy },
    corner,
  };
}

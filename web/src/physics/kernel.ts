/**
 * The twin of src/sobremesa/physics/kernel.py: from a flick to rest, event by event. Line for line the same sums in
 * the same order, so that both agree to the last bit; its README tells the model. For aim previews and practice: in a
 * match the server's result is the truth.
 *
 * Inside, coordinates are in 1/1024 mm from the middle of the board and times in seconds.
 */
import * as board from "../../../src/sobremesa/physics/data/board.json";
import { BRAKE, UNIT } from "./units";

export const HALF = (board.size * UNIT) / 2;
export const RADIUS = board.disc_radius * UNIT;
/** The hardest flick a hand can make. */
export const TOP_SPEED = board.max_flick_speed * UNIT;

const CHAMFER = board.chamfer * UNIT;
const FRAME = board.frame_width * UNIT;
const CONTACT = 2 * RADIUS;
const NEAR_RAIL = HALF - RADIUS;
const NEAR_FACE = 2 * HALF - CHAMFER - RADIUS * Math.sqrt(2);
const CLEAR = CHAMFER + RADIUS * Math.sqrt(2);
const HOLE = board.hole.center_distance * UNIT;
const HOP = board.rail.hop_normal_speed * UNIT;
const FALL = board.hole.max_speed * UNIT;
const STOP = board.stop_speed * UNIT;
const PASS_OVER = board.hole.pass_over_speed_factor;
const RAIL_BOUNCE = board.rail.restitution;
const RAIL_RUB = board.rail.friction;
const DISC_BOUNCE = board.disc_restitution;
const DISC_RUB = board.disc_disc_friction;

const NEVER = 1e30;
const MOST_EVENTS = 4096;
const MOST_STEPS = 64;
const RINGS = 8;
const FLAT = 1e-12;
const BESIDE = 1e-6;
const TOUCH = 1e-6;
const CREEP = 1e-3;
const MOMENT = 1e-6;
const BLOW = 1e-5;
const SLOWEST = 1e-9;
const DIAGONAL = Math.sqrt(0.5);
const ROLL = 1 / 3;

/** Why a row was written; where it is a disc's place in the list, that disc was hit. */
export const LAUNCHED = -1;
export const STOPPED = -2;
const DROPPED = -3;
const ENTERED = -4;
export const PASSED = -5;
export const FELL = -6;
export const OFF = -7;
export const STAYED = -8;
export const X_RAIL = -9;
const Y_RAIL = -10;
const SUM_FACE = -11;
const DIFFERENCE_FACE = -12;

type Ground = "floor" | "over the hole" | "corner" | "gone";
type Pair = readonly [number, number];

interface Disc {
  /** Its place in the list. */
  readonly place: number;
  x: number;
  y: number;
  ux: number;
  uy: number;
  speed: number;
  ground: Ground;
  when: number;
  what: number;
  met: number;
}

/** Time, place in the list, x, y, vx, vy after what happened, and its cause. */
export type LogRow = readonly [number, number, number, number, number, number, number];

interface Scene {
  readonly discs: readonly Disc[];
  readonly corner: number;
  readonly log: LogRow[];
  now: number;
}

/** Flick a disc and wait until all are at rest. */
export function run(start: readonly Pair[], flicked: number, corner: number, vx: number, vy: number): LogRow[] {
  const discs = start.map(([x, y], place): Disc => {
    return {
      place,
      x: x - HALF,
      y: y - HALF,
      ux: 0,
      uy: 0,
      speed: 0,
      ground: "floor",
      when: NEVER,
      what: STOPPED,
      met: -NEVER,
    };
  });
  const disc = discs[flicked];
  if (!disc) throw new RangeError(`no disc ${flicked}`);
  const scene: Scene = { discs, corner, log: [[0, flicked, disc.x + HALF, disc.y + HALF, vx, vy, LAUNCHED]], now: 0 };
  disc.ground = "corner";
  turn(disc, vx, vy);
  if (disc.speed > 0) foresee(scene, disc);
  else take(scene, disc, STAYED);
  for (let events = 0; events < MOST_EVENTS; events++) {
    const next = soonest(discs);
    if (!next) return scene.log;
    advance(discs, next.when - scene.now);
    scene.now = next.when;
    const other = discs[next.what];
    happen(scene, next, other);
    lookAgain(scene, next, other);
  }
  for (const running of discs)
    if (running.speed > 0) {
      running.speed = 0;
      changed(scene, running, STOPPED);
    }
  return scene.log;
}

function soonest(discs: readonly Disc[]): Disc | undefined {
  let when = NEVER;
  let first: Disc | undefined;
  for (const disc of discs) if (disc.when < when) [when, first] = [disc.when, disc];
  return first;
}

function advance(discs: readonly Disc[], time: number): void {
  for (const disc of discs)
    if (disc.speed > 0) {
      const far = time * (disc.speed - 0.5 * BRAKE * time);
      disc.x += disc.ux * far;
      disc.y += disc.uy * far;
      disc.speed = Math.max(disc.speed - BRAKE * time, SLOWEST);
    }
}

function turn(disc: Disc, vx: number, vy: number): void {
  const speed = Math.sqrt(vx * vx + vy * vy);
  if (speed < STOP) disc.speed = 0;
  else {
    disc.speed = speed;
    disc.ux = vx / speed;
    disc.uy = vy / speed;
  }
}

// What lies ahead

function foresee(scene: Scene, disc: Disc): void {
  let [far, what] = way(scene, disc);
  const { ux, uy } = disc;
  for (const other of scene.discs) {
    if (other.speed !== 0 || other.ground === "gone") continue;
    const dx = other.x - disc.x;
    const dy = other.y - disc.y;
    const ahead = dx * ux + dy * uy;
    if (!(BESIDE < ahead && ahead < far + CONTACT)) continue;
    const apart = dx * dx + dy * dy - CONTACT * CONTACT;
    const square = ahead * ahead - apart;
    if (square <= 0) continue;
    const there = apart / (ahead + Math.sqrt(square));
    if (there < far) [far, what] = [Math.max(0, there), other.place];
  }
  let when = duration(disc.speed, far);
  for (const other of scene.discs)
    if (other.speed > 0 && other !== disc) {
      const time = meeting(disc, other, when);
      if (time < when) [when, what] = [time, other.place];
    }
  disc.when = scene.now + when;
  disc.what = what;
}

function lookAgain(scene: Scene, disc: Disc, other: Disc | undefined): void {
  for (const one of scene.discs)
    if (one.speed === 0) one.when = NEVER;
    else if (concerns(one, disc) || (other && concerns(one, other))) foresee(scene, one);
}

const concerns = (disc: Disc, other: Disc): boolean =>
  disc === other || disc.what === other.place || crosses(disc, other);

function crosses(disc: Disc, other: Disc): boolean {
  if (other.speed > 0 || other.ground === "gone") return false;
  const dx = other.x - disc.x;
  const dy = other.y - disc.y;
  const ahead = dx * disc.ux + dy * disc.uy;
  return ahead > 0 && dx * dx + dy * dy - ahead * ahead < CONTACT * CONTACT;
}

const duration = (speed: number, far: number): number =>
  (2 * far) / (speed + Math.sqrt(Math.max(0, speed * speed - 2 * BRAKE * far)));

function way(scene: Scene, disc: Disc): Pair {
  const { x, y, ux, uy, speed } = disc;
  const reach = (speed * speed) / (2 * BRAKE);
  if (disc.ground === "corner") return wayOnCorner(disc, scene.corner, reach);
  const ahead = -(x * ux + y * uy);
  const square = HOLE * HOLE - (x * x + y * y - ahead * ahead);
  if (disc.ground === "over the hole") {
    const across = ahead + Math.sqrt(Math.max(0, square));
    const slow = Math.max(0, (speed * speed - FALL * FALL) / (2 * BRAKE));
    return slow < across ? [slow, FELL] : [Math.max(0, across), PASSED];
  }
  let far = reach;
  let what = STOPPED;
  if (ahead > 0 && square > 0) {
    const there = Math.max(0, ahead - Math.sqrt(square));
    if (there <= far) [far, what] = [there, ENTERED];
  }
  for (const [there, wall] of [
    [toWall(x, ux, NEAR_RAIL), X_RAIL],
    [toWall(y, uy, NEAR_RAIL), Y_RAIL],
    [toWall(x + y, ux + uy, NEAR_FACE), SUM_FACE],
    [toWall(x - y, ux - uy, NEAR_FACE), DIFFERENCE_FACE],
  ] as const)
    if (there < far) [far, what] = [there, wall];
  return [far, what];
}

function toWall(at: number, towards: number, wall: number): number {
  if (towards > FLAT) return Math.max(0, (wall - at) / towards);
  if (towards < -FLAT) return Math.max(0, (wall + at) / -towards);
  return NEVER;
}

const isRight = (corner: number): boolean => corner === 1 || corner === 2;
const isBottom = (corner: number): boolean => corner === 2 || corner === 3;

function wayOnCorner(disc: Disc, corner: number, reach: number): Pair {
  const [a, b] = fromRails(disc, corner);
  const da = isRight(corner) ? -disc.ux : disc.ux;
  const db = isBottom(corner) ? -disc.uy : disc.uy;
  let far = reach;
  let what = STAYED;
  if (da + db > FLAT) {
    const there = Math.max(0, (CLEAR - (a + b)) / (da + db));
    if (there < far) [far, what] = [there, DROPPED];
  }
  for (const [at, step, across, turned] of [
    [a, da, b, db],
    [b, db, a, da],
  ] as const) {
    if (step < -FLAT) {
      const there = Math.max(0, (at + FRAME) / -step);
      if (there < far) [far, what] = [there, OFF];
    } else if (step > FLAT) {
      const there = Math.max(0, (CHAMFER - at) / step);
      if (there < far && across + turned * there < 0) [far, what] = [there, OFF];
    }
  }
  return [far, what];
}

const fromRails = (disc: Disc, corner: number): Pair => [
  isRight(corner) ? HALF - disc.x : HALF + disc.x,
  isBottom(corner) ? HALF - disc.y : HALF + disc.y,
];

function meeting(disc: Disc, other: Disc, latest: number): number {
  const { ux, uy, speed: fast } = disc;
  const { ux: vx, uy: vy, speed: slow } = other;
  const until = Math.min(latest, Math.min(fast, slow) / BRAKE);
  const dx = other.x - disc.x;
  const dy = other.y - disc.y;
  const wx = vx * slow - ux * fast;
  const wy = vy * slow - uy * fast;
  const ax = BRAKE * (ux - vx);
  const ay = BRAKE * (uy - vy);
  const bend = Math.sqrt(ax * ax + ay * ay);
  let time = 0;
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const px = dx + time * (wx + 0.5 * time * ax);
    const py = dy + time * (wy + 0.5 * time * ay);
    const distance = Math.sqrt(px * px + py * py);
    const opening = (px * (wx + time * ax) + py * (wy + time * ay)) / distance;
    const gap = distance - CONTACT;
    if (gap > TOUCH) {
      const root = Math.sqrt(opening * opening + 2 * bend * gap);
      if (opening < 0) time += (2 * gap) / (root - opening);
      else if (bend > 0) time += (root + opening) / bend;
      else return NEVER;
    } else if (opening < -CREEP) return time;
    else if (bend > 0) time += Math.max(MOMENT, (Math.max(opening, CREEP) + opening) / bend);
    else return NEVER;
    if (time >= until) return NEVER;
  }
  return time;
}

// What happens

function happen(scene: Scene, disc: Disc, other: Disc | undefined): void {
  const what = disc.what;
  if (other) meet(scene, disc, other);
  else if (what <= X_RAIL) hitWall(scene, disc, what);
  else if (what === STOPPED) {
    disc.speed = 0;
    changed(scene, disc, STOPPED);
  } else if (what === DROPPED) {
    const [a, b] = fromRails(disc, scene.corner);
    if (a < RADIUS || b < RADIUS) take(scene, disc, OFF);
    else disc.ground = "floor";
  } else if (what === ENTERED) {
    disc.ground = "over the hole";
    if (disc.speed <= FALL) take(scene, disc, FELL);
  } else if (what === PASSED) {
    disc.ground = "floor";
    disc.speed *= PASS_OVER;
    changed(scene, disc, PASSED);
  } else take(scene, disc, what);
}

const NORMALS: ReadonlyMap<number, Pair> = new Map([
  [X_RAIL, [1, 0]],
  [Y_RAIL, [0, 1]],
  [SUM_FACE, [DIAGONAL, DIAGONAL]],
  [DIFFERENCE_FACE, [DIAGONAL, -DIAGONAL]],
]);

function hitWall(scene: Scene, disc: Disc, wall: number): void {
  const [nx, ny] = NORMALS.get(wall) ?? [1, 0];
  const vx = disc.speed * disc.ux;
  const vy = disc.speed * disc.uy;
  if (Math.abs(vx * nx + vy * ny) > HOP) take(scene, disc, OFF);
  else {
    turn(disc, ...thrownBack(vx, vy, nx, ny, RAIL_BOUNCE, RAIL_RUB));
    changed(scene, disc, wall);
  }
}

function thrownBack(vx: number, vy: number, nx: number, ny: number, bounce: number, rub: number): Pair {
  const inwards = vx * nx + vy * ny;
  const along = vy * nx - vx * ny;
  const back = -bounce * inwards;
  const left = along - rubbed(along, rub * (1 + bounce) * inwards, ROLL);
  return [back * nx - left * ny, back * ny + left * nx];
}

function rubbed(along: number, most: number, part: number): number {
  const least = Math.min(Math.abs(most), part * Math.abs(along));
  return along > 0 ? least : -least;
}

function meet(scene: Scene, disc: Disc, other: Disc): void {
  const dx = other.x - disc.x;
  const dy = other.y - disc.y;
  const distance = Math.sqrt(dx * dx + dy * dy);
  const nx = dx / distance;
  const ny = dy / distance;
  const { speed: fast } = disc;
  const { speed: slow } = other;
  const vx = fast * disc.ux;
  const vy = fast * disc.uy;
  const wx = slow * other.ux;
  const wy = slow * other.uy;
  const closing = (vx - wx) * nx + (vy - wy) * ny;
  if (closing <= 0 || distance - CONTACT > 2 * TOUCH) return;
  const along = (vy - wy) * nx - (vx - wx) * ny;
  const again = scene.now - Math.max(disc.met, other.met) < BLOW;
  const push = Math.max(again ? closing : 0.5 * (1 + DISC_BOUNCE) * closing, 0.5 * (closing + STOP));
  const rub = again ? 0 : rubbed(along, DISC_RUB * push, 0.5 * ROLL);
  disc.met = other.met = scene.now;
  if (slow === 0 && push * push + rub * rub < STOP * STOP) {
    turn(disc, ...thrownBack(vx, vy, nx, ny, DISC_BOUNCE, DISC_RUB));
    changed(scene, disc, other.place);
    return;
  }
  const px = push * nx - rub * ny;
  const py = push * ny + rub * nx;
  const [ax, ay, bx, by] = [vx - px, vy - py, wx + px, wy + py];
  const before = fast * fast + slow * slow;
  const after = ax * ax + ay * ay + (bx * bx + by * by);
  const part = after > before ? Math.sqrt(before / after) : 1;
  turn(disc, part * ax, part * ay);
  turn(other, part * bx, part * by);
  changed(scene, disc, other.place);
  changed(scene, other, disc.place);
}

function changed(scene: Scene, disc: Disc, cause: number): void {
  const { ground } = disc;
  const still = disc.speed === 0;
  if (still && ground === "floor") layDown(scene.discs, disc);
  note(scene, disc, cause);
  if (ground === "over the hole" && disc.speed <= FALL) take(scene, disc, FELL);
  else if (still && ground === "corner") take(scene, disc, STAYED);
}

function take(scene: Scene, disc: Disc, cause: number): void {
  note(scene, disc, cause);
  disc.ground = "gone";
  disc.speed = 0;
}

function note(scene: Scene, disc: Disc, cause: number): void {
  scene.log.push([
    rounded(scene.now * UNIT),
    disc.place,
    rounded(disc.x + HALF),
    rounded(disc.y + HALF),
    rounded(disc.speed * disc.ux),
    rounded(disc.speed * disc.uy),
    cause,
  ]);
}

const rounded = (number: number): number => Math.floor(number + 0.5);

// Where discs come to lie

function layDown(discs: readonly Disc[], disc: Disc): void {
  const middleX = rounded(disc.x);
  const middleY = rounded(disc.y);
  for (let ring = 0; ring < RINGS; ring++) {
    let found = NEVER;
    let best: Pair = [0, 0];
    for (let x = middleX - ring; x <= middleX + ring; x++) {
      const step = Math.abs(x - middleX) === ring ? 1 : 2 * ring;
      for (let y = middleY - ring; y <= middleY + ring; y += step) {
        const dx = x - disc.x;
        const dy = y - disc.y;
        const far = dx * dx + dy * dy;
        if (far < found && isFree(discs, disc, x, y)) [found, best] = [far, [x, y]];
      }
    }
    if (found < NEVER) {
      [disc.x, disc.y] = best;
      return;
    }
  }
}

function isFree(discs: readonly Disc[], disc: Disc, x: number, y: number): boolean {
  if (Math.max(Math.abs(x), Math.abs(y)) > NEAR_RAIL || Math.abs(x) + Math.abs(y) > NEAR_FACE) return false;
  if (x * x + y * y <= HOLE * HOLE) return false;
  return discs.every((other) => {
    const dx = other.x - x;
    const dy = other.y - y;
    const apart = other.speed === 0 ? CONTACT : CONTACT - 2 * TOUCH;
    return other === disc || other.ground === "gone" || dx * dx + dy * dy >= apart * apart;
  });
}

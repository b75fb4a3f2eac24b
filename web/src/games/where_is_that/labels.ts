/** Places on a true map: room for their names, arrows between them, and the way from one to the next. */

import type { Point } from "../../board/hexes";
import type { Box } from "../../board/zoom.svelte";
import type { Direction } from "./maps";
import type { Truth } from "./truth";

export interface Spot {
  readonly truth: Truth;
  readonly name: string;
  /** Where it is, in pixels of the drawing as it is seen now. */
  readonly at: Point;
  /** How much larger than the others its name is. */
  readonly larger?: number;
}

export interface Label {
  readonly x: number;
  readonly y: number;
  readonly anchor: "start" | "middle" | "end";
  /** It covers nothing. */
  readonly free: boolean;
}

type Room = readonly [number, number, number, number];
/** Width and height of a letter, in sizes of the letters. */
const LETTER = 0.52;
const LINE = 1.15;
const PIN = 8;
/** A pin stands above its place. */
const TALL = 22;

const around = ({ x, y }: Point): Room => [x - PIN, y - TALL, x + PIN, y + 3];
const apart = ([left, top, right, bottom]: Room, [a, b, c, d]: Room): boolean =>
  left > c || right < a || top > d || bottom < b;

/** A place for each name: the first side of its pin on which it covers neither pin nor name. */
export function labelled(spots: readonly Spot[], { width, height }: Box, size: number): Label[] {
  const taken = spots.map(({ at }) => around(at));
  return spots.map((spot) => {
    const ways = sides(spot, size).map((label) => ({
      label,
      room: roomOf(label, spot.name, size * (spot.larger ?? 1)),
    }));
    const inside = ways.filter(({ room: [a, b, c, d] }) => a >= 0 && b >= 0 && c <= width && d <= height);
    const found = inside.find(({ room }) => taken.every((other) => apart(room, other)));
    if (found) taken.push(found.room);
    return { ...(found ?? inside[0] ?? ways[0]!).label, free: found !== undefined };
  });
}

type Way = Omit<Label, "free">;

function sides({ at: { x, y } }: Spot, size: number): readonly [Way, ...Way[]] {
  const [out, line] = [PIN + 3, size * LINE];
  const head = y - TALL + PIN;
  return [
    { anchor: "start", x: x + out, y: head },
    { anchor: "end", x: x - out, y: head },
    { anchor: "middle", x, y: y + line * 0.75 },
    { anchor: "middle", x, y: y - TALL - line * 0.6 },
    { anchor: "start", x: x + PIN, y: y + line * 0.4 },
    { anchor: "end", x: x - PIN, y: y + line * 0.4 },
    { anchor: "start", x: x + PIN, y: y - TALL - line * 0.3 },
    { anchor: "end", x: x - PIN, y: y - TALL - line * 0.3 },
  ];
}

function roomOf({ anchor, x, y }: Way, name: string, size: number): Room {
  const long = name.length * LETTER * size;
  const left = anchor === "start" ? x : anchor === "end" ? x - long : x - long / 2;
  return [left, y - (size * LINE) / 2, left + long, y + (size * LINE) / 2];
}

/** From one pin to another, a little bent, and the head of an arrow at its end. */
export function arrow(from: Point, to: Point): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(dx, dy) || 1;
  const bend = Math.min(60, far * 0.18);
  const by = { x: (from.x + to.x) / 2 + (dy / far) * bend, y: (from.y + to.y) / 2 - (dx / far) * bend };
  const turned = Math.atan2(to.y - by.y, to.x - by.x);
  const head = Math.min(13, far / 2);
  const wing = (side: number): string => {
    const angle = turned + side * 0.45;
    return `${to.x - head * Math.cos(angle)} ${to.y - head * Math.sin(angle)}`;
  };
  return `M${from.x} ${from.y}Q${by.x} ${by.y} ${to.x} ${to.y}M${wing(1)}L${to.x} ${to.y}L${wing(-1)}`;
}

const AHEAD: Readonly<Record<Direction, (dx: number, dy: number) => readonly [number, number]>> = {
  north: (dx, dy) => [-dy, dx],
  east: (dx, dy) => [dx, dy],
  south: (dx, dy) => [dy, dx],
  west: (dx, dy) => [-dx, dy],
};

/** The nearest spot that way: what is aside counts three times. */
export function next(spots: readonly Spot[], from: Spot, direction: Direction): Spot {
  const far = ({ at }: Spot): number => {
    const [ahead, aside] = AHEAD[direction](at.x - from.at.x, at.y - from.at.y);
    return ahead > 0 ? Math.hypot(ahead, 3 * aside) : Infinity;
  };
  return spots.reduce((best, one) => (far(one) < far(best) ? one : best), from);
}

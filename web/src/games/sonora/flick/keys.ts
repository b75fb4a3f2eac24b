/** The keys of a flick, and of what follows it. */

import { numberOf } from "../discs";
import type { Charge } from "./charge.svelte";
import { SECTIONS, type Point } from "../geometry";
import { FAINTEST, type Turn } from "./turn.svelte";

const TURNS: Readonly<Record<string, number>> = { ArrowLeft: -2, ArrowRight: 2 };
const POWERS: Readonly<Record<string, number>> = { ArrowUp: 0.02, ArrowDown: -0.02, "+": 0.02, "-": -0.02 };
const WAYS: Readonly<Record<string, Point>> = {
  W: { x: 0, y: -2 },
  A: { x: -2, y: 0 },
  S: { x: 0, y: 2 },
  D: { x: 2, y: 0 },
};
/** With Shift everything goes in smaller steps. */
const FINE = 0.125;

/** Aim by keys; true if the key means something. */
export function aimBy({ key, shiftKey }: KeyboardEvent, turn: Turn): boolean {
  const { aim } = turn;
  const part = shiftKey ? FINE : 1;
  const [angle, power, way] = [TURNS[key], POWERS[key], WAYS[key.toUpperCase()]];
  if (!turn.placed) return false;
  if (angle) aim.turn(angle * part);
  else if (power) aim.press(power * part);
  else if (way) aim.put({ x: aim.place.x + way.x * part, y: aim.place.y + way.y * part });
  else return false;
  turn.show();
  return true;
}

/** Choose by a digit: a disc by its number, a section or a colour by its place; true if there is such a one. */
export function chooseBy(digit: number, turn: Turn): boolean {
  const section = SECTIONS.filter((one) => turn.sections.includes(one))[digit - 1];
  switch (turn.kind) {
    case "flick":
      return among(turn.discs, digit, turn.disc, (disc) => turn.choose(disc));
    case "reflick":
      return among(turn.following, digit, null, (disc) => turn.choose(disc));
    case "swap":
      return among([...turn.swappable, ...turn.picked], digit, null, (disc) => turn.pick(disc));
    case "assign":
      if (section) turn.assign(section);
      return section !== undefined;
    case "choose_colours":
      turn.pickColour(digit - 1);
      return true;
    default:
      return false;
  }
}

/** The disc with this number; alone, where there are several, the one after `now`. */
function among(discs: readonly number[], digit: number, now: number | null, choose: (disc: number) => void): boolean {
  const fitting = discs.filter((disc) => numberOf(disc) === digit);
  const next = fitting[(fitting.indexOf(now ?? -1) + 1) % fitting.length];
  if (next === undefined) return false;
  choose(next);
  return true;
}

/** Space is held for power, Enter flicks with what is set; a button in focus keeps both for itself. */
export function flickBy({ key, repeat }: KeyboardEvent, at: Element | null, turn: Turn, charge: Charge): boolean {
  const busy = at?.closest("button:not([aria-pressed='true']), a") ?? null;
  if (!turn.placed || busy) return false;
  if (key === " ") {
    if (!repeat) charge.begin();
    return true;
  }
  if (key !== "Enter" || turn.aim.power < FAINTEST) return false;
  turn.flick();
  return true;
}

/** A letter for each thing that can be said yes or no to. */
export function answerBy(letter: string, turn: Turn): boolean {
  if (letter === "R" && turn.kind === "reflick") turn.act("reflick");
  else if (letter === "K" && turn.kind === "reflick") turn.act("keep");
  else if (letter === "E" && turn.kind === "swap") turn.act("end_swaps");
  else return false;
  return true;
}

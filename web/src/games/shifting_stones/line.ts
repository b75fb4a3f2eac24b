/** A sentence about cards and stones in parts: what is read, and what is drawn in its place. */

import { eventSentence } from "../../table/names";
import type { Plain } from "../../table/screens";
import type { Say } from "../../table/words.svelte";
import { cardOf, isCard, isFace, type Pattern } from "./deck";
import { laidOut, written } from "./written";

export interface Drawing {
  readonly pattern: Pattern;
  /** Of a card. */
  readonly points?: number;
  /** The same for those who hear it. */
  readonly words: string;
}

const DRAWN: Readonly<Record<string, (value: unknown) => Omit<Drawing, "words"> | null>> = {
  card: (value) => (isCard(value) ? cardOf(value) : null),
  face: (value) => (isFace(value) ? { pattern: [[value]] } : null),
  grid: (value) => (Array.isArray(value) ? { pattern: laidOut(value) } : null),
};
/** Stands in a sentence where something is drawn; no name has such a letter. */
const MARK = 0xe000;

/** The sentence of an event, in its language's own order. */
export function parts(event: Plain, say: Say): (string | Drawing)[] {
  const facts: Record<string, unknown> = { ...event };
  const drawings: Drawing[] = [];
  for (const [fact, value] of Object.entries(event)) {
    const drawing = DRAWN[fact]?.(value);
    if (!drawing) continue;
    facts[fact] = String.fromCharCode(MARK + drawings.length);
    drawings.push({ ...drawing, words: String(written(fact, value, say)) });
  }
  // Two stones stay on one line.
  if (Array.isArray(event["stones"]))
    facts["stones"] = String(written("stones", event["stones"], say)).replace("-", "‑");
  const letters = eventSentence(facts, say).split(/([\uE000-\uE00F])/);
  return letters.filter(Boolean).map((part) => drawings[part.charCodeAt(0) - MARK] ?? part);
}

/** What a position shows at a glance. */

import { UNIT } from "../../physics/units";
import type { Say } from "../../table/words.svelte";
import type { DiscView, Flicked, View } from "../../wire/sonora";
import { colourOf, named, numberOf } from "./discs";
import { SECTIONS, turned, type Point, type Section } from "./geometry";

/** Who does what now, in words. */
export const doing = (view: View, say: Say): string =>
  say(`prompt-other-${view.stage}`, { seat: view.to_move[0] ?? view.seat, count: view.left, seats: view.to_move });

/** Whose hand lies beside the board: that of whoever the table waits for, or who has flicked while the discs run. */
export const handAt = ({ stage, flicker, to_move: [next] }: View): number =>
  stage === "roll" ? flicker : (next ?? flicker);

/** The disc that was just flicked left the board. */
export const isOut = ({ disc, discs }: View): boolean => disc !== null && discs[disc]?.where === "out";

/** The sheets are being written on. */
export const isWriting = ({ stage }: View): boolean => stage === "rival" || stage === "ruins" || stage === "write";

/** The discs that are there, by their numbers. */
export const discsIn = (view: View, where: DiscView["where"], seat?: number): number[] =>
  view.discs.flatMap((one, disc) => (one.where === where && (seat === undefined || one.seat === seat) ? [disc] : []));

/** What lies in a position, seen after some quarter turns. */
export const seenAt = (x: number, y: number, quarters: number): Point => turned({ x: x / UNIT, y: y / UNIT }, quarters);

/** How much of a disc lies in which sections, the largest part first. */
export function sharesOf({ shares }: DiscView): { readonly section: Section; readonly share: number }[] {
  return SECTIONS.map((section, i) => ({ section, share: shares[i] ?? 0 }))
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share);
}

/** Where a disc lies and what for, in a few words; `all` names every section it lies in. */
export function lies(view: View, disc: number, say: Say, all = true): string {
  const one = view.discs[disc];
  if (!one || one.where === "hand") return say("lies-hand");
  if (one.where === "out") return say("lies-out");
  if (one.where === "hole") return one.section ? say("lies-hole-for", { section: one.section }) : say("lies-hole");
  if (one.circle && one.section) return say("lies-double", { section: one.section });
  // Half is half, even where a hair more of it lies on one side.
  if (!one.section && sharesOf(one).length > 1) {
    const grounds = sharesOf(one).map(({ section }) => say(`zone-${section}`));
    return say("lies-half", { parts: grounds.join(", ") });
  }
  const shares = sharesOf(one).map(({ section, share }) =>
    say("lies-share", { ground: say(`zone-${section}`), share }),
  );
  return shares.slice(0, all ? shares.length : 1).join(", ");
}

/** What became of a flick, in words: "red 5: canyon 83 %, hit blue 2". */
export function result({ disc, hits }: Flicked, view: View, say: Say): string {
  const place = view.discs[disc]?.where === "hand" ? "" : lies(view, disc, say, false);
  const hit = hits.length ? say("result-hit", { discs: hits.map((one) => named(one, say)).join(", ") }) : "";
  const parts = [place, hit].filter(Boolean).join(", ");
  return parts ? say("result", { disc, parts }) : "";
}

/** What the discs of a colour count for as they lie, by section. */
export function countOf(view: View, colour: number): readonly number[] {
  const worth = ({ where, circle }: DiscView, disc: number): number =>
    where === "board" || where === "hole" ? numberOf(disc) * (circle ? 2 : 1) : 0;
  return SECTIONS.map((section) =>
    sum(view.discs.map((one, disc) => (colourOf(disc) === colour && one.section === section ? worth(one, disc) : 0))),
  );
}

/** How many things of a seat the score counts in one of its lines. */
export const scored = ({ lines }: View, key: string, seat: number): number =>
  lines.find((line) => line.key === key)?.counts[seat] ?? 0;

/** What a seat's discs count for as they lie, all sections together. */
export const sum = (values: readonly number[] | undefined): number => values?.reduce((all, one) => all + one, 0) ?? 0;

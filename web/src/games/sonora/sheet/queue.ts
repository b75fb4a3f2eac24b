/** What is still to be written: the discs, the bonuses, and the value that waits. */

import { EARNED, SAVED } from "../discs";
import { offersSome } from "../../../table/choices";
import type { Offer, SeatMove, Sheet, Task, View } from "../../../wire/sonora";
import type { Section } from "../geometry";
import { ANIMALS, SECTION_OF, type Animal } from "./printed";

export interface Entry {
  readonly id: string;
  readonly kind: "ruins" | "disc" | "mud" | "sitting" | "animal" | "rival" | "rival-mud";
  readonly section: Section;
  /** What it is written with: a disc, or EARNED or SAVED. */
  readonly disc: number;
  readonly animal: Animal | null;
  /** How often. */
  readonly times: number;
  /** To be spent. */
  readonly value: number;
  /** Something is offered for it now. */
  readonly open: boolean;
}

const BLANK = { disc: EARNED, animal: null, times: 1, value: 0, open: false } as const;

/** The kinds of moves that an entry is written by. */
const MOVES: Readonly<Record<Entry["kind"], readonly SeatMove["type"][]>> = {
  ruins: ["cross_off"],
  disc: ["draw", "trace"],
  mud: ["begin_mudcracks"],
  sitting: ["mark_node", "tick_box"],
  animal: [],
  rival: ["rival_draw", "rival_trace"],
  "rival-mud": ["rival_fill"],
};
const BY_ANIMAL = { fox: "draw", owl: "trace", rabbit: "add_rabbit" } as const;

export const movesOf = ({ kind, animal }: Entry): readonly SeatMove["type"][] =>
  animal ? [BY_ANIMAL[animal]] : MOVES[kind];

/** The fields by which a move belongs to an entry. */
export const givenBy = ({ kind, disc }: Entry): { readonly disc?: number } =>
  kind === "disc" || kind === "animal" || kind === "rival" ? { disc } : {};

function isOpen(entry: Entry, choices: readonly Offer[]): boolean {
  const given = givenBy(entry);
  return movesOf(entry).some((type) => offersSome(choices, type, given));
}

/** Everything that a seat has still to write, in the order in which it is asked for. */
export function queueOf(view: View, seat: number, choices: readonly Offer[]): readonly Entry[] {
  const sheet = view.sheets[seat];
  if (!sheet) return [];
  const entries = view.stage === "rival" ? rivals(sheet) : own(sheet);
  return entries.map((entry) => ({ ...entry, open: isOpen(entry, choices) }));
}

function own(sheet: Sheet): readonly Entry[] {
  const waiting: Entry[] = [];
  if (sheet.due) waiting.push({ ...BLANK, id: "ruins", kind: "ruins", section: "ruins", value: sheet.due });
  if (sheet.sitting)
    waiting.push({ ...BLANK, id: "sitting", kind: "sitting", section: "mudcracks", value: sheet.sitting.points });
  waiting.push(...discs(sheet.tasks, "disc"));
  if (sheet.mud) waiting.push({ ...BLANK, id: "mud", kind: "mud", section: "mudcracks", value: sheet.mud });
  return [...waiting, ...animals(sheet.animals, EARNED), ...animals(sheet.saved, SAVED)];
}

function rivals({ rival }: Sheet): readonly Entry[] {
  if (!rival) return [];
  const mud: Entry = { ...BLANK, id: "rival-mud", kind: "rival-mud", section: "mudcracks", value: rival.mud };
  return [...discs(rival.tasks, "rival"), ...(rival.mud ? [mud] : [])];
}

/** A disc on a circle is there twice, but stands in the queue once. */
function discs(tasks: readonly Task[], kind: "disc" | "rival"): readonly Entry[] {
  const ordered = [...tasks].sort((a, b) => (a.section === b.section ? 0 : a.section === "canyon" ? -1 : 1));
  const times = new Map<number, Entry>();
  for (const { disc, section } of ordered) {
    const before = times.get(disc)?.times ?? 0;
    times.set(disc, { ...BLANK, id: `${kind}-${disc}`, kind, section, disc, times: before + 1 });
  }
  return [...times.values()];
}

const animals = (counts: readonly number[], disc: number): readonly Entry[] =>
  ANIMALS.flatMap((animal, i): Entry[] => {
    const times = counts[i] ?? 0;
    const id = `${animal}${disc}`;
    return times ? [{ ...BLANK, id, kind: "animal", section: SECTION_OF[animal], disc, animal, times }] : [];
  });

/** The one that is picked by itself: what is saved for later rounds waits to be asked for. */
export const firstOf = (queue: readonly Entry[]): Entry | null =>
  queue.find((entry) => entry.open && entry.disc !== SAVED) ?? null;

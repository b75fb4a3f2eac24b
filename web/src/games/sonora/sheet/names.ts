/** Places on the sheet in words, for those who hear them or read the table as text. */

import type { Say } from "../../../table/words.svelte";
import type { AnyEvent, Sheet } from "../../../wire/sonora";
import { SAVED, named } from "../discs";
import type { Gain } from "./gains";
import {
  ABOVE,
  BONUS_AT,
  CACTUS_AT,
  COLUMNS,
  COLUMNS_WIDE,
  costOf,
  ENTRANCE,
  LINKS,
  MIDDLE_NODE,
  NODE,
  NODES,
  placeOf,
  RABBIT,
  SPACE,
  SPACES,
  type Icon,
} from "./printed";
import type { Entry } from "./queue";
import type { Thing } from "./things";

/** A square by its column and its row: K12. */
export const squareName = (square: number): string =>
  `${String.fromCharCode(65 + (square % COLUMNS_WIDE))}${Math.floor(square / COLUMNS_WIDE) + 1}`;

const DEPTH = new Map<string, number>();
for (const { id } of SPACES) {
  let depth = 0;
  for (let at = ABOVE.get(id); at !== undefined; at = ABOVE.get(at)) depth++;
  DEPTH.set(id, depth);
}
/** The last spaces of the branches, from left to right: their place is their letter. */
const TIPS = SPACES.filter(({ id }) => id !== ENTRANCE && !LINKS.some(([above]) => above === id))
  .sort((a, b) => a.x - b.x)
  .map(({ id }) => id);

function tipsBelow(space: string): readonly string[] {
  return TIPS.flatMap((tip, i) => {
    for (let at: string | undefined = tip; at !== undefined; at = ABOVE.get(at))
      if (at === space) return [String.fromCharCode(65 + i)];
    return [];
  });
}

/** A space by how deep it is and to which branches it leads: 4 A–C. */
export function spaceName(space: string): string {
  const tips = tipsBelow(space);
  const [first, last] = [tips[0] ?? "", tips.at(-1) ?? ""];
  return `${DEPTH.get(space) ?? 0} ${first === last ? first : `${first}–${last}`}`;
}

const MIDDLE = NODE.get(MIDDLE_NODE) ?? { x: 0, y: 0 };
const RINGS = [6, 17];

/** A node by its ring and its place on the face of a clock. */
export function nodeFacts(node: string): { readonly ring: number; readonly hour: number } {
  const { x, y } = NODE.get(node) ?? MIDDLE;
  const hour = Math.round((Math.atan2(x - MIDDLE.x, MIDDLE.y - y) * 6) / Math.PI + 12) % 12 || 12;
  const number = NODES.findIndex(({ id }) => id === node);
  return { ring: 1 + RINGS.filter((last) => number > last).length, hour };
}

const iconsSaid = (found: readonly Icon[], say: Say): readonly string[] =>
  [...new Set(found)].map((icon) => say(`icon-${icon}`, { count: found.filter((one) => one === icon).length }));

/** What a mark earns, in words; empty if nothing. */
export function gainSaid({ icons, points }: Gain, say: Say): string {
  const more = points > 0 ? [say("earns-points", { points })] : [];
  return [...iconsSaid(icons, say), ...more].join(", ");
}

/** What these events lose, in words; empty if nothing. */
export function lossSaid(events: readonly AnyEvent[], say: Say): string {
  const discs = new Set(events.flatMap((event) => (event.type === "disc_unused" ? event.disc : [])));
  const bonuses = events.flatMap((event) => (event.type === "bonus_lost" ? event.bonus : []));
  const values = events.flatMap((event) => (event.type === "value_lost" ? event.value : []));
  return [
    ...[...discs].map((disc) => say("lost-disc", { disc })),
    ...iconsSaid(bonuses, say),
    ...values.map((value) => say("lost-value", { value })),
  ].join(", ");
}

/** What can be pressed, with what lies there. */
export function thingSaid({ kind, name, number }: Thing, sheet: Sheet, say: Say): string {
  switch (kind) {
    case "hex":
      return say("thing-hex", { id: name, count: number + 1 - (sheet.hexes[placeOf(name)] ?? 0) });
    case "square": {
      const icon = CACTUS_AT.get(number) ?? BONUS_AT.get(number);
      const place = squareName(number);
      return icon
        ? say("thing-square-with", { place, thing: say(`icon-${icon}`, { count: 1 }) })
        : say("thing-square", { place });
    }
    case "space": {
      const { value = 0, bonus = null } = SPACE.get(name) ?? {};
      const what = bonus ? say(`icon-${bonus}`, { count: 1 }) : say("thing-worth", { points: value });
      return say("thing-space", { place: spaceName(name), what });
    }
    case "node":
      return say("thing-node", { ...nodeFacts(name), cost: costOf(sheet, name) });
    case "column": {
      const { length = 0, bonus = "swap" } = COLUMNS[number] ?? {};
      const left = length - (sheet.boxes[number] ?? 0);
      return say("thing-column", { what: say(`icon-${bonus}`, { count: 1 }), left });
    }
  }
}

/** What is still to be written. */
export function entrySaid({ kind, disc, section, times, value, animal }: Entry, say: Say): string {
  switch (kind) {
    case "ruins":
    case "mud":
    case "sitting":
    case "rival-mud":
      return say(`queue-${kind}`, { value });
    case "animal":
      return say(disc === SAVED ? "queue-saved" : "queue-animal", {
        who: say(`who-${animal ?? ""}`),
        count: times,
        value: RABBIT[disc] ?? 0,
      });
    default:
      return say("queue-disc", { name: named(disc, say), into: say(`score-${section}`), count: times });
  }
}

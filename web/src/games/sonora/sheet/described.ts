/** A sheet in words, section by section. */

import type { Chapter } from "../../../table/screens";
import type { Say } from "../../../table/words.svelte";
import type { Sheet, View } from "../../../wire/sonora";
import { LAID, SECTIONS, type Section } from "../geometry";
import { scored } from "../position";
import { closedBy } from "./ghost";
import { entrySaid, nodeFacts, spaceName, squareName } from "./names";
import { ANIMALS, BUILDINGS, CACTI, CACTUS_OF, COLUMNS, ICONS, OUTER, SPACE } from "./printed";
import { queueOf } from "./queue";

/** `counted` tells how many of something the score counts. */
type Part = (sheet: Sheet, say: Say, counted: (key: string) => number) => readonly string[];

const ruins: Part = ({ hexes, rewards, rival }, say) => [
  ...BUILDINGS.flatMap(({ id, hexes: { length }, top, bottom }, i) => {
    const [done, reward] = [hexes[i] ?? 0, rewards[i]];
    if (!done) return [];
    if (!reward) return say("text-building", { id, done, all: length });
    return say(`text-building-${reward}`, { id, points: reward === "top" ? top.points : bottom });
  }),
  ...(rival?.circled ? [say("text-rival-hexes", { circled: rival.circled, crossed: rival.crossed })] : []),
];

const squares = (shape: readonly number[]): string => shape.map(squareName).join(" ");

const canyon: Part = (sheet, say, counted) => [
  ...sheet.shapes.map((shape) => say("text-shape", { places: squares(shape) })),
  ...CACTI.flatMap((kind) => {
    const count = counted(kind);
    return count ? say(`icon-${kind}`, { count }) : [];
  }),
  ...(sheet.rival?.shapes.map((shape) => say("text-rival-shape", { places: squares(shape) })) ?? []),
];

const creek: Part = ({ paths, rival }, say) => [
  ...paths.map((path) => {
    const { value = 0, bonus = null } = SPACE.get(path.at(-1) ?? "") ?? {};
    const what = bonus ? say(`icon-${bonus}`, { count: 1 }) : say("thing-worth", { points: value });
    return say("text-path", { count: path.length, place: spaceName(path.at(-1) ?? ""), what });
  }),
  ...(rival?.paths.map((path) => say("text-rival-path", { places: path.map(spaceName).join(", ") })) ?? []),
];

const mudcracks: Part = (sheet, say) => [
  ...sheet.nodes.map((node) => say("text-node", nodeFacts(node))),
  ...closedBy(sheet.nodes).flatMap(({ size, bonus }) => {
    const icon = size ? CACTUS_OF[size] : bonus;
    return icon ? say("text-closed", { what: say(`icon-${icon}`, { count: 1 }) }) : [];
  }),
  ...COLUMNS.flatMap(({ length, bonus }, i) => {
    const done = sheet.boxes[i] ?? 0;
    return done ? say("text-column", { what: say(`icon-${bonus}`, { count: 1 }), done, all: length }) : [];
  }),
  ...OUTER.flatMap((node, i) => {
    const count = sheet.rival?.circles[i] ?? 0;
    return count ? say("text-rival-circles", { ...nodeFacts(node), count }) : [];
  }),
];

const PARTS: Readonly<Record<Section, Part>> = { ruins, canyon, creek, mudcracks };

/** The bonuses of a sheet. */
const centre: Part = ({ reflicks, swaps, circled, saved }, say) => [
  say("text-bonuses", { reflicks, swaps }),
  ...ANIMALS.flatMap((animal, i) => {
    const facts = { who: say(`who-${animal}`), circled: circled[i] ?? 0, saved: saved[i] ?? 0 };
    return circled[i] ? say("text-discovered", { ...facts, all: ICONS[animal] }) : [];
  }),
];

/** One line a section, one for the bonuses, one for what is still to be written. */
export function sheetInWords(view: View, seat: number, say: Say): Chapter {
  const sheet = view.sheets[seat];
  const title = say("sheet-of", { seat });
  if (!sheet) return { title, lines: [] };
  const counted = (key: string): number => scored(view, key, seat);
  const lines = LAID.map((section) => {
    const parts = PARTS[section](sheet, say, counted).join("; ") || say("text-blank");
    const points = view.points[seat]?.[SECTIONS.indexOf(section)] ?? 0;
    return `${say("section-points", { name: say(`score-${section}`), points })}; ${parts}.`;
  });
  const queue = queueOf(view, seat, []).map((entry) => entrySaid(entry, say));
  if (queue.length) lines.push(`${say("queue-label")}: ${queue.join("; ")}.`);
  return { title, lines: [...lines, ...centre(sheet, say, counted)] };
}

/** The discs: five of each colour. Every colour has a ring of its own as well, so that it is never told by colour alone. */

import type { Say } from "../../table/words.svelte";
import { CONSTANTS } from "../../wire/sonora";

/** In the place of a disc: an animal earned in this write phase, or one saved. */
export const { NUMBERS, EARNED, SAVED } = CONSTANTS;

export const numberOf = (disc: number): number => (disc % NUMBERS) + 1;
export const colourOf = (disc: number): number => Math.floor(disc / NUMBERS);

export const PAINTS = ["#c4392c", "#2a66b0", "#3d8345", "#7d48a8"] as const;
const EDGES = ["#701a12", "#133a6b", "#1b4821", "#43205f"] as const;
const BONE = "#fcf4e3";
const around = (r: number, more: string): string => `<circle r="${r}" fill="none" stroke="${BONE}" ${more}/>`;

const RINGS = [
  around(9.2, 'stroke-width="1.3"'),
  around(9.2, 'stroke-width="2.1" stroke-linecap="round" stroke-dasharray="0 4.817"'),
  around(9.2, 'stroke-width="1.7" stroke-dasharray="6.1 3.534"'),
  around(10.2, 'stroke-width="0.9"') + around(8.3, 'stroke-width="0.9"'),
] as const;

/** A disc around the point 0 0, as SVG: the board shows it, and the canvas makes its pictures of it. */
export function drawn(colour: number, text: string | number): string {
  const [paint, edge] = [PAINTS[colour] ?? PAINTS[0], EDGES[colour] ?? EDGES[0]];
  return [
    `<circle cx="0.7" cy="1.5" r="12" fill="#000" opacity="0.32"/>`,
    `<circle r="12" fill="${edge}"/>`,
    `<circle r="11.4" fill="${paint}"/>`,
    `<path d="M-10.4 -3.6A11 11 0 0 1 8.2 -7.3A12.6 12.6 0 0 0 -10.4 -3.6Z" fill="#fff" opacity="0.3"/>`,
    `<path d="M-10.6 2.2Q-3 -1.4 10.8 1.2M-9.4 5.6Q0 2.6 9.6 5.4M-9 -6.2Q1 -3.6 10.2 -4.4" fill="none" stroke="${edge}" stroke-width="0.6" opacity="0.4"/>`,
    RINGS[colour] ?? RINGS[0],
    `<circle r="6.7" fill="${BONE}" stroke="${edge}" stroke-width="0.7"/>`,
    `<text y="3.75" text-anchor="middle" font-family="system-ui, sans-serif" font-weight="800" font-size="10.5" fill="#2a1a12">${text}</text>`,
  ].join("");
}

/** A disc in words: its colour and its number. */
export const named = (disc: number, say: Say, key = "disc"): string =>
  say(key, { colour: say(`colour-${colourOf(disc)}`), number: numberOf(disc) });

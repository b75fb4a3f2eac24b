/** The five colours of camels, and the marks of the seats whose riders lead them. */

import { CONSTANTS } from "../../wire/through_the_desert";

/** In the order in which the supply is told. */
export const { COLOURS } = CONSTANTS;

export type Colour = (typeof COLOURS)[number];

export const supplyOf = (supply: readonly number[], colour: Colour): number => supply[COLOURS.indexOf(colour)] ?? 0;

/** Each seat's own shape, in a box of 20: never told apart by colour alone. */
export const MARKS: readonly string[] = [
  "M10 3a7 7 0 1 0 0 14a7 7 0 1 0 0-14z",
  "M4 4h12v12H4z",
  "M10 2.6L18 16.6H2z",
  "M10 1.8L18.2 10L10 18.2L1.8 10z",
  "M10 1.6l2.5 5.5 6 .7-4.4 4.1 1.2 5.9L10 14.9l-5.3 2.9 1.2-5.9L1.5 7.8l6-.7z",
];

import type { Section } from "../geometry";

/** Where on the sheet a line of the score is counted. */
export const COUNTED: Readonly<Record<string, Section>> = {
  top: "ruins",
  bottom: "ruins",
  paths: "creek",
  small: "mudcracks",
  medium: "mudcracks",
  large: "mudcracks",
  saguaro: "canyon",
  pear: "canyon",
  barrel: "canyon",
};

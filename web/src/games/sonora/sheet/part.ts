/** What each of the four sections is given to be drawn. */

import type { Say } from "../../../table/words.svelte";
import type { View } from "../../../wire/sonora";
import type { Ink } from "./pencil";
import type { Plan } from "./plan.svelte";

export interface PartProps {
  readonly view: View;
  readonly seat: number;
  readonly ink: Ink;
  /** What is lit and planned here; null if nothing. */
  readonly plan: Plan | null;
  /** All of the sheet is there, with the names of its sections. */
  readonly whole?: boolean;
  readonly say: Say;
}

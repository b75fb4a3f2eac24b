/** Whether there is room for a whole sheet, or for one section at a time. */

import { innerHeight, innerWidth } from "svelte/reactivity/window";
import { settings } from "../../../table/settings.svelte";

/** Pixels in letters of the usual size; the task of a lesson takes up some. */
const WIDTH = 700;
const HEIGHT = 740;
const LESSON = 140;
const LETTERS = { small: 1, normal: 1, large: 1.15, huge: 1.32 } as const;

export function isRoomy(lesson: boolean): boolean {
  const letters = LETTERS[settings.size];
  const high = (HEIGHT + (lesson ? LESSON : 0)) * letters;
  return (innerWidth.current ?? 0) >= WIDTH * letters && (innerHeight.current ?? 0) >= high;
}

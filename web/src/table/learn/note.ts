/** The note of a lesson, together with all that it will have to say: it is never larger than at first. */

import type { Lesson } from "../../wire/table";
import * as api from "../api";
import { nextAfter } from "./lessons";
import LessonNote from "./LessonNote.svelte";

/** Without the next lesson, the way back to the list is always there. */
export async function noteOf(
  game: string,
  { id }: Lesson,
): Promise<{ LessonNote: typeof LessonNote; next: Lesson | undefined }> {
  const games = await api.games().catch(() => []);
  return { LessonNote, next: nextAfter(games, game, id) };
}

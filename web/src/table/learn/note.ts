/** The note of a lesson, together with all that it will have to say: it is never larger than at first. */

import type { LessonInfo } from "../../wire/table";
import * as api from "../api";
import { nextAfter } from "./lessons";
import LessonNote from "./LessonNote.svelte";

/** Without the next lesson, the way to a match is always there. */
export async function noteOf(
  game: string,
  { id }: LessonInfo,
): Promise<{ LessonNote: typeof LessonNote; next: LessonInfo | undefined }> {
  const games = await api.games().catch(() => []);
  return { LessonNote, next: nextAfter(games, game, id) };
}

/** Lessons: a position, a few things to bring about there, and which of them this device has learnt. */

import type { GameInfo, LessonInfo, SeatWish } from "../../wire/table";
import { openAndSit } from "../home/opening";
import { coverOf } from "../screens";
import { settings } from "../settings.svelte";
import { withBots } from "../starts";
import { recalledAll, retain } from "../storage";

const KEPT = "sobremesa.lessons";
/** Against whom the first real match is played, and who sits in the other seats of a lesson. */
const FIRST = "first";

export const learntIn = (game: string): readonly string[] => recalledAll<readonly string[]>(KEPT)[game] ?? [];

export function keepLearnt(game: string, lesson: string): void {
  const all = recalledAll<readonly string[]>(KEPT);
  retain(KEPT, JSON.stringify({ ...all, [game]: [...new Set([...learntIn(game), lesson])] }));
}

/** The learner sits in the first seat. */
export function begin(game: string, { id, seats, rivals }: LessonInfo): Promise<void> {
  const me: SeatWish = { kind: "person", name: settings.name.trim() };
  const others = Array.from({ length: seats - 1 }, (): SeatWish => ({ kind: "bot", level: rivals || FIRST }));
  return openAndSit({ game, seats: [me, ...others], lesson: id, watchers: false, start: true });
}

/** After the last lesson: a match of the usual kind against the gentlest opponent. */
export function playFirst(game: string): Promise<void> {
  const start = coverOf(game)?.starts.find(({ bots }) => bots);
  const seats = withBots(settings.name.trim(), { level: FIRST, count: 1 });
  return openAndSit({ game, seats, options: start?.options?.() ?? {}, start: true });
}

/** The one after this, if any. */
export function nextAfter(games: readonly GameInfo[], game: string, lesson: string): LessonInfo | undefined {
  const all = games.find(({ id }) => id === game)?.lessons ?? [];
  return all[all.findIndex(({ id }) => id === lesson) + 1];
}

/** Lessons: a position, something to bring about there, and which of them this device has learnt. */

import type { GameInfo, Happened, Lesson, SeatWish } from "../../wire/table";
import { openAndSit } from "../home/opening";
import { settings } from "../settings.svelte";
import { recalledAll, retain } from "../storage";

const KEPT = "sobremesa.lessons";

export const learntIn = (game: string): readonly string[] => recalledAll<readonly string[]>(KEPT)[game] ?? [];

export function keepLearnt(game: string, lesson: string): void {
  const all = recalledAll<readonly string[]>(KEPT);
  retain(KEPT, JSON.stringify({ ...all, [game]: [...new Set([...learntIn(game), lesson])] }));
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Something has happened that has all facts of the goal. */
export const reached = ({ goal }: Lesson, log: readonly Happened[]): boolean =>
  log.some(({ event }) => Object.entries(goal).every(([fact, value]) => same(event[fact], value)));

/** The learner sits in the first seat; who else belongs there is a gentle bot. */
export function begin(game: string, { id, seats }: Lesson): Promise<void> {
  const me: SeatWish = { kind: "person", name: settings.name.trim() };
  const others = Array.from({ length: seats - 1 }, (): SeatWish => ({ kind: "bot", level: "easy" }));
  return openAndSit({ game, seats: [me, ...others], lesson: id, watchers: false, start: true });
}

/** The one after this, if any. */
export function nextAfter(games: readonly GameInfo[], game: string, lesson: string): Lesson | undefined {
  const all = games.find(({ id }) => id === game)?.lessons ?? [];
  return all[all.findIndex(({ id }) => id === lesson) + 1];
}

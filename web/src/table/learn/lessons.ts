/** Lessons: a position, a few things to bring about there, and which of them this device has learnt. */

import type { GameInfo, LessonInfo, SeatWish } from "../../wire/table";
import * as api from "../api";
import { openAndSit } from "../home/opening";
import { coverOf } from "../screens";
import { forget, tables } from "../seats";
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

/** The tables of lessons that this device has left are done away with: they are nothing to come back to. */
async function clear(): Promise<void> {
  const over = Object.entries(tables()).filter(([id, { lesson }]) => lesson && !location.pathname.endsWith(id));
  await Promise.all(
    over.map(async ([id, { host }]) => {
      await api.remove(id, host ?? "").catch(() => undefined);
      forget(id);
    }),
  );
}

/** The learner sits in the first seat. From the table of another lesson one goes on without a way back there. */
export async function begin(game: string, { id, seats, rivals }: LessonInfo, onward = false): Promise<void> {
  const me: SeatWish = { kind: "person", name: settings.name.trim() };
  const others = Array.from({ length: seats - 1 }, (): SeatWish => ({ kind: "bot", level: rivals || FIRST }));
  await openAndSit({ game, seats: [me, ...others], lesson: id, watchers: false, start: true }, onward);
  void clear();
}

/** After the last lesson: a match of the usual kind against the gentlest opponent. */
export async function playFirst(game: string, onward = false): Promise<void> {
  const start = coverOf(game)?.starts.find(({ bots }) => bots);
  const seats = withBots(settings.name.trim(), { level: FIRST, count: 1 });
  await openAndSit({ game, seats, options: start?.options?.() ?? {}, start: true }, onward);
  void clear();
}

/** The one after this, if any. */
export function nextAfter(games: readonly GameInfo[], game: string, lesson: string): LessonInfo | undefined {
  const all = games.find(({ id }) => id === game)?.lessons ?? [];
  return all[all.findIndex(({ id }) => id === lesson) + 1];
}

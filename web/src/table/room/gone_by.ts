/** Moments of a match gone by: who may see them with whose eyes, and what a board is given of one. */

import type { Frame, History } from "../../wire/table";
import * as api from "../api";
import type { ScreenProps } from "../screens";
import { heldAt } from "../seats";

/** What gives the right to look on. While several people of this device play with hands, it is nobody's own: the others
 * see the same screen. */
async function right(id: string): Promise<string | undefined> {
  const { tokens = [], host } = heldAt(id) ?? {};
  if (tokens.length < 2) return tokens[0] ?? host;
  const { hides, stage } = await api.tableInfo(id);
  return hides && stage === "playing" ? host : tokens[0];
}

export const historyOf = async (id: string): Promise<History> => api.history(id, await right(id));

/** After the end everybody may look through the eyes of any seat. */
export const seenBy = async (id: string, seat: number): Promise<History> => api.seatHistory(id, seat, await right(id));

/** The dealer's place in a frame; where a match begins with its move, there is nothing to see before that. */
const DEALER = -1;
export function framesOf({ frames, start }: History): readonly Frame[] {
  return frames[0]?.seat === DEALER ? frames : [start, ...frames];
}

/** Which is the last frame not after a step; without one, the newest. */
export function frameAt(frames: readonly Frame[], step: number | null): number {
  const after = step === null ? -1 : frames.findIndex((frame) => frame.step > step);
  return Math.max(0, (after === -1 ? frames.length : after) - 1);
}

/** What a board is given of a moment gone by: it is nobody's turn, and nothing can be done. */
export const pictured = (
  frame: Frame,
  { table, viewer }: History,
  around: Pick<ScreenProps, "names" | "say" | "instead" | "hold">,
): ScreenProps => ({
  view: frame.view,
  seat: viewer,
  toMove: [],
  choices: [],
  events: frame.events,
  table,
  live: false,
  act: () => undefined,
  foresee: () => [],
  undo: undefined,
  refusal: null,
  forgive: () => undefined,
  left: () => null,
  ...around,
});

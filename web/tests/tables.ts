/** Tables as the server would tell of them. */

import type { SeatInfo, TableInfo } from "../src/wire/table";

const SEAT: SeatInfo = { kind: "person", name: "", level: "", present: true, stand_in: false };

export const person = (more: Partial<SeatInfo> = {}): SeatInfo => ({ ...SEAT, ...more });
export const bot = (): SeatInfo => ({ ...SEAT, kind: "bot", level: "easy" });

export const table = (more: Partial<TableInfo> = {}): TableInfo => ({
  id: "t",
  code: "C",
  game: "g",
  options: {},
  stage: "playing",
  seats: [person(), person()],
  watchers: true,
  undo: true,
  hides: true,
  clock: 0,
  to_move: [0],
  next: "",
  lesson: null,
  ...more,
});

/** Tables as the server would tell of them, and what a screen is given there. */

import type { GameKind, ScreenProps } from "../src/table/screens";
import type { SeatInfo, TableInfo } from "../src/wire/table";

const SEAT: SeatInfo = { kind: "person", name: "", level: "", present: true, stand_in: false, wins: 0 };

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
  draw: false,
  hides: true,
  clock: 0,
  to_move: [0],
  next: "",
  lesson: null,
  watching: 0,
  changes: [],
  asks: [],
  broken: null,
  ...more,
});

/** What the first seat's screen is given. */
export const given = <G extends GameKind>(view: G["View"], more: Partial<ScreenProps<G>> = {}): ScreenProps<G> => ({
  view,
  seat: 0,
  toMove: [0],
  choices: [],
  events: [],
  table: table(),
  names: ["Ana", "Berta"],
  say: (key) => key,
  live: true,
  act: () => undefined,
  foresee: () => [],
  undo: null,
  refusal: null,
  forgive: () => undefined,
  left: () => null,
  instead: null,
  ...more,
});

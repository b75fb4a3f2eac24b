import { expect, it } from "vitest";
import { lastOfEach } from "../src/table/room/skipped";
import { joined } from "../src/table/room/tail";
import type { Happened, Standing } from "../src/wire/table";

const at = (seat: number | null, step: number): Standing => ({
  type: "standing",
  seat,
  step,
  to_move: [step % 2],
  left: [],
  view: { step },
  choices: [],
  events: [{ step, event: { type: "moved", step } }],
  outcome: null,
});

it("positions that wait are told as one: the newest, with everything that happened", () => {
  expect(joined([at(0, 4), at(0, 5), at(0, 6)])).toEqual([
    { ...at(0, 6), events: [at(0, 4), at(0, 5), at(0, 6)].flatMap(({ events }) => events) },
  ]);
});

it("each seat of a device has its own", () => {
  const shown = joined([at(0, 4), at(1, 4), at(0, 5), at(1, 5)]);
  expect(shown.map(({ seat, step, events }) => [seat, step, events.map((one) => one.step)])).toEqual([
    [0, 5, [4, 5]],
    [1, 5, [4, 5]],
  ]);
});

it("one alone stays as it is", () => {
  expect(joined([at(null, 3)])).toEqual([at(null, 3)]);
  expect(joined([])).toEqual([]);
});

it("tells what each of the others did last, in the order of these", () => {
  const dug = (step: number, seat: number, at: string): Happened => ({ step, event: { type: "dug", seat, at } });
  const log = [dug(3, 1, "a"), dug(4, 0, "b"), dug(5, 1, "c"), dug(6, 2, "d"), dug(7, 1, "e")];
  const round: Happened = { step: 8, event: { type: "round_began" } };
  expect(lastOfEach([...log, round], 0, 4).map(({ at }) => at)).toEqual(["d", "e"]);
  expect(lastOfEach(log, 0, 7)).toEqual([]);
  const rested: Happened = { step: 8, event: { type: "rested", seat: 2, at: "f" } };
  expect(lastOfEach([...log, rested], 0, 4, ["rested"]).map(({ at }) => at)).toEqual(["d", "e"]);
});

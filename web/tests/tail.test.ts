import { expect, it } from "vitest";
import { joined } from "../src/table/room/tail";
import type { Standing } from "../src/wire/table";

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

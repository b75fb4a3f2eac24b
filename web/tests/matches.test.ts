import { describe, expect, it } from "vitest";
import { listed, waysOut } from "../src/table/home/matches";
import type { TableInfo } from "../src/wire/table";
import { person, table } from "./tables";

const at = (id: string): number => Number(/\d+/.exec(id)?.[0]);
const mine = (more: Partial<TableInfo>): { table: TableInfo; seats: number[] } => ({ table: table(more), seats: [0] });

describe("the list of matches", () => {
  it("has one's turn first, then what is played, waits and is over; the newest first of each", () => {
    const found = [
      mine({ id: "over 9", stage: "over", to_move: [] }),
      mine({ id: "waiting 8", stage: "waiting", to_move: [] }),
      mine({ id: "theirs 6", to_move: [1] }),
      mine({ id: "theirs 7", to_move: [1] }),
      mine({ id: "turn 1" }),
      mine({ id: "turn 2" }),
    ];
    const order = listed(found, at);
    expect(order.map(({ table: { id } }) => id)).toEqual([
      "turn 2",
      "turn 1",
      "theirs 7",
      "theirs 6",
      "waiting 8",
      "over 9",
    ]);
    expect(order.map(({ matter }) => matter)).toEqual(["turn", "turn", "playing", "playing", "waiting", "over"]);
  });

  it("has no lessons", () => {
    const lesson = { id: "first", seats: 2, tasks: 1, rivals: "" };
    expect(listed([mine({ id: "turn 1", lesson }), mine({ id: "turn 2" })], at)).toHaveLength(1);
  });

  it("has what can no longer be continued last", () => {
    const broken = { type: "refusal", code: "game_gone", facts: {}, id: null, seat: null, section: null } as const;
    const found = [mine({ id: "broken 9", stage: "broken", broken }), mine({ id: "over 1", stage: "over" })];
    expect(listed(found, at).map(({ matter }) => matter)).toEqual(["over", "broken"]);
  });

  it("waits for nobody for whom a bot plays, nor for a watcher", () => {
    const away = mine({ seats: [person({ stand_in: true }), person()] });
    const watched = { table: table(), seats: [] };
    expect(listed([away, watched], at).map(({ matter }) => matter)).toEqual(["playing", "playing"]);
  });
});

describe("the ways out of a match", () => {
  const alone = { seats: [person(), person({ kind: "bot" })] };
  const friends = { seats: [person(), person()] };

  it("are to do away with it, for whoever opened it and plays with nobody else", () => {
    expect(waysOut(mine(alone), true)).toEqual(["remove"]);
    expect(waysOut(mine({ seats: [person(), person({ stand_in: true })] }), true)).toEqual(["remove"]);
    expect(waysOut({ table: table(friends), seats: [0, 1] }, true)).toEqual(["remove"]);
    expect(waysOut(mine({ ...friends, stage: "waiting" }), true)).toEqual(["remove"]);
  });

  it("are to leave, while others play on or somebody else opened it", () => {
    expect(waysOut(mine(friends), true)).toEqual(["forever"]);
    expect(waysOut(mine(alone), false)).toEqual(["forever"]);
    expect(waysOut(mine({ ...friends, stage: "waiting" }), false)).toEqual(["forever"]);
  });

  it("are to strike it off the list once it is over or only watched, and for its host to remove it too", () => {
    expect(waysOut(mine({ ...friends, stage: "over" }), true)).toEqual(["forget", "remove"]);
    expect(waysOut(mine({ ...friends, stage: "over" }), false)).toEqual(["forget"]);
    expect(waysOut(mine({ ...friends, stage: "broken" }), true)).toEqual(["forget"]);
    expect(waysOut({ table: table(friends), seats: [] }, false)).toEqual(["forget"]);
  });
});

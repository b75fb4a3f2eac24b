import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Room } from "../src/table/room/room.svelte";
import type { Foresee, FromDevice } from "../src/wire/table";
import { FakeSocket, standing, welcome } from "./sockets";
import { person, table } from "./tables";

const ABOUT = { type: "dig" };
const MOVES = [{ move: { type: "dig", at: "a1" }, events: [{ type: "found" }] }];

let socket: FakeSocket;
let room: Room;

const said = <T extends FromDevice["type"]>(type: T): Extract<FromDevice, { type: T }>[] =>
  socket.said.filter((one): one is Extract<FromDevice, { type: T }> => one.type === type);
/** What was asked, once everything that goes on has gone on. */
const asked = async (): Promise<Foresee[]> => {
  await Promise.resolve();
  return said("foresee");
};

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    "WebSocket",
    vi.fn(function () {
      return (socket = new FakeSocket());
    }),
  );
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(table()))));
  room = new Room("t");
  await room.enter();
  socket.opens();
  socket.hears(welcome());
});

afterEach(() => {
  room.leave();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("what moves would bring", () => {
  it("is asked for the seat in view at its step, and known once it is told", async () => {
    socket.hears(standing(4));
    expect(room.foresee(ABOUT)).toEqual([]);
    expect(await asked()).toEqual([{ type: "foresee", seat: 0, step: 4, about: ABOUT }]);
    socket.hears({ type: "foreseen", seat: 0, step: 4, about: ABOUT, moves: MOVES });
    expect(room.foresee(ABOUT)).toEqual(MOVES);
    expect(await asked()).toHaveLength(1);
  });

  it("is forgotten with the position, even if its answer comes late", async () => {
    socket.hears(standing(4));
    room.foresee(ABOUT);
    socket.hears(standing(5));
    socket.hears({ type: "foreseen", seat: 0, step: 4, about: ABOUT, moves: MOVES });
    expect(room.foresee(ABOUT)).toEqual([]);
    expect((await asked()).map(({ step }) => step)).toEqual([4, 5]);
  });

  it("is asked again where the answer was lost with the line", async () => {
    socket.hears(standing(4));
    room.foresee(ABOUT);
    expect(await asked()).toHaveLength(1);
    socket.breaks();
    vi.advanceTimersByTime(1000);
    socket.opens();
    socket.hears(welcome());
    room.foresee(ABOUT);
    expect(await asked()).toHaveLength(1);
  });

  it.each([
    ["of others", () => socket.hears(standing(4, { to_move: [1] }))],
    ["after the match", () => socket.hears(standing(4, { to_move: [] }))],
    ["where a bot stands in", () => socket.hears(welcome({ seats: [person({ stand_in: true }), person()] }))],
    ["without a line", () => socket.breaks()],
    ["while a move is on its way", () => room.act(ABOUT)],
    ["for a watcher", () => socket.hears({ ...welcome(), seats: [] }, standing(4, { seat: null }))],
  ])("is not asked %s", async (_, happens) => {
    socket.hears(standing(3));
    happens();
    expect(room.foresee(ABOUT)).toEqual([]);
    expect(await asked()).toEqual([]);
  });
});

describe("hands", () => {
  const meant = (): (readonly number[])[] => said("gesture").map(({ marks }) => marks);

  it("are told at once, and then only as often as can be followed", () => {
    for (const number of [1, 2, 3]) room.gesture([number]);
    expect(meant()).toEqual([[1]]);
    vi.advanceTimersByTime(125);
    expect(meant()).toEqual([[1], [3]]);
  });

  it("have done what they were about to, once it is played", () => {
    socket.hears(standing(4));
    room.gesture([1]);
    room.gesture([2]);
    room.act(ABOUT);
    vi.advanceTimersByTime(500);
    expect(meant()).toEqual([[1]]);
  });

  it("of others are seen until something happens", () => {
    socket.hears(standing(4, { to_move: [1] }));
    socket.hears({ type: "gestured", seat: 1, marks: [7, 8] });
    expect(room.gestures.get(1)).toEqual([7, 8]);
    vi.advanceTimersByTime(2000);
    socket.hears(standing(5));
    expect(room.gestures.size).toBe(0);
  });
});

describe("a line that is lost", () => {
  const refusal = { type: "refusal", code: "no_such_table", facts: {}, id: null, seat: null, section: null };

  it("is not tried again when the table is gone, and the page says so", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(refusal), { status: 404 })));
    const before = socket;
    socket.breaks();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(room.problem?.code).toBe("no_such_table");
    expect(room.line).toBe("closed");
    expect(socket).toBe(before);
  });

  it("is tried again while nobody says that the table is gone", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    const before = socket;
    socket.breaks();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(room.problem).toBeNull();
    expect(socket).not.toBe(before);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Room } from "../src/table/room/room.svelte";
import { settings } from "../src/table/settings.svelte";
import type { Foresee, FromDevice, Happened, Standing, ToDevice } from "../src/wire/table";
import { FakeSocket, standing, welcome } from "./sockets";
import { bot, person, table } from "./tables";

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
  sessionStorage.clear();
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

describe("faces", () => {
  const KEPT = settings.reactions;
  const laughs = (seat: number): ToDevice => ({ type: "reacted", seat, face: "laugh" });
  afterEach(() => (settings.reactions = KEPT));

  it("are made by the seat in view, and by nobody who watches", () => {
    room.faces.make(room.focus, "wow");
    expect(said("react")).toEqual([{ type: "react", seat: 0, face: "wow" }]);
    socket.hears({ ...welcome(), seats: [] });
    room.faces.make(room.focus, "wow");
    expect(said("react")).toHaveLength(1);
  });

  it("are seen as soon as they are made, the newest of each seat, until they have been", () => {
    expect(room.faces.needed).toBe(false);
    room.hold(true); // a board shows something else
    socket.hears(laughs(1), laughs(0), laughs(1));
    expect(room.faces.needed).toBe("to see");
    expect(room.faces.made.map(({ seat }) => seat)).toEqual([0, 1]);
    for (const face of room.faces.made) room.faces.seen(face);
    expect(room.faces.made).toEqual([]);
  });

  it("are not for who does not want them", () => {
    settings.reactions = false;
    socket.hears(laughs(1));
    expect([room.faces.made, room.faces.needed]).toEqual([[], false]);
  });
});

describe("to my turn", () => {
  const ROBOTS = [person(), bot(), bot()];
  const dug = (step: number, seat: number): Happened => ({ step, event: { type: "dug", seat } });
  /** Somebody else's move, after which another is to move. */
  const moved = (step: number, seat: number, next: number): Standing =>
    standing(step, { to_move: [next], events: [dug(step, seat)] });

  beforeEach(() => socket.hears(welcome({ seats: ROBOTS }), standing(4)));

  it("is offered while only bots are to move, or something of theirs is still being shown", () => {
    expect(room.skip.possible).toBe(false);
    socket.hears(standing(5, { to_move: [1] }));
    expect(room.skip.possible).toBe(true);
    room.hold(true);
    socket.hears(moved(6, 1, 0));
    expect(room.current?.step).toBe(5);
    expect(room.skip.possible).toBe(true);
    room.hold(false);
    vi.advanceTimersByTime(2000);
    expect(room.myTurn).toBe(true);
    expect(room.skip.possible).toBe(false);
  });

  it.each([
    ["another person", { to_move: [1] }, [person(), person()]],
    ["a bot that stands in for me", { to_move: [1] }, [person({ stand_in: true }), bot()]],
    ["nobody: it is over", { to_move: [], outcome: { reason: "", winners: [], lines: [] } }, ROBOTS],
  ])("is not offered where the table waits for %s", (_, more, seats) => {
    socket.hears(welcome({ seats }), standing(5, more as Partial<Standing>));
    expect(room.skip.possible).toBe(false);
  });

  it("passes over all that waits and what still comes, asks bots not to wait, and tells how much it was", async () => {
    socket.hears(standing(5, { to_move: [1] }), moved(6, 1, 1));
    vi.advanceTimersByTime(2000);
    room.hold(true);
    socket.hears(moved(7, 1, 2), moved(8, 2, 2));
    expect(room.current?.step).toBe(6);
    room.skip.begin();
    expect(said("hurry")).toHaveLength(1);
    expect(room.current?.step).toBe(8);
    expect(room.current?.events).toHaveLength(2); // a board hears of it,
    await vi.advanceTimersByTimeAsync(0);
    expect(room.current?.events).toEqual([]); // and shows it no longer
    room.hold(false);
    expect(room.skip.possible).toBe(false);
    socket.hears(moved(9, 2, 0));
    expect(room.current?.step).toBe(9);
    await vi.advanceTimersByTimeAsync(0);
    expect(room.missed.skipped).toEqual({ from: 5, count: 4 });
    expect(room.missed.from).toBeNull();
    expect(room.log.map(({ step }) => step)).toEqual([6, 7, 8, 9]);
    room.act(ABOUT);
    expect(room.missed.skipped).toBeNull();
    vi.advanceTimersByTime(2000);
    socket.hears(standing(10, { to_move: [1] }), moved(11, 1, 1), moved(12, 1, 1));
    expect(room.current?.step).toBe(11); // one after the other again
  });

  it("ends what is being shown if it is my turn already", async () => {
    socket.hears(standing(5, { to_move: [1] }), moved(6, 1, 0));
    vi.advanceTimersByTime(2000);
    room.hold(true);
    expect(room.skip.possible).toBe(true);
    room.skip.begin();
    await vi.advanceTimersByTimeAsync(0);
    expect(room.current?.events).toEqual([]);
    expect(room.missed.skipped).toEqual({ from: 5, count: 1 });
  });
});

describe("somebody at this device is to move", () => {
  it.each([
    ["in their turn", true, () => undefined],
    ["in others' turns", false, () => socket.hears(standing(5, { to_move: [1] }))],
    ["after the match", false, () => socket.hears(standing(5, { to_move: [] }), welcome({ stage: "over" }))],
    ["where a bot stands in", false, () => socket.hears(welcome({ seats: [person({ stand_in: true }), person()] }))],
    ["for a watcher", false, () => socket.hears({ ...welcome(), seats: [] }, standing(5, { seat: null }))],
    [
      "before the device is handed over",
      true,
      () => socket.hears({ ...welcome(), seats: [0, 1] }, standing(5, { to_move: [1] })),
    ],
  ])("%s: %s", (_, mine, happens) => {
    socket.hears(standing(4));
    happens();
    vi.advanceTimersByTime(5000);
    expect(room.toMove).toBe(mine);
  });
});

describe("a move that could not be kept", () => {
  const cannot = (id: string): void =>
    socket.hears({ type: "refusal", code: "cannot_keep", facts: {}, id, seat: 0, section: null });

  it("is sent again as it was, under the same id", () => {
    socket.hears(standing(4));
    room.act({ type: "pass" });
    const [play] = said("play");
    cannot(play?.id ?? "");
    socket.hears(standing(4));
    expect(room.live).toBe(true);
    expect(room.canSendAgain).toBe(true);
    room.sendAgain();
    expect(room.refusal).toBeNull();
    expect(said("play")).toEqual([play, play]);
    socket.hears({ type: "accepted", id: play?.id ?? "", seat: 0, step: 5 });
    socket.hears(standing(5));
    expect(room.live).toBe(true);
  });

  it("is done if it was kept after all", () => {
    socket.hears(standing(4));
    room.act({ type: "pass" });
    cannot(said("play")[0]?.id ?? "");
    socket.hears(standing(5));
    expect(room.refusal).toBeNull();
    expect(room.canSendAgain).toBe(false);
  });

  it("is not offered again for another reason", () => {
    socket.hears(standing(4));
    room.act({ type: "pass" });
    const id = said("play")[0]?.id ?? "";
    socket.hears({ type: "refusal", code: "not_your_turn", facts: {}, id, seat: 0, section: null });
    expect(room.canSendAgain).toBe(false);
  });
});

describe("a store that could not be read", () => {
  it("is no problem any more once the table welcomes", () => {
    socket.hears({ type: "refusal", code: "cannot_read", facts: {}, id: null, seat: null, section: null });
    expect(room.problem).not.toBeNull();
    socket.hears(welcome());
    expect([room.problem, room.refusal]).toEqual([null, null]);
  });
});

describe("a match that can no longer be continued", () => {
  const refusal = { type: "refusal", code: "rules_changed", facts: {}, id: null, seat: null, section: null } as const;
  const broken = table({ stage: "broken", broken: refusal, to_move: [] });

  it("is told as such, and the line is let go", () => {
    socket.hears(standing(4), { type: "table", table: broken });
    expect(room.table?.broken).toEqual(refusal);
    expect(room.line).toBe("closed");
    expect(socket.readyState).toBe(3);
  });

  it("is found out by a device that is not let in again", async () => {
    socket.hears(standing(4));
    socket.breaks();
    vi.advanceTimersByTime(1000);
    socket.opens();
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(broken))));
    socket.hears(refusal);
    await vi.waitFor(() => expect(room.table?.broken).toEqual(refusal));
    expect(room.line).toBe("closed");
  });

  it("needs no line at all", async () => {
    room.leave();
    vi.mocked(WebSocket).mockClear();
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(broken))));
    room = new Room("t");
    await room.enter();
    expect(WebSocket).not.toHaveBeenCalled();
    expect(room.table?.stage).toBe("broken");
  });
});

describe("whoever goes back before the table is known", () => {
  it("leaves no line behind", async () => {
    vi.mocked(WebSocket).mockClear();
    const other = new Room("t");
    const entered = other.enter();
    other.leave();
    await entered;
    expect(WebSocket).not.toHaveBeenCalled();
    expect(other.table).toBeNull();
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

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { withChanges } from "../src/table/room/changes";
import { answered, mayAsk } from "../src/table/room/rights";
import { Room } from "../src/table/room/room.svelte";
import { sitDown } from "../src/table/room/sitting";
import { heldAt, remember } from "../src/table/seats";
import type { Seated, SeatChange } from "../src/wire/table";
import { FakeSocket, welcome } from "./sockets";
import { bot, person, table } from "./tables";

interface Asked {
  readonly path: string;
  readonly bearer: string | null;
  readonly body: { readonly name?: string; readonly token?: string; readonly yes?: boolean };
}

/** The line is made anew with the tokens that are held by then. */
const renewed: (readonly string[])[] = [];
const room = { table: null, renew: () => void renewed.push(heldAt("t")?.tokens ?? []) };

const ASK = { id: "a", seat: 2, name: "Leo", awaited: [0, 1] };
const sent: Asked[] = [];
let answer: () => Promise<Response>;

const told = (what: unknown, status = 200): (() => Promise<Response>) => {
  return () => Promise.resolve(new Response(JSON.stringify(what), { status }));
};
const refused = (code: string): (() => Promise<Response>) => told({ code, facts: {} }, 403);
const cut = (): Promise<Response> => Promise.reject(new TypeError("cut"));
const holds = (seats: readonly number[]): (() => Promise<Response>) => told([{ ...welcome(), seats }]);
/** Each request gets its own answer. */
const answers = (...all: (() => Promise<Response>)[]): void => {
  answer = () => (all.shift() ?? cut)();
};
const seated = (more: Partial<Seated> = {}): Seated => ({ table: table(), seat: 2, token: "", ask: "", ...more });

beforeEach(() => {
  localStorage.clear();
  sent.length = renewed.length = 0;
  vi.stubGlobal("fetch", (path: string, { headers, body }: RequestInit) => {
    const bearer = new Headers(headers).get("authorization");
    sent.push({ path, bearer, body: JSON.parse(body as string) as Asked["body"] });
    // The token is kept before it is sent.
    const { token } = sent.at(-1)?.body ?? {};
    if (token) expect(heldAt("t")?.tokens).toContain(token);
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("sitting down", () => {
  it("keeps the token that the device has made", async () => {
    answer = told(seated());
    await sitDown(room, table(), 2, "Leo");
    expect(heldAt("t")?.tokens).toEqual([sent[0]?.body.token]);
    expect(sent[0]?.body.token).toMatch(/^[\w-]{20,80}$/);
  });

  it("is tried with the same token again after a cut line, and once answered with another", async () => {
    answer = cut;
    await expect(sitDown(room, table(), 2, "Leo")).rejects.toThrow("cut");
    answer = told(seated());
    await sitDown(room, table(), 2, "Leo");
    await sitDown(room, table(), 1, "Eva");
    const [first, second, third] = sent.map(({ body }) => body.token);
    expect(first).toBe(second);
    expect(third).not.toBe(second);
    expect(heldAt("t")?.tokens).toEqual([first, third]);
    expect(sent.map(({ bearer }) => bearer)).toEqual([null, null, `Bearer ${first}`]);
  });

  it("leaves no token behind where it is refused", async () => {
    answer = refused("seat_taken");
    await expect(sitDown(room, table(), 2, "Leo")).rejects.toThrow("seat_taken");
    expect(heldAt("t")?.tokens).toEqual([]);
    expect(renewed).toEqual([]);
  });

  it.each(["cannot_keep", "cannot_read", "too_fast"])(
    "keeps the token after %s: it may have the seat",
    async (code) => {
      answers(cut, refused(code), told(seated()));
      await expect(sitDown(room, table(), 2, "Leo")).rejects.toThrow("cut");
      await expect(sitDown(room, table(), 2, "Leo")).rejects.toThrow(code);
      expect(heldAt("t")?.tokens).toEqual([sent[0]?.body.token]);
      await sitDown(room, table(), 2, "Leo");
      expect(new Set(sent.map(({ body }) => body.token)).size).toBe(1);
    },
  );

  it.each([
    ["it has a seat", holds([2]), 1],
    ["nobody can be asked", cut, 1],
    ["it has none", holds([]), 0],
  ])("that is refused the second time keeps or drops the token: %s", async (_, mine, kept) => {
    answers(cut, refused("already_started"), mine);
    await expect(sitDown(room, table(), 2, "Leo")).rejects.toThrow("cut");
    await expect(sitDown(room, table(), 2, "Leo")).rejects.toThrow("already_started");
    expect(heldAt("t")?.tokens).toHaveLength(kept);
    // So that the next try is a first one.
    answer = told(seated());
    await sitDown(room, table(), 2, "Leo");
  });

  it("makes the line anew with the token, even if the answer is lost", async () => {
    answers(cut, told(seated()));
    await expect(sitDown(room, table(), 2, "Leo")).rejects.toThrow("cut");
    expect(renewed).toEqual([[sent[0]?.body.token]]);
    await sitDown(room, table(), 2, "Leo");
    expect(renewed).toHaveLength(2);
  });
});

describe("asking for a seat", () => {
  const playing = { seats: [person(), person(), bot()] };

  it("is for newcomers, where hands are hidden and two people can agree", () => {
    expect(mayAsk(table(playing), [])).toBe(true);
    expect(mayAsk(table(playing), [0])).toBe(false);
    expect(mayAsk(table(playing), [], remember("t", { host: "h" }))).toBe(false);
    expect(mayAsk(table({ ...playing, hides: false }), [])).toBe(false);
    expect(mayAsk(table({ ...playing, stage: "over" }), [])).toBe(false);
    expect(mayAsk(table({ seats: [person(), bot()] }), [])).toBe(false);
    expect(mayAsk(table(), [])).toBe(false);
  });

  it("is for whoever has no seat, though a token is left from an ask that was cut", async () => {
    answer = cut;
    await expect(sitDown(room, table(playing), 2, "Leo")).rejects.toThrow("cut");
    expect(heldAt("t")?.tokens).toHaveLength(1);
    expect(mayAsk(table(playing), [], heldAt("t"))).toBe(true);
    answer = told(seated({ ask: "a" }));
    await sitDown(room, table(playing), 2, "Leo");
    expect(sent[1]?.body.token).toBe(sent[0]?.body.token);
    expect(mayAsk(table({ ...playing, asks: [ASK] }), [], heldAt("t"))).toBe(false);
    expect(mayAsk(table(playing), [], heldAt("t"))).toBe(true);
  });

  it("is answered with every token of the device until it is settled", async () => {
    remember("t", { host: "h", tokens: ["x", "y", "z"] });
    const answers = [told({ code: "not_at_this_table" }, 403), told(table({ asks: [ASK] })), told(table())];
    answer = () => (answers.shift() ?? told(table()))();
    expect((await answered("t", ASK, true)).asks).toEqual([]);
    expect(sent.map(({ bearer }) => bearer)).toEqual(["Bearer x", "Bearer y", "Bearer z"]);
    expect(sent[0]).toMatchObject({ path: "api/tables/t/seats/2/answer", body: { ask: "a", yes: true } });
  });

  describe("ends", () => {
    let socket: FakeSocket;
    let lines: number;
    let asker: Room;

    /** A tab of the device that has asked hears that the ask is gone. */
    const hearsTheEnd = async (mine: () => Promise<Response>, seats: readonly number[] = []): Promise<void> => {
      lines = 0;
      vi.stubGlobal(
        "WebSocket",
        vi.fn(function () {
          lines += 1;
          return (socket = new FakeSocket());
        }),
      );
      remember("t", { tokens: ["mine"], asking: { id: "a", token: "mine" } });
      vi.stubGlobal("fetch", (path: string) => (path === "api/mine" ? mine() : told(table(playing))()));
      asker = new Room("t");
      await asker.enter();
      socket.opens();
      socket.hears({ ...welcome({ ...playing, asks: [ASK] }), seats: [] });
      expect(heldAt("t")?.asking).toBeTruthy();
      socket.hears({ ...welcome(playing), seats });
    };
    afterEach(() => asker.leave());

    it("with a seat", async () => {
      await hearsTheEnd(holds([2]), [2]);
      await vi.waitFor(() => expect(heldAt("t")?.asking).toBeNull());
      expect(heldAt("t")?.tokens).toEqual(["mine"]);
      expect([asker.declined, lines]).toEqual([false, 1]);
    });

    it("with a seat that another tab has, and this one gets a line to it too", async () => {
      await hearsTheEnd(holds([2]));
      await vi.waitFor(() => expect(lines).toBe(2));
      expect(heldAt("t")).toMatchObject({ tokens: ["mine"], asking: null });
      expect(asker.declined).toBe(false);
    });

    it("with a word and without the token", async () => {
      await hearsTheEnd(holds([]));
      await vi.waitFor(() => expect(asker.declined).toBe(true));
      expect(heldAt("t")).toMatchObject({ tokens: [], asking: null });
    });

    it("only when the server can say how", async () => {
      const mine = vi.fn(cut);
      await hearsTheEnd(mine);
      await vi.waitFor(() => expect(mine).toHaveBeenCalledOnce());
      await Promise.resolve();
      expect(heldAt("t")).toMatchObject({ tokens: ["mine"], asking: { id: "a" } });
      mine.mockImplementation(holds([]));
      socket.hears({ type: "table", table: table(playing) });
      await vi.waitFor(() => expect(asker.declined).toBe(true));
    });
  });
});

describe("the log", () => {
  const change = (step: number, more: Partial<SeatChange>): SeatChange => ({
    step,
    seat: 1,
    what: "sat",
    name: "Leo",
    level: "",
    ...more,
  });

  it("tells of seats where it happened, after what had happened by then", () => {
    const log = [1, 2, 2, 3].map((step) => ({ step, event: { type: "moved" } }));
    const changes = [change(2, { what: "left", level: "easy" }), change(2, { what: "back" }), change(9, { name: "" })];
    const lines = withChanges(log, changes, (key) => key);
    expect(lines.map(({ step, event }) => [step, event["type"]])).toEqual([
      [1, "moved"],
      [2, "moved"],
      [2, "moved"],
      [2, "seat_left_bot"],
      [2, "seat_back"],
      [3, "moved"],
      [9, "seat_sat"],
    ]);
    expect(lines[3]?.event).toMatchObject({ number: 2, name: "Leo", level: "level-easy" });
    expect(lines[6]?.event["name"]).toBe("seat");
    const [unnamed] = withChanges([], [change(1, { what: "bot", name: "", level: "easy" })], (key) => key);
    expect(unnamed?.event["name"]).toBe("bot-name");
    expect(withChanges(log, [], (key) => key)).toBe(log);
  });
});

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

const ASK = { id: "a", seat: 2, name: "Leo", awaited: [0, 1] };
const sent: Asked[] = [];
let answer: () => Promise<Response>;

const told = (what: unknown, status = 200): (() => Promise<Response>) => {
  return () => Promise.resolve(new Response(JSON.stringify(what), { status }));
};
const seated = (more: Partial<Seated> = {}): Seated => ({ table: table(), seat: 2, token: "", ask: "", ...more });

beforeEach(() => {
  localStorage.clear();
  sent.length = 0;
  vi.stubGlobal("fetch", (path: string, { headers, body }: RequestInit) => {
    const bearer = new Headers(headers).get("authorization");
    sent.push({ path, bearer, body: JSON.parse(String(body)) as Asked["body"] });
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
    await sitDown(table(), 2, "Leo");
    expect(heldAt("t")?.tokens).toEqual([sent[0]?.body.token]);
    expect(sent[0]?.body.token).toMatch(/^[\w-]{20,80}$/);
  });

  it("is tried with the same token again after a cut line, and once answered with another", async () => {
    answer = () => Promise.reject(new TypeError("cut"));
    await expect(sitDown(table(), 2, "Leo")).rejects.toThrow("cut");
    answer = told(seated());
    await sitDown(table(), 2, "Leo");
    await sitDown(table(), 1, "Eva");
    const [first, second, third] = sent.map(({ body }) => body.token);
    expect(first).toBe(second);
    expect(third).not.toBe(second);
    expect(heldAt("t")?.tokens).toEqual([first, third]);
    expect(sent.map(({ bearer }) => bearer)).toEqual([null, null, `Bearer ${first}`]);
  });

  it("leaves no token behind where it is refused", async () => {
    answer = told({ code: "seat_taken", facts: {} }, 403);
    await expect(sitDown(table(), 2, "Leo")).rejects.toThrow("seat_taken");
    expect(heldAt("t")?.tokens).toEqual([]);
  });
});

describe("asking for a seat", () => {
  const playing = { seats: [person(), person(), bot()] };

  it("is for newcomers, where hands are hidden and two people can agree", () => {
    expect(mayAsk(table(playing), [])).toBe(true);
    expect(mayAsk(table(playing), ["host"])).toBe(false);
    expect(mayAsk(table({ ...playing, hides: false }), [])).toBe(false);
    expect(mayAsk(table({ ...playing, stage: "over" }), [])).toBe(false);
    expect(mayAsk(table({ seats: [person(), bot()] }), [])).toBe(false);
    expect(mayAsk(table(), [])).toBe(false);
  });

  it("is answered with every token of the device until it is settled", async () => {
    remember("t", { host: "h", tokens: ["x", "y", "z"] });
    const answers = [told({ code: "not_at_this_table" }, 403), told(table({ asks: [ASK] })), told(table())];
    answer = () => (answers.shift() ?? told(table()))();
    expect((await answered("t", ASK, true)).asks).toEqual([]);
    expect(sent.map(({ bearer }) => bearer)).toEqual(["Bearer x", "Bearer y", "Bearer z"]);
    expect(sent[0]).toMatchObject({ path: "/api/tables/t/seats/2/answer", body: { ask: "a", yes: true } });
  });

  it("ends with a seat, or with a word and without the token", async () => {
    let socket = new FakeSocket();
    vi.stubGlobal(
      "WebSocket",
      vi.fn(function () {
        return (socket = new FakeSocket());
      }),
    );
    for (const [seats, declined, tokens] of [
      [[2], false, ["mine"]],
      [[], true, []],
    ] as const) {
      localStorage.clear();
      remember("t", { tokens: ["mine"], asking: { id: "a", token: "mine" } });
      answer = told(table({ ...playing, asks: [ASK] }));
      vi.stubGlobal("fetch", () => answer());
      const room = new Room("t");
      await room.enter();
      socket.opens();
      socket.hears({ ...welcome({ ...playing, asks: [ASK] }), seats: [] });
      expect(heldAt("t")?.asking).toBeTruthy();
      socket.hears({ ...welcome(playing), seats });
      expect(room.declined).toBe(declined);
      expect(heldAt("t")).toMatchObject({ tokens, asking: null });
      room.leave();
    }
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
    expect(withChanges(log, [], (key) => key)).toBe(log);
  });
});

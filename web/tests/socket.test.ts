import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PATIENCE, TableSocket, type Line } from "../src/table/room/socket";
import type { Play, ToDevice } from "../src/wire/table";
import { FakeSocket, standing, welcome } from "./sockets";

const move = (id: string): Play => ({ type: "play", seat: 0, step: 4, id, move: { type: "pass" } });

let sockets: FakeSocket[];
let lines: Line[];
let heard: ToDevice[];
let table: TableSocket;
let reload: () => void;

const last = (): FakeSocket => {
  const socket = sockets.at(-1);
  if (!socket) throw new Error("no socket yet");
  return socket;
};
const plays = (socket: FakeSocket): string[] => socket.said.flatMap((said) => (said.type === "play" ? [said.id] : []));

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  lines = [];
  heard = [];
  const wire = { tokens: () => ["secret"], heard: (m: ToDevice) => heard.push(m), changed: (l: Line) => lines.push(l) };
  reload = () => {
    table = new TableSocket("ws://table", wire, () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    });
    table.start();
    last().opens();
  };
  sessionStorage.clear();
  reload();
});

afterEach(() => {
  table.stop();
  vi.useRealTimers();
});

describe("the line to a table", () => {
  it("says hello first, with its tokens", () => {
    expect(last().said).toEqual([{ type: "hello", tokens: ["secret"], after: 0 }]);
  });

  it("keeps a move back until it is welcome", () => {
    table.play(move("a"));
    expect(plays(last())).toEqual([]);
    last().hears(welcome());
    expect(plays(last())).toEqual(["a"]);
  });

  it("does not wait for ever to be let in", () => {
    last().breaks();
    vi.advanceTimersByTime(2 * PATIENCE.first);
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(PATIENCE.open + 2 * PATIENCE.first);
    expect(sockets).toHaveLength(3);
    last().opens();
    vi.advanceTimersByTime(PATIENCE.open);
    expect(sockets).toHaveLength(3);
  });

  it("comes back by itself and asks for what it has not seen", () => {
    last().hears(welcome());
    last().hears(standing(7));
    last().breaks();
    expect(lines.at(-1)).toBe("lost");
    vi.advanceTimersByTime(1000);
    expect(sockets).toHaveLength(2);
    last().opens();
    expect(last().said[0]).toEqual({ type: "hello", tokens: ["secret"], after: 7 });
    last().hears(welcome());
    expect(lines.at(-1)).toBe("open");
  });

  it("sends an unanswered move again under the same id, and an accepted one never", () => {
    last().hears(welcome());
    table.play(move("a"));
    table.play(move("b"));
    last().hears({ type: "accepted", id: "a", seat: 0, step: 5 });
    last().breaks();
    vi.advanceTimersByTime(1000);
    last().opens();
    expect(plays(last())).toEqual([]);
    last().hears(welcome());
    expect(plays(last())).toEqual(["b"]);
    last().hears({ type: "accepted", id: "b", seat: 0, step: 6 });
    last().breaks();
    vi.advanceTimersByTime(1000);
    last().opens();
    last().hears(welcome());
    expect(plays(last())).toEqual([]);
  });

  it("sends an unanswered move again after a reload, and shows that it waits for it", () => {
    last().hears(welcome());
    table.play(move("one"));
    reload();
    expect(table.pending).toEqual(move("one"));
    last().hears(welcome(), { type: "accepted", seat: 0, id: "one", step: 5 });
    expect(plays(last())).toEqual(["one"]);
    reload();
    expect(table.pending).toBeNull();
    last().hears(welcome());
    expect(plays(last())).toEqual([]);
  });

  it("does not send a refused move again", () => {
    last().hears(welcome());
    table.play(move("a"));
    last().hears({ type: "refusal", code: "no", facts: {}, id: "a", seat: 0, section: null });
    last().breaks();
    vi.advanceTimersByTime(1000);
    last().opens();
    last().hears(welcome());
    expect(plays(last())).toEqual([]);
  });

  it("waits longer each time it fails", () => {
    last().breaks();
    vi.advanceTimersByTime(600);
    expect(sockets).toHaveLength(2);
    last().breaks();
    vi.advanceTimersByTime(500);
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(600);
    expect(sockets).toHaveLength(3);
  });

  it("does not storm a server that welcomes it and then fails", () => {
    for (let failures = 0; failures < 6; failures++) {
      last().hears(welcome());
      last().breaks();
      vi.advanceTimersByTime(PATIENCE.most * 1.25);
      last().opens();
    }
    const before = sockets.length;
    last().hears(welcome());
    last().breaks();
    vi.advanceTimersByTime(PATIENCE.most * 0.7);
    expect(sockets).toHaveLength(before);
    vi.advanceTimersByTime(PATIENCE.most);
    expect(sockets).toHaveLength(before + 1);
  });

  it.each([
    ["an accepted move", () => last().hears({ type: "accepted", id: "a", seat: 0, step: 5 })],
    [
      "a quiet minute",
      () => {
        for (let seconds = 0; seconds <= 60; seconds += 10) {
          vi.advanceTimersByTime(10_000);
          last().hears({ type: "pong" });
        }
      },
    ],
  ])("is trusted again after %s", (_, calm) => {
    for (let failures = 0; failures < 6; failures++) {
      last().breaks();
      vi.advanceTimersByTime(PATIENCE.most * 1.25);
      last().opens();
    }
    last().hears(welcome());
    calm();
    const before = sockets.length;
    last().breaks();
    vi.advanceTimersByTime(600);
    expect(sockets).toHaveLength(before + 1);
  });

  it("notices a line that has gone silent", () => {
    last().hears(welcome());
    vi.advanceTimersByTime(20_000);
    expect(last().said.at(-1)).toEqual({ type: "ping" });
    vi.advanceTimersByTime(8_000);
    expect(lines.at(-1)).toBe("lost");
  });

  it("passes on what it hears, but not a pong", () => {
    last().hears(welcome());
    last().hears({ type: "pong" });
    last().hears(standing(1));
    expect(heard.map((message) => message.type)).toEqual(["welcome", "standing"]);
  });

  it("stays away once it is stopped", () => {
    table.stop();
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
  });
});

import { beforeEach, describe, expect, it, vi } from "vitest";
import { takeAlong } from "../src/table/room/rematch";
import { forget, heldAt, release, remember, tables } from "../src/table/seats";

beforeEach(() => localStorage.clear());

describe("the seats a device holds", () => {
  it("are there after a refresh", () => {
    remember("t1", { game: "g", code: "ABC", host: "h", tokens: ["a"] });
    expect(heldAt("t1")).toMatchObject({ game: "g", code: "ABC", host: "h", tokens: ["a"], seen: 0 });
  });

  it("add up, and none is kept twice", () => {
    remember("t1", { game: "g", tokens: ["a"] });
    remember("t1", { tokens: ["b", "a"] });
    expect(heldAt("t1")?.tokens).toEqual(["a", "b"]);
  });

  it("survive what else is remembered", () => {
    remember("t1", { game: "g", host: "h", tokens: ["a"] });
    remember("t1", { seen: 12 });
    expect(heldAt("t1")).toMatchObject({ host: "h", tokens: ["a"], seen: 12 });
  });

  it("know whether the score sheet was filled here, and not at the rematch", () => {
    remember("t1", { tokens: ["a"], counted: true });
    takeAlong("t1", "t2");
    expect([heldAt("t1")?.counted, heldAt("t2")?.counted]).toEqual([true, false]);
    expect(heldAt("t2")?.tokens).toEqual(["a"]);
  });

  it("can be given up one by one, or all", () => {
    remember("t1", { tokens: ["a", "b"] });
    release("t1", "a");
    expect(heldAt("t1")?.tokens).toEqual(["b"]);
    forget("t1");
    expect(heldAt("t1")).toBeUndefined();
  });

  it("of the oldest tables are let go", () => {
    vi.useFakeTimers();
    for (let i = 0; i < 50; i++) {
      vi.setSystemTime(1000 + i);
      remember(`t${i}`, { tokens: ["x"] });
    }
    vi.useRealTimers();
    expect(Object.keys(tables())).toHaveLength(40);
    expect(heldAt("t9")).toBeUndefined();
    expect(heldAt("t49")).toBeDefined();
  });

  it("do no harm where the storage is damaged", () => {
    localStorage.setItem("sobremesa.tables", "{oops");
    expect(tables()).toEqual({});
  });
});

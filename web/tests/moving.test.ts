import { beforeEach, describe, expect, it, vi } from "vitest";
import * as api from "../src/table/api";
import { arrive, carried, movingLink } from "../src/table/room/moving";
import { heldAt, remember, tables } from "../src/table/seats";
import type { Mine, Welcome } from "../src/wire/table";
import { table } from "./tables";

/** The tokens that hold a seat, whatever the table. */
let seated: readonly string[] = [];

function answer({ tables: asked }: Mine): Welcome[] {
  return Object.entries(asked).map(([id, tokens]) => ({
    type: "welcome",
    table: table({ id }),
    seats: seated.flatMap((token, seat) => ((tokens as readonly string[]).includes(token) ? [seat] : [])),
  }));
}

const follow = (link: string): Promise<unknown> => {
  history.replaceState(null, "", new URL(link).pathname + new URL(link).hash);
  return arrive("t1");
};
const link = (...tokens: readonly string[]): string => movingLink("http://x", "t1", tokens);
const many = (count: number): string[] => Array.from({ length: count }, (_, i) => `stray${i}`);

beforeEach(() => {
  localStorage.clear();
  seated = ["mine", "other"];
  vi.spyOn(api, "mine").mockImplementation((asked) => Promise.resolve(answer(asked)));
});

describe("the tokens in a link", () => {
  it("are those that were put there", () => {
    expect(carried(new URL(link("a-b_C", "d")).hash)).toEqual(["a-b_C", "d"]);
    expect(carried("")).toBeNull();
    expect(carried("#log")).toBeNull();
  });

  it.each([
    ["too long", `#seat=${"x".repeat(81)}`],
    ["too many", `#seat=${many(17).join(",")}`],
    ["of other letters", "#seat=ñandú"],
    ["none at all", "#seat=,,"],
  ])("are nothing if they are %s", (_, hash) => {
    expect(carried(hash)).toEqual([]);
  });
});

describe("whoever arrives with a link", () => {
  it("has the seat, and the address shows no token any more", async () => {
    expect(await follow(link("mine"))).toBeNull();
    expect(heldAt("t1")?.tokens).toEqual(["mine"]);
    expect(location.hash).toBe("");
  });

  it.each([
    ["of a stranger", link("forged")],
    ["with a long token", link("x".repeat(81))],
    ["with many tokens", link(...many(17))],
    ["that is garbled", "http://x/t/t1#seat=%zz"],
  ])("is told so %s, and nothing is kept", async (_, poisoned) => {
    remember("t1", { tokens: ["mine"] });
    expect(await follow(poisoned)).toMatchObject({ code: "link_no_seat" });
    expect(heldAt("t1")?.tokens).toEqual(["mine"]);
    expect(location.hash).toBe("");
  });

  it("keeps those that hold a seat, beside what there was", async () => {
    remember("t1", { tokens: ["mine"] });
    expect(await follow(link("gone", "other"))).toBeNull();
    expect(heldAt("t1")?.tokens).toEqual(["mine", "other"]);
  });

  it("tries again later if nobody can be asked", async () => {
    vi.spyOn(api, "mine").mockRejectedValue(new Error("500"));
    expect(await follow(link("mine"))).toMatchObject({ code: "unreachable" });
    expect(heldAt("t1")).toBeUndefined();
    expect(carried(location.hash)).toEqual(["mine"]);
  });

  it("gets well again where an earlier link has poisoned the device", async () => {
    for (const order of [
      ["mine", ...many(40)],
      [...many(40), "mine"],
    ]) {
      localStorage.clear();
      remember("t1", { tokens: order });
      history.replaceState(null, "", "/t/t1");
      expect(await arrive("t1")).toBeNull();
      expect(heldAt("t1")?.tokens).toEqual(["mine"]);
    }
  });
});

describe("of too many tokens", () => {
  const sifted = async (): Promise<readonly string[] | undefined> => {
    history.replaceState(null, "", "/t/t1");
    await arrive("t1");
    return heldAt("t1")?.tokens;
  };

  it("one in the middle that has a seat is kept", async () => {
    remember("t1", { tokens: [...many(20), "mine", ...many(40).slice(20)] });
    expect(await sifted()).toEqual(["mine"]);
  });

  it("the one of an ask is kept", async () => {
    remember("t1", { tokens: [...many(10), "asked"], asking: { id: "a", token: "asked" } });
    expect(await sifted()).toEqual(["asked"]);
  });
});

describe("a damaged entry of the storage", () => {
  const kept = (entries: Record<string, unknown>): void =>
    localStorage.setItem("sobremesa.tables", JSON.stringify({ ...entries, good: { tokens: ["mine"], at: 5 } }));

  it("harms no other", () => {
    kept({ a: null, b: 7, c: "x", d: [], e: { tokens: "no list" }, f: { tokens: [7, null, "x".repeat(81), "ok"] } });
    expect(tables()["good"]?.tokens).toEqual(["mine"]);
    expect(tables()["f"]?.tokens).toEqual(["ok"]);
    expect(tables()["e"]?.tokens).toEqual([]);
    expect(tables()["a"]).toBeUndefined();
    remember("new", { tokens: ["t"] });
    expect(heldAt("good")?.tokens).toEqual(["mine"]);
  });

  it("is not what every object has by birth", () => {
    kept({});
    expect(heldAt("constructor")).toBeUndefined();
    expect(heldAt("__proto__")).toBeUndefined();
  });

  it("is among the newest forty at most", () => {
    kept(Object.fromEntries(many(60).map((id, at) => [id, { tokens: ["x"], at }])));
    expect(Object.keys(tables())).toHaveLength(40);
  });
});

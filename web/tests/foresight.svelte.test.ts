import { flushSync } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { Foresight } from "../src/table/room/foresight.svelte";
import type { Brings, Foresee } from "../src/wire/table";

const question = (about: Foresee["about"], step = 4): Foresee => ({ type: "foresee", seat: 0, step, about });
const BRINGS: readonly Brings[] = [{ move: { type: "dig", at: "a1" }, events: [{ type: "found", points: 2 }] }];

let asked: Foresee[];
let foresight: Foresight;

beforeEach(() => {
  asked = [];
  foresight = new Foresight((one) => asked.push(one));
});

const spoken = (): Promise<void> => Promise.resolve();

describe("what a move would bring", () => {
  it("is asked once, however the question is put", async () => {
    expect(foresight.known(question({ type: "dig", at: "a1" }))).toEqual([]);
    foresight.known(question({ at: "a1", type: "dig" }));
    await spoken();
    expect(asked).toEqual([question({ type: "dig", at: "a1" })]);
    foresight.known(question({ type: "dig", at: "b2" }));
    await spoken();
    expect(asked).toHaveLength(2);
  });

  it("can be worked with before it is known", async () => {
    const points: number[] = [];
    const stop = $effect.root(() => {
      const known = $derived(foresight.known(question({ type: "dig" })));
      $effect(() => void points.push(known.length));
    });
    flushSync();
    await spoken();
    foresight.heard({ ...question({ type: "dig" }), type: "foreseen", moves: BRINGS });
    flushSync();
    expect(points).toEqual([0, 1]);
    stop();
  });

  it("belongs to its position", async () => {
    foresight.known(question({ type: "dig" }));
    foresight.heard({ ...question({ type: "dig" }), type: "foreseen", moves: BRINGS });
    expect(foresight.known(question({ type: "dig" }))).toEqual(BRINGS);
    foresight.forget();
    expect(foresight.known(question({ type: "dig" }, 5))).toEqual([]);
    await spoken();
    foresight.heard({ ...question({ type: "dig" }), type: "foreseen", moves: BRINGS });
    expect(foresight.known(question({ type: "dig" }, 5)), "the answer is late").toEqual([]);
  });

  it("stays until it is told anew where others moved and the same is offered", async () => {
    foresight.known(question({ type: "dig" }));
    foresight.heard({ ...question({ type: "dig" }), type: "foreseen", moves: BRINGS });
    foresight.forget(true);
    expect(foresight.known(question({ type: "dig" }, 5))).toEqual(BRINGS);
    await spoken();
    expect(asked).toHaveLength(2);
    foresight.heard({ ...question({ type: "dig" }, 5), type: "foreseen", moves: [] });
    expect(foresight.known(question({ type: "dig" }, 5))).toEqual([]);
  });

  it("is asked again after it was forgotten", async () => {
    foresight.known(question({ type: "dig" }));
    foresight.heard({ ...question({ type: "dig" }), type: "foreseen", moves: BRINGS });
    foresight.forget();
    expect(foresight.known(question({ type: "dig" }))).toEqual([]);
    await spoken();
    expect(asked).toHaveLength(2);
  });
});

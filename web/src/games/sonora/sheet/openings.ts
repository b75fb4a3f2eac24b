/** What an entry of the queue can be written as: which things are lit for it, and which mark each stands for. */

import { open } from "../../../table/choices";
import type { Offer, SeatMove, Sheet } from "../../../wire/sonora";
import { placeOf } from "./printed";
import { givenBy, type Entry } from "./queue";
import { fitting, placingOf, type Placing, type Wish } from "./shapes";
import { THINGS, type Thing } from "./things";

export class Openings {
  /** Every way in which it can be drawn. */
  readonly placings: readonly Placing[];
  readonly lit: readonly Thing[];
  readonly litIds: ReadonlySet<string>;

  constructor(
    private readonly choices: readonly Offer[],
    private readonly entry: Entry | null,
    private readonly sheet: Sheet | null,
  ) {
    this.placings = entry?.section === "canyon" ? this.drawings(entry) : [];
    this.lit = entry ? THINGS[entry.section].filter(this.lights(entry)) : [];
    this.litIds = new Set(this.lit.map(({ id }) => id));
  }

  private drawings(entry: Entry): readonly Placing[] {
    const type = entry.kind === "rival" ? "rival_draw" : "draw";
    return open(this.choices, type, "squares", givenBy(entry)).flatMap((squares) => placingOf(squares) ?? []);
  }

  private lights(entry: Entry): (thing: Thing) => boolean {
    const { choices } = this;
    switch (entry.kind) {
      case "ruins":
        return ({ name, number }) => this.blocksTo(name, number) !== undefined;
      case "sitting": {
        const nodes = open(choices, "mark_node", "node");
        const columns = open(choices, "tick_box", "column");
        return ({ kind, name, number }) => (kind === "node" ? nodes.includes(name) : columns.includes(number));
      }
      case "rival-mud": {
        const nodes = open(choices, "rival_fill", "node");
        return ({ kind, name }) => kind === "node" && nodes.includes(name);
      }
      case "mud":
        return () => false;
      default: {
        if (entry.section === "mudcracks") return () => false;
        const type = entry.kind === "rival" ? "rival_trace" : "trace";
        const squares = new Set(this.placings.flatMap((one) => one.squares));
        const ends = new Set(entry.section === "creek" ? open(choices, type, "end", givenBy(entry)) : []);
        return ({ kind, name, number }) => (kind === "square" ? squares.has(number) : ends.has(name));
      }
    }
  }

  /** How many blocks of a building are crossed off at once, if that is open. */
  hexesOf(building: string): readonly number[] {
    return open(this.choices, "cross_off", "hexes", { building });
  }

  /** As many as are crossed off to reach this one. */
  private blocksTo(building: string, number: number): number | undefined {
    const done = this.sheet?.hexes[placeOf(building)] ?? 0;
    return this.hexesOf(building).find((count) => done + count - 1 === number);
  }

  /** How many small circles around a node the rival can fill in. */
  circlesAt(node: string): readonly number[] {
    return open(this.choices, "rival_fill", "circles", { node });
  }

  /** Where the rival's path with this disc and this end can begin. */
  startsOf(disc: number, end: string): readonly string[] {
    return open(this.choices, "rival_trace", "start", { disc, end });
  }

  /** The rival's path that ends here; from the start after `last`, if there are several. */
  rivalWay(disc: number, end: string, last: string | null): SeatMove | null {
    const starts = this.startsOf(disc, end);
    const start = starts[(starts.indexOf(last ?? "") + 1) % starts.length];
    return start === undefined ? null : { type: "rival_trace", disc, start, end };
  }

  /** What a mark at this thing would be. */
  markAt(thing: Thing, wish: Wish): SeatMove | null {
    const { entry } = this;
    if (!entry || !this.litIds.has(thing.id)) return null;
    const { disc } = entry;
    const { name, number } = thing;
    switch (thing.kind) {
      case "hex":
        return { type: "cross_off", building: name, hexes: this.blocksTo(name, number) ?? 1 };
      case "square": {
        const found = fitting(this.placings, number, wish);
        return found && { type: entry.kind === "rival" ? "rival_draw" : "draw", disc, squares: found.squares };
      }
      case "space":
        return entry.kind === "rival" ? this.rivalWay(disc, name, null) : { type: "trace", disc, end: name };
      case "node":
        if (entry.kind !== "rival-mud") return { type: "mark_node", node: name };
        return { type: "rival_fill", node: name, circles: Math.max(...this.circlesAt(name)) };
      case "column":
        return { type: "tick_box", column: number };
    }
  }

  /** A mark that has no place of its own. */
  get plain(): SeatMove | null {
    if (this.entry?.kind === "mud") return { type: "begin_mudcracks" };
    return this.entry?.animal === "rabbit" ? { type: "add_rabbit", disc: this.entry.disc } : null;
  }
}

/** What a player is about to write: with which disc or bonus, where, and the yes that is still missing. */

import { offers, open } from "../../../table/choices";
import { Planning } from "../../../table/planning";
import { settings } from "../../../table/settings.svelte";
import type { Game, SeatMove, Sheet } from "../../../wire/sonora";
import { attempted } from "./attempted";
import { gainOf, type Gain } from "./gains";
import { placeOf, type Animal, type Shape } from "./printed";
import { firstOf, givenBy, lostOf, queueOf, type Entry } from "./queue";
import { after, fitting, NO_WISH, placingOf, shapesOver, type Placing, type Wish } from "./shapes";
import { THINGS, type Thing } from "./things";

type Kind = SeatMove["type"];

export class Plan extends Planning<Game> {
  /** What the player has picked from the queue. */
  private wanted = $state<string | null>(null);
  /** The mark that only a yes is missing for. */
  private chosen = $state.raw<SeatMove | null>(null);
  /** Pointed at, and where. */
  private pointed = $state.raw<{ readonly move: SeatMove; readonly thing: Thing } | null>(null);
  /** The square or space at which the chosen mark is held. */
  private held = $state.raw<Thing | null>(null);
  private wish = $state.raw<Wish>(NO_WISH);
  /** Pressed last though it was not lit. */
  private vain = $state.raw<Thing | null>(null);

  get seat(): number | null {
    return this.props().seat;
  }

  get sheet(): Sheet | null {
    return this.view.sheets[this.seat ?? -1] ?? null;
  }

  queue: readonly Entry[] = $derived.by(() => (this.seat === null ? [] : queueOf(this.view, this.seat, this.choices)));

  entry: Entry | null = $derived.by(
    () => this.queue.find((one) => one.open && one.id === this.wanted) ?? firstOf(this.queue),
  );

  /** The animals to choose from, if one has been discovered. */
  get discoveries(): readonly Animal[] {
    return open(this.choices, "discover", "animal");
  }

  /** Every way in which the picked disc can be drawn. */
  placings: readonly Placing[] = $derived.by(() => {
    const { entry } = this;
    if (entry?.section !== "canyon") return [];
    const type = entry.kind === "rival" ? "rival_draw" : "draw";
    return open(this.choices, type, "squares", givenBy(entry)).flatMap((squares) => placingOf(squares) ?? []);
  });

  /** What may be pressed for the picked disc or bonus. */
  lit: readonly Thing[] = $derived.by(() => {
    const { entry } = this;
    if (!entry) return [];
    const may = this.names(entry);
    return THINGS[entry.section].filter((thing) => may(thing));
  });
  private litIds: ReadonlySet<string> = $derived(new Set(this.lit.map(({ id }) => id)));

  private names(entry: Entry): (thing: Thing) => boolean {
    const { choices } = this;
    const given = givenBy(entry);
    switch (entry.kind) {
      case "ruins":
        return ({ name, number }) => number in this.crossable(name);
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
        const ends = new Set(entry.section === "creek" ? open(choices, type, "end", given) : []);
        return ({ kind, name, number }) => (kind === "square" ? squares.has(number) : ends.has(name));
      }
    }
  }

  /** By the number of a hex of a building: how many are crossed off to reach it. */
  private crossable(building: string): Readonly<Record<number, number>> {
    const done = this.sheet?.hexes[placeOf(building)] ?? 0;
    const counts = open(this.choices, "cross_off", "hexes", { building });
    return Object.fromEntries(counts.map((count) => [done + count - 1, count]));
  }

  isLit(thing: Thing): boolean {
    return this.litIds.has(thing.id);
  }

  get litNames(): ReadonlySet<string> {
    return this.litIds;
  }

  // The mark in mind

  /** A mark that has no place of its own. */
  private plain: SeatMove | null = $derived.by(() => {
    const { entry } = this;
    if (entry?.kind === "mud") return { type: "begin_mudcracks" };
    return entry?.animal === "rabbit" ? { type: "add_rabbit", disc: entry.disc } : null;
  });

  /** Chosen, and only a yes is missing. */
  get mark(): SeatMove | null {
    return this.mine ? (this.chosen ?? this.plain) : null;
  }

  /** Chosen or only pointed at: it is drawn faintly. */
  get ghost(): SeatMove | null {
    return this.mark ?? (this.mine ? (this.pointed?.move ?? null) : null);
  }

  /** It is no more than pointed at. */
  get loose(): boolean {
    return this.mark === null;
  }

  gain: Gain | null = $derived.by(() => {
    const { ghost, sheet } = this;
    return ghost && sheet ? gainOf(sheet, ghost, this.view.sheets) : null;
  });

  /** What a mark at this thing would be. */
  private moveAt(thing: Thing, wish: Wish): SeatMove | null {
    const { entry } = this;
    if (!entry || !this.isLit(thing)) return null;
    const { disc } = entry;
    switch (thing.kind) {
      case "hex":
        return { type: "cross_off", building: thing.name, hexes: this.crossable(thing.name)[thing.number] ?? 1 };
      case "square": {
        const found = fitting(this.placings, thing.number, wish);
        return found && { type: entry.kind === "rival" ? "rival_draw" : "draw", disc, squares: found.squares };
      }
      case "space":
        return entry.kind === "rival" ? this.rivalWay(thing.name, null) : { type: "trace", disc, end: thing.name };
      case "node":
        if (entry.kind !== "rival-mud") return { type: "mark_node", node: thing.name };
        return { type: "rival_fill", node: thing.name, circles: Math.max(...this.fills(thing.name)) };
      case "column":
        return { type: "tick_box", column: thing.number };
    }
  }

  private fills(node: string): readonly number[] {
    return open(this.choices, "rival_fill", "circles", { node });
  }

  /** The rival's path that ends here; from the start after `last`, if there are several. */
  private rivalWay(end: string, last: string | null): SeatMove | null {
    const disc = this.entry?.disc ?? 0;
    const starts = open(this.choices, "rival_trace", "start", { disc, end });
    const start = starts[(starts.indexOf(last ?? "") + 1) % starts.length];
    return start === undefined ? null : { type: "rival_trace", disc, start, end };
  }

  point(thing: Thing | null): void {
    const move = thing ? this.moveAt(thing, this.wish) : null;
    this.pointed = thing && move ? { move, thing } : null;
  }

  /** A tap: show what it would bring; a second one is a yes. What is not lit is tried, and the rules say why not. */
  tap(thing: Thing): void {
    if (!this.mine) return;
    this.props().forgive();
    const move = this.moveAt(thing, this.wish);
    if (!move) return this.attempt(thing);
    const again = this.chosen !== null && this.covers(this.chosen, thing);
    if (!again) this.hold(thing, move);
    if (settings.confirm === "never" || (again && settings.confirm === "risky")) this.confirm();
  }

  /** A first look: nothing is written, and nothing refused. */
  preview(thing: Thing): void {
    if (!this.mine) return;
    this.props().forgive();
    const move = this.moveAt(thing, this.wish);
    if (move) this.hold(thing, move);
  }

  private hold(thing: Thing, move: SeatMove): void {
    this.held = thing;
    this.chosen = move;
  }

  /** True if the mark is the one that this thing stands for. */
  private covers(move: SeatMove, thing: Thing): boolean {
    if ((move.type === "draw" || move.type === "rival_draw") && thing.kind === "square")
      return move.squares.includes(thing.number);
    return this.held?.id === thing.id;
  }

  /** What the refusal on show is about. */
  get wrong(): Thing | null {
    return this.props().refusal?.id ? this.vain : null;
  }

  private attempt(thing: Thing): void {
    const { entry, sheet } = this;
    const move = entry && sheet && attempted(thing, entry, sheet);
    this.chosen = null;
    this.vain = thing;
    if (move) this.props().act({ ...move });
  }

  confirm(): void {
    const { mark } = this;
    if (!mark) return;
    this.let();
    this.props().act({ ...mark });
  }

  /** Let go of the mark in mind. */
  let(): void {
    this.chosen = null;
    this.held = null;
    this.pointed = null;
  }

  /** There is a mark in mind that can be let go. */
  get holds(): boolean {
    return this.mine && this.chosen !== null;
  }

  pick(id: string): void {
    this.props().forgive();
    this.let();
    this.wish = NO_WISH;
    this.wanted = id;
  }

  // Changing it

  private get placing(): Placing | null {
    const mark = this.chosen;
    if (mark?.type !== "draw" && mark?.type !== "rival_draw") return null;
    return this.placings.find(({ squares }) => squares.join() === mark.squares.join()) ?? null;
  }

  /** The shapes that can be drawn over the held square, the largest first. */
  shapes: readonly Shape[] = $derived.by(() =>
    this.placing && this.held ? shapesOver(this.placings, this.held.number) : [],
  );

  get shape(): Shape | null {
    return this.placing?.shape ?? null;
  }

  /** In which ways the mark can be changed. */
  changes: readonly ("turn" | "flip" | "slide" | "start")[] = $derived.by(() => {
    const { placing, held, chosen } = this;
    if (chosen?.type === "rival_trace" && this.rivalWay(chosen.end, chosen.start)) {
      const starts = open(this.choices, "rival_trace", "start", { disc: chosen.disc, end: chosen.end });
      return starts.length > 1 ? ["start"] : [];
    }
    if (!placing || !held) return [];
    return (["turn", "flip", "slide"] as const).filter(
      (how) => after(this.placings, placing, held.number, how) !== placing,
    );
  });

  change(how: "turn" | "flip" | "slide" | "start"): void {
    const { placing, held, chosen } = this;
    if (how === "start" && chosen?.type === "rival_trace") {
      this.chosen = this.rivalWay(chosen.end, chosen.start);
      return;
    }
    if (!placing || !held || how === "start") return;
    this.place(after(this.placings, placing, held.number, how));
  }

  /** Another shape over the same square. */
  reshape(id: string): void {
    const { held } = this;
    const found = held && fitting(this.placings, held.number, { ...this.wish, shape: id });
    if (found) this.place(found);
  }

  private place({ shape, turn, squares }: Placing): void {
    const { held, chosen } = this;
    if (!held || (chosen?.type !== "draw" && chosen?.type !== "rival_draw")) return;
    const largest = this.shapes[0] === shape;
    this.wish = { shape: largest ? null : shape.id, turn, cell: squares.indexOf(held.number) };
    this.chosen = { ...chosen, squares };
  }

  /** How many of them there can be, where that is open: hexes, or small circles. */
  get amounts(): readonly number[] {
    const mark = this.chosen;
    if (mark?.type === "cross_off") return open(this.choices, "cross_off", "hexes", { building: mark.building });
    return mark?.type === "rival_fill" ? this.fills(mark.node) : [];
  }

  get amount(): number {
    const mark = this.chosen;
    return mark?.type === "cross_off" ? mark.hexes : mark?.type === "rival_fill" ? mark.circles : 0;
  }

  /** More or fewer: hexes, small circles, or squares of a shape. */
  more(by: 1 | -1): void {
    const mark = this.chosen;
    const wanted = this.amount + by;
    const next = this.shapes[this.shapes.findIndex(({ id }) => id === this.shape?.id) - by];
    if (mark?.type === "cross_off" && this.amounts.includes(wanted)) this.chosen = { ...mark, hexes: wanted };
    else if (mark?.type === "rival_fill" && this.amounts.includes(wanted)) this.chosen = { ...mark, circles: wanted };
    else if (next && this.shape) this.reshape(next.id);
  }

  // Without a place

  private offered(type: Kind): boolean {
    return this.choices.some((group) => group["type"] === type);
  }

  get mayFinish(): boolean {
    return this.offered("finish");
  }

  get mayEnd(): boolean {
    return this.offered("end_mudcracks");
  }

  /** What would be lost by finishing now. */
  get lost(): readonly Entry[] {
    return lostOf(this.queue);
  }

  finish(): void {
    if (this.mayFinish) this.send({ type: "finish" });
  }

  end(): void {
    if (this.mayEnd) this.send({ type: "end_mudcracks" });
  }

  discover(animal: Animal): void {
    if (this.discoveries.includes(animal)) this.send({ type: "discover", animal });
  }

  private send(move: SeatMove): void {
    this.let();
    this.props().act({ ...move });
  }

  /** After a new position: a mark stays in mind while it is offered; others write at the same time. */
  renew(): void {
    this.pointed = null;
    if (this.mine && this.chosen && !offers(this.choices, { ...this.chosen })) this.let();
  }
}

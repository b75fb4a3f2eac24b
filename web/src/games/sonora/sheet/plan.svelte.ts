/** What a player is about to write: with which disc or bonus, where, and the yes that is still missing. */

import { offers, offersSome, open } from "../../../table/choices";
import { Planning } from "../../../table/planning";
import type { AnyEvent, Game, SeatMove, Sheet } from "../../../wire/sonora";
import type { Section } from "../geometry";
import { attempted } from "./attempted";
import { gainOf, type Gain } from "./gains";
import { Openings } from "./openings";
import type { Animal, Shape } from "./printed";
import { firstOf, queueOf, type Entry } from "./queue";
import { after, fitting, NO_WISH, shapesOver, type Placing, type Wish } from "./shapes";
import { THINGS, type Thing } from "./things";

/** Milliseconds that a pointer stays: not every square on its way is worth a question. */
const PAUSE = 80;

/** How a mark in mind can be changed: turned, flipped, held by another square, begun elsewhere. */
export type Change = "turn" | "flip" | "slide" | "start";

export class Plan extends Planning<Game> {
  /** What the player has picked from the queue. */
  private wanted = $state<string | null>(null);
  /** The mark that only a yes is missing for. */
  private chosen = $state.raw<SeatMove | null>(null);
  /** Pointed at, and where. */
  private pointed = $state.raw<{ readonly move: SeatMove; readonly thing: Thing } | null>(null);
  /** The pointer has not moved on since. */
  private paused = $state(false);
  private pausing: ReturnType<typeof setTimeout> | undefined;
  /** The square or space at which the chosen mark is held. */
  private held = $state.raw<Thing | null>(null);
  private wish = $state.raw<Wish>(NO_WISH);
  /** Pressed last though it was not lit. */
  private vain = $state.raw<Thing | null>(null);
  /** Pressed before anything is spent in the mudcracks: pressed again once it may be. */
  private next: Thing | null = null;

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

  /** What can be written with the picked disc or bonus. */
  private openings: Openings = $derived.by(() => new Openings(this.choices, this.entry, this.sheet));

  get lit(): readonly Thing[] {
    return this.openings.lit;
  }

  get litNames(): ReadonlySet<string> {
    return this.openings.litIds;
  }

  isLit(thing: Thing): boolean {
    return this.litNames.has(thing.id);
  }

  // The mark in mind

  /** Chosen, and only a yes is missing. */
  get mark(): SeatMove | null {
    return this.mine ? (this.chosen ?? this.openings.plain) : null;
  }

  /** Chosen or only pointed at: it is drawn faintly. */
  get ghost(): SeatMove | null {
    return this.mark ?? (this.mine ? (this.pointed?.move ?? null) : null);
  }

  /** It is no more than pointed at. */
  get loose(): boolean {
    return this.mark === null;
  }

  /** The mark that the rules are asked about: the chosen one at once, one that is pointed at after a pause. */
  private get asked(): SeatMove | null {
    return this.mark ?? (this.paused ? this.ghost : null);
  }

  /** What it would bring; null until that is known. */
  gain: Gain | null = $derived.by(() => {
    const [told] = this.asked ? this.props().foresee(this.asked) : [];
    return told ? gainOf(told.events) : null;
  });

  point(thing: Thing | null): void {
    if (thing?.id === this.pointed?.thing.id) return;
    const move = thing ? this.openings.markAt(thing, this.wish) : null;
    this.pointed = thing && move ? { move, thing } : null;
    this.paused = false;
    clearTimeout(this.pausing);
    this.pausing = setTimeout(() => (this.paused = true), PAUSE);
  }

  /** A tap: show what it would bring; a second one is a yes. What is not lit is tried, and the rules say why not. */
  tap(thing: Thing): void {
    if (!this.mine) return;
    this.props().forgive();
    const move = this.openings.markAt(thing, this.wish);
    if (!move) return this.attempt(thing);
    const again = this.chosen !== null && this.covers(this.chosen, thing);
    if (!again) this.hold(thing, move);
    if (this.isSure(again)) this.confirm();
  }

  /** A first look: nothing is written, and nothing refused. */
  preview(thing: Thing): void {
    if (!this.mine) return;
    this.props().forgive();
    const move = this.openings.markAt(thing, this.wish);
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
    if (entry?.kind === "mud" && THINGS.mudcracks.includes(thing)) {
      this.next = thing;
      return this.confirm();
    }
    const move = entry && sheet && attempted(thing, entry, sheet);
    this.chosen = null;
    this.vain = thing;
    if (move) this.props().act(move);
  }

  confirm(): void {
    if (this.mark) this.send(this.mark);
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

  /** Write in this section, if something waits to be written there; true if that is new. */
  turnTo(section: Section): boolean {
    const next = this.mine ? this.queue.find((one) => one.open && one.section === section) : undefined;
    if (!next || this.entry?.section === section) return false;
    this.pick(next.id);
    return true;
  }

  // Changing it

  private get placing(): Placing | null {
    const mark = this.chosen;
    if (mark?.type !== "draw" && mark?.type !== "rival_draw") return null;
    return this.openings.placings.find(({ squares }) => squares.join() === mark.squares.join()) ?? null;
  }

  /** The shapes that can be drawn over the held square, the largest first. */
  shapes: readonly Shape[] = $derived.by(() =>
    this.placing && this.held ? shapesOver(this.openings.placings, this.held.number) : [],
  );

  get shape(): Shape | null {
    return this.placing?.shape ?? null;
  }

  /** In which ways the mark can be changed. */
  changes: readonly Change[] = $derived.by(() => {
    const { placing, held, chosen } = this;
    if (chosen?.type === "rival_trace")
      return this.openings.startsOf(chosen.disc, chosen.end).length > 1 ? ["start"] : [];
    if (!placing || !held) return [];
    return (["turn", "flip", "slide"] as const).filter(
      (how) => after(this.openings.placings, placing, held.number, how) !== placing,
    );
  });

  change(how: Change): void {
    const { placing, held, chosen } = this;
    if (how === "start" && chosen?.type === "rival_trace") {
      this.chosen = this.openings.rivalWay(chosen.disc, chosen.end, chosen.start);
      return;
    }
    if (!placing || !held || how === "start") return;
    this.place(after(this.openings.placings, placing, held.number, how));
  }

  /** Another shape over the same square. */
  reshape(id: string): void {
    const { held } = this;
    const found = held && fitting(this.openings.placings, held.number, { ...this.wish, shape: id });
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
    if (mark?.type === "cross_off") return this.openings.hexesOf(mark.building);
    return mark?.type === "rival_fill" ? this.openings.circlesAt(mark.node) : [];
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

  get mayFinish(): boolean {
    return offersSome(this.choices, "finish");
  }

  get mayEnd(): boolean {
    return offersSome(this.choices, "end_mudcracks");
  }

  /** What finishing now would bring; null until that is known. */
  get finishing(): readonly AnyEvent[] | null {
    return this.mayFinish ? (this.props().foresee({ type: "finish" })[0]?.events ?? null) : [];
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
    this.props().act(move);
  }

  /** After a new position: a mark stays in mind while it is offered; others write at the same time. */
  renew(): void {
    this.pointed = null;
    if (this.mine && this.chosen && !offers(this.choices, this.chosen)) this.let();
    const { next } = this;
    if (!next || !this.mine) return;
    this.next = null;
    if (this.entry?.kind === "sitting") this.tap(next);
  }
}

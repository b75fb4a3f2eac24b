/** What a player is about to do: a disc and an aim, or one of the choices that follow a flick. */

import { limits, offersSome, open } from "../../../table/choices";
import { Planning } from "../../../table/planning";
import type { ScreenProps } from "../../../table/screens";
import { CONSTANTS, type Flick, type Game, type Offer } from "../../../wire/sonora";
import { Aim, numbersOf } from "./aim.svelte";
import { quartersFor, type Section } from "../geometry";
import { Later } from "../later.svelte";
import type { Ahead } from "./aiming";

type Kind = "flick" | "reflick" | "assign" | "choose_colours" | "swap";
const KINDS: readonly Kind[] = ["flick", "reflick", "assign", "choose_colours", "swap"];
/** Less than this is no flick. */
export const FAINTEST = 0.03;

export class Turn extends Planning<Game> {
  readonly aim = new Aim();
  readonly aids = new Later(() => import("./aiming"));
  /** The disc on the corner. */
  disc = $state<number | null>(null);
  /** A hand is on it: pulling, or holding the key. */
  aiming = $state(false);
  /** The last disc was chosen by a key. */
  typed = $state(false);
  /** It is pulled the wrong way. */
  backwards = $state(false);
  /** Discs to change places, in the order they were picked; or, alone, the own colour. */
  picked = $state.raw<readonly number[]>([]);
  /** Chosen while the one before could still be flicked again: it goes to the corner as soon as it may. */
  private wanted: number | null = null;

  /** While a flick is shown, nothing can be done. */
  constructor(
    props: () => ScreenProps<Game>,
    private readonly busy: () => boolean,
  ) {
    super(props);
  }

  protected override get choices(): readonly Offer[] {
    return this.busy() ? [] : super.choices;
  }

  get kind(): Kind | null {
    return KINDS.find((kind) => offersSome(this.choices, kind)) ?? null;
  }

  /** The discs that may be flicked. */
  get discs(): readonly number[] {
    return open(this.choices, "flick", "disc");
  }

  /** While the last disc may be flicked once more: those that come next. Choosing one keeps the last. */
  get following(): readonly number[] {
    return this.may("keep") ? this.view.following : [];
  }

  /** True if it is offered: a lesson may leave an answer out. */
  may(answer: "reflick" | "keep" | "end_swaps"): boolean {
    return offersSome(this.choices, answer);
  }

  /** The disc that waits for a section, and those it may have. */
  get assigned(): number | null {
    return open(this.choices, "assign", "disc")[0] ?? null;
  }

  get sections(): readonly Section[] {
    return open(this.choices, "assign", "section");
  }

  /** Discs that can be picked for a swap; after the first, its partners. */
  get swappable(): readonly number[] {
    const [first] = this.picked;
    const lower = open(this.choices, "swap", "first");
    if (first === undefined) return [...new Set([...lower, ...open(this.choices, "swap", "second")])];
    const higher = open(this.choices, "swap", "second", { first });
    return [
      ...lower.filter((disc) => open(this.choices, "swap", "second", { first: disc }).includes(first)),
      ...higher,
    ];
  }

  /** With the first disc of a swap picked: by partner, how much more each section would count. */
  get gains(): ReadonlyMap<number, readonly number[]> {
    const [first] = this.picked;
    if (this.kind !== "swap" || first === undefined) return new Map();
    const swaps = this.props()
      .foresee({ type: "swap" })
      .flatMap(({ events }) => events.filter((event) => event.type === "swapped"));
    return new Map([
      ...swaps.filter((swap) => swap.first === first).map((swap) => [swap.second, swap.gains] as const),
      ...swaps.filter((swap) => swap.second === first).map((swap) => [swap.first, swap.gains] as const),
    ]);
  }

  /** Colours that can be picked: first the own one, then the rival's. */
  get colours(): readonly number[] {
    const [own] = this.picked;
    if (own === undefined) return [...new Set(open(this.choices, "choose_colours", "own"))];
    return open(this.choices, "choose_colours", "rival", { own });
  }

  /** Quarter turns that bring the own corner to the bottom. */
  get quarters(): number {
    return quartersFor(this.view.corners[this.props().seat ?? 0] ?? 0);
  }

  private get top(): number {
    return limits(this.choices, "flick", "vx")?.to ?? 0;
  }

  /** A disc lies on the corner and can be flicked. */
  get placed(): boolean {
    return this.kind === "flick" && this.disc !== null;
  }

  /** The flick as it is aimed now. */
  get aimed(): Flick | null {
    return this.placed && this.disc !== null ? this.aim.flick(this.disc, this.quarters, this.top) : null;
  }

  /** How much the hand that aims here errs, one standard deviation: degrees, and a share of the speed. */
  get error(): readonly [number, number] {
    const hands: Readonly<Record<string, readonly number[]>> = CONSTANTS.HANDS;
    const [degrees = 0, share = 0] = hands[this.view.hands[this.props().seat ?? 0] ?? ""] ?? [];
    return [degrees, share];
  }

  /** Where the aim leads up to the first contact, if this table shows it. */
  get foreseen(): Ahead | null {
    const { aimed, view } = this;
    const { table, seat } = this.props();
    const shown = table.options["preview"] !== "none";
    const corner = view.corners[seat ?? 0] ?? 0;
    return (aimed && shown && this.aids.loaded?.foreseen(view, aimed, corner, this.error[1])) || null;
  }

  choose(disc: number): void {
    if (this.following.includes(disc)) {
      this.wanted = disc;
      this.act("keep");
    }
    if (this.kind !== "flick") return;
    this.props().forgive();
    // What is not offered is tried, and the rules say why not.
    if (!this.discs.includes(disc)) return this.attempt(disc);
    if (this.disc === null) this.aim.reset();
    this.disc = disc;
    this.aiming = false;
    this.show();
  }

  private attempt(disc: number): void {
    this.props().act(this.aim.flick(disc, this.quarters, 0));
  }

  /** Let the others see it. */
  show(): void {
    const { aimed } = this;
    if (aimed) this.props().gesture?.(numbersOf(aimed));
  }

  flick(): void {
    const { aimed } = this;
    this.aiming = false;
    if (aimed && this.aim.power >= FAINTEST) this.props().act(aimed);
  }

  /** Let go without flicking; if nothing was held, the disc goes back to the hand. */
  cancel(): void {
    this.picked = [];
    if (this.kind !== "flick" || this.disc === null) return;
    if (this.aiming || this.aim.power > 0) this.aim.rest();
    else if (this.discs.length > 1) this.disc = null;
    this.aiming = false;
    if (this.disc === null) this.props().gesture?.([]);
    else this.show();
  }

  /** Pick a disc to swap; the second one is the yes as well. Picked again, it is let go. */
  pick(disc: number): void {
    if (this.kind !== "swap") return;
    const [first] = this.picked;
    if (first === disc) this.picked = [];
    else if (!this.swappable.includes(disc)) return;
    else if (first === undefined) this.picked = [disc];
    else this.props().act({ type: "swap", first: Math.min(first, disc), second: Math.max(first, disc) });
  }

  pickColour(colour: number): void {
    const [own] = this.picked;
    if (own === colour) this.picked = [];
    else if (!this.colours.includes(colour)) return;
    else if (own === undefined) this.picked = [colour];
    else this.props().act({ type: "choose_colours", own, rival: colour });
  }

  assign(section: Section): void {
    if (this.assigned !== null && this.sections.includes(section))
      this.props().act({ type: "assign", disc: this.assigned, section });
  }

  act(type: "reflick" | "keep" | "end_swaps"): void {
    if (this.may(type)) this.props().act({ type });
  }

  /** After a new position: a disc stays on the corner only while it is offered; the only one goes there by itself. */
  renew(): void {
    this.picked = [];
    // While a move is on its way nothing is offered, and it may yet be refused.
    if (!this.mine && this.view.stage === "flick" && this.awaited) return;
    this.aiming = false;
    const [first, second] = this.discs;
    if (this.disc === null || !this.discs.includes(this.disc)) {
      const wanted = this.discs.find((disc) => disc === this.wanted);
      this.disc = wanted ?? (first !== undefined && second === undefined ? first : null);
      this.aim.reset();
      if (wanted !== undefined) this.show();
    } else this.aim.rest();
    if (this.mine) this.wanted = null;
  }
}

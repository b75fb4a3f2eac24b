/** What a player is about to do: a change of the stones, a card, and what must be asked first. */

import { offers, offersSome, open } from "../../table/choices";
import { Planning } from "../../table/planning";
import { settings } from "../../table/settings.svelte";
import type { Game, SeatMove } from "../../wire/shifting_stones";
import { cellBeside, flipped, swapped, type Grid } from "./deck";

export type Plan =
  | { readonly type: "swap"; readonly stones: readonly [number, number] }
  | { readonly type: "flip"; readonly stone: number };

/** A question before a move is sent: its sentence, and the move. */
export interface Question {
  readonly key: string;
  readonly move: SeatMove;
  /** A card that might be laid down instead. */
  readonly score: number | null;
}

/** In the order of the hand; E and F are keys of their own. */
export const CARD_KEYS = ["A", "B", "C", "D", "G", "H"] as const;
export const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export class Turn extends Planning<Game> {
  plan = $state.raw<Plan | null>(null);
  card = $state<number | null>(null);
  stone = $state<number | null>(null);
  question = $state.raw<Question | null>(null);

  get scorable(): readonly number[] {
    return open(this.choices, "score", "card");
  }

  get maySkip(): boolean {
    return offers(this.choices, { type: "skip" });
  }

  get mayEnd(): boolean {
    return offers(this.choices, { type: "end_turn" });
  }

  /** The cards that may pay for the plan. */
  get payers(): readonly number[] {
    const { choices, plan } = this;
    if (!plan) return [];
    return plan.type === "flip"
      ? open(choices, "flip", "card", { stone: plan.stone })
      : open(choices, "swap", "card", { stones: plan.stones });
  }

  /** Stones may be flipped and swapped: a lesson may close either. */
  get mayChange(): boolean {
    return offersSome(this.choices, "flip") && offersSome(this.choices, "swap");
  }

  /** The stones that may be changed, where a lesson does not leave all of them open. */
  get asked(): readonly number[] {
    const { choices } = this;
    const stones = new Set([...open(choices, "flip", "stone"), ...open(choices, "swap", "stones").flat()]);
    return stones.size < this.view.grid.length ? [...stones] : [];
  }

  /** The stones as they would lie after the plan. */
  get grid(): Grid {
    const { grid } = this.view;
    if (!this.plan) return grid;
    return this.plan.type === "swap" ? swapped(grid, this.plan.stones) : flipped(grid, this.plan.stone);
  }

  get touched(): readonly number[] {
    if (!this.plan) return [];
    return this.plan.type === "swap" ? this.plan.stones : [this.plan.stone];
  }

  /** Both are chosen and only a yes is missing. */
  get ready(): boolean {
    return this.plan !== null && this.card !== null && this.question === null;
  }

  /** The stones that may change places with this one. */
  partners(stone: number): number[] {
    const given = this.card === null ? {} : { card: this.card };
    return open(this.choices, "swap", "stones", given)
      .filter((pair) => pair.includes(stone))
      .map(([a, b]) => (a === stone ? b : a));
  }

  // Stones

  select(stone: number): void {
    this.question = null;
    if (this.plan) this.plan = null;
    this.stone = stone;
  }

  /** A tap: turn it over, or, a second time, leave it. One that may only change places is chosen. */
  tap(stone: number): void {
    if (!this.mine) return;
    if (this.plan?.type === "flip" && this.plan.stone === stone) return this.cancel();
    if (!this.mayFlip(stone) && this.partners(stone).length > 0) this.select(stone);
    else this.flip(stone);
  }

  mayFlip(stone: number): boolean {
    return open(this.choices, "flip", "card", { stone }).length > 0;
  }

  flip(stone: number): void {
    const card = this.card ?? open(this.choices, "flip", "card", { stone })[0] ?? this.view.hand[0];
    if (!this.mine || card === undefined) return;
    if (offers(this.choices, { type: "flip", card, stone })) {
      this.stone = stone;
      this.propose({ type: "flip", stone });
    } else {
      // Not offered: the server says why, and nothing changes.
      this.cancel();
      this.props().act({ type: "flip", card, stone });
    }
  }

  swap(from: number, to: number): void {
    const stones = [Math.min(from, to), Math.max(from, to)] as const;
    const card = this.card ?? open(this.choices, "swap", "card", { stones })[0] ?? this.view.hand[0];
    if (!this.mine || card === undefined) return;
    if (offers(this.choices, { type: "swap", card, stones })) {
      this.stone = from;
      this.propose({ type: "swap", stones });
    } else {
      // Not offered: the server says why, and nothing changes.
      this.cancel();
      this.props().act({ type: "swap", card, stones });
    }
  }

  /** Swap the chosen stone with its neighbour in a direction. */
  push(key: string): void {
    const step = ARROWS[key];
    if (this.stone === null || !step) return;
    const beside = cellBeside(this.stone, ...step);
    if (beside !== null) this.swap(this.stone, beside);
  }

  private propose(plan: Plan): void {
    this.props().forgive();
    this.question = null;
    this.plan = plan;
    if (this.card !== null && settings.confirm === "never") this.pay(this.card);
  }

  // Cards

  pick(card: number): void {
    this.props().forgive();
    if (this.question) this.question = null;
    if (this.plan && this.mine) {
      const again = this.card === card;
      this.card = card;
      if (settings.confirm !== "always" || again) this.pay(card);
    } else {
      this.card = this.card === card ? null : card;
    }
  }

  /** Pay for the plan with this card; one that could be scored now is asked about. */
  pay(card: number): void {
    if (!this.plan || !this.mine) return;
    const move = { ...this.plan, card };
    if (settings.confirm !== "never" && this.scorable.includes(card)) {
      this.question = { key: "ask-spend", move, score: card };
    } else {
      this.send(move);
    }
  }

  score(card: number | null = this.card): void {
    const wanted = card ?? (this.scorable.length === 1 ? (this.scorable[0] ?? null) : null);
    if (wanted === null || !this.mine) return;
    this.cancel();
    this.send({ type: "score", card: wanted });
  }

  // The turn

  end(): void {
    if (!this.mayEnd) return;
    this.cancel();
    const left = this.scorable[0];
    if (left !== undefined && settings.confirm !== "never") {
      this.question = { key: "ask-end", move: { type: "end_turn" }, score: left };
    } else if (settings.confirm === "always") {
      this.question = { key: "ask-end-always", move: { type: "end_turn" }, score: null };
    } else {
      this.send({ type: "end_turn" });
    }
  }

  skip(): void {
    if (!this.maySkip) return;
    this.cancel();
    if (settings.confirm === "never") this.send({ type: "skip" });
    else this.question = { key: "ask-skip", move: { type: "skip" }, score: null };
  }

  confirm(): void {
    if (this.question) this.send(this.question.move);
    else if (this.card !== null) this.pay(this.card);
  }

  cancel(): void {
    this.plan = null;
    this.card = null;
    this.stone = null;
    this.question = null;
  }

  private send(move: SeatMove): void {
    this.question = null;
    this.props().act(move);
  }
}

// Made from Python by `npm run types`. Never edited.

import type { Range } from "./table";

export type AnyEvent = HandDealt | CardLaid | TrickTaken | TakenBack;

export type AnyMove = Lay | Deal;

export type CardLaid = { readonly card: number; readonly seat: number; readonly type: "card_laid" };

/** The dealer gives the next seat its hand. */
export type Deal = { readonly cards: readonly number[]; readonly type: "deal" };

/** A seat was dealt `count` cards; only that seat sees which. */
export type HandDealt = {
  readonly cards: readonly number[];
  readonly count: number;
  readonly seat: number;
  readonly type: "hand_dealt";
};

/** Lay a card of one's hand (R2). */
export type Lay = { readonly card: number; readonly type: "lay" };

/** What everybody sees. */
export type Open = {
  readonly cards: number;
  readonly leader: number;
  readonly past: readonly number[];
  readonly taken: readonly number[];
  readonly trick: readonly number[];
};

export type SeatMove = Lay;

/** `seat` took back its last move. */
export type TakenBack = { readonly seat: number; readonly type: "taken_back" };

export type TrickTaken = { readonly card: number; readonly seat: number; readonly type: "trick_taken" };

/** The table as one seat sees it: what lies open, its own hand, how many cards others hold. */
export type View = {
  readonly best: number;
  readonly hand: readonly number[];
  readonly open: Open;
  readonly sizes: readonly number[];
  readonly to_move: readonly number[];
  readonly viewer: number | null;
};

export type LayOffer = { readonly card: readonly number[] | Range; readonly type: "lay" };

/** Moves of one kind: every combination of one value from each field. */
export type Offer = LayOffer;

/** What the table needs to know of this game's types. */
export interface Game {
  readonly View: View;
  readonly Event: AnyEvent;
  readonly Offer: Offer;
  readonly Move: SeatMove;
}

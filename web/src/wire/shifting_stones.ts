// Made from Python by `npm run types`. Never edited.

import type { Range } from "./table";

export type AnyEvent = StonesLaid | MiniDeckPacked | CardsDrawn | DeckReshuffled | StonesSwapped | StoneFlipped | CardScored | LastRoundBegun | TurnEnded | TurnSkipped | FailNoted | MatchEnded | TakenBack;

export type AnyMove = Swap | Flip | Score | EndTurn | Skip | Pack | Lay | Draw;

export type CardScored = {
  readonly card: number;
  readonly points: number;
  readonly seat: number;
  readonly type: "card_scored";
};

/** A seat drew `count` cards; only that seat sees which. */
export type CardsDrawn = {
  readonly cards: readonly number[];
  readonly count: number;
  readonly seat: number;
  readonly type: "cards_drawn";
};

/** The discards became the new deck. */
export type DeckReshuffled = {
  readonly count: number;
  readonly type: "deck_reshuffled";
};

/** The dealer draws the cards a seat is owed, in the order they come off the deck. */
export type Draw = {
  readonly cards: readonly number[];
  readonly type: "draw";
};

/** End the turn and draw up to four cards. */
export type EndTurn = {
  readonly type: "end_turn";
};

/** A solo turn ended without a scored card. */
export type FailNoted = {
  readonly fails: number;
  readonly type: "fail_noted";
};

/** Discard a card to turn a stone over. */
export type Flip = {
  readonly card: number;
  readonly stone: number;
  readonly type: "flip";
};

/** A seat has scored enough cards to end the match with this round. */
export type LastRoundBegun = {
  readonly count: number;
  readonly seat: number;
  readonly type: "last_round_begun";
};

/** The dealer lays the nine stones. */
export type Lay = {
  readonly grid: readonly ("bird" | "boat" | "fish" | "horse" | "moon" | "seed" | "sun" | "tree")[];
  readonly type: "lay";
};

export type MatchEnded = {
  readonly ended_by: string;
  readonly type: "match_ended";
};

/** A solo deck was made. Which cards are in it shows only as they are drawn. */
export type MiniDeckPacked = {
  readonly count: number;
  readonly type: "mini_deck_packed";
};

/** The dealer makes the mini deck for a solo match (S1). */
export type Pack = {
  readonly cards: readonly number[];
  readonly type: "pack";
};

/** Lay down a card whose pattern lies on the grid. */
export type Score = {
  readonly card: number;
  readonly type: "score";
};

export type SeatMove = Swap | Flip | Score | EndTurn | Skip;

/** Do nothing this turn and draw two cards. */
export type Skip = {
  readonly type: "skip";
};

export type StoneFlipped = {
  readonly card: number;
  readonly face: "bird" | "boat" | "fish" | "horse" | "moon" | "seed" | "sun" | "tree";
  readonly seat: number;
  readonly stone: number;
  readonly type: "stone_flipped";
};

export type StonesLaid = {
  readonly grid: readonly ("bird" | "boat" | "fish" | "horse" | "moon" | "seed" | "sun" | "tree")[];
  readonly type: "stones_laid";
};

export type StonesSwapped = {
  readonly card: number;
  readonly seat: number;
  readonly stones: readonly [number, number];
  readonly type: "stones_swapped";
};

/** Discard a card to let two neighbouring stones change places. */
export type Swap = {
  readonly card: number;
  readonly stones: readonly [number, number];
  readonly type: "swap";
};

/** `seat` took back its last move. */
export type TakenBack = {
  readonly seat: number;
  readonly type: "taken_back";
};

export type TurnEnded = {
  readonly seat: number;
  readonly type: "turn_ended";
};

export type TurnSkipped = {
  readonly seat: number;
  readonly type: "turn_skipped";
};

/** The table as one seat sees it: all that lies open, its own hand, and how much is hidden. */
export type View = {
  readonly acted: boolean;
  readonly cards_to_end: number;
  readonly deck_size: number;
  readonly discards: readonly number[];
  readonly ended_by: "" | "all_scored" | "cards_scored" | "four_fails" | "round_limit";
  readonly fails: number;
  readonly grid: readonly ("bird" | "boat" | "fish" | "horse" | "moon" | "seed" | "sun" | "tree")[];
  readonly hand: readonly number[];
  readonly hand_sizes: readonly number[];
  readonly has_scored: boolean;
  readonly last_round: boolean;
  readonly owed: readonly (readonly [number, number])[];
  readonly returned: readonly number[];
  readonly round: number;
  readonly round_limit: number;
  readonly scored: readonly (readonly number[])[];
  readonly seat: number;
  readonly skipped: readonly boolean[];
  readonly to_move: readonly number[];
  readonly viewer: number | null;
};

export type SwapOffer = {
  readonly card: readonly number[] | Range;
  readonly stones: readonly (readonly [number, number])[];
  readonly type: "swap";
};

export type FlipOffer = {
  readonly card: readonly number[] | Range;
  readonly stone: readonly number[] | Range;
  readonly type: "flip";
};

export type ScoreOffer = {
  readonly card: readonly number[] | Range;
  readonly type: "score";
};

export type EndTurnOffer = {
  readonly type: "end_turn";
};

export type SkipOffer = {
  readonly type: "skip";
};

/** Moves of one kind: every combination of one value from each field. */
export type Offer = SwapOffer | FlipOffer | ScoreOffer | EndTurnOffer | SkipOffer;

/** What the table needs to know of this game's types. */
export interface Game {
  readonly View: View;
  readonly Event: AnyEvent;
  readonly Offer: Offer;
  readonly Move: SeatMove;
}

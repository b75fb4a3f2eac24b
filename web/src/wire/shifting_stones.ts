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
export type DeckReshuffled = { readonly count: number; readonly type: "deck_reshuffled" };

/** The dealer draws the cards a seat is owed, in the order they come off the deck. */
export type Draw = { readonly cards: readonly number[]; readonly type: "draw" };

/** End the turn and draw up to four cards. */
export type EndTurn = { readonly type: "end_turn" };

/** A solo turn ended without a scored card. */
export type FailNoted = { readonly fails: number; readonly type: "fail_noted" };

/** Discard a card to turn a stone over. */
export type Flip = { readonly card: number; readonly stone: number; readonly type: "flip" };

/** A seat has scored enough cards to end the match with this round. */
export type LastRoundBegun = { readonly count: number; readonly seat: number; readonly type: "last_round_begun" };

/** The dealer lays the nine stones. */
export type Lay = {
  readonly grid: readonly ("bird" | "boat" | "fish" | "horse" | "moon" | "seed" | "sun" | "tree")[];
  readonly type: "lay";
};

export type MatchEnded = { readonly ended_by: string; readonly type: "match_ended" };

/** A solo deck was made. Which cards are in it shows only as they are drawn. */
export type MiniDeckPacked = { readonly count: number; readonly type: "mini_deck_packed" };

/** The dealer makes the mini deck for a solo match (S1). */
export type Pack = { readonly cards: readonly number[]; readonly type: "pack" };

export type Refusal = "already_acted" | "dealers_move" | "diagonal" | "hand_full" | "lower_stone_first" | "no_match" | "no_such_stone" | "not_in_hand" | "not_neighbours" | "same_stone" | "scored_this_turn" | "skipped_last_turn";

/** Lay down a card whose pattern lies on the grid. */
export type Score = { readonly card: number; readonly type: "score" };

export type SeatMove = Swap | Flip | Score | EndTurn | Skip;

/** Do nothing this turn and draw two cards. */
export type Skip = { readonly type: "skip" };

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
export type Swap = { readonly card: number; readonly stones: readonly [number, number]; readonly type: "swap" };

/** `seat` took back its last move. */
export type TakenBack = { readonly seat: number; readonly type: "taken_back" };

/** What a seat's scored cards count for, as things stand. */
export type Tally = { readonly bonus: number; readonly ones: number; readonly points: number };

export type TurnEnded = { readonly seat: number; readonly type: "turn_ended" };

export type TurnSkipped = { readonly seat: number; readonly type: "turn_skipped" };

/** The table as one seat sees it: all that lies open, its own hand, and how much is hidden. */
export type View = {
  readonly acted: boolean;
  readonly cards_to_end: number;
  readonly deck_size: number;
  readonly discards: readonly number[];
  readonly end_draws: number;
  readonly ended_by: "" | "all_scored" | "cards_scored" | "four_fails" | "round_limit";
  readonly fails: number;
  readonly grid: readonly ("bird" | "boat" | "fish" | "horse" | "moon" | "seed" | "sun" | "tree")[];
  readonly hand: readonly number[];
  readonly hand_sizes: readonly number[];
  readonly has_scored: boolean;
  readonly last_round: boolean;
  readonly matching: readonly number[];
  readonly one_score: boolean;
  readonly owed: readonly (readonly [number, number])[];
  readonly returned: readonly number[];
  readonly round: number;
  readonly round_limit: number;
  readonly scored: readonly (readonly number[])[];
  readonly seat: number;
  readonly skip_draws: number;
  readonly skipped: readonly boolean[];
  readonly tallies: readonly Tally[];
  readonly to_move: readonly number[];
  readonly viewer: number | null;
  readonly why_no_skip: Refusal | null;
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

export type ScoreOffer = { readonly card: readonly number[] | Range; readonly type: "score" };

export type EndTurnOffer = { readonly type: "end_turn" };

export type SkipOffer = { readonly type: "skip" };

/** Moves of one kind: every combination of one value from each field. */
export type Offer = SwapOffer | FlipOffer | ScoreOffer | EndTurnOffer | SkipOffer;

export const CONSTANTS = {
  CARDS: [{"pattern":[["fish","tree"]],"points":1},{"pattern":[["bird","horse"]],"points":1},{"pattern":[["horse","horse"]],"points":1},{"pattern":[["horse","boat"]],"points":1},{"pattern":[["boat","bird"]],"points":1},{"pattern":[["boat","horse"]],"points":1},{"pattern":[["seed","fish"]],"points":1},{"pattern":[["seed","boat"]],"points":1},{"pattern":[["seed","tree"]],"points":1},{"pattern":[["tree","horse"]],"points":1},{"pattern":[["tree","seed"]],"points":1},{"pattern":[["tree","tree"]],"points":1},{"pattern":[["fish"],["horse"]],"points":1},{"pattern":[["bird"],["seed"]],"points":1},{"pattern":[["horse"],["boat"]],"points":1},{"pattern":[["boat"],["fish"]],"points":1},{"pattern":[["boat"],["horse"]],"points":1},{"pattern":[["boat"],["boat"]],"points":1},{"pattern":[["boat"],["seed"]],"points":1},{"pattern":[["seed"],["seed"]],"points":1},{"pattern":[["seed"],["tree"]],"points":1},{"pattern":[["tree"],["bird"]],"points":1},{"pattern":[["tree"],["horse"]],"points":1},{"pattern":[["tree"],["seed"]],"points":1},{"pattern":[["tree",null],[null,"horse"]],"points":1},{"pattern":[[null,"seed"],["boat",null]],"points":1},{"pattern":[[null,null,null],[null,"fish",null],[null,null,null]],"points":1},{"pattern":[[null,null,null],[null,"bird",null],[null,null,null]],"points":1},{"pattern":[["sun","horse"]],"points":2},{"pattern":[["fish","fish"]],"points":2},{"pattern":[["boat","moon"]],"points":2},{"pattern":[["moon"],["seed"]],"points":2},{"pattern":[["bird"],["bird"]],"points":2},{"pattern":[["tree"],["sun"]],"points":2},{"pattern":[["moon",null,null]],"points":2},{"pattern":[[null,null,"sun"]],"points":2},{"pattern":[["fish","boat",null]],"points":2},{"pattern":[["horse",null,"horse"]],"points":2},{"pattern":[["boat",null,"boat"]],"points":2},{"pattern":[["seed",null,"tree"]],"points":2},{"pattern":[["tree",null,"seed"]],"points":2},{"pattern":[[null,"horse","bird"]],"points":2},{"pattern":[["sun"],[null],[null]],"points":2},{"pattern":[[null],[null],["moon"]],"points":2},{"pattern":[["fish"],[null],["tree"]],"points":2},{"pattern":[["seed"],[null],["bird"]],"points":2},{"pattern":[["horse",null],[null,"fish"]],"points":2},{"pattern":[[null,"tree"],["bird",null]],"points":2},{"pattern":[["sun",null,null],[null,null,null],[null,null,null]],"points":2},{"pattern":[[null,null,null],[null,null,null],[null,null,"moon"]],"points":2},{"pattern":[["horse",null,null],[null,null,null],[null,null,"horse"]],"points":2},{"pattern":[["tree",null,null],[null,null,null],[null,null,"fish"]],"points":2},{"pattern":[[null,null,"bird"],[null,null,null],["boat",null,null]],"points":2},{"pattern":[[null,null,"seed"],[null,null,null],["seed",null,null]],"points":2},{"pattern":[["bird",null,"bird"]],"points":3},{"pattern":[["horse","bird","seed"]],"points":3},{"pattern":[["seed","seed","seed"]],"points":3},{"pattern":[["tree","fish","boat"]],"points":3},{"pattern":[["tree","tree","tree"]],"points":3},{"pattern":[["fish"],[null],["fish"]],"points":3},{"pattern":[["fish"],["tree"],["horse"]],"points":3},{"pattern":[["horse"],["horse"],["horse"]],"points":3},{"pattern":[["boat"],["boat"],["boat"]],"points":3},{"pattern":[["tree",null],["sun","tree"]],"points":3},{"pattern":[[null,"boat"],["boat","moon"]],"points":3},{"pattern":[["boat",null,"boat"],[null,null,null],[null,"boat",null]],"points":3},{"pattern":[[null,"seed",null],[null,null,null],["seed",null,"seed"]],"points":3},{"pattern":[["moon",null,null],[null,"fish",null],[null,null,"fish"]],"points":5},{"pattern":[[null,"sun",null],[null,null,null],["bird",null,"bird"]],"points":5},{"pattern":[["horse",null,"tree"],[null,null,null],["seed",null,"boat"]],"points":5},{"pattern":[[null,"seed",null],["horse",null,"horse"],[null,"moon",null]],"points":5},{"pattern":[[null,"tree",null],["fish",null,"fish"],[null,"boat",null]],"points":5}],
  HAND: 4,
  MINI_DECK: [[1,8],[2,4],[3,3],[5,1]],
  MOST_FAILS: 4,
  OTHER: {"bird":"fish","boat":"horse","fish":"bird","horse":"boat","moon":"sun","seed":"tree","sun":"moon","tree":"seed"},
  SIDE: 3,
} as const;

/** What the table needs to know of this game's types. */
export interface Game {
  readonly View: View;
  readonly Event: AnyEvent;
  readonly Offer: Offer;
  readonly Move: SeatMove;
}

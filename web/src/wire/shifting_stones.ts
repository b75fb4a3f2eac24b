// Made from Python by `npm run types`. Never edited.

export type AnyEvent = StonesLaid | MiniDeckPacked | CardsDrawn | DeckReshuffled | StonesSwapped | StoneFlipped | CardScored | LastRoundBegun | TurnEnded | TurnSkipped | FailNoted | MatchEnded;

export type AnyMove = Swap | Flip | Score | EndTurn | Skip | Pack | Lay | Draw;

export interface CardScored {
  readonly card: number;
  readonly points: number;
  readonly seat: number;
  readonly type: "card_scored";
}

/** A seat drew `count` cards; only that seat sees which. */
export interface CardsDrawn {
  readonly cards: readonly number[];
  readonly count: number;
  readonly seat: number;
  readonly type: "cards_drawn";
}

/** The discards became the new deck. */
export interface DeckReshuffled {
  readonly count: number;
  readonly type: "deck_reshuffled";
}

/** The dealer draws the cards a seat is owed, in the order they come off the deck. */
export interface Draw {
  readonly cards: readonly number[];
  readonly type: "draw";
}

/** End the turn and draw up to four cards. */
export interface EndTurn {
  readonly type: "end_turn";
}

/** A solo turn ended without a scored card. */
export interface FailNoted {
  readonly fails: number;
  readonly type: "fail_noted";
}

/** Discard a card to turn a stone over. */
export interface Flip {
  readonly card: number;
  readonly stone: number;
  readonly type: "flip";
}

/** A seat has scored enough cards to end the match with this round. */
export interface LastRoundBegun {
  readonly count: number;
  readonly seat: number;
  readonly type: "last_round_begun";
}

/** The dealer lays the nine stones. */
export interface Lay {
  readonly grid: readonly ("bird" | "boat" | "fish" | "horse" | "moon" | "seed" | "sun" | "tree")[];
  readonly type: "lay";
}

export interface MatchEnded {
  readonly ended_by: string;
  readonly type: "match_ended";
}

/** A solo deck was made. Which cards are in it shows only as they are drawn. */
export interface MiniDeckPacked {
  readonly count: number;
  readonly type: "mini_deck_packed";
}

/** The dealer makes the mini deck for a solo match (S1). */
export interface Pack {
  readonly cards: readonly number[];
  readonly type: "pack";
}

/** Lay down a card whose pattern lies on the grid. */
export interface Score {
  readonly card: number;
  readonly type: "score";
}

/** Do nothing this turn and draw two cards. */
export interface Skip {
  readonly type: "skip";
}

export interface StoneFlipped {
  readonly card: number;
  readonly face: "bird" | "boat" | "fish" | "horse" | "moon" | "seed" | "sun" | "tree";
  readonly seat: number;
  readonly stone: number;
  readonly type: "stone_flipped";
}

export interface StonesLaid {
  readonly grid: readonly ("bird" | "boat" | "fish" | "horse" | "moon" | "seed" | "sun" | "tree")[];
  readonly type: "stones_laid";
}

export interface StonesSwapped {
  readonly card: number;
  readonly seat: number;
  readonly stones: readonly [number, number];
  readonly type: "stones_swapped";
}

/** Discard a card to let two neighbouring stones change places. */
export interface Swap {
  readonly card: number;
  readonly stones: readonly [number, number];
  readonly type: "swap";
}

export interface TurnEnded {
  readonly seat: number;
  readonly type: "turn_ended";
}

export interface TurnSkipped {
  readonly seat: number;
  readonly type: "turn_skipped";
}

/** The table as one seat sees it: all that lies open, its own hand, and how much is hidden. */
export interface View {
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
  readonly viewer: number | null;
}

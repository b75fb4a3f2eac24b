// Made from Python by `npm run types`. Never edited.

export type AnyEvent = FirstSeatDrawn | StartDealt | StartsLaid | CardsRevealed | CardTaken | CardsPushed | CardPlaced | CardTurned | CardScored | CardDiscarded | MapsTurned | MapScored | MatchEnded | TakenBack;

export type AnyMove = Take | Place | Push | Prepare | Reveal | TurnOver;

/** Not every circle of the card is right: it goes. `circles` are the wrong ones. */
export type CardDiscarded = {
  readonly card: string;
  readonly circles: readonly Circle[];
  readonly seat: number;
  readonly type: "card_discarded";
};

/** A card lies on its map. Where that is, people are told by the cards around it. */
export type CardPlaced = {
  readonly card: string;
  readonly cell: readonly [number, number];
  readonly relations: readonly Relation[];
  readonly seat: number;
  readonly type: "card_placed";
};

/** Every circle of the card is right: it stays. */
export type CardScored = {
  readonly card: string;
  readonly circles: readonly Circle[];
  readonly points: number;
  readonly seat: number;
  readonly type: "card_scored";
};

export type CardTaken = { readonly card: string; readonly seat: number; readonly type: "card_taken" };

/** Shake-up: the card just placed shows its numbers. */
export type CardTurned = {
  readonly card: string;
  readonly lat: number;
  readonly lon: number;
  readonly ns: number;
  readonly type: "card_turned";
  readonly we: number;
};

/** These cards moved by one cell, the nearest first. */
export type CardsPushed = {
  readonly cards: readonly string[];
  readonly direction: "east" | "north" | "south" | "west";
  readonly seat: number;
  readonly type: "cards_pushed";
};

/** A round begins; these cards are on offer. */
export type CardsRevealed = { readonly cards: readonly string[]; readonly round: number; readonly type: "cards_revealed" };

/** Two cards side by side. Right if the first, west or north of the other, is the lower (R2). */
export type Circle = {
  readonly axis: "ns" | "we";
  readonly first: string;
  readonly right: boolean;
  readonly second: string;
};

/** A card as everybody sees it. Its name is the sentence `place-` and the id. */
export type Face = {
  readonly card: string;
  readonly country: string;
  readonly kind: "city" | "monument" | "start";
  readonly side: MapSide | null;
};

export type FirstSeatDrawn = { readonly seat: number; readonly type: "first_seat_drawn" };

/** A card on a map. */
export type Laid = { readonly cell: readonly [number, number]; readonly face: Face };

/** Cartographer: so many of the circles on a seat's map are right. */
export type MapScored = {
  readonly count: number;
  readonly points: number;
  readonly seat: number;
  readonly type: "map_scored";
};

/** The side of a card that answers the question: its two numbers, and where the place is. */
export type MapSide = { readonly lat: number; readonly lon: number; readonly ns: number; readonly we: number };

/** Cartographer: all cards on all maps show their numbers. */
export type MapsTurned = { readonly type: "maps_turned" };

export type MatchEnded = { readonly ended_by: string; readonly type: "match_ended" };

/** Lay the card that was taken on a free cell. */
export type Place = { readonly cell: readonly [number, number]; readonly type: "place" };

/** The dealer draws who begins, the start cards and the pile, map sides included. */
export type Prepare = {
  readonly first: number;
  readonly pile: readonly string[];
  readonly sides: { readonly [key: string]: MapSide };
  readonly starts: readonly string[];
  readonly type: "prepare";
};

/** Push the card on a cell away by one, and lay the card that was taken in its place. */
export type Push = {
  readonly cell: readonly [number, number];
  readonly direction: "east" | "north" | "south" | "west";
  readonly type: "push";
};

/** How a place on a map is said in words: in this direction of that card. */
export type Relation = { readonly card: string; readonly direction: "east" | "north" | "south" | "west" };

/** The dealer puts cards of the pile on offer; `top` is the one that then lies uppermost. */
export type Reveal = { readonly cards: readonly string[]; readonly top: string; readonly type: "reveal" };

export type SeatMove = Take | Place | Push;

/** Cartographer: a seat begins its map with this card, face down. */
export type StartDealt = { readonly card: string; readonly seat: number; readonly type: "start_dealt" };

/** Shake-up: four start cards lie open, arranged correctly. */
export type StartsLaid = { readonly cards: readonly string[]; readonly type: "starts_laid" };

/** Choose one of the cards on offer. */
export type Take = { readonly card: string; readonly type: "take" };

/** `seat` took back its last move. */
export type TakenBack = { readonly seat: number; readonly type: "taken_back" };

/** The dealer turns cards to their map side: the one just placed, or all maps at the end. */
export type TurnOver = { readonly sides: { readonly [key: string]: MapSide }; readonly type: "turn_over" };

/** The table as anybody sees it. Nobody knows more than the others, so all views are alike. */
export type View = {
  readonly circles: readonly (readonly Circle[])[];
  readonly day: number;
  readonly deck: string;
  readonly discards: readonly Face[];
  readonly ended_by: "" | "pile_empty";
  readonly first: number;
  readonly landed: readonly [number, number] | null;
  readonly maps: readonly (readonly Laid[])[];
  readonly market: readonly Face[];
  readonly mode: "cartographer" | "shakeup";
  readonly monuments: boolean;
  readonly pile_size: number;
  readonly points: readonly number[];
  readonly round: number;
  readonly rounds: number;
  readonly seat: number;
  readonly stage: "over" | "place" | "prepare" | "reveal" | "take" | "turn";
  readonly taken: Face | null;
  readonly to_move: readonly number[];
  readonly top: Face | null;
  readonly viewer: number | null;
  readonly whole_line: boolean;
};

export type TakeOffer = { readonly card: readonly string[]; readonly type: "take" };

export type PlaceOffer = { readonly cell: readonly (readonly [number, number])[]; readonly type: "place" };

export type PushOffer = {
  readonly cell: readonly (readonly [number, number])[];
  readonly direction: readonly ("east" | "north" | "south" | "west")[];
  readonly type: "push";
};

/** Moves of one kind: every combination of one value from each field. */
export type Offer = TakeOffer | PlaceOffer | PushOffer;

export const CONSTANTS = {
  DIRECTIONS: ["north","east","south","west"],
  STEPS: {"east":[1,0],"north":[0,-1],"south":[0,1],"west":[-1,0]},
} as const;

/** What the table needs to know of this game's types. */
export interface Game {
  readonly View: View;
  readonly Event: AnyEvent;
  readonly Offer: Offer;
  readonly Move: SeatMove;
}

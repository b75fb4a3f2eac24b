// Made from Python by `npm run types`. Never edited.

export type AnyEvent = RoundBegan | Flicked | FlickTooWeak | Bullseye | WentOff | KnockedOff | Bunted | Reflicked | SectionChosen | ColoursChosen | Swapped | DiscsCounted | RuinsOrdered | MatchEnded;

export type AnyMove = Flick | Reflick | Keep | Assign | ChooseColours | Swap | EndSwaps | Roll;

/** Choose the section of a disc that fell into the hole, or lies exactly half and half. */
export interface Assign {
  readonly disc: number;
  readonly section: "canyon" | "creek" | "mudcracks" | "ruins";
  readonly type: "assign";
}

/** A disc fell into the hole, whoever pushed it. */
export interface Bullseye {
  readonly disc: number;
  readonly seat: number;
  readonly type: "bullseye";
}

/** A disc went straight into the zone beside its corner, which this table forbids. */
export interface Bunted {
  readonly disc: number;
  readonly seat: number;
  readonly type: "bunted";
}

/** Solo: which discs are one's own, and which the rival's. */
export interface ChooseColours {
  readonly own: number;
  readonly rival: number;
  readonly type: "choose_colours";
}

export interface ColoursChosen {
  readonly own: number;
  readonly rival: number;
  readonly seat: number;
  readonly type: "colours_chosen";
}

/** A disc, and what it would count for if it stayed there. */
export interface DiscView {
  readonly chosen: "canyon" | "creek" | "mudcracks" | "ruins" | null;
  readonly circle: string;
  readonly seat: number;
  readonly section: "canyon" | "creek" | "mudcracks" | "ruins" | null;
  readonly shares: readonly number[];
  readonly where: "board" | "hand" | "hole" | "out";
  readonly x: number;
  readonly y: number;
}

/** What a seat's discs count for in this round. */
export interface DiscsCounted {
  readonly landings: readonly Landing[];
  readonly seat: number;
  readonly type: "discs_counted";
  readonly values: readonly number[];
}

/** Swap no more in this round. */
export interface EndSwaps {
  readonly type: "end_swaps";
}

/** Flick a disc from a place on the own corner; the velocity is what the hand means. */
export interface Flick {
  readonly disc: number;
  readonly type: "flick";
  readonly vx: number;
  readonly vy: number;
  readonly x: number;
  readonly y: number;
}

/** It did not leave the corner: once more, for nothing. */
export interface FlickTooWeak {
  readonly disc: number;
  readonly seat: number;
  readonly type: "flick_too_weak";
}

/** A disc has run and all lie still again. */
export interface Flicked {
  readonly disc: number;
  readonly hits: readonly number[];
  readonly rests: readonly Rest[];
  readonly seat: number;
  readonly track: readonly (readonly [number, number, number, number, number, number])[];
  readonly type: "flicked";
}

/** Leave the disc just flicked where it is. */
export interface Keep {
  readonly type: "keep";
}

/** Somebody else's disc left the board; its owner will flick it again. */
export interface KnockedOff {
  readonly disc: number;
  readonly owner: number;
  readonly seat: number;
  readonly type: "knocked_off";
}

/** A disc that counts, and what for. */
export interface Landing {
  readonly disc: number;
  readonly double: boolean;
  readonly section: "canyon" | "creek" | "mudcracks" | "ruins";
}

export interface MatchEnded {
  readonly ended_by: "" | "last_round";
  readonly type: "match_ended";
}

/** Spend a bonus: take the disc just flicked back and flick it again. */
export interface Reflick {
  readonly type: "reflick";
}

export interface Reflicked {
  readonly disc: number;
  readonly left: number;
  readonly seat: number;
  readonly type: "reflicked";
}

/** Where a disc came to rest, or was last seen. */
export interface Rest {
  readonly disc: number;
  readonly where: "board" | "hole" | "off";
  readonly x: number;
  readonly y: number;
}

/** The dealer adds the hand's error and lets the discs run. Holds all that will ever be read. */
export interface Roll {
  readonly banked: boolean;
  readonly gone: readonly number[];
  readonly kernel: number;
  readonly left_corner: boolean;
  readonly rests: readonly Rest[];
  readonly touched: readonly (readonly [number, number])[];
  readonly track: readonly (readonly [number, number, number, number, number, number])[];
  readonly type: "roll";
  readonly vx: number;
  readonly vy: number;
}

export interface RoundBegan {
  readonly round: number;
  readonly seat: number;
  readonly type: "round_began";
}

/** Who is first in the ruins. */
export interface RuinsOrdered {
  readonly seats: readonly number[];
  readonly type: "ruins_ordered";
}

/** One line of the score sheet: what each seat gets for `key`, and for how many things. */
export interface ScoreLine {
  readonly counts: readonly number[];
  readonly key: string;
  readonly points: readonly number[];
}

export interface SectionChosen {
  readonly disc: number;
  readonly seat: number;
  readonly section: "canyon" | "creek" | "mudcracks" | "ruins";
  readonly type: "section_chosen";
}

/** Spend a bonus: let two own discs on the board change places. */
export interface Swap {
  readonly first: number;
  readonly second: number;
  readonly type: "swap";
}

export interface Swapped {
  readonly first: number;
  readonly left: number;
  readonly seat: number;
  readonly second: number;
  readonly type: "swapped";
}

/** The table as anybody sees it. */
export interface View {
  readonly aim: Flick | null;
  readonly colours: readonly number[];
  readonly corners: readonly number[];
  readonly disc: number;
  readonly discs: readonly DiscView[];
  readonly earned: readonly (readonly number[])[];
  readonly ended_by: "" | "last_round";
  readonly fallen: readonly number[];
  readonly flicker: number;
  readonly hands: readonly string[];
  readonly knocked: readonly number[];
  readonly left: number;
  readonly lines: readonly ScoreLine[];
  readonly no_bunting: boolean;
  readonly now: readonly (readonly number[])[];
  readonly reflicks: readonly number[];
  readonly round: number;
  readonly rounds: number;
  readonly seat: number;
  readonly stage: "bullseye" | "colours" | "flick" | "halves" | "over" | "reflick" | "roll" | "swap";
  readonly swaps: readonly number[];
  readonly turn: number;
  readonly viewer: number | null;
  readonly waiting: readonly number[];
}

/** A disc left the board by its owner's own flick and is out for the round. */
export interface WentOff {
  readonly disc: number;
  readonly seat: number;
  readonly type: "went_off";
}

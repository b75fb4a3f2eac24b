// Made from Python by `npm run types`. Never edited.

export type AnyEvent = ColourSetAside | PalmsPlanted | WellsFilled | RiderPlaced | CaravansSetOut | CamelPlaced | WaterTaken | OasisReached | AreaEnclosed | ColourRanOut | TurnLost | CaravanRewarded | AreaCounted | MatchEnded | TakenBack;

export type AnyMove = SetAside | PlaceRider | PlaceCamel | PlantPalms | FillWells;

/** At the end: the empty spaces that a caravan has enclosed. */
export type AreaCounted = {
  readonly colour: "blue" | "green" | "red" | "violet" | "yellow";
  readonly hexes: readonly string[];
  readonly points: number;
  readonly seat: number;
  readonly type: "area_counted";
};

/** A caravan has shut an area off: its wells and new oases count at once, its spaces later. */
export type AreaEnclosed = {
  readonly colour: "blue" | "green" | "red" | "violet" | "yellow";
  readonly count: number;
  readonly face_down: boolean;
  readonly hexes: readonly string[];
  readonly oases: readonly string[];
  readonly points: number;
  readonly seat: number;
  readonly type: "area_enclosed";
  readonly water: number;
  readonly wells: readonly Well[];
};

export type CamelPlaced = {
  readonly colour: "blue" | "green" | "red" | "violet" | "yellow";
  readonly hex: string;
  readonly seat: number;
  readonly supply: number;
  readonly type: "camel_placed";
};

/** At the end: the longest caravan of a colour, or several as long. */
export type CaravanRewarded = {
  readonly camels: number;
  readonly colour: "blue" | "green" | "red" | "violet" | "yellow";
  readonly points: number;
  readonly seats: readonly number[];
  readonly type: "caravan_rewarded";
};

/** Camels of one colour that follow one seat's rider, and what they hold. */
export type CaravanView = {
  readonly areas: readonly (readonly string[])[];
  readonly camels: readonly string[];
  readonly colour: "blue" | "green" | "red" | "violet" | "yellow";
  readonly oases: readonly string[];
  readonly rider: string;
  readonly seat: number;
};

/** The last rider is placed: from now on camels are. */
export type CaravansSetOut = { readonly type: "caravans_set_out" };

/** The last camel of a colour is placed: the match ends with this turn. */
export type ColourRanOut = {
  readonly colour: "blue" | "green" | "red" | "violet" | "yellow";
  readonly seat: number;
  readonly type: "colour_ran_out";
};

export type ColourSetAside = {
  readonly colour: "blue" | "green" | "red" | "violet" | "yellow";
  readonly seat: number;
  readonly type: "colour_set_aside";
};

/** The dealer lays a well on every circle and every palm space without a palm. */
export type FillWells = {
  readonly ones: readonly string[];
  readonly threes: readonly string[];
  readonly twos: readonly string[];
  readonly type: "fill_wells";
};

export type MatchEnded = { readonly ended_by: "" | "colour_ran_out" | "nobody_can_place"; readonly type: "match_ended" };

/** A caravan touches an oasis for the first time. */
export type OasisReached = {
  readonly colour: "blue" | "green" | "red" | "violet" | "yellow";
  readonly face_down: boolean;
  readonly hex: string;
  readonly oasis: string;
  readonly points: number;
  readonly seat: number;
  readonly type: "oasis_reached";
};

export type PalmsPlanted = { readonly oases: readonly string[]; readonly type: "palms_planted" };

/** Let a caravan grow by a camel. */
export type PlaceCamel = {
  readonly colour: "blue" | "green" | "red" | "violet" | "yellow";
  readonly hex: string;
  readonly type: "place_camel";
};

/** Begin a caravan with a mounted camel. */
export type PlaceRider = {
  readonly colour: "blue" | "green" | "red" | "violet" | "yellow";
  readonly hex: string;
  readonly type: "place_rider";
};

/** The dealer makes five of the palm spaces oases. */
export type PlantPalms = { readonly oases: readonly string[]; readonly type: "plant_palms" };

export type RiderPlaced = {
  readonly colour: "blue" | "green" | "red" | "violet" | "yellow";
  readonly hex: string;
  readonly seat: number;
  readonly type: "rider_placed";
};

/** One line of the score sheet: what each seat gets for `key`, and for how many things. */
export type ScoreLine = { readonly counts: readonly number[]; readonly key: string; readonly points: readonly number[] };

export type SeatMove = SetAside | PlaceRider | PlaceCamel;

/** With five seats: do without the rider of one colour. */
export type SetAside = { readonly colour: "blue" | "green" | "red" | "violet" | "yellow"; readonly type: "set_aside" };

/** `seat` took back its last move. */
export type TakenBack = { readonly seat: number; readonly type: "taken_back" };

/** A seat has no place for the camels it still had to place (R8). */
export type TurnLost = { readonly count: number; readonly seat: number; readonly type: "turn_lost" };

/** The table as anybody sees it. */
export type View = {
  readonly aside: readonly ("blue" | "green" | "red" | "violet" | "yellow")[];
  readonly caravans: readonly CaravanView[];
  readonly different: boolean;
  readonly ended_by: "" | "colour_ran_out" | "nobody_can_place";
  readonly face_down: boolean;
  readonly left: number;
  readonly lines: readonly ScoreLine[];
  readonly oases: readonly string[];
  readonly seat: number;
  readonly stage: "camels" | "over" | "palms" | "riders" | "set_aside" | "water";
  readonly supply: readonly number[];
  readonly to_move: readonly number[];
  readonly turn: number;
  readonly viewer: number | null;
  readonly water: readonly (readonly number[])[];
  readonly wells: readonly Well[];
};

/** A camel stands on a well. */
export type WaterTaken = {
  readonly face_down: boolean;
  readonly hex: string;
  readonly seat: number;
  readonly type: "water_taken";
  readonly value: number;
};

/** Water on the board, and what it is worth. */
export type Well = { readonly hex: string; readonly value: number };

/** Water lies on the board, worth one, two or three points. */
export type WellsFilled = {
  readonly ones: readonly string[];
  readonly threes: readonly string[];
  readonly twos: readonly string[];
  readonly type: "wells_filled";
};

export type SetAsideOffer = {
  readonly colour: readonly ("blue" | "green" | "red" | "violet" | "yellow")[];
  readonly type: "set_aside";
};

export type PlaceRiderOffer = {
  readonly colour: readonly ("blue" | "green" | "red" | "violet" | "yellow")[];
  readonly hex: readonly string[];
  readonly type: "place_rider";
};

export type PlaceCamelOffer = {
  readonly colour: readonly ("blue" | "green" | "red" | "violet" | "yellow")[];
  readonly hex: readonly string[];
  readonly type: "place_camel";
};

/** Moves of one kind: every combination of one value from each field. */
export type Offer = SetAsideOffer | PlaceRiderOffer | PlaceCamelOffer;

export const CONSTANTS = {
  COLOURS: ["blue","green","red","violet","yellow"],
  COLUMNS: "abcdefghijklmnopqrstuv",
  FEW_SEATS: 3,
  LONGEST_POINTS: 10,
  TIED_POINTS: 5,
} as const;

/** What the table needs to know of this game's types. */
export interface Game {
  readonly View: View;
  readonly Event: AnyEvent;
  readonly Offer: Offer;
  readonly Move: SeatMove;
}

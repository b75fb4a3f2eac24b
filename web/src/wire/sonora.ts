// Made from Python by `npm run types`. Never edited.

import type { Range } from "./table";

/** Add a rabbit to what is spent in the mudcracks, or spend it alone. */
export type AddRabbit = { readonly disc: number; readonly type: "add_rabbit" };

export type AnyEvent = RoundBegan | Flicked | FlickTooWeak | Bullseye | WentOff | KnockedOff | Bunted | Reflicked | SectionChosen | ColoursChosen | Swapped | DiscsCounted | RuinsOrdered | HexesCrossed | BuildingCompleted | BonusEarned | Discovered | ShapeDrawn | PathTraced | MudcracksBegun | RabbitAdded | NodeMarked | CactusSurrounded | BoxTicked | DiscUnused | ValueLost | BonusLost | WritingFinished | RivalCircled | RivalHexesCrossed | RivalDrew | RivalTraced | RivalFilled | RivalIdle | MatchEnded | TakenBack;

export type AnyMove = Flick | Reflick | Keep | Assign | ChooseColours | Swap | EndSwaps | CrossOff | Discover | Draw | Trace | BeginMudcracks | AddRabbit | MarkNode | TickBox | EndMudcracks | Finish | RivalDraw | RivalTrace | RivalFill | Roll;

/** Choose the section of a disc that fell into the hole, or lies exactly half and half. */
export type Assign = {
  readonly disc: number;
  readonly section: "canyon" | "creek" | "mudcracks" | "ruins";
  readonly type: "assign";
};

/** Spend the value of all discs in the mudcracks, beginning now. */
export type BeginMudcracks = { readonly type: "begin_mudcracks" };

export type BonusEarned = {
  readonly bonus: "discovery" | "fox" | "owl" | "rabbit" | "reflick" | "swap";
  readonly seat: number;
  readonly type: "bonus_earned";
};

/** An animal that was earned and not used. */
export type BonusLost = {
  readonly bonus: "discovery" | "fox" | "owl" | "rabbit" | "reflick" | "swap";
  readonly seat: number;
  readonly type: "bonus_lost";
};

export type BoxTicked = {
  readonly column: number;
  readonly left: number;
  readonly seat: number;
  readonly type: "box_ticked";
};

export type BuildingCompleted = {
  readonly building: string;
  readonly points: number;
  readonly reward: "" | "bottom" | "top";
  readonly seat: number;
  readonly type: "building_completed";
};

/** A disc fell into the hole, whoever pushed it. */
export type Bullseye = { readonly disc: number; readonly seat: number; readonly type: "bullseye" };

/** A disc went straight into the zone beside its corner, which this table forbids. */
export type Bunted = { readonly disc: number; readonly seat: number; readonly type: "bunted" };

export type CactusSurrounded = {
  readonly points: number;
  readonly seat: number;
  readonly size: "large" | "medium" | "small";
  readonly type: "cactus_surrounded";
};

/** Solo: which discs are one's own, and which the rival's. */
export type ChooseColours = { readonly own: number; readonly rival: number; readonly type: "choose_colours" };

export type ColoursChosen = {
  readonly own: number;
  readonly rival: number;
  readonly seat: number;
  readonly type: "colours_chosen";
};

/** Cross off hexes of one building in the ruins. */
export type CrossOff = { readonly building: string; readonly hexes: number; readonly type: "cross_off" };

/** A disc for which there was no shape or no path. */
export type DiscUnused = {
  readonly disc: number;
  readonly seat: number;
  readonly section: "canyon" | "creek" | "mudcracks" | "ruins";
  readonly type: "disc_unused";
};

/** A disc, and what it would count for if it stayed there. */
export type DiscView = {
  readonly chosen: "canyon" | "creek" | "mudcracks" | "ruins" | null;
  readonly circle: string;
  readonly seat: number;
  readonly section: "canyon" | "creek" | "mudcracks" | "ruins" | null;
  readonly shares: readonly number[];
  readonly where: "board" | "hand" | "hole" | "out";
  readonly x: number;
  readonly y: number;
};

/** Circle an animal in the Discovery area. */
export type Discover = { readonly animal: "fox" | "owl" | "rabbit"; readonly type: "discover" };

export type Discovered = { readonly animal: "fox" | "owl" | "rabbit"; readonly seat: number; readonly type: "discovered" };

/** What a seat's discs count for in this round. */
export type DiscsCounted = {
  readonly landings: readonly Landing[];
  readonly seat: number;
  readonly type: "discs_counted";
  readonly values: readonly number[];
};

/** Draw a shape in the canyon. */
export type Draw = { readonly disc: number; readonly squares: readonly number[]; readonly type: "draw" };

/** Let go what is left to spend in the mudcracks. */
export type EndMudcracks = { readonly type: "end_mudcracks" };

/** Swap no more in this round. */
export type EndSwaps = { readonly type: "end_swaps" };

/** Write no more in this round. */
export type Finish = { readonly type: "finish" };

/** Flick a disc from a place on the own corner; the velocity is what the hand means. */
export type Flick = {
  readonly disc: number;
  readonly type: "flick";
  readonly vx: number;
  readonly vy: number;
  readonly x: number;
  readonly y: number;
};

/** It did not leave the corner: once more, for nothing. */
export type FlickTooWeak = { readonly disc: number; readonly seat: number; readonly type: "flick_too_weak" };

/** A disc has run and all lie still again. */
export type Flicked = {
  readonly disc: number;
  readonly hits: readonly number[];
  readonly lands: "" | "circle" | "line" | "zone";
  readonly rests: readonly Rest[];
  readonly seat: number;
  readonly section: "canyon" | "creek" | "mudcracks" | "ruins" | "";
  readonly track: readonly (readonly [number, number, number, number, number, number])[];
  readonly type: "flicked";
};

export type HexesCrossed = {
  readonly building: string;
  readonly hexes: number;
  readonly left: number;
  readonly seat: number;
  readonly type: "hexes_crossed";
};

/** Leave the disc just flicked where it is. */
export type Keep = { readonly type: "keep" };

/** Somebody else's disc left the board; its owner will flick it again. */
export type KnockedOff = {
  readonly disc: number;
  readonly owner: number;
  readonly seat: number;
  readonly type: "knocked_off";
};

/** A disc that counts, and what for. */
export type Landing = {
  readonly disc: number;
  readonly double: boolean;
  readonly section: "canyon" | "creek" | "mudcracks" | "ruins";
};

/** Mark a node in the mudcracks. */
export type MarkNode = { readonly node: string; readonly type: "mark_node" };

export type MatchEnded = { readonly ended_by: "last_round"; readonly type: "match_ended" };

export type MudcracksBegun = { readonly seat: number; readonly type: "mudcracks_begun"; readonly value: number };

export type NodeMarked = {
  readonly cost: number;
  readonly left: number;
  readonly node: string;
  readonly seat: number;
  readonly type: "node_marked";
};

export type PathTraced = {
  readonly disc: number;
  readonly path: readonly string[];
  readonly points: number;
  readonly seat: number;
  readonly type: "path_traced";
};

export type RabbitAdded = {
  readonly disc: number;
  readonly left: number;
  readonly seat: number;
  readonly type: "rabbit_added";
  readonly value: number;
};

/** Spend a bonus: take the disc just flicked back and flick it again. */
export type Reflick = { readonly type: "reflick" };

export type Reflicked = { readonly disc: number; readonly left: number; readonly seat: number; readonly type: "reflicked" };

/** Where a disc came to rest, or was last seen. */
export type Rest = {
  readonly disc: number;
  readonly where: "board" | "hole" | "off";
  readonly x: number;
  readonly y: number;
};

/** Solo: what the rival has spoilt on the sheet, and what it has still to spoil. */
export type Rival = {
  readonly circled: number;
  readonly circles: readonly number[];
  readonly crossed: number;
  readonly mud: number;
  readonly paths: readonly (readonly string[])[];
  readonly shapes: readonly (readonly number[])[];
  readonly tasks: readonly Task[];
};

/** Solo: the rival circles hexes of its building. */
export type RivalCircled = { readonly hexes: number; readonly type: "rival_circled" };

/** Solo: where the rival fills in a shape in the canyon. */
export type RivalDraw = { readonly disc: number; readonly squares: readonly number[]; readonly type: "rival_draw" };

export type RivalDrew = { readonly disc: number; readonly squares: readonly number[]; readonly type: "rival_drew" };

/** Solo: small circles that the rival fills in around an outer node of the mudcracks. */
export type RivalFill = { readonly circles: number; readonly node: string; readonly type: "rival_fill" };

export type RivalFilled = {
  readonly circles: number;
  readonly left: number;
  readonly node: string;
  readonly type: "rival_filled";
};

/** Solo: value that goes into the rival's hexes first (R34). */
export type RivalHexesCrossed = {
  readonly hexes: number;
  readonly left: number;
  readonly seat: number;
  readonly type: "rival_hexes_crossed";
};

/** Solo: a disc that the rival can do nothing with. */
export type RivalIdle = {
  readonly disc: number;
  readonly section: "canyon" | "creek" | "mudcracks" | "ruins";
  readonly type: "rival_idle";
};

/** Solo: which way the rival fills in a path in the creek bed. */
export type RivalTrace = {
  readonly disc: number;
  readonly end: string;
  readonly start: string;
  readonly type: "rival_trace";
};

export type RivalTraced = { readonly disc: number; readonly path: readonly string[]; readonly type: "rival_traced" };

/** The dealer adds the hand's error and lets the discs run. Holds all that will ever be read. */
export type Roll = {
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
};

export type RoundBegan = { readonly round: number; readonly seat: number; readonly type: "round_began" };

/** Who is first in the ruins. */
export type RuinsOrdered = { readonly seats: readonly number[]; readonly type: "ruins_ordered" };

/** One line of the score sheet: what each seat gets for `key`, and for how many things. */
export type ScoreLine = { readonly counts: readonly number[]; readonly key: string; readonly points: readonly number[] };

export type SeatMove = Flick | Reflick | Keep | Assign | ChooseColours | Swap | EndSwaps | CrossOff | Discover | Draw | Trace | BeginMudcracks | AddRabbit | MarkNode | TickBox | EndMudcracks | Finish | RivalDraw | RivalTrace | RivalFill;

export type SectionChosen = {
  readonly disc: number;
  readonly seat: number;
  readonly section: "canyon" | "creek" | "mudcracks" | "ruins";
  readonly type: "section_chosen";
};

export type ShapeDrawn = {
  readonly cacti: readonly ("barrel" | "pear" | "saguaro")[];
  readonly disc: number;
  readonly points: number;
  readonly seat: number;
  readonly squares: readonly number[];
  readonly type: "shape_drawn";
};

/** One seat's sheet. */
export type Sheet = {
  readonly animals: readonly number[];
  readonly boxes: readonly number[];
  readonly circled: readonly number[];
  readonly discoveries: number;
  readonly due: number;
  readonly finished: boolean;
  readonly hexes: readonly number[];
  readonly mud: number;
  readonly nodes: readonly string[];
  readonly paths: readonly (readonly string[])[];
  readonly reflicks: number;
  readonly rewards: readonly ("" | "bottom" | "top")[];
  readonly rival: Rival | null;
  readonly saved: readonly number[];
  readonly shapes: readonly (readonly number[])[];
  readonly sitting: Sitting | null;
  readonly swaps: number;
  readonly tasks: readonly Task[];
};

/** Value that is being spent in the mudcracks, in one go (R23). */
export type Sitting = { readonly boxing: boolean; readonly points: number };

/** Spend a bonus: let two own discs on the board change places. */
export type Swap = { readonly first: number; readonly second: number; readonly type: "swap" };

export type Swapped = {
  readonly first: number;
  readonly gains: readonly number[];
  readonly left: number;
  readonly seat: number;
  readonly second: number;
  readonly type: "swapped";
};

/** `seat` took back its last move. */
export type TakenBack = { readonly seat: number; readonly type: "taken_back" };

/** A shape or a path that a disc has to bring; on a circle a disc brings two (R19, R21). */
export type Task = { readonly disc: number; readonly section: "canyon" | "creek" | "mudcracks" | "ruins" };

/** Tick the next box of a column in the mudcracks. */
export type TickBox = { readonly column: number; readonly type: "tick_box" };

/** Make a path in the creek bed. */
export type Trace = { readonly disc: number; readonly end: string; readonly type: "trace" };

/** What was left to spend in the mudcracks and is let go. */
export type ValueLost = { readonly seat: number; readonly type: "value_lost"; readonly value: number };

/** The table as anybody sees it. */
export type View = {
  readonly aim: Flick | null;
  readonly colours: readonly number[];
  readonly corners: readonly number[];
  readonly disc: number | null;
  readonly discs: readonly DiscView[];
  readonly ended_by: "" | "last_round";
  readonly fallen: readonly number[];
  readonly flicker: number;
  readonly following: readonly number[];
  readonly hands: readonly string[];
  readonly knocked: readonly number[];
  readonly left: number;
  readonly lines: readonly ScoreLine[];
  readonly no_bunting: boolean;
  readonly now: readonly (readonly number[])[];
  readonly order: readonly number[];
  readonly points: readonly (readonly number[])[];
  readonly rival_squares: number;
  readonly round: number;
  readonly rounds: number;
  readonly seat: number;
  readonly sheets: readonly Sheet[];
  readonly stage: "bullseye" | "colours" | "flick" | "halves" | "over" | "reflick" | "rival" | "roll" | "ruins" | "swap" | "write";
  readonly to_move: readonly number[];
  readonly turn: number;
  readonly viewer: number | null;
  readonly waiting: readonly number[];
};

/** A disc left the board by its owner's own flick and is out for the round. */
export type WentOff = { readonly disc: number; readonly seat: number; readonly type: "went_off" };

export type WritingFinished = { readonly seat: number; readonly type: "writing_finished" };

export type FlickOffer = {
  readonly disc: readonly number[] | Range;
  readonly type: "flick";
  readonly vx: readonly number[] | Range;
  readonly vy: readonly number[] | Range;
  readonly x: readonly number[] | Range;
  readonly y: readonly number[] | Range;
};

export type ReflickOffer = { readonly type: "reflick" };

export type KeepOffer = { readonly type: "keep" };

export type AssignOffer = {
  readonly disc: readonly number[] | Range;
  readonly section: readonly ("canyon" | "creek" | "mudcracks" | "ruins")[];
  readonly type: "assign";
};

export type ChooseColoursOffer = {
  readonly own: readonly number[] | Range;
  readonly rival: readonly number[] | Range;
  readonly type: "choose_colours";
};

export type SwapOffer = {
  readonly first: readonly number[] | Range;
  readonly second: readonly number[] | Range;
  readonly type: "swap";
};

export type EndSwapsOffer = { readonly type: "end_swaps" };

export type CrossOffOffer = {
  readonly building: readonly string[];
  readonly hexes: readonly number[] | Range;
  readonly type: "cross_off";
};

export type DiscoverOffer = { readonly animal: readonly ("fox" | "owl" | "rabbit")[]; readonly type: "discover" };

export type DrawOffer = {
  readonly disc: readonly number[] | Range;
  readonly squares: readonly (readonly number[])[];
  readonly type: "draw";
};

export type TraceOffer = {
  readonly disc: readonly number[] | Range;
  readonly end: readonly string[];
  readonly type: "trace";
};

export type BeginMudcracksOffer = { readonly type: "begin_mudcracks" };

export type AddRabbitOffer = { readonly disc: readonly number[] | Range; readonly type: "add_rabbit" };

export type MarkNodeOffer = { readonly node: readonly string[]; readonly type: "mark_node" };

export type TickBoxOffer = { readonly column: readonly number[] | Range; readonly type: "tick_box" };

export type EndMudcracksOffer = { readonly type: "end_mudcracks" };

export type FinishOffer = { readonly type: "finish" };

export type RivalDrawOffer = {
  readonly disc: readonly number[] | Range;
  readonly squares: readonly (readonly number[])[];
  readonly type: "rival_draw";
};

export type RivalTraceOffer = {
  readonly disc: readonly number[] | Range;
  readonly end: readonly string[];
  readonly start: readonly string[];
  readonly type: "rival_trace";
};

export type RivalFillOffer = {
  readonly circles: readonly number[] | Range;
  readonly node: readonly string[];
  readonly type: "rival_fill";
};

/** Moves of one kind: every combination of one value from each field. */
export type Offer = FlickOffer | ReflickOffer | KeepOffer | AssignOffer | ChooseColoursOffer | SwapOffer | EndSwapsOffer | CrossOffOffer | DiscoverOffer | DrawOffer | TraceOffer | BeginMudcracksOffer | AddRabbitOffer | MarkNodeOffer | TickBoxOffer | EndMudcracksOffer | FinishOffer | RivalDrawOffer | RivalTraceOffer | RivalFillOffer;

export const CONSTANTS = {
  ANIMALS: ["fox","owl","rabbit"],
  EARNED: -1,
  FOX: 4,
  HANDS: {"normal":[4,0.09],"shaky":[6,0.14],"steady":[2,0.045],"sure":[0,0]},
  ICONS: {"fox":3,"owl":3,"rabbit":3},
  NUMBERS: 5,
  RABBIT: {"earned":5,"saved":6},
  SAVED: -2,
  SECTIONS: ["ruins","creek","mudcracks","canyon"],
} as const;

/** What the table needs to know of this game's types. */
export interface Game {
  readonly View: View;
  readonly Event: AnyEvent;
  readonly Offer: Offer;
  readonly Move: SeatMove;
}

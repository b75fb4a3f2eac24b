// Made from Python by `npm run types`. Never edited.

/** The move with this id was played, at this step. */
export type Accepted = { readonly id: string; readonly seat: number; readonly step: number; readonly type: "accepted" };

/** What somebody at the table says to an ask. */
export type Answer = { readonly ask: string; readonly yes: boolean };

/** The seats in another order, before the match begins: who sits in seat 0, 1, ... */
export type Arrange = { readonly order: readonly number[] };

/** Somebody asks for a bot's seat in a running match of a game that hides. */
export type AskInfo = {
  readonly awaited: readonly number[];
  readonly id: string;
  readonly name: string;
  readonly seat: number;
};

/** A move that is offered, and the events that its seat would see if it were played. */
export type Brings = {
  readonly events: readonly { readonly [key: string]: unknown }[];
  readonly move: { readonly [key: string]: unknown };
};

/** The table decides who plays a seat: a bot of a level, or nobody. */
export type ChangeSeat = { readonly kind: "bot" | "open"; readonly level?: string };

/** How much there is on this server, and how long it is kept. */
export type Desk = {
  readonly free: number;
  readonly keep_abandoned: number;
  readonly keep_finished: number;
  readonly over: number;
  readonly playing: number;
  readonly taken: number;
  readonly version: string;
  readonly waiting: number;
};

/** Some of the tables, the newest first. */
export type DeskPage = { readonly next: Place | null; readonly tables: readonly DeskTable[] };

/** A table as the desk sees it: who is there, since when, how much; no hand and no code. */
export type DeskTable = {
  readonly begun: number | null;
  readonly closed: boolean;
  readonly ended: number | null;
  readonly game: string;
  readonly id: string;
  readonly opened: number | null;
  readonly seats: readonly SeatInfo[];
  readonly size: number;
  readonly stage: "over" | "playing" | "waiting";
  readonly steps: number;
  readonly used: number | null;
  readonly watching: number;
};

/** One of them is chosen for each seat. */
export type EachSeat = {
  readonly asked: boolean;
  readonly name: string;
  readonly only: readonly number[];
  readonly ruled: boolean;
  readonly type: "each_seat";
  readonly values: readonly (boolean | number | string)[];
};

/** What would these moves bring? Those offered with this type, and these values of fields. */
export type Foresee = {
  readonly about: { readonly [key: string]: unknown };
  readonly seat: number;
  readonly step: number;
  readonly type: "foresee";
};

/** The answer to `foresee`; none at all if the position has passed. */
export type Foreseen = {
  readonly about: { readonly [key: string]: unknown };
  readonly moves: readonly Brings[];
  readonly seat: number;
  readonly step: number;
  readonly type: "foreseen";
};

/** One step of a match as a viewer may know it, for replaying. */
export type Frame = {
  readonly events: readonly { readonly [key: string]: unknown }[];
  readonly seat: number;
  readonly step: number;
  readonly view: { readonly [key: string]: unknown };
};

export type FromDevice = Hello | Play | Ping | Gesture | React | Foresee | Hurry;

/** A game that can be played here. */
export type GameInfo = {
  readonly cast: { readonly [key: string]: readonly string[] };
  readonly example: boolean;
  readonly fewest_seats: number;
  readonly id: string;
  readonly lessons: readonly LessonInfo[];
  readonly levels: readonly string[];
  readonly most_seats: number;
  readonly options: readonly (OneOf | EachSeat | Whole)[];
};

/** What a hand is about to do, for the others to see meanwhile: kept nowhere, and no promise. */
export type Gesture = { readonly marks: readonly number[]; readonly seat: number; readonly type: "gesture" };

/** A gesture of somebody else. */
export type Gestured = { readonly marks: readonly number[]; readonly seat: number; readonly type: "gestured" };

/** An event as this viewer may see it, and the step it belongs to. */
export type Happened = { readonly event: { readonly [key: string]: unknown }; readonly step: number };

/** I hold these seats and have seen everything up to this step. */
export type Hello = { readonly after?: number; readonly tokens?: readonly string[]; readonly type: "hello" };

/** Where other devices find this server, as far as it knows. No address ends in a slash. */
export type Here = { readonly addresses: readonly string[]; readonly public_url: string | null };

/** A match from its first step to its newest, as a viewer may know it. */
export type History = {
  readonly frames: readonly Frame[];
  readonly outcome: Outcome | null;
  readonly start: Frame;
  readonly table: TableInfo;
  readonly viewer: number | null;
};

/** Until a person is to move, bots need not take their time; heeded if nobody else is here. */
export type Hurry = { readonly type: "hurry" };

/** A lesson as the shelf and a table tell of it. */
export type LessonInfo = { readonly id: string; readonly rivals: string; readonly seats: number; readonly tasks: number };

/** Which tables to list. */
export type ListTables = {
  readonly after: Place | null;
  readonly most: number;
  readonly stage: "" | "over" | "playing" | "waiting";
};

/** The tables that a device has sat at, with the tokens it holds there. */
export type Mine = { readonly tables: { readonly [key: string]: unknown } };

/** What the seats had after a step. */
export type Moment = { readonly points: readonly number[]; readonly seat: number; readonly step: number };

/** One of them is chosen for the table. */
export type OneOf = {
  readonly asked: boolean;
  readonly name: string;
  readonly only: readonly number[];
  readonly ruled: boolean;
  readonly type: "one_of";
  readonly values: readonly (boolean | number | string)[];
};

/** Open a table. */
export type OpenTable = {
  readonly clock?: number;
  readonly draw?: boolean;
  readonly game: string;
  readonly lesson?: string;
  readonly options?: { readonly [key: string]: boolean | number | string | readonly (boolean | number | string)[] };
  readonly seats: readonly SeatWish[];
  readonly start?: boolean;
  readonly undo?: boolean;
  readonly watchers?: boolean;
};

/** The new table. The host's token may change it; a seat's token is the right to act there. */
export type Opened = {
  readonly host: string;
  readonly table: TableInfo;
  readonly tokens: { readonly [key: string]: string };
};

/** How a match ended: the score sheet, each seat's rank (equal ones share it), and who won. */
export type Outcome = {
  readonly ended_by: string;
  readonly lines: readonly ScoreLine[];
  readonly ranking: readonly number[];
  readonly totals: readonly number[];
  readonly winners: readonly number[];
};

/** Are you there? */
export type Ping = { readonly type: "ping" };

/** Where a table stands in the list. */
export type Place = { readonly id: string; readonly opened: number };

/** A move. `id` is the device's own: sent again, the same move is played once. */
export type Play = {
  readonly id: string;
  readonly move: { readonly [key: string]: unknown };
  readonly seat: number;
  readonly step: number;
  readonly type: "play";
};

/** I am. */
export type Pong = { readonly type: "pong" };

/** How far the learner has come. */
export type Progress = { readonly state: "done" | "missed" | "task"; readonly task: number };

/** Whole numbers from one to another, both included: an offer of too many to write them out. */
export type Range = { readonly from: number; readonly to: number };

/** A face that somebody makes, for everybody at the table to see once: kept nowhere. */
export type React = {
  readonly face: "bravo" | "laugh" | "ouch" | "thanks" | "wait" | "wow";
  readonly seat: number;
  readonly type: "react";
};

/** Somebody makes a face; whoever made it is told as well. */
export type Reacted = {
  readonly face: "bravo" | "laugh" | "ouch" | "thanks" | "wait" | "wow";
  readonly seat: number;
  readonly type: "reacted";
};

/** Why something was not done; nothing has changed. */
export type Refusal = {
  readonly code: string;
  readonly facts: { readonly [key: string]: unknown };
  readonly id: string | null;
  readonly seat: number | null;
  readonly section: string | null;
  readonly type: "refusal";
};

/** One line of the score sheet: what each seat gets for `key`, and for how many things. */
export type ScoreLine = { readonly counts: readonly number[]; readonly key: string; readonly points: readonly number[] };

/** A line for everybody: who came to a seat or went from it while the match ran. */
export type SeatChange = {
  readonly level: string;
  readonly name: string;
  readonly seat: number;
  readonly step: number;
  readonly what: "back" | "bot" | "left" | "opened" | "removed" | "sat" | "stand_in";
};

/** Who sits in a seat. */
export type SeatInfo = {
  readonly kind: "bot" | "open" | "person";
  readonly level: string;
  readonly name: string;
  readonly present: boolean;
  readonly stand_in: boolean;
  readonly wins: number;
};

/** Who shall sit in a seat: nobody yet, a person of this device, or a bot. */
export type SeatWish = { readonly kind?: "bot" | "open" | "person"; readonly level?: string; readonly name?: string };

/** The seat is yours: whoever knows the token may act for it. */
export type Seated = { readonly ask: string; readonly seat: number; readonly table: TableInfo; readonly token: string };

/** Sit down in an open seat, or ask for a bot's. */
export type Sit = { readonly name: string; readonly token?: string };

/** The position as one viewer may know it, and what happened since the last one. */
export type Standing = {
  readonly choices: readonly { readonly [key: string]: unknown }[];
  readonly events: readonly Happened[];
  readonly left: readonly number[];
  readonly lesson?: Progress;
  readonly outcome: Outcome | null;
  readonly seat: number | null;
  readonly step: number;
  readonly to_move: readonly number[];
  readonly type: "standing";
  readonly undo?: Refusal | null;
  readonly view: { readonly [key: string]: unknown };
};

/** The points along a finished match; none if its game cannot tell them before the end. */
export type Story = { readonly moments: readonly Moment[] };

/** Somebody sat down, left, came or went, or the match began or ended. */
export type TableChanged = { readonly table: TableInfo; readonly type: "table" };

/** A table and who sits at it. */
export type TableInfo = {
  readonly asks: readonly AskInfo[];
  readonly broken: Refusal | null;
  readonly changes: readonly SeatChange[];
  readonly clock: number;
  readonly code: string;
  readonly draw: boolean;
  readonly game: string;
  readonly hides: boolean;
  readonly id: string;
  readonly lesson: LessonInfo | null;
  readonly next: string;
  readonly options: { readonly [key: string]: boolean | number | string | readonly (boolean | number | string)[] };
  readonly seats: readonly SeatInfo[];
  readonly stage: "broken" | "over" | "playing" | "waiting";
  readonly to_move: readonly number[];
  readonly undo: boolean;
  readonly watchers: boolean;
  readonly watching: number;
};

/** `seat` took back its last move. */
export type TakenBack = { readonly seat: number; readonly type: "taken_back" };

export type ToDevice = Welcome | TableChanged | Standing | Accepted | Refusal | Gestured | Reacted | Foreseen | Pong;

/** Strikes out the seat's own last move in the main line. The only move that is of no game. */
export type Undo = { readonly type: "undo" };

/** The table, and the seats this device holds; said again when those change. */
export type Welcome = { readonly seats: readonly number[]; readonly table: TableInfo; readonly type: "welcome" };

/** A whole number between two others. */
export type Whole = {
  readonly asked: boolean;
  readonly default: number;
  readonly high: number;
  readonly low: number;
  readonly name: string;
  readonly only: readonly number[];
  readonly ruled: boolean;
  readonly type: "whole";
};

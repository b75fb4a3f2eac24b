/** What a game owes the page. The shell finds a game's folder by its id and knows no game. */

import type { Component, Snippet } from "svelte";
import type { Refusal, TableInfo, Undo } from "../wire/table";
import { insist } from "./parts";
import type { Sounds } from "./sounds";
import type { QuickStart } from "./starts";
import type { Say, Writer } from "./words.svelte";

/** Anything of a game in plain JSON, for those who know no game. */
export type Plain = { readonly [key: string]: unknown };

/** The types of a game. Each game has its own, made from Python; the shell does with these. */
export interface GameKind {
  readonly View: Plain;
  readonly Event: Plain;
  readonly Offer: Plain;
  /** What a seat does. */
  readonly Move: Plain;
}

/** An offered move, and the events that its seat would see if it were played. */
export interface Foreseen<G extends GameKind = GameKind> {
  readonly move: G["Move"];
  readonly events: readonly G["Event"][];
}

/** What is the same at every table: who sits there, what can be said and done. */
export interface TableProps {
  /** Whose view it is; null watches. */
  readonly seat: number | null;
  readonly toMove: readonly number[];
  readonly table: TableInfo;
  readonly names: readonly string[];
  /** The person who plays now, where several share this device and no hand-over says it. */
  readonly who?: string;
  readonly say: Say;
  /** Moves can be made now. */
  readonly live: boolean;
  /** Null if the last move may be taken back, else why not; undefined where nobody could. */
  readonly undo: Refusal | null | undefined;
  readonly refusal: Refusal | null;
  readonly forgive: () => void;
  /** Seconds that a seat has left for its move; null without a limit, or if it is not to move. */
  readonly left: (seat: number) => number | null;
  /** What the shell has to say in the place of the status line. */
  readonly instead: Snippet | null;
  /** What a hand is about to do, in numbers of the game's own, for the others to see meanwhile; none at all: nothing. */
  readonly gesture?: (numbers: readonly number[]) => void;
  /** What the others are about to do, by seat. */
  readonly gestures?: ReadonlyMap<number, readonly number[]>;
  /** While this is on, something is still being shown on the board: what comes next waits, and so do scores, log and score sheet. */
  readonly hold?: (on: boolean) => void;
  /** The line of the score sheet that is being counted: what brought it may light up. */
  readonly counting?: string | null;
  /** Passes over what others do until it is one's own turn; none if there is nothing to pass over. */
  readonly skip?: (() => void) | undefined;
}

/** What a game's screen is given. It draws the view, lights what is offered and sends an offer back. */
export interface ScreenProps<G extends GameKind = GameKind> extends TableProps {
  readonly view: G["View"];
  readonly choices: readonly G["Offer"][];
  /** What has just happened, for motion. */
  readonly events: readonly G["Event"][];
  /** Play a move. One that is not offered may be tried as well: the server says why not. */
  readonly act: (move: G["Move"] | Undo) => void;
  /** What the offered moves of a type would bring, or those of them with these values: better asked about many moves
   * at once than about each. The server tells: until it has, and while this seat has nothing to choose, there are none. */
  readonly foresee: (about: Partial<G["Move"]> & Pick<G["Move"], "type">) => readonly Foreseen<G>[];
}

/** A part of the table in words. */
export interface Chapter {
  readonly title: string;
  readonly lines: readonly string[];
}

export interface PanelProps<G extends GameKind = GameKind> extends ScreenProps<G> {
  /** A strip along the top instead of a column. */
  readonly compact: boolean;
}

/** How a match alone went, where more can be said of it than won or lost. */
export interface Result {
  readonly verdict: string;
  readonly points: number;
  /** So many points there could have been. */
  readonly count: number;
  /** For friends to read: it gives nothing away. */
  readonly text: string;
  /** Whoever plays with the same options gets the very same match. */
  readonly same: boolean;
}

/** An event, and the step it belongs to. */
export interface Entry<G extends GameKind = GameKind> {
  readonly step: number;
  readonly event: G["Event"];
}

/** What a line of the log is given: an event of the game, or one of the shell's. */
export interface LineProps {
  readonly event: Plain;
  readonly say: Say;
}

export interface Screen<G extends GameKind = GameKind> {
  readonly Board: Component<ScreenProps<G>>;
  readonly Panel: Component<PanelProps<G>>;
  /** How an event is told where there is room for small drawings in its sentence; else it is only read. */
  readonly Line?: Component<LineProps>;
  /** How facts are written that are not read as they are. */
  readonly written?: Writer;
  /** The keys this game listens to: what is pressed, and the sentence that explains it. */
  readonly keys: readonly (readonly [string, string])[];
  /** Types of events that belong to the log alone: of what was passed over, others are told. */
  readonly quiet?: readonly string[];
  /** What its pieces sound like when something happens. What a board plays itself is not among it. */
  readonly sounds?: Sounds<G["Event"]["type"]>;
  /** Its board counts at the end, by itself: it is not counted again. */
  readonly counts?: boolean;
  /** Alone it is won or lost: once won, there is nothing more to beat. */
  readonly winsAlone?: boolean;
  /** After the end; null for a match of several. */
  readonly result?: (given: ScreenProps<G>, log: readonly Entry<G>[]) => Result | null;
}

/** What the shelf shows of a game before its screen is loaded. */
export interface Cover {
  /** Alive, something in it moves to another place; else it goes back. */
  readonly Picture: Component<{ readonly alive: boolean }>;
  readonly minutes: string;
  /** The first is the one to begin with. */
  readonly starts: readonly QuickStart[];
  /** An option that is chosen beside them, and remembered. */
  readonly asks?: string;
}

/** A place to try things out without a match; the game does everything there itself. */
export interface Practice {
  readonly Practice: Component<{ readonly say: Say }>;
  readonly written: Writer;
}

/** Here a game's own types are forgotten: the table hands its screen what the server of the same game says, from whose
 * values those types were made. */
const SCREENS = import.meta.glob<Screen>("../games/*/screen.ts", { import: "screen" });
const COVERS = import.meta.glob<Cover>("../games/*/cover.ts", { import: "cover", eager: true });

const PRACTICES = import.meta.glob<Practice>("../games/*/practice_table.ts", { import: "practice" });

export const coverOf = (game: string): Cover | undefined => COVERS[`../games/${game}/cover.ts`];
export const drawn = (game: string): boolean => `../games/${game}/screen.ts` in SCREENS;

export const practised = (game: string): boolean => `../games/${game}/practice_table.ts` in PRACTICES;

export const screenOf = (game: string): Promise<Screen> => loaded(SCREENS[`../games/${game}/screen.ts`], game);
export const practiceOf = (game: string): Promise<Practice> =>
  loaded(PRACTICES[`../games/${game}/practice_table.ts`], game);

async function loaded<T>(load: (() => Promise<T>) | undefined, game: string): Promise<T> {
  if (!load) throw new Error(game);
  return insist(load);
}

/** What a game owes the page. The shell finds a game's folder by its id and knows no game. */

import type { Component, Snippet } from "svelte";
import type { Happened, Refusal, TableInfo } from "../wire/table";
import type { Offered } from "./choices";
import type { QuickStart } from "./starts";
import type { Say, Writer } from "./words.svelte";

export type Happening = { readonly [key: string]: unknown };

/** What a game's screen is given. It draws the view, lights what is offered and sends an offer back. */
export interface ScreenProps {
  readonly view: Happening;
  /** Whose view it is; null watches. */
  readonly seat: number | null;
  readonly toMove: readonly number[];
  readonly choices: readonly Offered[];
  /** What has just happened, for motion. */
  readonly events: readonly Happening[];
  readonly table: TableInfo;
  readonly names: readonly string[];
  /** The person who plays now, where several share this device and no hand-over says it. */
  readonly who?: string;
  readonly say: Say;
  /** Moves can be made now. */
  readonly live: boolean;
  readonly act: (move: Offered) => void;
  /** Null if the last move may be taken back, else why not; undefined where nobody could. */
  readonly undo: Refusal | null | undefined;
  readonly refusal: Refusal | null;
  readonly forgive: () => void;
  /** Seconds that a seat has left for its move; null without a limit, or if it is not to move. */
  readonly left: (seat: number) => number | null;
  /** What the shell has to say in the place of the status line. */
  readonly instead: Snippet | null;
  /** What a hand is about to do, for the others to see meanwhile; nothing takes it back. */
  readonly gesture?: (marks: readonly number[]) => void;
  /** What the others are about to do, by seat. */
  readonly gestures?: ReadonlyMap<number, readonly number[]>;
  /** While this is on, something is still being shown on the board: what comes next waits, and so do scores, log and score sheet. */
  readonly hold?: (on: boolean) => void;
}

/** A part of the table in words. */
export interface Chapter {
  readonly title: string;
  readonly lines: readonly string[];
}

export interface PanelProps extends ScreenProps {
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

export interface Screen {
  readonly Board: Component<ScreenProps>;
  readonly Panel: Component<PanelProps>;
  readonly written: Writer;
  /** The keys this game listens to: what is pressed, and the sentence that explains it. */
  readonly keys: readonly (readonly [string, string])[];
  /** After the end; null for a match of several. */
  readonly result?: (given: ScreenProps, log: readonly Happened[]) => Result | null;
}

/** What the shelf shows of a game before its screen is loaded. */
export interface Cover {
  readonly Picture: Component;
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
  return load();
}

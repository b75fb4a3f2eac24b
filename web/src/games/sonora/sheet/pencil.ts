/** What was written in ink before this write phase: everything after it is in pencil until its writer finishes. */

import { recalledAll, retain } from "../../../table/storage";
import type { Sheet, View } from "../../../wire/sonora";
import { isWriting } from "../position";

/** How many marks of each kind are in ink. */
export interface Ink {
  readonly hexes: readonly number[];
  readonly shapes: number;
  readonly paths: number;
  readonly nodes: number;
  readonly boxes: readonly number[];
}

/** Of the table that was sat at last. */
interface Kept {
  readonly round: number;
  readonly inks: readonly Ink[];
}

const KEPT = "sobremesa.sonora.ink";

const all = ({ hexes, shapes, paths, nodes, boxes }: Sheet): Ink => ({
  hexes,
  shapes: shapes.length,
  paths: paths.length,
  nodes: nodes.length,
  boxes,
});

export class Pencil {
  private inks: readonly Ink[] = [];
  private round = -1;

  constructor(private readonly table: string) {
    const kept = recalledAll<Kept>(KEPT)[table];
    if (!kept) return;
    this.round = kept.round;
    this.inks = kept.inks;
  }

  /** A position is shown: before the writing begins, all that is there is ink. */
  see(view: View): void {
    if (isWriting(view) || view.stage === "over" || view.round === this.round) return;
    this.round = view.round;
    this.inks = view.sheets.map(all);
    if (this.table) retain(KEPT, JSON.stringify({ [this.table]: { round: this.round, inks: this.inks } }));
  }

  /** Of somebody's sheet. One who comes in the middle of a phase sees everything in ink. */
  ink(view: View, seat: number): Ink {
    const sheet = view.sheets[seat];
    const before = this.round === view.round ? this.inks[seat] : undefined;
    if (!sheet) return { hexes: [], shapes: 0, paths: 0, nodes: 0, boxes: [] };
    return before && isWriting(view) && !sheet.finished ? before : all(sheet);
  }
}

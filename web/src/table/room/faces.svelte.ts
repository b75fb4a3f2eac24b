/** Faces that people make for everybody at the table: seen once, and kept nowhere. */

import type { React, Reacted } from "../../wire/table";
import { settings } from "../settings.svelte";

export type Face = React["face"];

export class Faces {
  /** Those that were just made, one of each seat, until they have been seen. */
  made = $state.raw<readonly Reacted[]>([]);
  /** What shows them is to be fetched: somebody wants to choose one, or one has come. */
  needed = $state<false | "to choose" | "to see">(false);

  constructor(private readonly tell: (face: React) => void) {}

  make(seat: number | null, face: Face): void {
    if (seat !== null) this.tell({ type: "react", seat, face });
  }

  choose(): void {
    this.needed ||= "to choose";
  }

  heard(face: Reacted): void {
    if (!settings.reactions) return;
    this.made = [...this.made.filter(({ seat }) => seat !== face.seat), face];
    this.needed ||= "to see";
  }

  seen(face: Reacted): void {
    this.made = this.made.filter((one) => one !== face);
  }
}

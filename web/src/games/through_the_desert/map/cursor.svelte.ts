/** The hex that those who use keys are on: it goes six ways, or from one free hex to the next. */

import { hexesBeside, hexNamed, HEXES, type Hex } from "./desert";
import { towards, wayOf, type Layout } from "./layout";

export class Cursor {
  name = $state("j6");

  /** `reach` puts the focus on a hex. */
  constructor(
    private readonly layout: () => Layout,
    private readonly reach: (hex: Hex) => void,
  ) {}

  private to(hex: Hex): void {
    this.name = hex.name;
    this.reach(hex);
  }

  /** Take a key that moves the cursor; true if it did. The first one only shows where it is. */
  walk(key: string): boolean {
    const way = wayOf(key, this.layout());
    const from = hexNamed(this.name);
    if (!way || !from) return false;
    const walking = document.activeElement?.hasAttribute("data-hex") ?? false;
    const next = walking ? towards(from, way, hexesBeside(from), this.layout()) : from;
    if (next) this.to(next);
    return true;
  }

  /** Put the focus where it is. */
  stay(): void {
    const here = hexNamed(this.name);
    if (here) this.reach(here);
  }

  /** To the next of some hexes, or the one before, in reading order; after the last comes the first. */
  hop(places: ReadonlySet<string>, back: boolean): void {
    const order = back ? HEXES.toReversed() : HEXES;
    const here = order.findIndex((hex) => hex.name === this.name);
    const next = [...order.slice(here + 1), ...order.slice(0, here)].find((hex) => places.has(hex.name));
    if (next) this.to(next);
  }
}

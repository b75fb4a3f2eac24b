/** Where pieces were placed since a seat last did something; who only watches sees the last turn. */

import type { AnyEvent, View } from "../../wire/through_the_desert";

export class Lately {
  /** Who placed the latest piece. */
  private latest: number | null = null;

  /** The hexes after some more events, as `seat` sees them. */
  after(before: readonly string[], events: readonly AnyEvent[], seat: number | null, view: View): readonly string[] {
    let found = [...before];
    for (const event of events) {
      if (event.type !== "camel_placed" && event.type !== "rider_placed") continue;
      if (this.begins(event.seat, seat)) found = [];
      this.latest = event.seat;
      found.push(event.hex);
    }
    // What was taken back stands there no more.
    const standing = new Set(view.caravans.flatMap((caravan) => caravan.camels));
    return [...new Set(found)].filter((hex) => standing.has(hex));
  }

  /** With a piece of `by` something new begins to be marked: the own turn, or what comes after it. */
  private begins(by: number, seat: number | null): boolean {
    if (by === seat || seat === null) return this.latest !== by;
    return this.latest === seat;
  }
}

/** The end before everybody's eyes: the cards of a map are turned in a sweep, then its circles one by one. */

import { lasting } from "../../table/settings.svelte";
import type { View } from "../../wire/where_is_that";

const TURN = 130;
const CIRCLE = 260;
const REST = 1800;

/** What the board is still showing, nothing beside it says before. */
export const secret = $state({ points: false });

export class Reveal {
  running = $state(false);
  /** After it the true map is looked at, until somebody goes on. */
  looking = $state(false);
  map = $state(0);
  /** So many cards are turned, and so many circles shown. */
  turned = $state(0);
  shown = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Nothing is shown step by step where no motion is wanted: the score sheet says it all. */
  begin(view: View, map: number): void {
    if (!lasting(TURN) || !view.circles[map]?.length) return;
    [this.map, this.turned, this.shown, this.running] = [map, 0, 0, true];
    secret.points = true;
    this.wait(view);
  }

  skip(): void {
    clearTimeout(this.timer);
    if (this.running) this.looking = true;
    this.running = false;
    secret.points = false;
  }

  /** Enough was seen: the score sheet may come. */
  leave(): void {
    this.skip();
    this.looking = false;
  }

  private wait(view: View): void {
    const [cards, circles] = [view.maps[this.map]?.length ?? 0, view.circles[this.map]?.length ?? 0];
    const done = this.shown >= circles;
    this.timer = setTimeout(
      () => {
        if (done) return this.skip();
        if (this.turned < cards) this.turned += 1;
        else this.shown += 1;
        this.wait(view);
      },
      lasting(done ? REST : this.turned < cards ? TURN : CIRCLE),
    );
  }
}

/** The flick that is being shown, and the last one, which can be shown again. */

import { lasting } from "../../../table/settings.svelte";
import type { AnyEvent, Flicked } from "../../../wire/sonora";

export interface Showing {
  readonly flicked: Flicked;
  /** Seconds of the flick in a second of the clock. */
  readonly rate: number;
  /** Seconds of the clock for a last look, where the discs are taken up at once. */
  readonly linger: number;
}

const SLOW = 0.25;
const LAST_LOOK = 1.2;

/** The newest flick among some events. */
export const flickIn = (events: readonly AnyEvent[]): Flicked | undefined =>
  events.findLast((event) => event.type === "flicked");

/** What deserves a moment of its own, the greatest of some events. */
export const momentIn = (events: readonly AnyEvent[]): AnyEvent | undefined =>
  events.find(({ type }) => type === "bullseye") ??
  events.find(({ type }) => type === "knocked_off") ??
  events.find((event) => event.type === "building_completed" && event.reward === "top");

export class Motion {
  showing = $state.raw<Showing | null>(null);
  /** The ways of the last flick, drawn for those who do not want to see motion. */
  ways = $state.raw<Flicked | null>(null);
  private latest = $state.raw<Flicked | null>(null);
  /** With it the round ended. */
  private counted = false;
  /** Where several share a device, the same flick is told to each of them. */
  private told: string | null = null;

  get last(): Flicked | null {
    return this.latest;
  }

  /** Something has happened: a flick is shown, unless it just was, or nobody was there yet. */
  happened(events: readonly AnyEvent[]): boolean {
    const flicked = flickIn(events);
    const told = flicked ? JSON.stringify(flicked) : "";
    const [known, arrived] = [told === this.told, this.told === null];
    this.told = told;
    if (known) return false;
    this.stop();
    if (flicked) this.latest = flicked;
    if (!flicked || arrived) return false;
    this.counted = events.some((event) => event.type === "discs_counted");
    if (!document.hidden) this.show(1);
    return true;
  }

  /** Once more, at full speed or slowly. */
  again(slowly: boolean): void {
    if (this.ways) this.ways = null;
    else if (lasting(1) === 0 && this.latest) this.ways = this.latest;
    else this.show(slowly ? SLOW : 1);
  }

  private show(rate: number): void {
    const pace = lasting(1);
    if (!this.latest || pace === 0 || !this.latest.track.length) return;
    this.showing = { flicked: this.latest, rate: rate / pace, linger: this.counted ? LAST_LOOK * pace : 0 };
  }

  stop(): void {
    this.showing = null;
    this.ways = null;
  }
}

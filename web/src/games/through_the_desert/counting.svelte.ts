/** The end, counted before everybody's eyes: the land piece by piece, then the caravans colour by colour. */

import { lasting } from "../../table/settings.svelte";
import type { AnyEvent, AreaCounted, CaravanRewarded } from "../../wire/through_the_desert";

const LAND = 1000;
const CARAVAN = 1100;
const REST = 1600;

export class Counting {
  running = $state(false);
  private at = $state(0);
  private land = $state.raw<readonly AreaCounted[]>([]);
  private caravans = $state.raw<readonly CaravanRewarded[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Nothing is counted where no motion is wanted: the score sheet says it all. */
  begin(events: readonly AnyEvent[]): void {
    this.land = events.filter((event) => event.type === "area_counted");
    this.caravans = events.filter((event) => event.type === "caravan_rewarded");
    if (!lasting(LAND) || !this.all) return;
    this.at = 1;
    this.running = true;
    this.wait();
  }

  skip(): void {
    clearTimeout(this.timer);
    this.running = false;
  }

  private get all(): number {
    return this.land.length + this.caravans.length;
  }

  private wait(): void {
    const long = this.at >= this.all ? REST : this.comparing ? CARAVAN : LAND;
    this.timer = setTimeout(() => {
      if (this.at >= this.all) return this.skip();
      this.at += 1;
      this.wait();
    }, lasting(long));
  }

  /** The land counted so far. */
  get lands(): readonly AreaCounted[] {
    return this.land.slice(0, this.at);
  }

  /** Past the land, at the caravans. */
  get comparing(): boolean {
    return this.at > this.land.length;
  }

  /** How many colours are compared so far. */
  get compared(): number {
    return Math.max(0, this.at - this.land.length);
  }

  /** What is counted just now. */
  get current(): AreaCounted | CaravanRewarded | undefined {
    return this.comparing ? this.caravans[this.compared - 1] : this.land[this.at - 1];
  }
}

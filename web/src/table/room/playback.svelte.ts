/** What others do is shown one after the other, each for a while, and between two moves what the hand was about to do;
 * what one does oneself is shown at once, and so is what all do at the same time. */

import { untrack } from "svelte";
import type { Gestured, Standing } from "../../wire/table";
import { lasting, pause } from "../settings.svelte";
import { joined } from "./tail";

type Viewer = number | null;

/** A move of somebody else stays in view this long before the next one is shown. */
const BREATH = 850;
/** More than this waiting to be shown, and the showing hurries; where nothing moves, it goes to the newest at once. */
const MANY = 8;
/** Between two gestures that had to wait, and so many of one move are shown: the last. */
const GESTURE = 125;
const GESTURES = 6;

export interface Stage {
  /** Whose view is on the screen. */
  focus(): Viewer;
  /** What a viewer sees now. */
  now(viewer: Viewer): Standing | undefined;
  show(standing: Standing): void;
  gesture(gestured: Gestured): void;
}

const isStanding = (one: Standing | Gestured): one is Standing => one.type === "standing";

export class Playback {
  private waiting = $state.raw<readonly (Standing | Gestured)[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** When the last move was shown that there was something to see of, and when the last gesture that had waited. */
  private lastMove = 0;
  private lastGesture = 0;
  /** Something is still being shown: what comes next waits. */
  held = $state(false);
  /** Everything is shown at once. */
  private rushed = false;
  /** Who moves at once with others in what is shown, or did and has not finished. */
  private together: readonly number[] = [];

  constructor(private readonly stage: Stage) {}

  /** True if a viewer has not been shown everything. */
  isBehind(viewer: Viewer): boolean {
    return this.waiting.some((one) => isStanding(one) && one.seat === viewer);
  }

  /** True if something is still being shown, or waits to be. */
  get busy(): boolean {
    return this.held || this.waiting.length > 0;
  }

  hear(news: Standing | Gestured): void {
    if (isStanding(news)) this.waiting = [...this.waiting, news];
    else if (!this.busy) return this.stage.gesture(news);
    else {
      const since = this.waiting.findLastIndex(isStanding) + 1;
      this.waiting = [...this.waiting.slice(0, since), ...this.waiting.slice(since).slice(1 - GESTURES), news];
    }
    this.next();
  }

  /** Something is being shown that takes its time, or is so no more. */
  hold(on: boolean): void {
    this.held = on;
    // A board says so in an effect, which is not to be repeated whenever something waits.
    if (!on) untrack(() => this.next());
  }

  /** Show everything at once, or one after the other again. */
  rush(on: boolean): void {
    this.rushed = on;
    if (on) this.next();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private next(): void {
    clearTimeout(this.timer);
    if (!this.waiting.length) return;
    const standings = this.waiting.filter(isStanding);
    if (this.rushed || (standings.length > MANY && lasting(1) === 0)) this.waiting = joined(standings);
    const waits = !this.rushed && !document.hidden;
    for (let [next] = this.waiting; next; [next] = this.waiting) {
      if (this.held && waits && (!isStanding(next) || next.seat === this.stage.focus())) return;
      const wait = !waits ? 0 : isStanding(next) ? this.wait(next, standings.length) : this.rest;
      if (wait > 0) {
        this.timer = setTimeout(() => this.next(), wait);
        return;
      }
      this.waiting = this.waiting.slice(1);
      if (isStanding(next)) this.show(next);
      else {
        this.lastGesture = performance.now();
        this.stage.gesture(next);
      }
    }
  }

  /** Milliseconds until a gesture that had to wait has been looked at. */
  private get rest(): number {
    return this.lastGesture + lasting(GESTURE) - performance.now();
  }

  private wait(next: Standing, waiting: number): number {
    const before = this.stage.now(next.seat);
    if (next.seat !== this.stage.focus() || !before || this.isOwn(next, before)) return 0;
    if (this.together.length || !next.events.length) return 0;
    const breath = pause(BREATH) / (waiting > MANY ? 4 : 1);
    return Math.max(this.rest, this.lastMove + breath - performance.now());
  }

  /** The seat did this itself, so it need not be told slowly. */
  private isOwn(next: Standing, before: Standing): boolean {
    return next.seat !== null && before.to_move.includes(next.seat);
  }

  private show(standing: Standing): void {
    const { seat, to_move, events } = standing;
    if (seat === this.stage.focus()) {
      if (events.length) this.lastMove = performance.now();
      this.together = to_move.length > 1 ? to_move : this.together.filter((one) => to_move.includes(one));
    }
    this.stage.show(standing);
  }
}

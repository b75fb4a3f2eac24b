/** How long those who are to move still have. The server keeps the time; the page only counts down. */

import type { SeatInfo, Standing, TableInfo } from "../wire/table";

/** The last seconds, which are marked. */
export const LAST = 10;
/** Often enough that no second is seen late. */
const TICK = 250;

/** Whole seconds until a moment, as the server counts them: one that has begun is still there. */
export const secondsUntil = (moment: number, now: number): number => Math.max(0, Math.ceil((moment - now) / 1000));

/** Seconds as a clock shows them: 0:09, 12:30, 1:00:00. */
export function clockTime(seconds: number): string {
  const two = (number: number): string => String(number).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** Time runs only for people who play for themselves. */
export const timed = (seat: SeatInfo | undefined): boolean => seat?.kind === "person" && !seat.stand_in;

export class Countdown {
  private now = $state(Date.now());
  private ends = $state.raw<ReadonlyMap<number, number>>(new Map());
  private ticking: ReturnType<typeof setInterval> | undefined;

  /** The newest position says how long each seat to move has. */
  heard({ to_move, left }: Pick<Standing, "to_move" | "left">): void {
    const now = Date.now();
    this.run(new Map(to_move.flatMap((seat, i) => (left[i] === undefined ? [] : [[seat, now + left[i] * 1000]]))));
  }

  /** Whoever begins to play for themselves has the whole time; the server does not say so again. */
  seated(before: TableInfo | null, after: TableInfo): void {
    const fresh = [...this.ends.keys()].filter((seat) => timed(after.seats[seat]) && !timed(before?.seats[seat]));
    if (!before || !fresh.length) return;
    const end = Date.now() + after.clock * 1000;
    this.run(new Map([...this.ends, ...fresh.map((seat) => [seat, end] as const)]));
  }

  /** Seconds that a seat has left; null if it is not to move, or has no limit. */
  left(seat: number): number | null {
    const end = this.ends.get(seat);
    return end === undefined ? null : secondsUntil(end, this.now);
  }

  stop(): void {
    clearInterval(this.ticking);
    this.ticking = undefined;
  }

  private run(ends: ReadonlyMap<number, number>): void {
    this.ends = ends;
    this.now = Date.now();
    if (!ends.size) this.stop();
    else this.ticking ??= setInterval(() => (this.now = Date.now()), TICK);
  }
}

/** To the own turn: what others do is passed over, and told afterwards. */

import { tick } from "svelte";
import type { Standing } from "../../wire/table";
import type { Playback } from "./playback.svelte";
import type { Room } from "./room.svelte";

type Table = Pick<Room, "current" | "focus" | "log" | "missed" | "replaced" | "seats" | "table">;

interface Deeds {
  /** Bots need not take their time. */
  readonly hurry: () => void;
  /** The board shows nothing but what lies there now. */
  readonly still: () => void;
}

export class Skip {
  /** The step from which on things are passed over; null if nothing is. */
  private from = $state<number | null>(null);
  /** The step that was shown before this one, and whether this one is the own doing. */
  private before = $state.raw({ step: 0, own: true });

  constructor(
    private readonly room: Table,
    private readonly playback: Playback,
    private readonly deeds: Deeds,
  ) {}

  get on(): boolean {
    return this.from !== null;
  }

  /** There is something to pass over: what is being shown, or what only bots are to do. */
  get possible(): boolean {
    const { current, focus, table } = this.room;
    if (this.on || !current || current.outcome || focus === null || this.room.replaced(focus)) return false;
    if (this.playback.busy && !this.before.own) return true;
    return (
      !this.awaited && current.to_move.every((seat) => table?.seats[seat]?.kind === "bot" || this.room.replaced(seat))
    );
  }

  /** Somebody of this device is to move. */
  private get awaited(): boolean {
    return this.room.current?.to_move.some((one) => this.room.seats.includes(one) && !this.room.replaced(one)) ?? false;
  }

  begin(): void {
    const { current, missed } = this.room;
    if (!this.possible || !current) return;
    this.from = this.playback.held ? this.before.step : current.step;
    missed.skipped = null;
    this.deeds.hurry();
    this.playback.rush(true);
    void this.goOn();
  }

  /** Something new is in view. */
  look(standing: Standing, before: Standing | undefined): void {
    if (!this.awaited) this.room.missed.skipped = null;
    if (standing.step === before?.step) return;
    const own = standing.seat !== null && (before?.to_move.includes(standing.seat) ?? true);
    this.before = { step: before?.step ?? standing.step, own };
  }

  /** What a board has begun to show is ended before anybody sees it; at the own turn it is told what happened. */
  async goOn(): Promise<void> {
    await tick();
    const { from, room } = this;
    if (from === null) return;
    this.deeds.still();
    if (!this.awaited && !room.current?.outcome) return;
    this.from = null;
    this.playback.rush(false);
    room.missed.skip(from, room.log, room.focus);
  }
}

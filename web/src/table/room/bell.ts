/** What a table lets be heard: the pieces as they move, and a chime when it is one's turn, or the end. */

import { tick } from "svelte";
import type { Standing } from "../../wire/table";
import { play, playAll, type Sounds } from "../sounds";

/** Moves that follow each other as quickly as this are heard as one. */
const RATTLE = 200;

const isMine = ({ seat, to_move }: Standing): boolean => seat !== null && to_move.includes(seat);

export class Bell {
  /** What the game sounds like, once its screen is there. */
  sounds: Sounds = {};
  /** When a move was last heard. */
  private rung = 0;
  private due: "turn" | "end" | null = null;

  /** While something is still being shown, nobody is called. */
  constructor(private readonly isHeld: () => boolean) {}

  /** Something new for the seat in view. */
  news(standing: Standing, before: Standing): void {
    if (standing.outcome && !before.outcome) this.call("end");
    else if (isMine(standing) && !isMine(before)) this.call("turn");
    if (!standing.events.length || performance.now() - this.rung < RATTLE) return;
    this.rung = performance.now();
    playAll(
      standing.events.map(({ event }) => event),
      this.sounds,
    );
  }

  /** Call somebody, as soon as what led to it has been shown. */
  call(chime: "turn" | "end"): void {
    this.due = chime;
    void this.ring();
  }

  /** Nothing is being shown any more; unless a board, once it is drawn, says that it shows the next. */
  async ring(): Promise<void> {
    await tick();
    if (!this.due || this.isHeld()) return;
    play(this.due);
    this.due = null;
  }
}

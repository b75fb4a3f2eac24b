/** Something that slides over the board: heard as fast as it is, until it rests. */

import { buffered, outletFor } from "./sounds";
import { friction, grain } from "./synthesis/friction";

/** Seconds in which the ear follows: no longer than a picture is seen. */
const FOLLOWS = 0.02;

export class Rub {
  private source: AudioBufferSourceNode | null = null;
  private gain: GainNode | null = null;

  /** How fast it slides now, from 0 to 1. */
  at(speed: number): void {
    const out = outletFor("soundMoves");
    if (!out || speed <= 0) return this.end();
    if (!this.source || !this.gain) {
      const buffer = buffered("grain", out, grain);
      this.source = new AudioBufferSourceNode(out.context, { buffer, loop: true });
      this.gain = new GainNode(out.context, { gain: 0 });
      this.source.connect(this.gain).connect(out);
      this.source.start();
    }
    const { loudness, pace } = friction(Math.min(1, speed));
    this.gain.gain.setTargetAtTime(loudness, out.context.currentTime, FOLLOWS);
    this.source.playbackRate.setTargetAtTime(pace, out.context.currentTime, FOLLOWS);
  }

  end(): void {
    const now = this.gain?.context.currentTime ?? 0;
    this.gain?.gain.setTargetAtTime(0, now, FOLLOWS);
    this.source?.stop(now + 8 * FOLLOWS);
    this.source = this.gain = null;
  }
}

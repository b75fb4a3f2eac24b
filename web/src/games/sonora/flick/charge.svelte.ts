/** Power by a held key: it rises and falls until the key is let go. */

import type { Aim } from "./aim.svelte";

/** Milliseconds from nothing to full power. */
const RISE = 1800;

export class Charge {
  on = $state(false);
  private request = 0;

  constructor(private readonly aim: Aim) {}

  begin(): void {
    if (this.on) return;
    this.on = true;
    const start = performance.now();
    const frame = (now: number): void => {
      const part = (Math.max(0, now - start) / RISE) % 2;
      this.aim.power = part > 1 ? 2 - part : part;
      this.request = requestAnimationFrame(frame);
    };
    this.request = requestAnimationFrame(frame);
  }

  /** True if it was charging. */
  end(): boolean {
    const was = this.on;
    cancelAnimationFrame(this.request);
    this.on = false;
    return was;
  }
}

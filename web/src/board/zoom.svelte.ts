/** A board larger than the eye: it can be brought nearer, moved about, and seen whole again. */

import type { Point } from "./hexes";

export interface Box {
  readonly width: number;
  readonly height: number;
}

const NEAREST = 5;

export class Zoom {
  /** How many times as large as when it is seen whole, and where its upper left corner is. */
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  /** Follows a finger just now: no easing. */
  held = $state(false);

  constructor(
    private readonly window: () => Box,
    private readonly board: () => Box,
  ) {}

  get near(): boolean {
    return this.scale > 1.01;
  }

  /** See everything. */
  whole(): void {
    this.set(1, 0, 0);
  }

  /** Bring it to this scale, with this place of the board (in whole-board pixels) in the middle. */
  show(place: Point, scale: number): void {
    const { width, height } = this.window();
    this.set(scale, width / 2 - place.x * scale, height / 2 - place.y * scale);
  }

  /** Make it larger or smaller; what is under `at`, a point of the window, stays there. */
  by(factor: number, at: Point): void {
    const scale = Math.min(NEAREST, Math.max(1, this.scale * factor));
    const change = scale / this.scale;
    this.set(scale, at.x - (at.x - this.x) * change, at.y - (at.y - this.y) * change);
  }

  move(dx: number, dy: number): void {
    this.set(this.scale, this.x + dx, this.y + dy);
  }

  /** Keep what it shows if the window or the board has changed its size. */
  settle(): void {
    this.set(this.scale, this.x, this.y);
  }

  private set(scale: number, x: number, y: number): void {
    const [window, board] = [this.window(), this.board()];
    this.scale = Math.min(NEAREST, Math.max(1, scale));
    this.x = within(x, window.width, board.width * this.scale);
    this.y = within(y, window.height, board.height * this.scale);
  }
}

/** In the middle if it fits, else so that no edge comes further in than it must. */
function within(at: number, window: number, board: number): number {
  if (board <= window) return (window - board) / 2;
  return Math.min(0, Math.max(window - board, at));
}

/** A drawing in a frame: as large as it fits, and nearer if that is wished. Knows which point of it is where. */

import type { Point } from "./hexes";
import { Zoom, type Box } from "./zoom.svelte";

export class Frame {
  width = $state(0);
  height = $state(0);
  readonly zoom: Zoom;
  private sheet: Element | undefined;

  /** `size` is that of the drawing, in its own units. */
  constructor(readonly size: () => Box) {
    this.zoom = new Zoom(
      () => ({ width: this.width, height: this.height }),
      () => ({ width: size().width * this.scale, height: size().height * this.scale }),
    );
  }

  /** Pixels a unit of the drawing, when it is seen whole. */
  get scale(): number {
    const { width, height } = this.size();
    return Math.min(this.width / width, this.height / height);
  }

  /** Pixels a unit of the drawing, as it is seen now. */
  get seen(): number {
    return this.scale * this.zoom.scale;
  }

  holds(sheet: Element): void {
    this.sheet = sheet;
  }

  /** The point of the drawing at this place of the screen, if it is there. */
  under(x: number, y: number): Point | undefined {
    const box = this.sheet?.getBoundingClientRect();
    if (!box) return undefined;
    const [right, down] = [(x - box.left) / box.width, (y - box.top) / box.height];
    if (right < 0 || right > 1 || down < 0 || down > 1) return undefined;
    const { width, height } = this.size();
    return { x: right * width, y: down * height };
  }

  /** Bring a point of the drawing to the middle, so near that a unit of it has so many pixels. */
  show({ x, y }: Point, seen: number = this.seen): void {
    this.zoom.show({ x: x * this.scale, y: y * this.scale }, seen / this.scale);
  }

  /** Nearer or farther from the middle; by 0, all of it. */
  nearer(factor: number): void {
    if (factor === 0) this.zoom.whole();
    else this.zoom.by(factor, { x: this.width / 2, y: this.height / 2 });
  }
}

/** Small pictures of the discs, each made once: a canvas copies them quickly. */

import { RADIUS } from "../geometry";
import { colourOf, drawn, numberOf } from "../discs";

/** Half the width of a picture: the disc and its shadow. */
export const REACH = RADIUS + 3;

export class Pictures {
  private readonly made = new Map<number, HTMLCanvasElement>();
  private pixels = 0;

  /** Have these discs ready, so many pixels wide. */
  async make(discs: readonly number[], pixels: number): Promise<void> {
    if (pixels !== this.pixels) this.made.clear();
    this.pixels = pixels;
    await Promise.all(discs.filter((disc) => !this.made.has(disc)).map((disc) => this.paint(disc, pixels)));
  }

  of(disc: number): HTMLCanvasElement | undefined {
    return this.made.get(disc);
  }

  private async paint(disc: number, pixels: number): Promise<void> {
    const box = `${-REACH} ${-REACH} ${2 * REACH} ${2 * REACH}`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="${box}">${drawn(colourOf(disc), numberOf(disc))}</svg>`;
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    await image.decode();
    const picture = document.createElement("canvas");
    picture.width = picture.height = pixels;
    picture.getContext("2d")?.drawImage(image, 0, 0, pixels, pixels);
    if (pixels === this.pixels) this.made.set(disc, picture);
  }
}

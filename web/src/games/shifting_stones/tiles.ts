/** Nine stones with an identity of their own, so that they can be seen to slide and to turn over. */

import { OTHER, type Grid } from "./deck";
import type { Face } from "./faces";

export interface Tile {
  readonly id: number;
  /** The face it shows after an even number of turns. */
  readonly front: Face;
  readonly turns: number;
  readonly cell: number;
}

export const faceOf = (tile: Tile): Face => (tile.turns % 2 ? OTHER[tile.front] : tile.front);

export const laid = (grid: Grid): Tile[] => grid.map((front, cell) => ({ id: cell, front, turns: 0, cell }));

/** The tiles that show `grid`: moved and turned as little as possible. `slid` names a swap that was made. */
export function follow(tiles: readonly Tile[], grid: Grid, slid?: readonly [number, number]): Tile[] {
  if (tiles.length !== grid.length) return laid(grid);
  const now = slid ? exchanged(tiles, slid) : tiles;
  if (shows(now, grid)) return [...now];
  const wrong = tiles.filter((tile) => faceOf(tile) !== grid[tile.cell]);
  const [a, b] = wrong;
  if (a && b && wrong.length === 2) {
    const other = exchanged(tiles, [a.cell, b.cell]);
    if (shows(other, grid)) return other;
  }
  const turned = tiles.map((tile) => (faceOf(tile) === grid[tile.cell] ? tile : { ...tile, turns: tile.turns + 1 }));
  return shows(turned, grid) ? turned : laid(grid);
}

function exchanged(tiles: readonly Tile[], [a, b]: readonly [number, number]): Tile[] {
  return tiles.map((tile) => (tile.cell === a ? { ...tile, cell: b } : tile.cell === b ? { ...tile, cell: a } : tile));
}

const shows = (tiles: readonly Tile[], grid: Grid): boolean => tiles.every((tile) => faceOf(tile) === grid[tile.cell]);

/** What is drawn of a mark in mind: a hand moves on before anybody can answer. What it brings, the rules tell. */

import type { Sheet } from "../../../wire/sonora";
import { ABOVE, ENTRANCE, MIDDLE_NODE, TABLE, TRIANGLES, type Triangle } from "./printed";

/** The way to a space from those that have been visited. */
export function pathTo({ paths }: Pick<Sheet, "paths">, end: string): readonly string[] {
  const visited = new Set([ENTRANCE, ...paths.flat()]);
  const path = [end];
  for (let at = ABOVE.get(end); at !== undefined && !visited.has(at); at = ABOVE.get(at)) path.unshift(at);
  return path;
}

/** From one space of the creek bed to another, both ends too: there is one way only. */
export function wayBetween(start: string, end: string): readonly string[] {
  const up = upwards(start);
  const down = upwards(end);
  const meet = up.findIndex((space) => down.includes(space));
  const fork = up[meet] ?? ENTRANCE;
  return [...up.slice(0, meet + 1), ...down.slice(0, down.indexOf(fork)).reverse()];
}

function upwards(space: string): readonly string[] {
  const way = [space];
  for (let at = ABOVE.get(space); at !== undefined; at = ABOVE.get(at)) way.push(at);
  return way;
}

/** The triangles whose nodes are all among these; the middle one is printed. */
export function closedBy(nodes: readonly string[]): readonly Triangle[] {
  const marked = new Set([MIDDLE_NODE, ...nodes]);
  return TRIANGLES.filter((triangle) => triangle.nodes.every((node) => marked.has(node)));
}

/** What the table says of so many cacti of a kind. */
export function cactiWorth(count: number): number {
  const { points, extra } = TABLE;
  return points[count - 1] ?? (count > 0 ? (points.at(-1) ?? 0) + extra * (count - points.length) : 0);
}

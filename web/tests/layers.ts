/** Who may use whom in src: wire, physics ← board ← table ← games. */

import { posix } from "node:path";

const MAY_USE: Readonly<Record<string, readonly string[]>> = {
  fonts: [],
  strings: [],
  wire: [],
  physics: [],
  board: ["wire"],
  table: ["wire", "board"],
  games: ["wire", "physics", "board", "table"],
  desk: ["wire", "table"],
};
/** Looked up by name, once the page runs: so the table knows no game. */
const MAY_FIND: Readonly<Record<string, readonly string[]>> = { table: ["strings", "games", "desk"] };

export const LAYERS: readonly string[] = Object.keys(MAY_USE).sort();

/** How another file is named, and the way to it. */
const NAMED = /\b(from|import|URL|glob(?:<[^(]*>)?)\s*\(?\s*\[?\s*["'`]((?:\.{1,2}|\/src)\/[^"'`]*)["'`]/g;

const SRC = "web/src";
/** Where this file would be among all those of the project. */
const placeOf = (file: string, way: string): string =>
  way.startsWith("/") ? posix.join("web", way) : posix.join(SRC, posix.dirname(file), way);

const gameOf = (file: string): string | undefined => (file.startsWith("games/") ? file.split("/")[1] : undefined);

/** True if a file of the page may use another, both named from src on. */
function mayUse(file: string, other: string, found: boolean): boolean {
  const [layer = "", used = ""] = [file, other].map((path) => path.split("/")[0]);
  if (layer === used) return gameOf(file) === gameOf(other);
  return [...(MAY_USE[layer] ?? []), ...(found ? (MAY_FIND[layer] ?? []) : [])].includes(used);
}

/** Outside the page there is only what is printed: the physics' board, and a game's own things. */
function isPrinted(file: string, place: string): boolean {
  const game = gameOf(file);
  const home = game ? `games/${game}` : file.split("/")[0];
  return place.startsWith(`src/sobremesa/${home}/data/`);
}

/** What a file of src uses though it may not; `file` is its path from there on. */
export function breaches(file: string, text: string): string[] {
  if (!file.includes("/")) return [];
  return [...text.matchAll(NAMED)].flatMap(([, how = "", way = ""]) => {
    const place = placeOf(file, way);
    const fine = place.startsWith(`${SRC}/`)
      ? mayUse(file, posix.relative(SRC, place), how.startsWith("glob"))
      : isPrinted(file, place);
    return fine ? [] : [`${file} uses ${place}`];
  });
}

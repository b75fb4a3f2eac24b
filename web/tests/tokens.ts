/** Which measures a style has typed though src/tokens.css has a name for them. */

/** Drawings: their letters are part of them, and measured as they are. */
const DRAWINGS: readonly string[] = [
  "games/shifting_stones/PatternCard.svelte",
  "games/sonora/flick/Floor.svelte",
  "games/sonora/flick/Lying.svelte",
  "games/sonora/sheet/Band.svelte",
  "games/sonora/sheet/Canyon.svelte",
  "games/sonora/sheet/Creek.svelte",
  "games/sonora/sheet/Ground.svelte",
  "games/sonora/sheet/Mudcracks.svelte",
  "games/sonora/sheet/Ruins.svelte",
  "games/sonora/sheet/Shapes.svelte",
  "games/sonora/sheet/Title.svelte",
  "games/through_the_desert/Picture.svelte",
  "games/through_the_desert/map/",
  "games/where_is_that/Circles.svelte",
  "games/where_is_that/Compass.svelte",
  "games/where_is_that/Flag.svelte",
  "games/where_is_that/Places.svelte",
];

/** Those that say how what others put in looks; no other style reaches into another component. */
const SLOTS: readonly string[] = ["table/Strip.svelte", "games/sonora/sheet/Drawing.svelte"];

const LETTERS = /\bfont(?:-size)?:[^;]*?[\d.](?:rem|em|px|%|vw|vh|vmin|cqw)\b[^;]*/g;
const LAYER = /\bz-index: *-?\d+/g;
const SPACE = /\b(?<!scroll-)(?:gap|row-gap|column-gap|padding|margin)(?:-\w+)*:[^;]*?\drem\b[^;]*/g;
const SCREEN = /@media [^{]*/g;
const KIND = /^@media (?:(?:, | and )?\((?:--[\w-]+|prefers-[\w-]+: \w+)\))+ *$/;

const isDrawing = (file: string): boolean => DRAWINGS.some((place) => file.startsWith(place));

const stylesOf = (file: string, text: string): string =>
  file.endsWith(".css") ? text : (/<style>([^]*)<\/style>/.exec(text)?.[1] ?? "");

/** What a file of src has typed; `file` is its path from there on. */
export function typed(file: string, text: string): string[] {
  const style = stylesOf(file, text);
  const found = [LAYER, SPACE, ...(isDrawing(file) ? [] : [LETTERS])].flatMap((kind) => style.match(kind) ?? []);
  const screens = (style.match(SCREEN) ?? []).filter((screen) => !KIND.test(screen));
  return [...found, ...screens].map((what) => `${file}: ${what.trim()}`);
}

/** Where a file of src styles the inside of another component, for which there are properties. */
export function restyled(file: string, text: string): string[] {
  if (SLOTS.includes(file)) return [];
  return (stylesOf(file, text).match(/:global\((?!:root)[^)]*/g) ?? []).map((what) => `${file}: ${what}`);
}

const NAME = /--(?:text|held|space|round|layer)-?[\w-]*|--(?:pill|gutter|finger)\b/g;

/** The tokens that a text names. */
export const tokensIn = (text: string): Set<string> => new Set(text.match(NAME));

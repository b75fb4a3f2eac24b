/** Which measures a style has typed though src/tokens.css has a name for them. */

/** Where styles take every measure from the tokens. */
export const STRICT: readonly string[] = ["page.css", "board/", "table/"];

/** Drawings: their letters are part of them, and measured as they are. */
const DRAWINGS: readonly string[] = [];

/** Where no style reaches into another component; `SLOTS` are those that lay out what others put in. */
export const OWN: readonly string[] = ["page.css", "board/", "table/"];
const SLOTS: readonly string[] = ["table/Strip.svelte"];

const LETTERS = /\bfont(?:-size)?:[^;]*?[\d.](?:rem|em|px|%|vw|vh|vmin|cqw)\b[^;]*/g;
const LAYER = /\bz-index: *-?\d+/g;
const SPACE = /\b(?<!scroll-)(?:gap|row-gap|column-gap|padding|margin)(?:-\w+)*:[^;]*?\drem\b[^;]*/g;
const SCREEN = /@media [^{]*/g;
const KIND = /^@media (?:(?:, | and )?\((?:--[\w-]+|prefers-[\w-]+: \w+)\))+ *$/;

const stylesOf = (file: string, text: string): string =>
  file.endsWith(".css") ? text : (/<style>([^]*)<\/style>/.exec(text)?.[1] ?? "");

/** What a file of src has typed; `file` is its path from there on. */
export function typed(file: string, text: string): string[] {
  const style = stylesOf(file, text);
  const found = [LAYER, SPACE, ...(DRAWINGS.includes(file) ? [] : [LETTERS])].flatMap(
    (kind) => style.match(kind) ?? [],
  );
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

/** How large a name can be written so that it fits its card, guessed from its letters: nothing is measured. */

import { CARD, CELL } from "./drawing";

const WIDEST = /[mMW]/;
const WIDE = /[A-ZÁÉÍÓÚÑw]/;
const NARROW = /[iíjlIft.,' -]/;
const SLIM = /[ceésrkvxyz]/;
const LINE = 1.06;
const GAP = 0.28;
const SIZES = [25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9] as const;
const LEAST = 8.2;

/** Where a word may be parted; a hyphen shows only where it is. */
const SOFT = "\u00AD";
const VOWEL = "[aeiouyáéíóúü]";
const ONSET = `ch|sh|th|ll|rr|[bcdfgkpt][lr]|[^aeiouyáéíóúü]`;
const SYLLABLE = new RegExp(`(${VOWEL}\\p{L}*?)((?:${ONSET})(?=${VOWEL}))`, "giu");

/** A name whose long words may be parted between syllables, roughly, and never near their ends. */
const parted = (name: string): string =>
  name.replace(/\p{L}{8,}/gu, (word) => {
    const ends = [word.slice(0, 2), word.slice(2, -2), word.slice(-2)];
    return [ends[0], ends[1]?.replace(SYLLABLE, `$1${SOFT}$2`), ends[2]].join("");
  });

function wide(letter: string): number {
  if (WIDEST.test(letter)) return 0.85;
  if (WIDE.test(letter)) return 0.68;
  if (NARROW.test(letter)) return 0.3;
  return SLIM.test(letter) ? 0.46 : 0.54;
}

/** Roughly, in letter sizes. */
const long = (text: string): number => [...text].reduce((sum, letter) => sum + wide(letter), 0);

function lines(name: string, width: number): number {
  let [count, used] = [1, 0];
  for (const word of name.split(/(?<=-)|\s/)) {
    const parts = word.split(SOFT);
    for (const [i, part] of parts.entries()) {
      const gap = used && i === 0 ? GAP : 0;
      const more = long(part);
      const hyphen = i < parts.length - 1 ? wide("-") : 0;
      if (more + hyphen > width) return Infinity;
      if (used + gap + more + hyphen > width) [count, used] = [count + 1, more];
      else used += gap + more;
    }
  }
  return count;
}

/** The size of the letters, in units of the card. */
const size = (name: string, width: number, height: number, most: number): number =>
  SIZES.find((one) => one <= most && lines(name, width / one) * one * LINE <= height) ?? LEAST;

export interface Fitted {
  readonly text: string;
  readonly size: number;
}

/** A name as large as it fits, but no larger than `most`; its words are parted only if it would be smaller than `least`. */
export function fitted(name: string, width: number, height: number, least: number, most = 21): Fitted {
  const whole = { text: name, size: size(name, width, height, most) };
  if (whole.size >= least) return whole;
  const text = parted(name);
  const cut = size(text, width, height, Math.min(most, Math.ceil(least)));
  return cut > whole.size ? { text, size: cut } : whole;
}

/** In pixels: a card narrower than this has room for little but its name, and no letters should be smaller. */
const FAR = 74;
/** In pixels: a card narrower than this is only looked at, and comes nearer at the first tap. */
const TINY = 46;
/** In pixels: a card at least so wide has its numbers in half circles. */
const NEAR = 80;
/** Of a small letter the width is rounded: a line may be so many pixels wider than its letters. */
const ROUNDING = 1.5;
const READABLE = 10.5;
const SMALL = 8.6;

/** Half of a circle between two cards, in units: empty, and with a number in it. */
export const HALF = { empty: 8, numbered: 19 } as const;

export interface Lettered {
  /** Below the name there is a flag and nothing else. */
  readonly plain: boolean;
  /** Not even a flag: it would be a speck. A tap brings the card nearer. */
  readonly bare?: boolean;
  /** The numbers stand in half circles on all four sides, and not below the name. */
  readonly halves: boolean;
  readonly letters: Fitted;
  /** The country, written out or shortened, and never cut off: else there is only its flag. */
  readonly country: Fitted;
}

/** How a name and a country stand on a card whose units have so many pixels; `side`: the map side is up. */
export function lettered(name: string, seen: number, side: boolean, where = "", short = where): Lettered {
  const least = READABLE / seen;
  const pixels = CELL.width * seen;
  const [far, halves] = [pixels < FAR, side && pixels >= NEAR];
  const width = CARD.width - 6 - ROUNDING / seen;
  const room = halves ? CARD.width + 2 - 2 * HALF.numbered : CARD.width - 8;
  const country = countryIn([where, short], room - FLAG, seen);
  if (halves) {
    const letters = fitted(name, room - ROUNDING / seen, CARD.height + 8 - 2 * HALF.numbered - 15, least, 19);
    return { plain: false, halves, letters, country };
  }
  if (side) return { plain: false, halves, letters: fitted(name, width, CARD.height - 43, least, 23), country };
  const above = fitted(name, far ? width : CARD.width - 12, CARD.height - 30, least, far ? 25 : 21);
  if (!far && above.size >= least) return { plain: false, halves, letters: above, country };
  const bare = pixels < TINY;
  return { plain: true, bare, halves, letters: fitted(name, width, CARD.height - (bare ? 8 : 24), least, 25), country };
}

/** The width of a flag and the gap beside it. */
const FLAG = 22;
/** How much wider than the letters of names those of countries are. */
const PLAIN = 1.15;

/** The first of the names that fits. */
function countryIn(names: readonly string[], width: number, seen: number): Fitted {
  const [most, least] = [Math.max(11, SMALL / seen), Math.max(8, SMALL / seen)];
  for (const text of names) {
    const size = [most, (most + least) / 2, least].find((one) => lines(text, width / one / PLAIN) === 1);
    if (size) return { text, size };
  }
  return { text: "", size: most };
}

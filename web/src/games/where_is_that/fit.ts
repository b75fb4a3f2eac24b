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

/** In pixels: a card narrower than this has no room for anything but its name, and no letters should be smaller. */
const FAR = 74;
/** Of a small letter the width is rounded: a line may be so many pixels wider than its letters. */
const ROUNDING = 1.5;
const READABLE = 10.5;

export interface Lettered {
  /** Nothing stands below the name. */
  readonly plain: boolean;
  readonly letters: Fitted;
}

/** How a name stands on a card whose units have so many pixels: what is below it goes where the name needs the room,
 * unless it is the map side, which is up. */
export function lettered(name: string, seen: number, side: boolean): Lettered {
  const least = READABLE / seen;
  const far = CELL.width * seen < FAR;
  const width = CARD.width - 6 - ROUNDING / seen;
  const above = fitted(name, far ? width : CARD.width - 12, CARD.height - 30, least, far ? 25 : 21);
  if (side || (!far && above.size >= least)) return { plain: false, letters: above };
  return { plain: true, letters: fitted(name, width, CARD.height - 8, least, 25) };
}

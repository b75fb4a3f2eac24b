/** How large a name can be written so that it fits its card, guessed from its letters: nothing is measured. */

const WIDE = /[A-ZÁÉÍÓÚÑmwMW]/;
const NARROW = /[iíjlIft.,' -]/;
const LINE = 1.06;
const SIZES = [21, 19, 17.5, 16, 14.5, 13, 12, 11, 10, 9] as const;

/** Roughly, in letter sizes. */
const long = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (WIDE.test(letter) ? 0.7 : NARROW.test(letter) ? 0.32 : 0.53), 0);

function lines(name: string, width: number): number {
  let [count, used] = [1, 0];
  for (const word of name.split(/(?<=-)|\s/)) {
    const more = long(word);
    if (more > width) return Infinity;
    if (used && used + 0.28 + more > width) [count, used] = [count + 1, more];
    else used += (used ? 0.28 : 0) + more;
  }
  return count;
}

/** The size of the letters, in units of the card. */
export const fitted = (name: string, width: number, height: number): number =>
  SIZES.find((size) => lines(name, width / size) * size * LINE <= height) ?? 8.2;

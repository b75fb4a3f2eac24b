/** How large a name can be written so that it fits its card, guessed from its letters: nothing is measured. */

const WIDE = /[A-ZÁÉÍÓÚÑmw]/;
const NARROW = /[iíjlIft.,' -]/;
const SLIM = /[ceésrkvxyz]/;
const LINE = 1.06;
const SIZES = [21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9] as const;

function wide(letter: string): number {
  if (WIDE.test(letter)) return 0.68;
  if (NARROW.test(letter)) return 0.3;
  return SLIM.test(letter) ? 0.46 : 0.54;
}

/** Roughly, in letter sizes. */
const long = (text: string): number => [...text].reduce((sum, letter) => sum + wide(letter), 0);

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

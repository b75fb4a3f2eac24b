/** The places of cards on offer: who takes one leaves a gap, and the others stay where they are. */

/** Where cards lay, if these are still some of them; else how they lie now. */
export const slotted = (before: readonly string[], now: readonly string[]): readonly string[] =>
  now.every((card) => before.includes(card)) ? before : now;

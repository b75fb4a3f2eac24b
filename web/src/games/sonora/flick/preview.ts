/** What an aim would come to first if the hand never erred: what the table may show before a flick. */

import { firstContact, type Contact } from "../../../physics/flicking";
import { UNIT } from "../../../physics/units";
import type { Say } from "../../../table/words.svelte";
import type { Flick, View } from "../../../wire/sonora";
import { discsIn } from "../position";

export interface Ahead extends Contact {
  /** It meets an edge, and flies over it if the hand errs a little. */
  readonly risky: boolean;
}

/**
 * Null while there is no power in the aim. In millimetres, on the board as it lies for everybody. A hand errs by a share
 * of the speed: one standard deviation.
 */
export function foreseen(view: View, { disc, x, y, vx, vy }: Flick, corner: number, share: number): Ahead | null {
  if (vx === 0 && vy === 0) return null;
  const lying = discsIn(view, "board").flatMap((one) => {
    const at = view.discs[one];
    return at ? [[one, { x: at.x, y: at.y }] as const] : [];
  });
  const met = (stretch: number): Contact =>
    firstContact(new Map(lying), disc, { x, y, vx: Math.round(vx * stretch), vy: Math.round(vy * stretch) }, corner);
  const contact = met(1);
  const risky = contact.with === "edge" && share > 0 && met(1 + share).with === "over";
  return { ...contact, x: contact.x / UNIT, y: contact.y / UNIT, risky };
}

export const inWords = ({ with: what, disc, risky }: Ahead, say: Say): string =>
  say(risky ? "preview-risky" : `preview-${what}`, disc === null ? {} : { disc });

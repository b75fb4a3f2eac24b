/** What an aim would come to first if the hand never erred: what the table may show before a flick. */

import { firstContact, type Contact } from "../../../physics/flicking";
import { UNIT } from "../../../physics/units";
import type { Say } from "../../../table/words.svelte";
import type { Flick, View } from "../../../wire/sonora";
import { discsIn } from "../position";

/** Null while there is no power in the aim. In millimetres, on the board as it lies for everybody. */
export function foreseen(view: View, { disc, x, y, vx, vy }: Flick, corner: number): Contact | null {
  if (vx === 0 && vy === 0) return null;
  const lying = discsIn(view, "board").flatMap((one) => {
    const at = view.discs[one];
    return at ? [[one, { x: at.x, y: at.y }] as const] : [];
  });
  const contact = firstContact(new Map(lying), disc, { x, y, vx, vy }, corner);
  return { ...contact, x: contact.x / UNIT, y: contact.y / UNIT };
}

export const inWords = (contact: Contact, say: Say): string =>
  say(`preview-${contact.with}`, contact.disc === null ? {} : { disc: contact.disc });

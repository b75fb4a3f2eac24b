/** The flags of a deck, drawn by us: systems draw theirs differently, and some not at all. */

import { FLAGS } from "virtual:flags";

const drawn = $state<Record<string, string>>({});
const asked = new Set<string>();

/** Have the flags of a deck at hand: one file, whatever is dealt. Without it, countries keep their two letters. */
export async function fetchFlags(deck: string): Promise<void> {
  const load = FLAGS[deck];
  if (!load || asked.has(deck)) return;
  asked.add(deck);
  try {
    const { default: flags } = await load();
    for (const [country, svg] of Object.entries(flags))
      drawn[country] = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  } catch {
    asked.delete(deck);
  }
}

/** A country's flag as the address of a picture, once it is there. */
export const flagOf = (country: string): string | undefined => drawn[country];

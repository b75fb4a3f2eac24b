import type { Say } from "../../table/words.svelte";
import type { Face } from "../../wire/where_is_that";

/** The country of a card, or what it is. */
export const whereOf = ({ country, kind }: Face, say: Say): string =>
  say(country ? `country-${country.toLowerCase()}` : `kind-${kind}`);

/** The same as a narrow card has it. */
export const shortOf = (face: Face, say: Say): string =>
  say("country-in-short", { code: face.country.toLowerCase(), name: whereOf(face, say) });

/** A card in a few words: the place, its country or what it is, its numbers once they are up. */
export function named(face: Face, say: Say): string {
  const { card, side } = face;
  const [name, where] = [say(`place-${card}`), whereOf(face, say)];
  return side ? say("card-open", { name, where, we: side.we, ns: side.ns }) : say("card-closed", { name, where });
}

/** A place as a sentence has it: a monument often has an article. */
export const withArticle = (card: string, say: Say): string =>
  say("with-article", { slug: card.slice(card.indexOf("-") + 1), name: say(`place-${card}`) });

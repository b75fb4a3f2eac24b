/** This game's facts in words, as the terminal writes them. */

import type { Say, Writer } from "../../table/words.svelte";
import { EARNED, named } from "./discs";
import { SECTIONS } from "./geometry";

/** What a swap would change, section by section: "canyon +8, ruins −4". */
export const gained = (gains: readonly number[], say: Say): string =>
  SECTIONS.flatMap((section, i) => {
    const by = gains[i] ?? 0;
    return by ? [say(`gain-${section}`, { by: signed(by) })] : [];
  }).join(", ");

export const signed = (by: number): string => `${by > 0 ? "+" : "−"}${Math.abs(by)}`;

/** Cacti as a part of a sentence, of each kind how many: "a saguaro and 2 prickly pears". */
function enclosed(cacti: readonly string[], say: Say): string | undefined {
  const kinds = [...new Set(cacti)].map((one) =>
    say(`cactus-${one}`, { count: cacti.filter((other) => other === one).length }),
  );
  const [last, some] = [kinds.at(-1), kinds.slice(0, -1).join(", ")];
  return some ? say("cacti", { some, last }) : last;
}

export const written: Writer = (fact, value, say) => {
  switch (fact) {
    case "disc":
      if (Number(value) < 0) return say(value === EARNED ? "source-earned" : "source-saved");
      return named(Number(value), say);
    case "first":
    case "second":
      return named(Number(value), say);
    case "hit":
      return named(Number(value), say, "hit-disc");
    case "own":
    case "rival":
      return say(`colour-${String(value)}`);
    case "section":
    case "zone":
      return say(`section-name-${String(value)}`);
    case "values": {
      const values: readonly number[] = Array.isArray(value) ? value : [];
      return say("text-values", Object.fromEntries(SECTIONS.map((section, i) => [section, values[i] ?? 0])));
    }
    case "gains":
      return gained(Array.isArray(value) ? value : [], say) || 0;
    case "bonus":
    case "animal":
      return say(`${fact}-${String(value)}`);
    case "cacti": {
      const cacti: readonly string[] = Array.isArray(value) ? value : [];
      return enclosed(cacti, say) ?? 0;
    }
    case "hits":
    case "seats":
      // Nobody and nothing are said in words of their own.
      return Array.isArray(value) && value.length ? undefined : 0;
    default:
      return undefined;
  }
};

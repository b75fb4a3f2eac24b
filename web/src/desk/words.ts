/** What only the desk says, in the reader's language: both are part of the desk, so that they change at once. */

import type { FluentBundle } from "@fluent/bundle";
import type { Lang } from "../table/settings.svelte";
import { bundled, sentence, spoken, type Say } from "../table/words.svelte";
import en from "./strings/en.ftl?raw";
import es from "./strings/es.ftl?raw";

const BUNDLES: Readonly<Record<Lang, FluentBundle>> = { en: bundled("en", [en]), es: bundled("es", [es]) };

export const tell: Say = (key, facts) => sentence(BUNDLES[spoken()], key, facts);

const MOMENTS = new Map<Lang, Intl.DateTimeFormat>();

/** When, by the reader's clock. */
export function moment(milliseconds: number | null): string {
  if (milliseconds === null) return tell("desk-unknown");
  const lang = spoken();
  const format = MOMENTS.get(lang) ?? new Intl.DateTimeFormat(lang, { dateStyle: "medium", timeStyle: "short" });
  MOMENTS.set(lang, format);
  return format.format(milliseconds);
}

const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"] as const;

/** So many bytes, in the unit that people would use. */
export function bytes(count: number): string {
  const power = Math.min(UNITS.length - 1, count < 1 ? 0 : Math.floor(Math.log10(count) / 3));
  const unit = UNITS[power] ?? "byte";
  const format = { style: "unit", unit, unitDisplay: power ? "short" : "long", maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(spoken(), format).format(count / 1000 ** power);
}

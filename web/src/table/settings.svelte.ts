/** What a person has set on this device, kept between visits. */

import { recalledAll, retain } from "./storage";

export type Lang = "en" | "es";
export const LANGUAGES: readonly Lang[] = ["en", "es"];

export interface Settings {
  lang: Lang;
  theme: "auto" | "light" | "dark";
  size: "small" | "normal" | "large" | "huge";
  patterns: boolean;
  pace: "off" | "fast" | "normal" | "slow";
  confirm: "always" | "risky" | "never";
  volume: "off" | "quiet" | "normal" | "loud";
  soundMoves: boolean;
  soundTurn: boolean;
  soundEnd: boolean;
  /** Where the device can. */
  vibration: boolean;
  /** Faces that people make at the table are shown, and can be made. */
  reactions: boolean;
  name: string;
}

const KEPT = "sobremesa.settings";

function firstLanguage(): Lang {
  const wished = navigator.languages.map((lang) => lang.slice(0, 2));
  return LANGUAGES.find((lang) => lang === wished.find((w) => w === "en" || w === "es")) ?? "en";
}

const read = (): Partial<Settings> => recalledAll(KEPT);

export const settings: Settings = $state({
  lang: firstLanguage(),
  theme: "auto",
  size: "normal",
  patterns: false,
  pace: "normal",
  confirm: "risky",
  volume: "normal",
  soundMoves: true,
  soundTurn: true,
  soundEnd: true,
  vibration: true,
  reactions: true,
  name: "",
  ...read(),
});

export function keep(): void {
  // Always in one order, so that two pages that agree write the same.
  retain(KEPT, JSON.stringify(settings, Object.keys(settings).sort()));
}

/** Another page of this device has changed something: what it is now, if it was this. */
export function changedElsewhere(event: StorageEvent): Partial<Settings> | null {
  return event.key === KEPT ? read() : null;
}

const quiet = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;
const TIMES = { off: 0, fast: 0.5, normal: 1, slow: 2 } as const;

/** A duration in the pace this person wants; 0 where motion is not wanted. */
export function lasting(milliseconds: number): number {
  return quiet?.matches ? 0 : milliseconds * TIMES[settings.pace];
}

/** How long a move of somebody else stays in view before the next, even without motion. */
export function pause(milliseconds: number): number {
  return milliseconds * (TIMES[settings.pace] || 0.4);
}

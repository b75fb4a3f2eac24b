/** What is felt in the hand, where a device can and its person wants it. */

import { settings } from "./settings.svelte";

/** Only what is held can be felt: browsers of computers have the call, too, and nothing moves. */
export const vibrates = (): boolean => "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;

/** Milliseconds on, off, on…; nothing before the first touch, which browsers would complain about. */
export function vibrate(pattern: number[]): void {
  if (settings.vibration && navigator.userActivation?.hasBeenActive && vibrates()) navigator.vibrate(pattern);
}

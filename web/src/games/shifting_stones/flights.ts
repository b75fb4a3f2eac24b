/** Cards that fly: from the hand to the discards, or to the pile of what is scored. */

import { crossfade, fly } from "svelte/transition";
import { cubicOut } from "svelte/easing";
import { lasting } from "../../table/settings.svelte";

export const [send, receive] = crossfade({
  duration: () => lasting(420),
  easing: cubicOut,
  fallback: (node) => fly(node, { y: -30, duration: lasting(260) }),
});

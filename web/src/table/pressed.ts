/** Keys that belong to a board: not those typed into a field, nor those of an open dialog or of the browser. */

import { covered } from "./dialogs.svelte";

type Press = (event: KeyboardEvent, at: Element | null) => boolean;

/** Hand a key on; `press` is true if the key means something there. */
export function pressed(event: KeyboardEvent, press: Press): void {
  if (covered() || event.ctrlKey || event.metaKey || event.altKey) return;
  const at = event.target instanceof Element ? event.target : null;
  if (at?.closest("input, select, textarea")) return;
  if (press(event, at)) event.preventDefault();
}

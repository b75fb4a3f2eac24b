/** Keys that belong to a board: not those typed into a field, nor those of an open dialog or of the browser. */

import { covered } from "./dialogs.svelte";

/** Keys that go on while they are held: they walk, aim, and bring nearer. Whatever else is held is meant once. */
const GOES_ON = /^(Arrow\w+|[-+wasdn])$/i;

/** Keys that press what has the focus, or close what lies on top. */
const ANSWERS = ["Enter", " ", "Escape"];

/** Under a held key something else may have come into focus, such as the hand of the next person: it is not pressed, nor
 * is one thing closed after the other. Heard before anything else hears of the key. */
export function heldBack(event: KeyboardEvent): void {
  if (!event.repeat || !ANSWERS.includes(event.key)) return;
  const at = event.target instanceof Element ? event.target : null;
  if (at?.closest(event.key === "Enter" ? "textarea" : "input, textarea")) return; // Somebody types.
  event.preventDefault();
  event.stopImmediatePropagation();
}

type Press = (event: KeyboardEvent, at: Element | null) => boolean;

/** Hand a key on, unless somebody has taken it; `press` is true if the key means something there. */
export function pressed(event: KeyboardEvent, press: Press): void {
  if (covered() || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.repeat && !GOES_ON.test(event.key)) return;
  const at = event.target instanceof Element ? event.target : null;
  if (at?.closest("input, select, textarea")) return;
  if (press(event, at)) event.preventDefault();
}

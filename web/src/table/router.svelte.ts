/** Which screen the address names. */

import { whole, within } from "./places";

export type Place =
  | { readonly screen: "home" }
  | { readonly screen: "desk" }
  | { readonly screen: "open"; readonly game: string }
  | { readonly screen: "practice"; readonly game: string }
  | { readonly screen: "learn"; readonly game: string }
  | { readonly screen: "join"; readonly code: string }
  | { readonly screen: "table"; readonly id: string }
  | { readonly screen: "replay"; readonly id: string; readonly step: number | null; readonly play: boolean };

/** A part of an address as it was meant; one that was garbled on its way stays as it is. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function placeOf(path: string): Place {
  const [head = "", name = "", tail = "", step = "", play = ""] = path.split("/").filter(Boolean).map(decoded);
  if (head === "open" && name) return { screen: "open", game: name };
  if (head === "practice" && name) return { screen: "practice", game: name };
  if (head === "learn" && name) return { screen: "learn", game: name };
  if (head === "join" && name) return { screen: "join", code: name };
  if (head === "admin" && !name) return { screen: "desk" };
  if (head === "t" && name && tail === "replay") {
    return { screen: "replay", id: name, step: /^\d+$/.test(step) ? Number(step) : null, play: play === "play" };
  }
  if (head === "t" && name) return { screen: "table", id: name };
  return { screen: "home" };
}

const here = (): Place => placeOf(within(location.pathname) ?? "");

const state = $state<{ place: Place }>({ place: here() });

export const place = (): Place => state.place;

export function go(path: string, replace = false): void {
  const address = whole(path);
  if (replace) history.replaceState(null, "", address);
  else if (address.pathname !== location.pathname) history.pushState(null, "", address);
  state.place = placeOf(path);
}

/** A link that stays on the page. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
  const path = within(link.pathname);
  if (path === null || path.startsWith("api/")) return;
  event.preventDefault();
  go(path);
}

addEventListener("popstate", () => {
  state.place = here();
});

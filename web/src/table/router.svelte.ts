/** Which screen the address names. */

export type Place =
  | { readonly screen: "home" }
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
  if (head === "t" && name && tail === "replay") {
    return { screen: "replay", id: name, step: /^\d+$/.test(step) ? Number(step) : null, play: play === "play" };
  }
  if (head === "t" && name) return { screen: "table", id: name };
  return { screen: "home" };
}

const state = $state<{ place: Place }>({ place: placeOf(location.pathname) });

export const place = (): Place => state.place;

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else if (path !== location.pathname) history.pushState(null, "", path);
  state.place = placeOf(path);
}

/** A link that stays on the page. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname);
}

addEventListener("popstate", () => {
  state.place = placeOf(location.pathname);
});

/** What this device keeps between visits, by name. One that keeps nothing can still play. */

type Where = "localStorage" | "sessionStorage";

export function recalled(name: string, where: Where = "localStorage"): unknown {
  try {
    return JSON.parse(globalThis[where].getItem(name) ?? "null");
  } catch {
    return null;
  }
}

/** Several things under one name. */
export function recalledAll<T>(name: string): Record<string, T> {
  const found = recalled(name);
  return found !== null && typeof found === "object" ? (found as Record<string, T>) : {};
}

export function retain(name: string, text: string, where: Where = "localStorage"): void {
  try {
    globalThis[where].setItem(name, text);
  } catch {
    // It lasts as long as the page, then.
  }
}

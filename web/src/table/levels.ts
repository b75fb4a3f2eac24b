/** The opponent to begin with: neither the weakest nor the strongest. */
export function usual(levels: readonly string[]): string {
  return levels.includes("normal") ? "normal" : (levels.at(-1) ?? "");
}

declare module "virtual:flags" {
  /** By the name of a deck: its countries' flags, as SVG. */
  export const FLAGS: Readonly<Record<string, () => Promise<{ readonly default: Readonly<Record<string, string>> }>>>;
}

/** The tables this device has sat at, and the tokens that are its right to act there. */

import { recalledAll, retain } from "./storage";

export interface Held {
  readonly game: string;
  readonly code: string;
  readonly host?: string;
  /** A token for each seat, by the seat's number. Seats may be arranged anew; tokens stay. */
  readonly tokens: readonly string[];
  /** The seat it has asked for, and that is not its own yet. */
  readonly asking?: { readonly id: string; readonly token: string } | null;
  /** When this device was last at the table. */
  readonly at: number;
  /** The newest step that this device has shown. */
  readonly seen: number;
}

const KEPT = "sobremesa.tables";
const MOST = 40;

type Tables = Record<string, Held>;

export const tables = (): Tables => recalledAll<Held>(KEPT);

export const heldAt = (id: string): Held | undefined => tables()[id];

function write(all: Tables): void {
  const newest = Object.entries(all)
    .sort(([, a], [, b]) => b.at - a.at)
    .slice(0, MOST);
  retain(KEPT, JSON.stringify(Object.fromEntries(newest)));
}

/** Remember more about a table: new tokens are added to those it has. */
export function remember(
  id: string,
  more: Partial<Omit<Held, "tokens">> & { readonly tokens?: readonly string[] },
): Held {
  const all = tables();
  const old = all[id];
  const held: Held = {
    game: "",
    code: "",
    seen: 0,
    ...old,
    ...more,
    tokens: [...new Set([...(old?.tokens ?? []), ...(more.tokens ?? [])])],
    at: Date.now(),
  };
  write({ ...all, [id]: held });
  return held;
}

export function forget(id: string): void {
  const all = tables();
  delete all[id];
  write(all);
}

/** Give up one seat of a table. */
export function release(id: string, token: string): void {
  const all = tables();
  const held = all[id];
  if (held) write({ ...all, [id]: { ...held, tokens: held.tokens.filter((other) => other !== token) } });
}

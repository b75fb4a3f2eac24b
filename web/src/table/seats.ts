/** The tables this device has sat at, and the tokens that are its right to act there. */

import { recalledAll, retain } from "./storage";

interface Asking {
  readonly id: string;
  readonly token: string;
}

export interface Held {
  readonly game: string;
  readonly code: string;
  readonly host?: string;
  /** A token for each seat, by the seat's number. Seats may be arranged anew; tokens stay. */
  readonly tokens: readonly string[];
  /** The seat it has asked for, and that is not its own yet. */
  readonly asking?: Asking | null;
  /** When this device was last at the table. */
  readonly at: number;
  /** The newest step that this device has shown. */
  readonly seen: number;
  /** The score sheet was filled line by line here: that is shown once. */
  readonly counted?: boolean;
  /** It was laid for a lesson. */
  readonly lesson?: boolean;
}

const KEPT = "sobremesa.tables";
const MOST = 40;
/** Of one table; the server takes no more at once, and no table has so many seats. */
export const MOST_TOKENS = 16;

/** The tokens to show at a table: the newest, if there are too many. */
export const latest = (held: Held | undefined): readonly string[] => held?.tokens.slice(-MOST_TOKENS) ?? [];

type Tables = Readonly<Record<string, Held>>;

/** What can be a token; the server takes no other. */
export const isToken = (said: unknown): said is string => typeof said === "string" && /^[!-~]{1,80}$/.test(said);

function asked(said: unknown): Asking | null {
  const { id, token } = (said ?? {}) as Record<"id" | "token", unknown>;
  return typeof id === "string" && isToken(token) ? { id, token } : null;
}

/** What is kept of a table, as far as it makes sense. */
function read(said: unknown): Held | null {
  if (said === null || typeof said !== "object") return null;
  const { game, code, host, tokens, asking, at, seen, counted, lesson } = said as Partial<Record<keyof Held, unknown>>;
  return {
    game: typeof game === "string" ? game : "",
    code: typeof code === "string" ? code : "",
    ...(isToken(host) ? { host } : {}),
    tokens: Array.isArray(tokens) ? tokens.filter(isToken) : [],
    asking: asked(asking),
    at: typeof at === "number" ? at : 0,
    seen: typeof seen === "number" ? seen : 0,
    counted: counted === true,
    lesson: lesson === true,
  };
}

export function tables(): Tables {
  const kept = Object.entries(recalledAll<unknown>(KEPT)).map(([id, said]) => [id, read(said)] as const);
  return newest(kept.flatMap(([id, held]) => (held ? [[id, held]] : [])));
}

const newest = (all: [string, Held][]): Tables =>
  Object.fromEntries(all.sort(([, a], [, b]) => b.at - a.at).slice(0, MOST));

export function heldAt(id: string): Held | undefined {
  const all = tables();
  return Object.hasOwn(all, id) ? all[id] : undefined;
}

const write = (all: Tables): void => retain(KEPT, JSON.stringify(newest(Object.entries(all))));

/** Remember more about a table: new tokens are added to those it has. */
export function remember(
  id: string,
  more: Partial<Omit<Held, "tokens">> & { readonly tokens?: readonly string[] },
): Held {
  const all = tables();
  const old = heldAt(id);
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
  write(Object.fromEntries(Object.entries(tables()).filter(([other]) => other !== id)));
}

/** Give up one seat of a table. */
export function release(id: string, token: string): void {
  const held = heldAt(id);
  if (held) write({ ...tables(), [id]: { ...held, tokens: held.tokens.filter((other) => other !== token) } });
}

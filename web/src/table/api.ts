/** The server's HTTP side. What it will not do comes back as a `Refused`. */

import type {
  Answer,
  Arrange,
  ChangeSeat,
  GameInfo,
  Here,
  History,
  Mine,
  OpenTable,
  Opened,
  Refusal,
  Seated,
  Sit,
  Story,
  TableInfo,
  Welcome,
} from "../wire/table";
import { insist } from "./parts";

export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

/** What went wrong, as a refusal: the server's own, or that it could not be reached. */
export const refusalOf = (error: unknown): Refusal =>
  error instanceof Refused ? error.refusal : ownRefusal("unreachable");

/** What the page itself says no to. */
export const ownRefusal = (code: string): Refusal => ({
  type: "refusal",
  code,
  facts: {},
  id: null,
  seat: null,
  section: null,
});

/** Milliseconds after which nobody waits for an answer any more. */
const PATIENCE = 30_000;

export async function answered(method: string, path: string, token?: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = {};
  if (token) headers["authorization"] = `Bearer ${token}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  const content = body === undefined ? {} : { body: JSON.stringify(body) };
  const asked = (): Promise<Response> =>
    fetch(path, { method, headers, ...content, signal: AbortSignal.timeout(PATIENCE) });
  const answer = await (method === "GET" ? insist(asked) : asked());
  if (answer.ok) return answer;
  const why: unknown = await answer.json().catch(() => null);
  if (why !== null && typeof why === "object" && "code" in why) throw new Refused(why as Refusal);
  throw new Error(String(answer.status));
}

export const ask = async <T>(...asked: Parameters<typeof answered>): Promise<T> =>
  (await (await answered(...asked)).json()) as T;

const table = (id: string): string => `api/tables/${encodeURIComponent(id)}`;

export const games = (): Promise<GameInfo[]> => ask("GET", "api/games");
export const here = (): Promise<Here> => ask("GET", "api/here");
export const mine = (asked: Mine): Promise<Welcome[]> => ask("POST", "api/mine", undefined, asked);
export const openTable = (wish: OpenTable): Promise<Opened> => ask("POST", "api/tables", undefined, wish);
export const tableInfo = (id: string): Promise<TableInfo> => ask("GET", table(id));
export const byCode = (code: string): Promise<TableInfo> => ask("GET", `api/codes/${encodeURIComponent(code)}`);
export const sit = (id: string, seat: number, wish: Sit, token?: string): Promise<Seated> =>
  ask("POST", `${table(id)}/seats/${seat}/sit`, token, wish);
export const answer = (id: string, seat: number, token: string, said: Answer): Promise<TableInfo> =>
  ask("POST", `${table(id)}/seats/${seat}/answer`, token, said);
export const leave = (id: string, seat: number, token: string): Promise<TableInfo> =>
  ask("POST", `${table(id)}/seats/${seat}/leave`, token);
export const change = (id: string, seat: number, token: string, wish: ChangeSeat): Promise<TableInfo> =>
  ask("POST", `${table(id)}/seats/${seat}/change`, token, wish);
export const reclaim = (id: string, seat: number, token: string): Promise<TableInfo> =>
  ask("POST", `${table(id)}/seats/${seat}/back`, token);
export const arrange = (id: string, token: string, wish: Arrange): Promise<TableInfo> =>
  ask("POST", `${table(id)}/arrange`, token, wish);
export const start = (id: string, token: string): Promise<TableInfo> => ask("POST", `${table(id)}/start`, token);
/** The table and its match are gone for everybody. */
export const remove = (id: string, token: string): Promise<TableInfo> => ask("POST", `${table(id)}/remove`, token);
export const rematch = (id: string, token: string): Promise<TableInfo> => ask("POST", `${table(id)}/rematch`, token);
export const history = (id: string, token?: string): Promise<History> => ask("GET", `${table(id)}/history`, token);
/** A finished match as a seat saw it. */
export const seatHistory = (id: string, seat: number, token?: string): Promise<History> =>
  ask("GET", `${table(id)}/seats/${seat}/history`, token);
/** Of a finished match. */
export const story = (id: string, token?: string): Promise<Story> => ask("GET", `${table(id)}/story`, token);
export const record = async (id: string, token: string): Promise<string> =>
  (await answered("GET", recordPath(id), token)).text();
export const recordPath = (id: string): string => `${table(id)}/record`;

export async function rules(game: string, lang: string): Promise<string> {
  const answer = await insist(() => fetch(`rules/${game}/${lang}.md`));
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.text();
}

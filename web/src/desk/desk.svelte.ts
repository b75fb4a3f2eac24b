/** What the desk knows: the tables it has asked for, and the token that lets it ask. */

import { answered, ask, refusalOf } from "../table/api";
import type { Desk, DeskPage, DeskTable, ListTables, Refusal } from "../wire/table";

export type Stage = NonNullable<ListTables["stage"]>;
export type Deed = "end" | "export" | "remove";

/** Tables that are asked for at a time. */
const PAGE = 25;
/** For as long as this window is open, and in no address. */
const KEPT = "sobremesa-admin";
const kept = (): string => {
  try {
    return sessionStorage.getItem(KEPT) ?? "";
  } catch {
    return "";
  }
};

function keep(token: string): void {
  try {
    if (token) sessionStorage.setItem(KEPT, token);
    else sessionStorage.removeItem(KEPT);
  } catch {
    // It lasts as long as the page, then.
  }
}

export class AdminDesk {
  totals = $state.raw<Desk | null>(null);
  tables = $state.raw<readonly DeskTable[]>([]);
  next = $state.raw<DeskPage["next"]>(null);
  stage = $state<Stage>("");
  refusal = $state.raw<Refusal | null>(null);
  private token = kept();

  /** True if there is a token to try. */
  get invited(): boolean {
    return this.token !== "";
  }

  /** Come with a token; it is kept once the server knows it. */
  async enter(token: string): Promise<void> {
    this.token = token;
    await this.look();
    if (this.totals) keep(token);
  }

  leave(): void {
    keep((this.token = ""));
    this.totals = null;
    this.tables = [];
  }

  async look(stage: Stage = this.stage): Promise<void> {
    this.stage = stage;
    await this.trying(async () => {
      const [totals, page] = await Promise.all([ask<Desk>("GET", "api/admin/desk", this.token), this.page(null)]);
      if (this.stage !== stage) return;
      this.totals = totals;
      this.tables = page.tables;
      this.next = page.next;
    });
  }

  async older(): Promise<void> {
    await this.trying(async () => {
      const page = await this.page(this.next);
      this.tables = [...this.tables, ...page.tables];
      this.next = page.next;
    });
  }

  /** True if it was done. */
  async end(table: DeskTable): Promise<boolean> {
    return (await this.trying(() => ask("POST", this.path(table, "end"), this.token))) && (await this.afterwards());
  }

  async remove(table: DeskTable): Promise<boolean> {
    return (await this.trying(() => ask("POST", this.path(table, "remove"), this.token))) && (await this.afterwards());
  }

  /** The record of a match, as the file that is to be saved. */
  async record(table: DeskTable): Promise<string | null> {
    let text: string | null = null;
    await this.trying(async () => {
      text = await (await answered("GET", this.path(table, "record"), this.token)).text();
    });
    return text;
  }

  private async afterwards(): Promise<true> {
    await this.look();
    return true;
  }

  private page(after: DeskPage["next"]): Promise<DeskPage> {
    const wish: ListTables = { stage: this.stage, after, most: PAGE };
    return ask("POST", "api/admin/tables", this.token, wish);
  }

  private readonly path = (table: DeskTable, verb: string): string =>
    `api/admin/tables/${encodeURIComponent(table.id)}/${verb}`;

  private async trying(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      this.refusal = null;
      return true;
    } catch (error) {
      this.refusal = refusalOf(error);
      if (this.refusal.code.endsWith("admin_token")) this.leave();
      return false;
    }
  }
}

import type { TableInfo } from "../../wire/table";
import { record } from "../api";
import { rights, withRight } from "./rights";

export const fileOf = (table: TableInfo): string => `${table.game}-${table.id}.json`;

/** Save a record that is given only to those who show that they were at the table. */
export async function saveRecord(table: TableInfo): Promise<void> {
  const text = await withRight(rights(table.id), (token) => record(table.id, token));
  const link = Object.assign(document.createElement("a"), { download: fileOf(table) });
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.click();
  // Some browsers begin to read only when asked where to save it.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

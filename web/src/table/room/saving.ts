import type { TableInfo } from "../../wire/table";
import { record } from "../api";
import { rights, withRight } from "./rights";

export const fileOf = (table: TableInfo): string => `${table.game}-${table.id}.json`;

/** Save a record that is given only to those who show that they were at the table. */
export async function saveRecord(table: TableInfo): Promise<void> {
  save(fileOf(table), await withRight(rights(table.id), (token) => record(table.id, token)));
}

/** Save a text as a file of this device. */
export function save(name: string, text: string): void {
  const link = Object.assign(document.createElement("a"), { download: name });
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.click();
  // Some browsers begin to read only when asked where to save it.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

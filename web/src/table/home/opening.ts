/** From a wish to a table: opened, its rights kept on this device, and gone to. */

import type { OpenTable } from "../../wire/table";
import * as api from "../api";
import { go } from "../router.svelte";
import { remember } from "../seats";

export async function openAndSit(wish: OpenTable): Promise<void> {
  const { table, host, tokens } = await api.openTable(wish);
  remember(table.id, { game: table.game, code: table.code, host, tokens: Object.values(tokens) });
  go(`t/${table.id}`);
}

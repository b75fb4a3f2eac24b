/** From a wish to a table: opened, its rights kept on this device, and gone to. */

import type { OpenTable } from "../../wire/table";
import * as api from "../api";
import { go } from "../router.svelte";
import { remember } from "../seats";

/** In the place of the page one comes from, if one is not to come back there. */
export async function openAndSit(wish: OpenTable, instead = false): Promise<void> {
  const { table, host, tokens } = await api.openTable(wish);
  const lesson = table.lesson !== null;
  remember(table.id, { game: table.game, code: table.code, host, lesson, tokens: Object.values(tokens) });
  go(`t/${table.id}`, instead);
}

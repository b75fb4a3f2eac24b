/** The options of a game, and those that a person likes to play with. */

import type { GameInfo, TableInfo } from "../wire/table";
import { recalledAll, retain } from "./storage";

export type Options = TableInfo["options"];

/** Every option with its value: the wished one, or the default. */
export function settled({ options }: Pick<GameInfo, "options">, wishes: Options): Options {
  return Object.fromEntries(
    options.map((option) => {
      const usual = option.type === "whole" ? option.default : (option.values[0] ?? "");
      return [option.name, wishes[option.name] ?? usual];
    }),
  );
}

const KEPT = "sobremesa.wishes";

/** What this person chose last for a game, as far as there still is such a choice. */
export function wishesFor(game: GameInfo): Options {
  const kept = recalledAll<Options>(KEPT)[game.id] ?? {};
  const there = game.options.filter((one) => one.type === "one_of" && one.values.includes(kept[one.name] ?? ""));
  return Object.fromEntries(there.map(({ name }) => [name, kept[name] ?? ""]));
}

export function wish(game: string, name: string, value: boolean | number | string): void {
  const all = recalledAll<Options>(KEPT);
  retain(KEPT, JSON.stringify({ ...all, [game]: { ...all[game], [name]: value } }));
}

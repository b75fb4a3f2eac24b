/** The options of a game, and those that a person likes to play with. */

import type { GameInfo, TableInfo } from "../wire/table";
import { recalledAll, retain } from "./storage";

/** As a table has them. */
export type Options = TableInfo["options"];
export type Option = GameInfo["options"][number];
export type OptionValue = boolean | number | string;
/** As they are wished for: where each seat has a value, the same one for all. */
export type Wishes = { readonly [name: string]: OptionValue };

/** A box to tick, where others are lists to choose from. */
export const isYesOrNo = (option: Option): boolean =>
  option.type !== "whole" && option.values.every((value) => typeof value === "boolean");

/** A number that means nothing until somebody sets it: few want it. */
export const isRare = (option: Option): boolean => option.type === "whole" && !option.default;

const usual = (option: Option): OptionValue => (option.type === "whole" ? option.default : (option.values[0] ?? ""));

/** Every option with its value: the wished one, or the default. */
export function settled({ options }: Pick<GameInfo, "options">, wishes: Wishes): Wishes {
  return Object.fromEntries(options.map((option) => [option.name, wishes[option.name] ?? usual(option)]));
}

const KEPT = "sobremesa.wishes";

/** What this person chose last for a game, as far as there still is such a choice. */
export function wishesFor(game: GameInfo): Wishes {
  const kept = recalledAll<Wishes>(KEPT)[game.id] ?? {};
  const there = game.options.filter((one) => one.type === "one_of" && one.values.includes(kept[one.name] ?? ""));
  return Object.fromEntries(there.map(({ name }) => [name, kept[name] ?? ""]));
}

export function wish(game: string, name: string, value: OptionValue): void {
  const all = recalledAll<Wishes>(KEPT);
  retain(KEPT, JSON.stringify({ ...all, [game]: { ...all[game], [name]: value } }));
}

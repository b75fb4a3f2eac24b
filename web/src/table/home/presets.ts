/** Ways to play that are chosen with one press; any part of them can be changed afterwards. */

import type { GameInfo } from "../../wire/table";
import { settled, type OptionValue } from "../options";
import { recalledAll, retain } from "../storage";

/** What is agreed at a table beside who sits there. */
export interface Agreed {
  readonly draw: boolean;
  readonly undo: boolean;
  readonly watchers: boolean;
  /** Seconds for a move; 0 is no limit. */
  readonly clock: number;
  readonly options: Readonly<Record<string, OptionValue>>;
}

/** Its sentence is `preset-` and the key. */
export interface Preset {
  readonly key: string;
  readonly agreed: Agreed;
}

const KEPT = "sobremesa.agreed";

export function keepAgreed(game: string, agreed: Agreed): void {
  retain(KEPT, JSON.stringify({ ...recalledAll<Agreed>(KEPT), [game]: agreed }));
}

/** What was agreed last at a table of this game, as far as there still is such a choice. */
function last(game: GameInfo): Agreed | null {
  const kept = recalledAll<Partial<Agreed>>(KEPT)[game.id];
  if (!kept) return null;
  const there = game.options.filter(({ name, ...option }) => {
    const value = kept.options?.[name];
    if (value === undefined) return false;
    return option.type === "whole" ? typeof value === "number" : option.values.includes(value);
  });
  return {
    draw: kept.draw === true,
    undo: kept.undo !== false,
    watchers: kept.watchers !== false,
    clock: Number(kept.clock) || 0,
    options: settled(game, Object.fromEntries(there.map(({ name }) => [name, kept.options?.[name] ?? ""]))),
  };
}

const relaxed = (options: Agreed["options"]): Agreed => ({
  draw: false,
  undo: true,
  watchers: true,
  clock: 0,
  options,
});

/** What a new table begins with. */
export const begun = (game: GameInfo, options: Agreed["options"]): Agreed => last(game) ?? relaxed(options);

/** As last time, if that was none of the others. */
export function presets(game: GameInfo, options: Agreed["options"]): readonly Preset[] {
  const all: Preset[] = [
    { key: "relaxed", agreed: relaxed(options) },
    { key: "brisk", agreed: { ...relaxed(options), clock: 60 } },
    { key: "strict", agreed: { ...relaxed(options), draw: true, undo: false, clock: 120 } },
  ];
  const before = last(game);
  return before && !all.some(({ agreed }) => same(agreed, before)) ? [{ key: "last", agreed: before }, ...all] : all;
}

export const same = (one: Agreed, other: Agreed): boolean =>
  (["draw", "undo", "watchers", "clock"] as const).every((part) => one[part] === other[part]) &&
  Object.keys(one.options).every((name) => one.options[name] === other.options[name]);

/** Opponents: their levels, who they are, and whom this person plays against. */

import type { GameInfo } from "../wire/table";
import { recalledAll, retain } from "./storage";

/** The level of who stands in for somebody: neither the weakest nor the strongest. */
export function usual(levels: readonly string[]): string {
  return levels.includes("normal") ? "normal" : (levels.at(-1) ?? "");
}

/** So many opponents of a level. */
export interface Company {
  readonly level: string;
  readonly count: number;
}

type Cast = Pick<GameInfo, "cast">;

/** More of one level are not known by name. */
const MOST = 5;
export const mostOf = ({ most_seats }: Pick<GameInfo, "most_seats">): number => Math.min(most_seats - 1, MOST);

const KEPT = "sobremesa.opponents";

/** Whom this person chose last in a game, as far as they are still there; at first, one of the weakest. */
export function companyFor(game: GameInfo): Company {
  const { level, count }: Partial<Company> = recalledAll<Company>(KEPT)[game.id] ?? {};
  return {
    level: game.levels.find((one) => one === level) ?? game.levels[0] ?? "",
    count: Math.max(1, Math.min(Math.floor(Number(count)) || 1, mostOf(game))),
  };
}

export function keepCompany(game: string, company: Company): void {
  retain(KEPT, JSON.stringify({ ...recalledAll<Company>(KEPT), [game]: company }));
}

/** The names of bots in the order of their seats, as the server gives them: nobody is called like somebody else. */
export function invited({ cast }: Cast, levels: readonly string[], people: readonly string[]): readonly string[] {
  const taken = new Set(people.map((name) => name.trim().toLowerCase()));
  return levels.map((level) => {
    const name = cast[level]?.find((one) => !taken.has(one.toLowerCase())) ?? "";
    taken.add(name.toLowerCase());
    return name;
  });
}

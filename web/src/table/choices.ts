/** Looks into what was offered. Whether a move is legal was decided by the server. */

import type { Range } from "../wire/table";
import type { Plain } from "./screens";

/** Moves of one kind, each other field with all its values. */
type Offered = { readonly type: string };

type Kind<O, Type> = Extract<O, { readonly type: Type }>;
type Field<O> = Exclude<keyof O & string, "type">;
/** One of a field's values. */
type One<Values> = Values extends Range ? number : Values extends readonly (infer Value)[] ? Value : never;
/** A move that an offer may hold. */
type MoveOf<O> = O extends Offered ? { readonly [F in keyof O]: F extends "type" ? O[F] : One<O[F]> } : never;
/** Values of some of the fields. */
type Given<O> = { readonly [F in Field<O>]?: One<O[F]> };

const isRange = (values: unknown): values is Range =>
  values !== null && typeof values === "object" && !Array.isArray(values) && "from" in values && "to" in values;

const same = (a: unknown, b: unknown): boolean =>
  a === b || (Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((x, i) => same(x, b[i])));

/** The values of one field, a range written out. */
function values(field: unknown): readonly unknown[] {
  if (isRange(field)) return Array.from({ length: field.to - field.from + 1 }, (_, i) => field.from + i);
  return Array.isArray(field) ? field : [];
}

function holds(field: unknown, value: unknown): boolean {
  if (isRange(field)) return typeof value === "number" && field.from <= value && value <= field.to;
  return values(field).some((known) => same(known, value));
}

/** True if the move is one of the offers: a group offers every combination of its fields' values. */
export function offers<O extends Offered>(choices: readonly O[], move: MoveOf<O>): boolean;
export function offers(choices: readonly Plain[], move: Plain): boolean {
  const names = Object.keys(move).filter((name) => name !== "type");
  return choices.some(
    (group) =>
      group["type"] === move["type"] &&
      names.length === Object.keys(group).length - 1 &&
      names.every((name) => holds(group[name], move[name])),
  );
}

/** How far a field of some kind of move reaches, where too many values are offered to write them out. */
export function limits<O extends Offered, Type extends O["type"]>(
  choices: readonly O[],
  type: Type,
  field: Field<Kind<O, Type>>,
): Range | undefined;
export function limits(choices: readonly Plain[], type: string, field: string): Range | undefined {
  return choices.flatMap((group) => (group["type"] === type && isRange(group[field]) ? [group[field]] : []))[0];
}

/** The groups of one kind that hold these values. */
const holding = (choices: readonly Plain[], type: string, given: Plain): readonly Plain[] =>
  choices.filter(
    (group) => group["type"] === type && Object.entries(given).every(([name, value]) => holds(group[name], value)),
  );

/** True if any move of this kind is offered, given values of some fields. */
export function offersSome<O extends Offered, Type extends O["type"]>(
  choices: readonly O[],
  type: Type,
  given?: Given<Kind<O, Type>>,
): boolean;
export function offersSome(choices: readonly Plain[], type: string, given: Plain = {}): boolean {
  return holding(choices, type, given).length > 0;
}

/** The values that a field of some kind of move can take, given values of its other fields. */
export function open<O extends Offered, Type extends O["type"], F extends Field<Kind<O, Type>>>(
  choices: readonly O[],
  type: Type,
  field: F,
  given?: Given<Kind<O, Type>>,
): readonly One<Kind<O, Type>[F]>[];
export function open(choices: readonly Plain[], type: string, field: string, given: Plain = {}): readonly unknown[] {
  return holding(choices, type, given).flatMap((group) => values(group[field]));
}

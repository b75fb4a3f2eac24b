/** Looks into what was offered. Whether a move is legal was decided by the server. */

export type Offered = { readonly [key: string]: unknown };
export type Range = { readonly from: number; readonly to: number };

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
export function offers(choices: readonly Offered[], move: Offered): boolean {
  const names = Object.keys(move).filter((name) => name !== "type");
  return choices.some(
    (group) =>
      group["type"] === move["type"] &&
      names.length === Object.keys(group).length - 1 &&
      names.every((name) => holds(group[name], move[name])),
  );
}

/** How far a field of some kind of move reaches, where too many values are offered to write them out. */
export function limits(choices: readonly Offered[], type: string, field: string): Range | undefined {
  return choices.flatMap((group) => (group["type"] === type && isRange(group[field]) ? [group[field]] : []))[0];
}

/** The values that a field of some kind of move can take, given values of its other fields. */
export function open<T>(choices: readonly Offered[], type: string, field: string, given: Offered = {}): readonly T[] {
  return choices
    .filter(
      (group) => group["type"] === type && Object.entries(given).every(([name, value]) => holds(group[name], value)),
    )
    .flatMap((group) => values(group[field]) as T[]);
}

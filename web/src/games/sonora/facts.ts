/** Reading the printed facts: in the file that the rules read too, names are texts, and pairs are lists. */

/** One of the names there are; a file with any other is not ours. */
export function oneOf<Name extends string>(names: readonly Name[], text: string): Name {
  const found = names.find((name) => name === text);
  if (found === undefined) throw new Error(`${text} is none of ${names.join(", ")}`);
  return found;
}

export function pairOf<Value>([first, second, ...more]: readonly Value[]): readonly [Value, Value] {
  if (first === undefined || second === undefined || more.length) throw new Error("not a pair");
  return [first, second];
}

/** The keys of the sheet. */

import { ANIMALS } from "./printed";
import type { Change, Plan } from "./plan.svelte";

const CHANGES: Readonly<Record<string, readonly Change[]>> = { R: ["turn", "start"], F: ["flip"], M: ["slide"] };

/** A digit picks from the queue, or an animal that was discovered; true if there is such a one. */
export function pickBy(digit: number, plan: Plan): boolean {
  const animal = ANIMALS.filter((one) => plan.discoveries.includes(one))[digit - 1];
  const entry = plan.queue.filter(({ open }) => open)[digit - 1];
  if (animal) plan.discover(animal);
  else if (entry) plan.pick(entry.id);
  else return false;
  return true;
}

/** Change the mark in mind; true if the key means something. */
export function changeBy(key: string, plan: Plan): boolean {
  const letter = key.toUpperCase();
  const how = plan.changes.find((one) => CHANGES[letter]?.includes(one));
  if (how) plan.change(how);
  else if ((key === "+" || key === "-") && plan.holds) plan.more(key === "+" ? 1 : -1);
  else if (letter === "E" && plan.mayEnd) plan.end();
  else return false;
  return true;
}

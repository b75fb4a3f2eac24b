/** What can be told of any match from who had how many points when. It knows no game, and blames nobody: it says what
 * happened to the points, not whether a move was right. */

import type { Story } from "../../wire/table";

type Moments = Story["moments"];

/** A moment worth going back to. */
export interface Scene {
  readonly seat: number;
  readonly points: number;
  readonly step: number;
}

export interface Told {
  /** The move that brought its seat most, counting what stayed. */
  readonly best: Scene | null;
  /** When somebody lost most of what they had. */
  readonly dearest: Scene | null;
  /** From when on who won alone was ahead for good; `points` are those of its lead then. */
  readonly forGood: (Scene & { readonly always: boolean }) | null;
  /** The greatest lead of somebody who did not win. */
  readonly lost: Scene | null;
  /** How often somebody else came to be ahead. */
  readonly changes: number;
}

/** How far a seat is ahead of the best of the others, or behind it; alone, what it has. */
export const lead = (points: readonly number[], seat: number): number =>
  (points[seat] ?? 0) - Math.max(...(points.length > 1 ? points.filter((_, other) => other !== seat) : [0]));

/** Who alone is ahead; null if nobody is. */
export function ahead(points: readonly number[]): number | null {
  const found = points.findIndex((_, seat) => lead(points, seat) > 0);
  return found < 0 ? null : found;
}

const most = (scenes: readonly Scene[]): Scene | null =>
  scenes.reduce<Scene | null>((best, one) => (one.points > (best?.points ?? 0) ? one : best), null);

/** What moves brought their seats, and what was lost. Whatever is lost again is taken from what was gained first: where a
 * game gives much for little at its beginning, and takes it away, no move is famous for that. What the dealer does belongs
 * to the move before it. */
function changes(moments: Moments): { readonly gains: readonly Scene[]; readonly losses: readonly Scene[] } {
  const had: { step: number; points: number; own: boolean }[][] = [];
  const losses: Scene[] = [];
  let mover: Moments[number] | undefined;
  moments.forEach((moment, i) => {
    if (moment.seat >= 0) mover = moment;
    const { step, seat: by } = mover ?? moment;
    moment.points.forEach((points, seat) => {
      const [own, before] = [(had[seat] ??= []), moments[i - 1]?.points[seat] ?? points];
      const last = own.at(-1);
      if (points > before && last?.step === step) last.points += points - before;
      else if (points > before) own.push({ step, points: points - before, own: by === seat });
      if (points >= before) return;
      losses.push({ seat, step, points: before - points });
      let lost = before - points;
      for (const gain of own) {
        const taken = Math.min(gain.points, lost);
        gain.points -= taken;
        lost -= taken;
      }
    });
  });
  const gains = had.flatMap((all, seat) =>
    all.flatMap(({ step, points, own }) => (own ? [{ seat, step, points }] : [])),
  );
  return { gains: gains.sort((a, b) => a.step - b.step), losses };
}

export function told(moments: Moments, winners: readonly number[]): Told {
  const alone = moments[0]?.points.length === 1;
  const { gains, losses } = changes(moments);

  let passed = 0;
  let first: number | null = null;
  let leader: number | null = null;
  for (const { points } of moments) {
    const now = ahead(points);
    if (now === null || now === leader) continue;
    first ??= now;
    if (leader !== null) passed += 1;
    leader = now;
  }
  return {
    best: most(gains),
    // Of equal losses the last: what went early could still be made up.
    dearest: most([...losses].reverse()),
    forGood: alone ? null : forGood(moments, winners, first),
    lost: alone ? null : lostLead(moments, winners),
    changes: passed,
  };
}

function forGood(moments: Moments, winners: readonly number[], first: number | null): Told["forGood"] {
  const [seat] = winners;
  if (seat === undefined || winners.length > 1) return null;
  const from = moments.findLastIndex(({ points }) => lead(points, seat) <= 0) + 1;
  const begun = moments[from];
  if (!begun) return null; // They won by what parts equals.
  const always = first === seat && moments.slice(0, from).every(({ points }) => ahead(points) === null);
  return { seat, step: begun.step, points: lead(begun.points, seat), always };
}

const lostLead = (moments: Moments, winners: readonly number[]): Scene | null =>
  most(
    moments.flatMap(({ step, points }) =>
      points.flatMap((_, seat) => (winners.includes(seat) ? [] : [{ seat, step, points: lead(points, seat) }])),
    ),
  );

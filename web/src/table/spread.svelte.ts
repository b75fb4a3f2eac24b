/** A board may spread over the place of the log, which then lies below the scores. */

let boards = $state(0);

export const isSpread = (): boolean => boards > 0;

/** From now on, until what is returned is called. */
export function spread(): () => void {
  boards++;
  return () => boards--;
}

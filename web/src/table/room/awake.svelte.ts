/** The screen does not go dark while somebody here is to move: thinking takes longer than a phone waits. */

/** For a component: while this is wanted and the page is looked at, the screen stays on. A browser lets go of a hidden page's
 * screen by itself, so it is asked again. One that cannot, or does not want to, is no matter. */
export function stayAwake(isWanted: () => boolean): void {
  let hidden = $state(document.hidden);
  const wanted = $derived(isWanted() && !hidden);
  $effect(() => {
    const look = (): void => void (hidden = document.hidden);
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  });
  $effect(() => {
    if (!wanted || !("wakeLock" in navigator)) return;
    const lock = navigator.wakeLock.request("screen").catch(() => null);
    return () => void lock.then((held) => held?.release()).catch(() => undefined);
  });
}

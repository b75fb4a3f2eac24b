/** Parts of the page that are fetched when they are needed. After an update those of the older page are gone. */

import { recalled, retain } from "./storage";

/** Milliseconds before what did not come is fetched again. A network that changes, as when a phone leaves its Wi-Fi, ends
 * all that is under way. */
export const PAUSES = [300, 1_000, 3_000];

/** Fetch again what the network did not bring. What was answered, be it with a no, is answered. */
export async function insist<T>(fetching: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES) {
    try {
      return await fetching();
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      await new Promise((done) => setTimeout(done, pause));
    }
  }
  return fetching();
}

const script = (page: ParentNode): string | undefined =>
  page.querySelector('script[type="module"][src]')?.getAttribute("src") ?? undefined;

/** The script of the page that the server has now; none if nobody is there, and a reload would bring nothing at all. */
async function newest(): Promise<string | undefined> {
  try {
    const answer = await insist(() => fetch("./", { cache: "no-store" }));
    return answer.ok ? script(new DOMParser().parseFromString(await answer.text(), "text/html")) : undefined;
  } catch {
    return undefined;
  }
}

/** Under this a window keeps when it was last loaded anew for a style. */
const MENDED = "sobremesa.mended";
const SELDOM = 60_000;

/** A style that did not come is not fetched again with its part; only a new page brings it. */
function lacksStyle({ payload }: VitePreloadErrorEvent): boolean {
  if (!payload.message.includes("CSS") || Date.now() - Number(recalled(MENDED, "sessionStorage")) < SELDOM)
    return false;
  retain(MENDED, String(Date.now()), "sessionStorage");
  return true;
}

/** Load the page anew when a part of it cannot be had otherwise: there is a newer page, or a style did not come. */
export function mendParts(reload: () => void = () => location.reload()): void {
  addEventListener("vite:preloadError", (event) => {
    const bare = lacksStyle(event);
    void newest().then((found) => {
      if (found !== undefined && (bare || found !== script(document))) reload();
    });
  });
}

/** Parts of the page that are loaded when they are needed. After an update those of the older page are gone. */

const script = (page: ParentNode): string | undefined =>
  page.querySelector('script[type="module"][src]')?.getAttribute("src") ?? undefined;

/** True if the server has another page than this one. A reload brings that one, so it is never asked for twice. */
async function outdated(): Promise<boolean> {
  try {
    const answer = await fetch("./", { cache: "no-store" });
    const newest = script(new DOMParser().parseFromString(await answer.text(), "text/html"));
    return answer.ok && newest !== undefined && newest !== script(document);
  } catch {
    return false; // Nobody is there, and a reload would bring nothing at all.
  }
}

/** Load the page anew when a part of it cannot be loaded because there is a newer one. */
export function mendParts(reload: () => void = () => location.reload()): void {
  addEventListener("vite:preloadError", () => {
    void outdated().then((is) => {
      if (is) reload();
    });
  });
}

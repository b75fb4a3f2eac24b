/** Where the page lives. Its addresses are all relative; `<base>`, in which the server writes its base path, says to what. */

/** An address of the page or of its server in full. */
export const whole = (path: string): URL => new URL(path, document.baseURI);

/** The first page as people write it: with no slash at its end. */
export const home = (): string => document.baseURI.replace(/\/$/, "");

/** What a path says within the page; null if it leads out of it. */
export function within(path: string): string | null {
  const { pathname } = whole("");
  return path.startsWith(pathname) ? path.slice(pathname.length) : null;
}

/** Where other devices find this page. */

import * as api from "../api";

/** True of a name that means this computer, whichever that is. */
export const isLoopback = (hostname: string): boolean =>
  /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

/** What a link for others begins with; null if all that is known is an address of this computer alone. */
export async function originForOthers(): Promise<string | null> {
  if (!isLoopback(location.hostname)) return location.origin;
  try {
    return (await api.here()).addresses[0] ?? null;
  } catch {
    return null;
  }
}

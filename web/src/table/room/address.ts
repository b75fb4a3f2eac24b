/** Where other devices find this page. */

import * as api from "../api";
import { home } from "../places";

/** What a link for others begins with, and who can use it. */
export interface Way {
  readonly home: string;
  readonly who: "all" | "network" | "nobody";
}

/** This page as this device has it. */
export const ownWay = (): Way => ({ home: home(), who: isLoopback(location.hostname) ? "nobody" : "all" });

/** True of a name that means this computer, whichever that is. */
export const isLoopback = (hostname: string): boolean =>
  /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

/** The way that the host has made known; else this one, unless it means this computer and there is another. */
export async function wayForOthers(): Promise<Way> {
  const own = ownWay();
  try {
    const { public_url, addresses } = await api.here();
    if (public_url) return { home: public_url, who: "all" };
    return own.who === "nobody" && addresses[0] ? { home: addresses[0], who: "network" } : own;
  } catch {
    return own;
  }
}

import type { Cover } from "../../table/screens";
import Picture from "./Picture.svelte";

export const cover: Cover = { Picture, minutes: "30–45" };

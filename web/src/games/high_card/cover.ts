import type { Cover } from "../../table/screens";
import { AGAINST_BOT } from "../../table/starts";
import Picture from "./Picture.svelte";

export const cover: Cover = { Picture, minutes: "5", starts: [AGAINST_BOT] };

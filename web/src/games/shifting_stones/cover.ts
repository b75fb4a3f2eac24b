import type { Cover } from "../../table/screens";
import { AGAINST_BOT, ALONE } from "../../table/starts";
import Picture from "./Picture.svelte";

export const cover: Cover = { Picture, minutes: "15–30", starts: [AGAINST_BOT, ALONE] };

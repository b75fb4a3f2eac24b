import type { Cover } from "../../table/screens";
import { AGAINST_BOT } from "../../table/starts";
import { today } from "./day";
import Picture from "./Picture.svelte";

export const cover: Cover = {
  Picture,
  minutes: "30–45",
  starts: [
    AGAINST_BOT,
    { key: "day", bots: false, options: () => ({ day: today(new Date()) }) },
    { key: "practice", bots: false },
  ],
  asks: "deck",
};

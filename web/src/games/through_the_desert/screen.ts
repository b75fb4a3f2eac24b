import type { Screen } from "../../table/screens";
import type { Game } from "../../wire/through_the_desert";
import Board from "./Board.svelte";
import Panel from "./Panel.svelte";
import { written } from "./written";

export const screen: Screen<Game> = {
  Board,
  Panel,
  written,
  counts: true,
  sounds: {
    rider_placed: "wood",
    camel_placed: "wood",
    water_taken: "gain",
    oasis_reached: "gain",
    area_enclosed: "gain",
  },
  keys: [
    ["1 – 5", "key-colours"],
    ["Q W E A S D", "key-ways"],
    ["← ↑ → ↓", "key-arrows"],
    ["N", "key-next"],
    ["Enter", "key-place"],
    ["O", "key-owner"],
    ["T", "key-words"],
    ["+ - 0", "key-zoom"],
  ],
};

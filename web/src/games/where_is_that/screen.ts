import type { Screen } from "../../table/screens";
import type { Game } from "../../wire/where_is_that";
import Board from "./Board.svelte";
import Panel from "./Panel.svelte";
import { result } from "./practice";
import { written } from "./written";

export const screen: Screen<Game> = {
  Board,
  Panel,
  written,
  winsAlone: true,
  sounds: {
    card_taken: "card",
    cards_pushed: "card",
    card_placed: "card",
    card_turned: "card",
    maps_turned: "card",
    card_scored: "gain",
  },
  keys: [
    ["1 – 6", "key-cards"],
    ["← ↑ → ↓", "key-arrows"],
    ["N", "key-next"],
    ["Enter", "key-place"],
    ["M", "key-map"],
    ["T", "key-words"],
    ["+ - 0", "key-zoom"],
  ],
  result,
};

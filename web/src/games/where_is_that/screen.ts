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

import type { Screen } from "../../table/screens";
import Board from "./Board.svelte";
import Panel from "./Panel.svelte";
import { written } from "./written";

export const screen: Screen = {
  Board,
  Panel,
  written,
  keys: [
    ["1 – 9", "key-stones"],
    ["F", "key-flip"],
    ["← ↑ → ↓", "key-swap"],
    ["A B C D G H", "key-cards"],
    ["Enter", "key-confirm"],
    ["S", "key-score"],
    ["E", "key-end"],
    ["K", "key-skip"],
    ["R", "key-reverses"],
  ],
};

import type { Screen } from "../../table/screens";
import type { Game } from "../../wire/sonora";
import Board from "./Board.svelte";
import Panel from "./Panel.svelte";
import { written } from "./written";

export const screen: Screen<Game> = {
  Board,
  Panel,
  written,
  quiet: ["discs_counted", "disc_unused", "bonus_lost", "mudcracks_begun", "writing_finished"],
  // What is written; the board itself plays what the discs do.
  sounds: {
    hexes_crossed: "pencil",
    shape_drawn: "pencil",
    path_traced: "pencil",
    node_marked: "pencil",
    rabbit_added: "pencil",
    box_ticked: "pencil",
    swapped: "wood",
  },
  keys: [
    ["1 – 5", "key-digits"],
    ["← →", "key-turn"],
    ["Space", "key-space"],
    ["↑ ↓ / + -", "key-power"],
    ["Enter", "key-flick"],
    ["W A S D", "key-place"],
    ["Shift", "key-fine"],
    ["R / K", "key-reflick"],
    ["E", "key-end-swaps"],
    ["V", "key-again"],
    ["T", "key-words"],
    ["B", "key-other"],
    ["1 – 9", "key-queue"],
    ["← ↑ → ↓", "key-walk"],
    ["Enter / Space", "key-mark"],
    ["R / F / M", "key-change"],
    ["+ / -", "key-amount"],
    ["E", "key-end-mudcracks"],
    ["Shift + Enter", "key-finish"],
    ["S", "key-section"],
    ["O", "key-others"],
  ],
};

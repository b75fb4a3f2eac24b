import type { Screen } from "../../table/screens";
import type { Game } from "../../wire/shifting_stones";
import Board from "./Board.svelte";
import Line from "./Line.svelte";
import Panel from "./Panel.svelte";
import { written } from "./written";

export const screen: Screen<Game> = {
  Board,
  Panel,
  Line,
  written,
  winsAlone: true,
  quiet: ["turn_ended", "cards_drawn"],
  sounds: {
    stones_laid: "stone",
    stones_swapped: "stone",
    stone_flipped: "stone",
    cards_drawn: "card",
    card_scored: "gain",
  },
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

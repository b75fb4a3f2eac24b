import type { Screen } from "../../table/screens";
import type { Game } from "../../wire/high_card";
import Board from "./Board.svelte";
import Panel from "./Panel.svelte";

export const screen: Screen<Game> = {
  Board,
  Panel,
  sounds: { card_laid: "card", trick_taken: "gain" },
  keys: [
    ["1 – 9", "key-cards"],
    ["Enter", "key-lay"],
  ],
};

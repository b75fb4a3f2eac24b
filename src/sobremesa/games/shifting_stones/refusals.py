"""Why a move is not allowed, and the section of the rules that says so."""

from enum import StrEnum


class Refusal(StrEnum):
    NOT_IN_HAND = "not_in_hand"
    NO_SUCH_STONE = "no_such_stone"
    SAME_STONE = "same_stone"
    DIAGONAL = "diagonal"
    NOT_NEIGHBOURS = "not_neighbours"
    LOWER_STONE_FIRST = "lower_stone_first"
    NO_MATCH = "no_match"
    SCORED_THIS_TURN = "scored_this_turn"
    SKIPPED_LAST_TURN = "skipped_last_turn"
    ALREADY_ACTED = "already_acted"
    HAND_FULL = "hand_full"
    DEALERS_MOVE = "dealers_move"


SECTION = {
    Refusal.NOT_IN_HAND: "turn",
    Refusal.NO_SUCH_STONE: "setup",
    Refusal.SAME_STONE: "swap",
    Refusal.DIAGONAL: "swap",
    Refusal.NOT_NEIGHBOURS: "swap",
    Refusal.LOWER_STONE_FIRST: "swap",
    Refusal.NO_MATCH: "score",
    Refusal.SCORED_THIS_TURN: "score",
    Refusal.SKIPPED_LAST_TURN: "skip",
    Refusal.ALREADY_ACTED: "skip",
    Refusal.HAND_FULL: "skip",
    Refusal.DEALERS_MOVE: "setup",
}

"""Why a move is not allowed, and the section of the rules that says so."""

from enum import StrEnum


class Refusal(StrEnum):
    NOT_IN_HAND = "not_in_hand"
    DEALERS_MOVE = "dealers_move"


SECTION = {
    Refusal.NOT_IN_HAND: "turn",
    Refusal.DEALERS_MOVE: "setup",
}

"""Why a move is not allowed, and the section of the rules that says so."""

from enum import StrEnum


class Refusal(StrEnum):
    NOT_ON_OFFER = "not_on_offer"
    ALREADY_TAKEN = "already_taken"
    TAKE_FIRST = "take_first"
    OCCUPIED = "occupied"
    ONLY_CORNERS = "only_corners"
    TOUCHES_NOTHING = "touches_nothing"
    NOTHING_TO_PUSH = "nothing_to_push"
    BREAKS_WEST_EAST = "breaks_west_east"
    BREAKS_NORTH_SOUTH = "breaks_north_south"
    DEALERS_MOVE = "dealers_move"


SECTION = {
    Refusal.NOT_ON_OFFER: "round",
    Refusal.ALREADY_TAKEN: "round",
    Refusal.TAKE_FIRST: "round",
    Refusal.OCCUPIED: "place",
    Refusal.ONLY_CORNERS: "place",
    Refusal.TOUCHES_NOTHING: "place",
    Refusal.NOTHING_TO_PUSH: "push",
    Refusal.BREAKS_WEST_EAST: "shakeup",
    Refusal.BREAKS_NORTH_SOUTH: "shakeup",
    Refusal.DEALERS_MOVE: "setup",
}

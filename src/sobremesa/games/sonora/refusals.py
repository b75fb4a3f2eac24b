"""Why a move is not allowed, and the section of the rules that says so."""

from enum import StrEnum


class Refusal(StrEnum):
    NOT_ON_CORNER = "not_on_corner"
    TOO_FAST = "too_fast"
    NO_DIRECTION = "no_direction"
    NOT_YOUR_DISC = "not_your_disc"
    ALREADY_FLICKED = "already_flicked"
    THIS_DISC_FIRST = "this_disc_first"
    NOTHING_TO_FLICK = "nothing_to_flick"
    FLICK_FIRST = "flick_first"
    NO_REFLICK = "no_reflick"
    SETTLE_FIRST = "settle_first"
    NOTHING_TO_CHOOSE = "nothing_to_choose"
    OTHER_DISC = "other_disc"
    NOT_ITS_ZONE = "not_its_zone"
    CHOOSE_COLOURS = "choose_colours"
    NO_COLOURS = "no_colours"
    SAME_COLOUR = "same_colour"
    NO_SWAPS_NOW = "no_swaps_now"
    SWAP_OWN = "swap_own"
    DEALERS_MOVE = "dealers_move"


SECTION = {
    Refusal.NOT_ON_CORNER: "corner",
    Refusal.TOO_FAST: "corner",
    Refusal.NO_DIRECTION: "corner",
    Refusal.NOT_YOUR_DISC: "turn",
    Refusal.ALREADY_FLICKED: "turn",
    Refusal.THIS_DISC_FIRST: "corner",
    Refusal.NOTHING_TO_FLICK: "turn",
    Refusal.FLICK_FIRST: "turn",
    Refusal.NO_REFLICK: "reflick",
    Refusal.SETTLE_FIRST: "reflick",
    Refusal.NOTHING_TO_CHOOSE: "bullseye",
    Refusal.OTHER_DISC: "bullseye",
    Refusal.NOT_ITS_ZONE: "positions",
    Refusal.CHOOSE_COLOURS: "solo",
    Refusal.NO_COLOURS: "solo",
    Refusal.SAME_COLOUR: "solo",
    Refusal.NO_SWAPS_NOW: "swap",
    Refusal.SWAP_OWN: "swap",
    Refusal.DEALERS_MOVE: "turn",
}

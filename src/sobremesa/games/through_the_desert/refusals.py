"""Why a move is not allowed, and the section of the rules that says so."""

from enum import StrEnum


class Refusal(StrEnum):
    NO_SUCH_HEX = "no_such_hex"
    MOUNTAIN = "mountain"
    BEYOND_THE_LINE = "beyond_the_line"
    ON_OASIS = "on_oasis"
    OCCUPIED = "occupied"
    SET_ASIDE_FIRST = "set_aside_first"
    NOTHING_SET_ASIDE = "nothing_set_aside"
    SAME_SET_ASIDE = "same_set_aside"
    RIDERS_FIRST = "riders_first"
    RIDERS_ALL_PLACED = "riders_all_placed"
    RIDER_PLACED = "rider_placed"
    COLOUR_SET_ASIDE = "colour_set_aside"
    COLOUR_BEGUN = "colour_begun"
    ON_WATER = "on_water"
    BESIDE_OASIS = "beside_oasis"
    BESIDE_RIDER = "beside_rider"
    NONE_LEFT = "none_left"
    ENCLOSED = "enclosed"
    BESIDE_RIVAL = "beside_rival"
    NOT_BESIDE_CARAVAN = "not_beside_caravan"
    DEALERS_MOVE = "dealers_move"


SECTION = {
    Refusal.NO_SUCH_HEX: "board",
    Refusal.MOUNTAIN: "board",
    Refusal.BEYOND_THE_LINE: "board",
    Refusal.ON_OASIS: "board",
    Refusal.OCCUPIED: "board",
    Refusal.SET_ASIDE_FIRST: "setup",
    Refusal.NOTHING_SET_ASIDE: "setup",
    Refusal.SAME_SET_ASIDE: "setup",
    Refusal.RIDERS_FIRST: "riders",
    Refusal.RIDERS_ALL_PLACED: "riders",
    Refusal.RIDER_PLACED: "riders",
    Refusal.COLOUR_SET_ASIDE: "setup",
    Refusal.COLOUR_BEGUN: "riders",
    Refusal.ON_WATER: "riders",
    Refusal.BESIDE_OASIS: "riders",
    Refusal.BESIDE_RIDER: "riders",
    Refusal.NONE_LEFT: "camels",
    Refusal.ENCLOSED: "areas",
    Refusal.BESIDE_RIVAL: "camels",
    Refusal.NOT_BESIDE_CARAVAN: "camels",
    Refusal.DEALERS_MOVE: "setup",
}

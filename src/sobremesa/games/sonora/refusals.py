"""Why a move is not allowed, and the section of the rules that says so."""

from enum import StrEnum
from typing import Any, TypeAlias


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
    NOT_WRITING = "not_writing"
    WRITE_NOW = "write_now"
    DISCOVER_FIRST = "discover_first"
    NOTHING_TO_DISCOVER = "nothing_to_discover"
    NO_ICON_LEFT = "no_icon_left"
    NO_SUCH_BUILDING = "no_such_building"
    NOT_SO_MANY_HEXES = "not_so_many_hexes"
    RUINS_FIRST = "ruins_first"
    NOT_IN_RUINS = "not_in_ruins"
    MUD_FIRST = "mud_first"
    NOT_FOR_CANYON = "not_for_canyon"
    NO_SHAPE = "no_shape"
    SHAPE_TOO_LARGE = "shape_too_large"
    SHAPE_OVERLAPS = "shape_overlaps"
    SHAPE_APART = "shape_apart"
    NOT_FOR_CREEK = "not_for_creek"
    NO_SUCH_SPACE = "no_such_space"
    SPACE_VISITED = "space_visited"
    WAY_CLOSED = "way_closed"
    WRONG_LENGTH = "wrong_length"
    NOTHING_TO_SPEND = "nothing_to_spend"
    SPEND_FIRST = "spend_first"
    NO_RABBIT = "no_rabbit"
    COLUMNS_BEGUN = "columns_begun"
    NO_SUCH_NODE = "no_such_node"
    NODE_MARKED = "node_marked"
    NODE_APART = "node_apart"
    NODE_DEAR = "node_dear"
    COLUMN_FULL = "column_full"
    MUST_DRAW = "must_draw"
    MUST_TRACE = "must_trace"
    RIVAL_FIRST = "rival_first"
    RIVAL_DONE = "rival_done"
    RIVAL_OTHER_SECTION = "rival_other_section"
    RIVAL_NO_FIT = "rival_no_fit"
    RIVAL_NO_WAY = "rival_no_way"
    RIVAL_NO_ROOM = "rival_no_room"


Reason: TypeAlias = tuple[Refusal, dict[str, Any]]
"""A code and the facts for its sentence."""

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
    Refusal.NOT_WRITING: "writing",
    Refusal.WRITE_NOW: "writing",
    Refusal.DISCOVER_FIRST: "discovery",
    Refusal.NOTHING_TO_DISCOVER: "discovery",
    Refusal.NO_ICON_LEFT: "discovery",
    Refusal.NO_SUCH_BUILDING: "ruins",
    Refusal.NOT_SO_MANY_HEXES: "ruins",
    Refusal.RUINS_FIRST: "ruins",
    Refusal.NOT_IN_RUINS: "ruins",
    Refusal.MUD_FIRST: "mudcracks",
    Refusal.NOT_FOR_CANYON: "canyon",
    Refusal.NO_SHAPE: "canyon",
    Refusal.SHAPE_TOO_LARGE: "canyon",
    Refusal.SHAPE_OVERLAPS: "canyon",
    Refusal.SHAPE_APART: "canyon",
    Refusal.NOT_FOR_CREEK: "creek",
    Refusal.NO_SUCH_SPACE: "creek",
    Refusal.SPACE_VISITED: "creek",
    Refusal.WAY_CLOSED: "creek",
    Refusal.WRONG_LENGTH: "creek",
    Refusal.NOTHING_TO_SPEND: "mudcracks",
    Refusal.SPEND_FIRST: "mudcracks",
    Refusal.NO_RABBIT: "bonuses",
    Refusal.COLUMNS_BEGUN: "mudcracks",
    Refusal.NO_SUCH_NODE: "mudcracks",
    Refusal.NODE_MARKED: "mudcracks",
    Refusal.NODE_APART: "mudcracks",
    Refusal.NODE_DEAR: "mudcracks",
    Refusal.COLUMN_FULL: "mudcracks",
    Refusal.MUST_DRAW: "canyon",
    Refusal.MUST_TRACE: "creek",
    Refusal.RIVAL_FIRST: "rival",
    Refusal.RIVAL_DONE: "rival",
    Refusal.RIVAL_OTHER_SECTION: "rival",
    Refusal.RIVAL_NO_FIT: "rival",
    Refusal.RIVAL_NO_WAY: "rival",
    Refusal.RIVAL_NO_ROOM: "rival",
}

"""A position: the camels of every caravan as a set of hexes, and what each seat has won."""

from typing import Final, Literal, TypeAlias

from sobremesa.core.values import DEALER_ALONE, NOBODY, SEAT_ALONE, Seat, Value
from sobremesa.games.through_the_desert.hexes import Bits

Colour: TypeAlias = Literal["blue", "green", "red", "violet", "yellow"]
"""Of a camel. Which colour a rider wears is the table's affair."""
Tint: TypeAlias = int
"""A colour by its place in COLOURS."""

COLOURS: Final[tuple[Colour, ...]] = ("blue", "green", "red", "violet", "yellow")
TINTS: Final = range(len(COLOURS))
TINT: Final[dict[Colour, Tint]] = {colour: tint for tint, colour in enumerate(COLOURS)}

CAMELS = 34
"""In the box, of each colour."""
LEFT_OUT = {2: 10, 3: 5, 4: 0, 5: 0}
"""Camels of each colour that stay in the box, by number of seats."""
SUPPLY = {seats: CAMELS - seats - out for seats, out in LEFT_OUT.items()}
"""Camels of each colour beside the board, the riders' taken off: 22, 26, 30, 29.

With five seats the colours set aside leave the game with their riders, so 29 and not 30.
"""
RIDERS = {2: 5, 3: 5, 4: 5, 5: 4}
"""Riders of each seat."""
OASES = 5
WELLS_OF_A_VALUE = 15
VALUES = (1, 2, 3)
"""What the water in a well can be worth."""
CAMELS_A_TURN = 2
FIRST_TURNS = {2: (1, 2), 3: (1, 1, 2), 4: (1, 1, 2, 2), 5: (1, 1, 2, 2, 2)}
"""Camels that each seat places in its first turn (R9)."""

OASIS_POINTS = 5
LONGEST_POINTS = 10
TIED_POINTS = 5

Stage: TypeAlias = Literal["set_aside", "palms", "water", "riders", "camels", "over"]
"""What the table is doing."""
DEALING: Final = ("palms", "water")
"""The stages in which it is the dealer's turn."""
EndedBy: TypeAlias = Literal["", "colour_ran_out", "nobody_can_place"]
"""What ended the match; empty while it goes on."""


class Caravan(Value, frozen=True, gc=False):
    """Camels of one colour that follow one rider, all of them connected. Without camels, none."""

    camels: Bits = 0
    """The rider's among them."""
    reach: Bits = 0
    """The hexes that its camels touch."""
    enclosed: Bits = 0
    """The spaces it has enclosed and not filled, oases too."""
    visited: Bits = 0
    """The oases it has scored (R11)."""


class Position(Value, frozen=True, gc=False):
    """Everything there is to know. Sets of hexes are `Bits`; the README explains them."""

    stage: Stage
    seat: Seat
    """Whose turn it is; before the riders, who is next to set a colour aside."""
    turn: int
    """Turns of placing camels that are over, of all seats together."""
    left: int
    """Camels that the seat has still to place in this turn."""

    spaces: Bits
    """The board in use. It never changes."""
    oases: Bits
    wells: tuple[Bits, ...]
    """The wells not yet taken: all of them, those worth 2 or more, those worth 3."""
    free: Bits
    """Where a camel could stand: spaces without camel or oasis."""

    riders: Bits
    caravans: tuple[tuple[Caravan, ...], ...]
    """By seat, then by colour."""
    roomy: tuple[Bits, ...]
    """Of each colour: where its caravans may grow at all.

    That is wherever not two of them touch; and nowhere once the colour has run out.
    """

    supply: tuple[int, ...]
    """Camels of each colour beside the board."""
    water: tuple[tuple[int, ...], ...]
    """Wells that each seat has taken: of value 1, 2 and 3."""
    aside: tuple[Tint, ...]
    """With five seats: the colour that each seat has set aside, in turn order (R33)."""
    different: bool
    """The option: with five seats no two set the same colour aside."""
    ended_by: EndedBy
    face_down: bool = False
    """The option: what others have won lies face down until the end (R36)."""

    @property
    def to_move(self) -> frozenset[Seat]:
        if self.stage == "over":
            return NOBODY
        return DEALER_ALONE if self.stage in DEALING else SEAT_ALONE[self.seat]

    @property
    def seats(self) -> int:
        return len(self.water)

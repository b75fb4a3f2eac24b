"""A position: the maps, the cards on offer and in the pile, and what is still face down."""

from typing import Final, Literal, TypeAlias

from msgspec.structs import astuple

from sobremesa.core.values import DEALER_ALONE, NOBODY, SEAT_ALONE, Seat, Value
from sobremesa.games.where_is_that.cards import Card, MapSide
from sobremesa.games.where_is_that.maps import Map, Spot, Spots, map_of

Mode: TypeAlias = Literal["cartographer", "shakeup"]
Stage: TypeAlias = Literal["prepare", "reveal", "take", "place", "turn", "over"]
"""What the table is doing."""
DEALING: Final = ("prepare", "reveal", "turn")
"""The stages in which it is the dealer's turn."""
EndedBy: TypeAlias = Literal["", "pile_empty"]

CARDS_EACH: dict[Mode, int] = {"cartographer": 12, "shakeup": 5}
"""Cards of the pile for each seat; a round uses one of them."""
PRACTICE_CARDS = 10
"""For one who plays alone, in either mode."""
MONUMENTS_EACH = 2
"""How many of these are monuments, if there are any."""
COMMON_STARTS = 4
"""Start cards on the common map of shake-up."""


class Position(Value, frozen=True, gc=False):
    """Everything there is to know, map sides of face-down cards included."""

    stage: Stage
    seat: Seat
    """Whose turn it is."""
    first: Seat
    """Who began the match (R17)."""
    round: int
    """From 0."""

    market: tuple[Card, ...]
    """The cards on offer, in the order they came."""
    taken: Card
    """The card that the seat has taken and not yet placed; empty if there is none."""
    pile: tuple[Card, ...]
    """The cards not yet on offer, by their ids; in which order they come is luck."""
    top: Card
    """The uppermost card of the pile where it shows, else empty (R18)."""

    maps: tuple[Spots, ...]
    """Cartographer: one a seat. Shake-up: the common one."""
    landed: Spot | None
    """Where the card lies that was placed and must now be turned."""
    discards: tuple[Card, ...]
    points: tuple[int, ...]

    open: dict[Card, MapSide]
    """The map sides that everybody sees."""
    hidden: dict[Card, MapSide]
    """The map sides of all other cards in the match, the pile's too."""

    mode: Mode
    deck: str
    monuments: bool
    whole_line: bool
    """The option: a push moves the cards beyond a gap too (R4)."""
    day: int
    """The option: who practises on this day gets the same cards as everybody; 0 is any."""

    def __hash__(self) -> int:
        return hash(_unordered(astuple(self)))

    @property
    def to_move(self) -> frozenset[Seat]:
        if self.stage in DEALING:
            return DEALER_ALONE
        return NOBODY if self.stage == "over" else SEAT_ALONE[self.seat]

    @property
    def seats(self) -> int:
        return len(self.points)

    @property
    def common(self) -> bool:
        """All play on one map."""
        return self.mode == "shakeup"

    @property
    def spots(self) -> Spots:
        """The map that the seat to move plays on, as it is kept."""
        return self.maps[0 if self.mode == "shakeup" else self.seat]

    @property
    def map(self) -> Map:
        """The map that the seat to move plays on."""
        return map_of(self.spots)


def _unordered(value: object) -> object:
    """The same without dictionaries: in which order their cards came is forgotten."""
    if isinstance(value, dict):
        return frozenset(value.items())
    return tuple(map(_unordered, value)) if isinstance(value, tuple) else value


def rounds(mode: Mode, seats: int) -> int:
    """How many rounds there are: in each, every seat lays a card."""
    return CARDS_EACH[mode] if seats > 1 else PRACTICE_CARDS


def pile_size(mode: Mode, seats: int) -> int:
    """Cards in the pile before the first round."""
    return rounds(mode, seats) * seats

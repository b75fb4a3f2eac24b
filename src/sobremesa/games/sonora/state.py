"""A position: where every disc is, whose flick is being settled, and what each seat has earned."""

from typing import Final, Literal, TypeAlias

from msgspec.structs import replace

from sobremesa.core.values import DEALER_ALONE, NOBODY, SEAT_ALONE, Seat, Value
from sobremesa.games.sonora.moves import Flick
from sobremesa.games.sonora.printed.board import Corner, Section, corner_of
from sobremesa.games.sonora.printed.discs import Colour, Disc, colour
from sobremesa.games.sonora.sheet.values import Sheet

Where: TypeAlias = Literal["hand", "board", "hole", "out"]
Stage: TypeAlias = Literal[
    "flick",
    "roll",
    "bullseye",
    "reflick",
    "colours",
    "swap",
    "halves",
    "rival",
    "ruins",
    "write",
    "over",
]
"""What the table is doing; `roll` is the dealer's, who lets the discs run."""
EndedBy: TypeAlias = Literal["", "last_round"]


class Lying(Value, frozen=True, gc=False):
    """Where a disc is. A section is set where its owner had to choose one."""

    where: Where = "hand"
    x: int = 0
    y: int = 0
    section: Section | None = None


IN_HAND: Final = Lying()
OUT: Final = Lying("out")


class Position(Value, frozen=True, gc=False):
    """Everything there is to know."""

    stage: Stage
    rounds: int
    no_bunting: bool
    rival_squares: int
    """Solo: squares of the canyon from which the rival may begin."""
    hands: tuple[str, ...]
    """How steady each seat's hand is."""

    round: int
    turn: int
    """Of a seat in this round: 0, 1, 2."""
    seat: Seat
    """Whose turn it is; after the flicks, who is next to swap, to choose or to mark the ruins."""
    left: int
    """Discs that the seat has still to flick in this turn."""

    flicker: Seat
    """Who flicks now, or has just flicked: not always the one whose turn it is (R1, R4)."""
    disc: Disc | None
    """The disc that must be flicked next, or was just flicked; None if any in hand may be."""
    aim: Flick | None
    """A flick that waits for the dealer."""
    fallen: tuple[Disc, ...]
    """Bullseyes whose owners have still to choose a section, in the order they fell."""
    knocked: tuple[Disc, ...]
    """Knocked off by the flicker, whose flick is not settled yet."""
    waiting: tuple[Disc, ...]
    """Knocked off by flicks that are settled: each is flicked again, the first one next."""

    discs: tuple[Lying, ...]
    colours: tuple[Colour, ...]
    """Solo, once chosen: the own colour and the rival's."""
    order: tuple[Seat, ...]
    """Who has still to mark the ruins, the first one now."""
    sheets: tuple[Sheet, ...]
    ended_by: EndedBy

    @property
    def to_move(self) -> frozenset[Seat]:
        match self.stage:
            case "over":
                return NOBODY
            case "roll":
                return DEALER_ALONE
            case "flick" | "reflick":
                return SEAT_ALONE[self.flicker]
            case "bullseye":
                return SEAT_ALONE[self.owner(self.fallen[0])]
            case "write":
                return frozenset(s for s, sheet in enumerate(self.sheets) if not sheet.finished)
        return SEAT_ALONE[self.seat]

    @property
    def flicked(self) -> Disc:
        """The disc that runs, or has just run."""
        assert self.disc is not None
        return self.disc

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def solo(self) -> bool:
        return len(self.hands) == 1

    @property
    def first(self) -> Seat:
        """Who has the marker in this round."""
        return self.round % self.seats

    @property
    def turn_order(self) -> tuple[Seat, ...]:
        """Clockwise from the seat with the marker."""
        return tuple((self.first + n) % self.seats for n in range(self.seats))

    def owner(self, disc: Disc) -> Seat:
        """Whose disc this is."""
        return 0 if self.solo else colour(disc)

    def corner(self, seat: Seat) -> Corner:
        """The corner a seat flicks from in this round."""
        return corner_of(seat, self.round)

    def own(self, seat: Seat, where: Where) -> tuple[Disc, ...]:
        """A seat's discs that are there; in a solo match, once chosen, those of its colour."""
        return tuple(
            disc
            for disc, lying in enumerate(self.discs)
            if lying.where == where
            and self.owner(disc) == seat
            and (not self.colours or colour(disc) == self.colours[0])
        )

    def to_flick(self, seat: Seat) -> tuple[Disc, ...]:
        """The discs of which a seat flicks one next."""
        return self.own(seat, "hand") if self.disc is None else (self.disc,)

    def with_sheet(self, seat: Seat, sheet: Sheet) -> "Position":
        """The same, with another sheet for this seat."""
        sheets = tuple(sheet if s == seat else one for s, one in enumerate(self.sheets))
        return replace(self, sheets=sheets)

    def with_disc(self, disc: Disc, lying: Lying) -> "Position":
        """The same, with a disc elsewhere."""
        return replace(self, discs=(*self.discs[:disc], lying, *self.discs[disc + 1 :]))

    def with_exchanged(self, first: Disc, second: Disc) -> "Position":
        """The same, with two discs in each other's place, to the last fraction."""
        there = self.discs[first]
        return self.with_disc(first, self.discs[second]).with_disc(second, there)

"""What the table sees happen."""

from typing import TypeAlias

from msgspec.structs import replace

from sobremesa.core.values import Event, Seat
from sobremesa.games.through_the_desert.hexes import Hex
from sobremesa.games.through_the_desert.state import Colour, EndedBy
from sobremesa.games.through_the_desert.water import Well


class ColourSetAside(Event, frozen=True, gc=False):
    seat: Seat
    colour: Colour


class PalmsPlanted(Event, frozen=True, gc=False):
    oases: tuple[Hex, ...]


class WellsFilled(Event, frozen=True, gc=False):
    """Water lies on the board, worth one, two or three points."""

    ones: tuple[Hex, ...]
    twos: tuple[Hex, ...]
    threes: tuple[Hex, ...]


class RiderPlaced(Event, frozen=True, gc=False):
    seat: Seat
    colour: Colour
    hex: Hex


class CaravansSetOut(Event, frozen=True, gc=False):
    """The last rider is placed: from now on camels are."""


class CamelPlaced(Event, frozen=True, gc=False):
    seat: Seat
    colour: Colour
    hex: Hex
    supply: int
    """Camels of this colour that are left."""


class WaterTaken(Event, frozen=True, gc=False):
    """A camel stands on a well."""

    seat: Seat
    hex: Hex
    value: int
    """0 for those from whom it is hidden."""
    face_down: bool = False

    def seen_by(self, seat: Seat | None) -> Event:
        return replace(self, value=0) if self.face_down and seat != self.seat else self


class OasisReached(Event, frozen=True, gc=False):
    """A caravan touches an oasis for the first time."""

    seat: Seat
    colour: Colour
    hex: Hex
    """Where the camel stands."""
    oasis: Hex
    points: int
    """0 for those from whom they are hidden."""
    face_down: bool = False

    def seen_by(self, seat: Seat | None) -> Event:
        return replace(self, points=0) if self.face_down and seat != self.seat else self


class AreaEnclosed(Event, frozen=True, gc=False):
    """A caravan has shut an area off: its wells and new oases count at once, its spaces later."""

    seat: Seat
    colour: Colour
    hexes: tuple[Hex, ...]
    """The whole area, oases too."""
    wells: tuple[Well, ...]
    oases: tuple[Hex, ...]
    """Those inside that the caravan had not scored before."""
    count: int
    """Spaces without oases: the points at the end, if none of them is filled."""
    water: int
    points: int
    """Won at once, with water and oases."""
    face_down: bool = False

    def seen_by(self, seat: Seat | None) -> Event:
        """What the board shows, without what was won on it."""
        if not self.face_down or seat == self.seat:
            return self
        return replace(self, wells=(), oases=(), water=0, points=0)


class ColourRanOut(Event, frozen=True, gc=False):
    """The last camel of a colour is placed: the match ends with this turn."""

    seat: Seat
    colour: Colour


class TurnLost(Event, frozen=True, gc=False):
    """A seat has no place for the camels it still had to place (R8)."""

    seat: Seat
    count: int


class CaravanRewarded(Event, frozen=True, gc=False):
    """At the end: the longest caravan of a colour, or several as long."""

    colour: Colour
    seats: tuple[Seat, ...]
    camels: int
    points: int
    """For each of the seats."""


class AreaCounted(Event, frozen=True, gc=False):
    """At the end: the empty spaces that a caravan has enclosed."""

    seat: Seat
    colour: Colour
    hexes: tuple[Hex, ...]
    points: int


class MatchEnded(Event, frozen=True, gc=False):
    ended_by: EndedBy


AnyEvent: TypeAlias = (
    ColourSetAside
    | PalmsPlanted
    | WellsFilled
    | RiderPlaced
    | CaravansSetOut
    | CamelPlaced
    | WaterTaken
    | OasisReached
    | AreaEnclosed
    | ColourRanOut
    | TurnLost
    | CaravanRewarded
    | AreaCounted
    | MatchEnded
)

"""What the table sees happen."""

from typing import TypeAlias

from sobremesa.core.game import Event, Seat
from sobremesa.games.sonora.board import Section
from sobremesa.games.sonora.discs import Colour, Disc
from sobremesa.games.sonora.resolve import Landing
from sobremesa.games.sonora.state import EndedBy
from sobremesa.physics import Rest, Row


class RoundBegan(Event, frozen=True, gc=False):
    round: int
    seat: Seat
    """Who has the marker."""


class Flicked(Event, frozen=True, gc=False):
    """A disc has run and all lie still again."""

    seat: Seat
    disc: Disc
    track: tuple[Row, ...]
    rests: tuple[Rest, ...]
    hits: tuple[Disc, ...]
    """Discs that the flicked one has hit itself, in this order."""


class FlickTooWeak(Event, frozen=True, gc=False):
    """It did not leave the corner: once more, for nothing."""

    seat: Seat
    disc: Disc


class Bullseye(Event, frozen=True, gc=False):
    """A disc fell into the hole, whoever pushed it."""

    seat: Seat
    """Its owner."""
    disc: Disc


class WentOff(Event, frozen=True, gc=False):
    """A disc left the board by its owner's own flick and is out for the round."""

    seat: Seat
    disc: Disc


class KnockedOff(Event, frozen=True, gc=False):
    """Somebody else's disc left the board; its owner will flick it again."""

    seat: Seat
    """Who knocked it off."""
    owner: Seat
    disc: Disc


class Bunted(Event, frozen=True, gc=False):
    """A disc went straight into the zone beside its corner, which this table forbids."""

    seat: Seat
    disc: Disc


class Reflicked(Event, frozen=True, gc=False):
    seat: Seat
    disc: Disc
    left: int
    """Bonuses that remain."""


class SectionChosen(Event, frozen=True, gc=False):
    seat: Seat
    disc: Disc
    section: Section


class ColoursChosen(Event, frozen=True, gc=False):
    seat: Seat
    own: Colour
    rival: Colour


class Swapped(Event, frozen=True, gc=False):
    seat: Seat
    first: Disc
    second: Disc
    left: int


class DiscsCounted(Event, frozen=True, gc=False):
    """What a seat's discs count for in this round."""

    seat: Seat
    landings: tuple[Landing, ...]
    values: tuple[int, ...]
    """By section: ruins, creek bed, mudcracks, canyon."""


class RuinsOrdered(Event, frozen=True, gc=False):
    """Who is first in the ruins."""

    seats: tuple[Seat, ...]


class MatchEnded(Event, frozen=True, gc=False):
    ended_by: EndedBy


AnyEvent: TypeAlias = (
    RoundBegan
    | Flicked
    | FlickTooWeak
    | Bullseye
    | WentOff
    | KnockedOff
    | Bunted
    | Reflicked
    | SectionChosen
    | ColoursChosen
    | Swapped
    | DiscsCounted
    | RuinsOrdered
    | MatchEnded
)

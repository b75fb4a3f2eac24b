"""What the table sees happen. `points` are always points of the score, gained by a mark."""

from typing import Literal, TypeAlias

from sobremesa.core.values import Event, Seat
from sobremesa.games.sonora.printed.board import Section
from sobremesa.games.sonora.printed.discs import Colour, Disc
from sobremesa.games.sonora.printed.sheet import Animal, Bonus, Cactus, Node, Size, Space, Square
from sobremesa.games.sonora.sheet.values import Landing, Reward
from sobremesa.physics import Rest, Row

Lands: TypeAlias = Literal["", "zone", "circle", "line"]
"""Where a disc came to rest: in a zone, on a circle, half in each of two zones; or nowhere."""


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
    lands: Lands = ""
    section: Section | Literal[""] = ""
    """What the flicked disc counts for there; nothing yet on a line."""


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
    gains: tuple[int, ...] = ()
    """By section: how much more the discs count for, or less."""


class DiscsCounted(Event, frozen=True, gc=False):
    """What a seat's discs count for in this round."""

    seat: Seat
    landings: tuple[Landing, ...]
    values: tuple[int, ...]
    """By section: ruins, creek bed, mudcracks, canyon."""


class RuinsOrdered(Event, frozen=True, gc=False):
    """Who is first in the ruins."""

    seats: tuple[Seat, ...]


class HexesCrossed(Event, frozen=True, gc=False):
    seat: Seat
    building: str
    hexes: int
    left: int
    """Value that has still to be crossed off."""


class BuildingCompleted(Event, frozen=True, gc=False):
    seat: Seat
    building: str
    reward: Reward
    points: int


class BonusEarned(Event, frozen=True, gc=False):
    seat: Seat
    bonus: Bonus


class Discovered(Event, frozen=True, gc=False):
    seat: Seat
    animal: Animal


class ShapeDrawn(Event, frozen=True, gc=False):
    seat: Seat
    disc: Disc
    """Or EARNED or SAVED: a fox."""
    squares: tuple[Square, ...]
    cacti: tuple[Cactus, ...]
    points: int
    """What these cacti add, beside those that were there."""


class PathTraced(Event, frozen=True, gc=False):
    seat: Seat
    disc: Disc
    """Or EARNED or SAVED: an owl."""
    path: tuple[Space, ...]
    points: int
    """Of the circled end; 0 if that is a bonus."""


class MudcracksBegun(Event, frozen=True, gc=False):
    seat: Seat
    value: int
    """To be spent."""


class RabbitAdded(Event, frozen=True, gc=False):
    seat: Seat
    disc: Disc
    value: int
    """What it adds."""
    left: int


class NodeMarked(Event, frozen=True, gc=False):
    seat: Seat
    node: Node
    cost: int
    left: int


class CactusSurrounded(Event, frozen=True, gc=False):
    seat: Seat
    size: Size
    points: int


class BoxTicked(Event, frozen=True, gc=False):
    seat: Seat
    column: int
    left: int


class DiscUnused(Event, frozen=True, gc=False):
    """A disc for which there was no shape or no path."""

    seat: Seat
    disc: Disc
    section: Section


class ValueLost(Event, frozen=True, gc=False):
    """What was left to spend in the mudcracks and is let go."""

    seat: Seat
    value: int


class BonusLost(Event, frozen=True, gc=False):
    """An animal that was earned and not used."""

    seat: Seat
    bonus: Bonus


class WritingFinished(Event, frozen=True, gc=False):
    seat: Seat


class RivalCircled(Event, frozen=True, gc=False):
    """Solo: the rival circles hexes of its building."""

    hexes: int


class RivalHexesCrossed(Event, frozen=True, gc=False):
    """Solo: value that goes into the rival's hexes first (R34)."""

    seat: Seat
    hexes: int
    left: int


class RivalDrew(Event, frozen=True, gc=False):
    disc: Disc
    squares: tuple[Square, ...]


class RivalTraced(Event, frozen=True, gc=False):
    disc: Disc
    path: tuple[Space, ...]


class RivalFilled(Event, frozen=True, gc=False):
    node: Node
    circles: int
    left: int


class RivalIdle(Event, frozen=True, gc=False):
    """Solo: a disc that the rival can do nothing with."""

    disc: Disc
    section: Section


class MatchEnded(Event, frozen=True, gc=False):
    ended_by: Literal["last_round"]


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
    | HexesCrossed
    | BuildingCompleted
    | BonusEarned
    | Discovered
    | ShapeDrawn
    | PathTraced
    | MudcracksBegun
    | RabbitAdded
    | NodeMarked
    | CactusSurrounded
    | BoxTicked
    | DiscUnused
    | ValueLost
    | BonusLost
    | WritingFinished
    | RivalCircled
    | RivalHexesCrossed
    | RivalDrew
    | RivalTraced
    | RivalFilled
    | RivalIdle
    | MatchEnded
)

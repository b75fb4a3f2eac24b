"""What the table sees happen. No event names a number before its card has been turned."""

from typing import TypeAlias

from sobremesa.core.values import Event, Seat
from sobremesa.games.where_is_that.cards import Card
from sobremesa.games.where_is_that.maps import Cell, Circle, Direction, Relation


class FirstSeatDrawn(Event, frozen=True, gc=False):
    seat: Seat


class StartDealt(Event, frozen=True, gc=False):
    """Cartographer: a seat begins its map with this card, face down."""

    seat: Seat
    card: Card


class StartsLaid(Event, frozen=True, gc=False):
    """Shake-up: four start cards lie open, arranged correctly."""

    cards: tuple[Card, ...]


class CardsRevealed(Event, frozen=True, gc=False):
    """A round begins; these cards are on offer."""

    round: int
    cards: tuple[Card, ...]


class CardTaken(Event, frozen=True, gc=False):
    seat: Seat
    card: Card


class CardsPushed(Event, frozen=True, gc=False):
    """These cards moved by one cell, the nearest first."""

    seat: Seat
    cards: tuple[Card, ...]
    direction: Direction


class CardPlaced(Event, frozen=True, gc=False):
    """A card lies on its map. Where that is, people are told by the cards around it."""

    seat: Seat
    card: Card
    cell: Cell
    relations: tuple[Relation, ...]


class CardTurned(Event, frozen=True, gc=False):
    """Shake-up: the card just placed shows its numbers."""

    card: Card
    we: int
    ns: int
    lon: float
    lat: float


class CardScored(Event, frozen=True, gc=False):
    """Every circle of the card is right: it stays."""

    seat: Seat
    card: Card
    points: int
    circles: tuple[Circle, ...]


class CardDiscarded(Event, frozen=True, gc=False):
    """Not every circle of the card is right: it goes. `circles` are the wrong ones."""

    seat: Seat
    card: Card
    circles: tuple[Circle, ...]


class MapsTurned(Event, frozen=True, gc=False):
    """Cartographer: all cards on all maps show their numbers."""


class MapScored(Event, frozen=True, gc=False):
    """Cartographer: so many of the circles on a seat's map are right."""

    seat: Seat
    points: int
    count: int


class MatchEnded(Event, frozen=True, gc=False):
    ended_by: str


AnyEvent: TypeAlias = (
    FirstSeatDrawn
    | StartDealt
    | StartsLaid
    | CardsRevealed
    | CardTaken
    | CardsPushed
    | CardPlaced
    | CardTurned
    | CardScored
    | CardDiscarded
    | MapsTurned
    | MapScored
    | MatchEnded
)

"""What the table sees happen."""

from typing import TypeAlias

from sobremesa.core.values import Event, Seat
from sobremesa.games.shifting_stones.cards import Card
from sobremesa.games.shifting_stones.stones import Cell, Face, Grid


class StonesLaid(Event, frozen=True, gc=False):
    grid: Grid


class MiniDeckPacked(Event, frozen=True, gc=False):
    """A solo deck was made. Which cards are in it shows only as they are drawn."""

    count: int


class CardsDrawn(Event, frozen=True, gc=False):
    """A seat drew `count` cards; only that seat sees which."""

    seat: Seat
    count: int
    cards: tuple[Card, ...] = ()

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else CardsDrawn(self.seat, self.count)


class DeckReshuffled(Event, frozen=True, gc=False):
    """The discards became the new deck."""

    count: int


class StonesSwapped(Event, frozen=True, gc=False):
    seat: Seat
    card: Card
    stones: tuple[Cell, Cell]


class StoneFlipped(Event, frozen=True, gc=False):
    seat: Seat
    card: Card
    stone: Cell
    face: Face


class CardScored(Event, frozen=True, gc=False):
    seat: Seat
    card: Card
    points: int


class LastRoundBegun(Event, frozen=True, gc=False):
    """A seat has scored enough cards to end the match with this round."""

    seat: Seat
    count: int


class TurnEnded(Event, frozen=True, gc=False):
    seat: Seat


class TurnSkipped(Event, frozen=True, gc=False):
    seat: Seat


class FailNoted(Event, frozen=True, gc=False):
    """A solo turn ended without a scored card."""

    fails: int


class MatchEnded(Event, frozen=True, gc=False):
    ended_by: str


AnyEvent: TypeAlias = (
    StonesLaid
    | MiniDeckPacked
    | CardsDrawn
    | DeckReshuffled
    | StonesSwapped
    | StoneFlipped
    | CardScored
    | LastRoundBegun
    | TurnEnded
    | TurnSkipped
    | FailNoted
    | MatchEnded
)

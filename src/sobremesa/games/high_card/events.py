"""What the table sees happen."""

from typing import TypeAlias

from sobremesa.core.values import Event, Seat
from sobremesa.games.high_card.position import Card


class HandDealt(Event, frozen=True, gc=False):
    """A seat was dealt `count` cards; only that seat sees which."""

    seat: Seat
    count: int
    cards: tuple[Card, ...] = ()

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else HandDealt(self.seat, self.count)


class CardLaid(Event, frozen=True, gc=False):
    seat: Seat
    card: Card


class TrickTaken(Event, frozen=True, gc=False):
    seat: Seat
    card: Card


AnyEvent: TypeAlias = HandDealt | CardLaid | TrickTaken

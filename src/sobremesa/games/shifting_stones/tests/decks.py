"""The cards by value, and by the pattern printed on them."""

from collections.abc import Iterable
from typing import TypeAlias

from sobremesa.games.shifting_stones.cards import CARDS, Card

Cards: TypeAlias = str | Iterable[Card]
"""Cards by number, or drawn and parted by commas: "bird horse, seed / seed"."""

ONES, TWOS, THREES, FIVES = (
    tuple(number for number, card in enumerate(CARDS) if card.points == points)
    for points in (1, 2, 3, 5)
)


def card(drawing: str) -> Card:
    """The number of the card with this printed pattern: rows parted by /, a dot for grey."""
    return BY_PATTERN[tuple(tuple(row.split()) for row in drawing.split("/"))]


BY_PATTERN: dict[tuple[tuple[str, ...], ...], Card] = {
    tuple(tuple(face or "." for face in row) for row in card.pattern): number
    for number, card in enumerate(CARDS)
}


def cards(drawn: Cards) -> tuple[Card, ...]:
    """The numbers of some cards."""
    return tuple(map(card, drawn.split(",")) if isinstance(drawn, str) else drawn)

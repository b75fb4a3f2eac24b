"""The 72 pattern cards, and where on the grid each can match."""

from functools import lru_cache
from pathlib import Path
from typing import TypeAlias

from msgspec import Struct, json

from sobremesa.games.shifting_stones.stones import SIDE, Cell, Face, Grid

Card: TypeAlias = int
"""A card's number, 0 to 71, in the order of the data file."""

Placement: TypeAlias = tuple[tuple[Cell, Face], ...]
"""One way to lay the pattern on the grid: the face wanted in each cell that matters."""


class Pattern(Struct, frozen=True):
    """What is printed on a card. None is a grey square: any stone, but a stone."""

    points: int
    pattern: tuple[tuple[Face | None, ...], ...]

    def placements(self) -> tuple[Placement, ...]:
        """Every place the pattern fits into; it slides, and is never turned (R4)."""
        rows, columns = len(self.pattern), len(self.pattern[0])
        return tuple(
            tuple(
                ((top + row) * SIDE + left + column, face)
                for row, faces in enumerate(self.pattern)
                for column, face in enumerate(faces)
                if face is not None
            )
            for top in range(SIDE - rows + 1)
            for left in range(SIDE - columns + 1)
        )


class _Deck(Struct, forbid_unknown_fields=True):
    about: str
    source: str
    cards: tuple[Pattern, ...]


def _load() -> tuple[Pattern, ...]:
    """The deck as it is in the box; a damaged file is noticed here."""
    path = Path(__file__).parent / "data" / "cards.json"
    cards = json.decode(path.read_bytes(), type=_Deck).cards
    counts = tuple(sum(card.points == points for card in cards) for points in (1, 2, 3, 5))
    if counts != (28, 26, 13, 5) or len({card.pattern for card in cards}) != len(cards):
        raise ValueError(f"{path} is not the deck of 72 different cards: {counts}")
    return cards


CARDS = _load()
DECK: frozenset[Card] = frozenset(range(len(CARDS)))
POINTS: tuple[int, ...] = tuple(card.points for card in CARDS)
VALUES = (1, 2, 3, 5)
"""The values a card can have."""
PLACEMENTS: tuple[tuple[Placement, ...], ...] = tuple(card.placements() for card in CARDS)


def matches(card: Card, grid: Grid) -> bool:
    """True if the card's pattern lies somewhere on the grid."""
    for placement in PLACEMENTS[card]:
        for cell, face in placement:
            if grid[cell] != face:
                break
        else:
            return True
    return False


@lru_cache(maxsize=2048)
def matching(hand: tuple[Card, ...], grid: Grid) -> tuple[Card, ...]:
    """The cards in hand that match on the grid: asked for by each view, and by what is offered."""
    return tuple([card for card in hand if matches(card, grid)])


def where(card: Card, grid: Grid) -> list[Placement]:
    """Every place on the grid where the card matches."""
    return [
        placement
        for placement in PLACEMENTS[card]
        if all(grid[cell] == face for cell, face in placement)
    ]

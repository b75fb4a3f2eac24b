"""What a seat can do, what the dealer does, and what the dealer may choose from."""

from typing import TypeAlias

from sobremesa.core.choices import Choices
from sobremesa.core.luck import Luck
from sobremesa.core.values import Move
from sobremesa.games.high_card.position import Card


class Lay(Move, frozen=True, gc=False):
    """Lay a card of one's hand (R2)."""

    card: Card


class Deal(Move, frozen=True, gc=False):
    """The dealer gives the next seat its hand."""

    cards: tuple[Card, ...]


AnyMove: TypeAlias = Lay | Deal


class Hands(Choices[Deal]):
    """Every hand of so many cards that a deck can give."""

    __slots__ = ("count", "deck")

    def __init__(self, deck: frozenset[Card], count: int) -> None:
        self.deck = deck
        self.count = count

    def __contains__(self, move: object) -> bool:
        return (
            isinstance(move, Deal)
            and len(move.cards) == self.count
            and list(move.cards) == sorted(self.deck.intersection(move.cards))
        )

    def sample(self, luck: Luck) -> Deal:
        return Deal(tuple(sorted(luck.draw(sorted(self.deck), self.count))))

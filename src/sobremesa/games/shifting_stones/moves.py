"""What a seat can do, and what the dealer does."""

from typing import TypeAlias

from sobremesa.core.values import Move
from sobremesa.games.shifting_stones.cards import Card
from sobremesa.games.shifting_stones.stones import Cell, Grid


class Swap(Move, frozen=True, gc=False):
    """Discard a card to let two neighbouring stones change places."""

    card: Card
    stones: tuple[Cell, Cell]


class Flip(Move, frozen=True, gc=False):
    """Discard a card to turn a stone over."""

    card: Card
    stone: Cell


class Score(Move, frozen=True, gc=False):
    """Lay down a card whose pattern lies on the grid."""

    card: Card


class EndTurn(Move, frozen=True, gc=False):
    """End the turn and draw up to four cards."""


class Skip(Move, frozen=True, gc=False):
    """Do nothing this turn and draw two cards."""


class Pack(Move, frozen=True, gc=False):
    """The dealer makes the mini deck for a solo match (S1)."""

    cards: tuple[Card, ...]


class Lay(Move, frozen=True, gc=False):
    """The dealer lays the nine stones."""

    grid: Grid


class Draw(Move, frozen=True, gc=False):
    """The dealer draws the cards a seat is owed, in the order they come off the deck."""

    cards: tuple[Card, ...]


SeatMove: TypeAlias = Swap | Flip | Score | EndTurn | Skip
DealerMove: TypeAlias = Pack | Lay | Draw
AnyMove: TypeAlias = SeatMove | DealerMove

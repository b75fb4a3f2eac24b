"""What a seat can do, and what the dealer does."""

from typing import TypeAlias

from sobremesa.core.values import Move, Seat
from sobremesa.games.where_is_that.cards import Card, MapSide
from sobremesa.games.where_is_that.maps import Cell, Direction


class Take(Move, frozen=True, gc=False):
    """Choose one of the cards on offer."""

    card: Card


class Place(Move, frozen=True, gc=False):
    """Lay the card that was taken on a free cell."""

    cell: Cell


class Push(Move, frozen=True, gc=False):
    """Push the card on a cell away by one, and lay the card that was taken in its place."""

    cell: Cell
    direction: Direction


class Prepare(Move, frozen=True, gc=False):
    """The dealer draws who begins, the start cards and the pile, map sides included.

    Cartographer: a start card for each seat. Shake-up: the four of the common map.
    """

    first: Seat
    starts: tuple[Card, ...]
    pile: tuple[Card, ...]
    """By their ids; the order in which they come is drawn round by round."""
    sides: dict[Card, MapSide]


class Reveal(Move, frozen=True, gc=False):
    """The dealer puts cards of the pile on offer; `top` is the one that then lies uppermost.

    Only in shake-up does the pile show it (R18).
    """

    cards: tuple[Card, ...]
    top: Card = ""


class TurnOver(Move, frozen=True, gc=False):
    """The dealer turns cards to their map side: the one just placed, or all maps at the end."""

    sides: dict[Card, MapSide]


SeatMove: TypeAlias = Take | Place | Push
DealerMove: TypeAlias = Prepare | Reveal | TurnOver
AnyMove: TypeAlias = SeatMove | DealerMove

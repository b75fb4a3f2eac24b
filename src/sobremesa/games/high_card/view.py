"""What a seat may know, built up from nothing; and full positions that fit it."""

from sobremesa.core import values
from sobremesa.core.luck import Luck
from sobremesa.core.values import Seat
from sobremesa.games.high_card.position import DECK, Card, Open, Position


class View(values.View, frozen=True, gc=False):
    """The table as one seat sees it: what lies open, its own hand, how many cards others hold."""

    open: Open
    hand: tuple[Card, ...]
    sizes: tuple[int, ...]
    """Of the hands dealt so far."""
    best: Card
    """The highest card of the trick; 0 before the first."""


def seen_from(position: Position, viewer: Seat | None) -> View:
    """The position as `viewer` may know it; None watches."""
    dealt = viewer is not None and viewer < len(position.hands)
    return View(
        viewer=viewer,
        to_move=tuple(position.to_move),
        open=position.open,
        hand=position.hands[viewer] if viewer is not None and dealt else (),
        sizes=tuple(map(len, position.hands)),
        best=position.open.best,
    )


def unseen_by(view: View) -> frozenset[Card]:
    """The cards that the viewer has not seen: in other hands, or never dealt (R4)."""
    return DECK - view.open.past - {*view.open.trick, *view.hand}


def imagined(view: View, luck: Luck) -> Position:
    """A position that fits the view, the hidden hands dealt anew."""
    unseen = luck.shuffled(sorted(unseen_by(view)))
    hands = []
    for seat, size in enumerate(view.sizes):
        dealt = [unseen.pop() for _ in range(size)] if seat != view.viewer else view.hand
        hands.append(tuple(sorted(dealt)))
    return Position(view.open, tuple(hands))

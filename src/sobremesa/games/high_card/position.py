"""A position: what lies open for everybody, and the hands."""

from typing import TypeAlias

from sobremesa.core.values import DEALER_ALONE, NOBODY, SEAT_ALONE, Seat, Value

Card: TypeAlias = int
"""A card is its number; no number is there twice (R1)."""
DECK: frozenset[Card] = frozenset(range(1, 41))


class Open(Value, frozen=True, gc=False):
    """What everybody sees."""

    cards: int
    """So many are dealt to each seat."""
    taken: tuple[int, ...]
    """Tricks that each seat has taken."""
    leader: Seat
    trick: tuple[Card, ...] = ()
    """The cards on the table: the leader's, then those of the seats after it. A full trick lies
    there until the next one is begun.
    """
    past: frozenset[Card] = frozenset()
    """The cards of earlier tricks."""

    @property
    def is_full(self) -> bool:
        """Everybody has laid a card."""
        return len(self.trick) == len(self.taken)

    @property
    def best(self) -> Card:
        """The highest card of the trick; 0 before the first."""
        return max(self.trick, default=0)

    @property
    def seat(self) -> Seat:
        """Who lays the next card: after a full trick whoever took it (R3)."""
        behind = self.trick.index(self.best) if self.is_full else len(self.trick)
        return (self.leader + behind) % len(self.taken)


class Position(Value, frozen=True, gc=False):
    """Everything there is to know."""

    open: Open
    hands: tuple[tuple[Card, ...], ...] = ()
    """One for each seat that has been dealt to, sorted."""

    @property
    def to_move(self) -> frozenset[Seat]:
        if len(self.hands) < len(self.open.taken):
            return DEALER_ALONE
        if sum(self.open.taken) == self.open.cards:
            return NOBODY
        return SEAT_ALONE[self.open.seat]

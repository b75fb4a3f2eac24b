"""A position: the grid, every card, and whose turn it is."""

from typing import Literal, TypeAlias

from sobremesa.core.values import DEALER_ALONE, NOBODY, SEAT_ALONE, Seat, Value
from sobremesa.games.shifting_stones.cards import Card
from sobremesa.games.shifting_stones.stones import Grid

HAND = 4
"""Cards in hand at the start, and drawn up to at the end of a turn."""
SKIP_DRAWS = 2
MOST_IN_HAND = 6
"""The ceiling on a skip: ours, after the six cards that the rules name (R8)."""
MINI_DECK = {1: 8, 2: 4, 3: 3, 5: 1}
"""Solo: how many cards of each value."""
CARDS_TO_END = {1: sum(MINI_DECK.values()), 2: 10, 3: 9, 4: 8, 5: 7}
"""Cards scored by one seat that begin the last round, by number of seats; solo, that win."""
MOST_FAILS = 4

EndedBy: TypeAlias = Literal["", "cards_scored", "round_limit", "all_scored", "four_fails"]
"""What ended the match; empty while it goes on."""

Scored: TypeAlias = tuple[tuple[Card, ...], ...]
"""Each seat's scored cards."""


class Position(Value, frozen=True, gc=False):
    """Everything there is to know, hidden cards included."""

    grid: Grid
    """The faces that show, row by row from the top; empty until the dealer lays them."""
    deck: frozenset[Card]
    """The cards not yet drawn; in which order they come is luck."""
    discards: tuple[Card, ...]
    """Oldest first."""
    returned: frozenset[Card]
    """The discards that were last shuffled into the deck: since then it holds no others."""
    hands: tuple[tuple[Card, ...], ...]
    scored: Scored
    skipped: tuple[bool, ...]
    """Whose last turn was a skip (R9)."""
    seat: Seat
    """Whose turn it is."""
    round: int
    acted: bool
    """Something was done in this turn, so it cannot be skipped any more (R10)."""
    has_scored: bool
    """A card was scored in this turn."""
    fails: int
    owed: tuple[tuple[Seat, int], ...]
    """Cards the dealer has yet to draw: for whom, how many."""
    ended_by: EndedBy
    round_limit: int
    one_score: bool
    """At most one card is scored in a turn (R25)."""

    @property
    def scored_enough(self) -> bool:
        """No more cards may be scored in this turn (R25)."""
        return self.one_score and self.has_scored

    @property
    def to_move(self) -> frozenset[Seat]:
        if self.ended_by:
            return NOBODY
        return DEALER_ALONE if self.owed else SEAT_ALONE[self.seat]

    @property
    def solo(self) -> bool:
        return len(self.hands) == 1


def last_round(scored: Scored) -> bool:
    """True once a seat has scored enough cards to end the match (R17); never in a solo match."""
    return len(scored) > 1 and max(map(len, scored)) >= CARDS_TO_END[len(scored)]

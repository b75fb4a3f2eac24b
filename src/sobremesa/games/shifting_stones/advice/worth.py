"""What a turn is worth once it is over: estimates, their weights found by playing."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from math import exp, sqrt
from typing import ClassVar, TypeAlias

from sobremesa.core.values import Seat
from sobremesa.games.shifting_stones.advice.bits import FAR, Bits, distance
from sobremesa.games.shifting_stones.cards import POINTS, Card
from sobremesa.games.shifting_stones.scoring import BONUS
from sobremesa.games.shifting_stones.state import HAND, MOST_FAILS
from sobremesa.games.shifting_stones.view import View

Verdict: TypeAlias = Callable[[float], float]
"""From the worth of the hand after the turn to the worth of it all."""


class Judge(ABC):
    """Knows the worth of a turn by the cards scored, the cards left and the last grid."""

    kept: ClassVar[dict[int, tuple[float, ...]]]
    """The worth of a card kept: by its points, then by the actions it is away from a match."""
    drawn: ClassVar[float]
    """The worth of a card not yet drawn."""
    offered: ClassVar[float]
    """The worth of a point that the last grid offers to the unseen cards."""

    def __init__(self, view: View) -> None:
        self.view = view

    @abstractmethod
    def after(self, scored: Sequence[Card]) -> Verdict:
        """The verdict on all turns that score these cards."""

    def keeping(self, card: Card, grid: Bits) -> float:
        """The worth of one card, kept."""
        return self.kept[POINTS[card]][distance(card, grid)]

    def hand(self, rest: Sequence[Card], paid: int, grid: Bits) -> float:
        """The worth of what is left when as many of the rest were paid, the poorest ones."""
        count = len(rest) - paid
        new = self.drawn * max(0, HAND - count)
        if not count:
            return new
        return new + sum(sorted([self.keeping(card, grid) for card in rest])[paid:])

    def hoped(self, nearest: Sequence[tuple[Card, int]], paid: int) -> float:
        """No less than `hand` on any grid where the cards are not nearer to a match than this."""
        count = len(nearest) - paid
        values = sorted([self.kept[POINTS[card]][away] for card, away in nearest])
        return self.drawn * max(0, HAND - count) + sum(values[paid:])


class Race(Judge):
    """Two seats or more: the lead to be hoped for, and the chance that it wins."""

    kept: ClassVar = {
        1: (0.62, 0.40, 0.38, 0.36, 0.35),
        2: (1.10, 0.90, 0.80, 0.60, 0.50),
        3: (1.80, 1.40, 1.15, 0.85, 0.65),
        5: (3.00, 2.50, 2.00, 1.10, 0.80),
    }
    drawn = 0.62
    offered = -0.7

    PER_TURN = 2.5
    """Points that a seat makes in a turn; how far they stray from it; cards that it scores."""
    STRAY = 1.5
    PACE = 1.4
    PACE_OF_ONE = 1.0
    """The same where a turn scores one card at most (R25)."""
    LEAD, WIN = 0.2, 15.0
    """The worth of a point of the lead, and of winning."""

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.me: Seat = view.viewer or 0
        self.points = [tally.points for tally in view.tallies]
        self.ones = [tally.ones for tally in view.tallies]

    def after(self, scored: Sequence[Card]) -> Verdict:
        points, ones = list(self.points), list(self.ones)
        points[self.me] += sum(POINTS[card] for card in scored)
        ones[self.me] += sum(POINTS[card] == 1 for card in scored)
        rounds = self._rounds_left(len(scored))
        rivals_to_come = len(points) - 1 - self.me
        over = not rounds and not rivals_to_come
        hopes = [
            have + self.PER_TURN * (rounds + (seat > self.me)) + _bonus(ones, seat, rounds, over)
            for seat, have in enumerate(points)
        ]
        mine = hopes.pop(self.me)
        lead = mine - max(hopes)
        if over:
            chance = 0.0 if lead < 0 else 1 / (1 + hopes.count(mine))
            return lambda _: self.LEAD * lead + self.WIN * chance
        stray = self.STRAY * sqrt(2 * rounds + (rivals_to_come > 0))

        def verdict(hand: float) -> float:
            hoped = lead + (hand - HAND * self.drawn if rounds else 0.0)
            return self.LEAD * hoped + self.WIN * _likely(hoped / stray)

        return verdict

    def _rounds_left(self, scored: int) -> float:
        """Rounds to come after this one, about; none if this is the last."""
        view = self.view
        counts = [len(cards) for cards in view.scored]
        counts[self.me] += scored
        missing = view.cards_to_end - max(counts)
        pace = self.PACE_OF_ONE if view.one_score else self.PACE
        rounds = max(1.0, missing / pace) if missing > 0 else 0.0
        return min(rounds, view.round_limit - view.round) if view.round_limit else rounds


def _likely(x: float) -> float:
    """A chance between 0 and 1 that rises with x."""
    return 1 / (1 + exp(-1.7 * max(-20.0, min(20.0, x))))


def _bonus(ones: Sequence[int], seat: Seat, rounds: float, over: bool) -> float:
    """What a seat may hope for from the bonus for most 1-point cards (R18)."""
    ahead = ones[seat] - max(count for other, count in enumerate(ones) if other != seat)
    if over:
        return BONUS if ahead >= 0 and ones[seat] else 0
    return BONUS * _likely((ahead + 0.5) / (0.4 + 0.7 * sqrt(rounds)))


class Solo(Judge):
    """One seat: every card must be scored, and a turn without a score is a fail.

    Once the cards left fit into one hand, they all come back after every turn, whichever were
    paid: then only their distances count.
    """

    kept: ClassVar = {
        1: (0.80, 0.60, 0.45, 0.30, 0.20),
        2: (0.90, 0.65, 0.45, 0.30, 0.20),
        3: (1.20, 0.90, 0.60, 0.35, 0.20),
        5: (1.80, 1.30, 0.90, 0.50, 0.20),
    }
    drawn = 0.45
    offered = 0.2

    SCORED: ClassVar = {1: 1.0, 2: 1.4, 3: 2.5, 5: 5.0}
    """A card is worth what it is hard to match."""
    FAIL = 3.0
    OVER = 50.0
    FREE = 0.8
    """How much of the actions that cost no fail can be used."""

    def __init__(self, view: View) -> None:
        super().__init__(view)
        seen = {*view.hand, *view.discards, *view.returned}
        self.elsewhere = sorted(seen.difference(view.hand, *view.scored))
        """The cards that are not in hand and will come back."""
        left = view.cards_to_end - len(view.scored[0])
        self.known = len(view.hand) + len(self.elsewhere) == left

    def after(self, scored: Sequence[Card]) -> Verdict:
        view = self.view
        worth = sum(self.SCORED[POINTS[card]] for card in (*view.scored[0], *scored))
        if len(view.scored[0]) + len(scored) == view.cards_to_end:
            return lambda hand: worth + self.OVER + hand
        fails = view.fails + (not scored and not view.has_scored)
        worth -= self.FAIL * fails + self.OVER * (fails == MOST_FAILS)
        return lambda hand: worth + hand

    def hand(self, rest: Sequence[Card], paid: int, grid: Bits) -> float:
        if not self._is_last_hand(len(rest)):
            return super().hand(rest, paid, grid)
        left = (*rest, *self.elsewhere)
        worth = sum(self.SCORED[POINTS[card]] for card in left)
        return worth - self.FAIL * self._fails(
            sum(distance(card, grid, FAR) for card in left), len(left)
        )

    def hoped(self, nearest: Sequence[tuple[Card, int]], paid: int) -> float:
        if not self._is_last_hand(len(nearest)):
            return super().hoped(nearest, paid)
        left = (*(card for card, _ in nearest), *self.elsewhere)
        worth = sum(self.SCORED[POINTS[card]] for card in left)
        return worth - self.FAIL * self._fails(sum(away for _, away in nearest), len(left))

    def _is_last_hand(self, rest: int) -> bool:
        return self.known and rest + len(self.elsewhere) <= HAND

    def _fails(self, actions: int, cards: int) -> float:
        """Fails to come, about, if so many actions are needed to match so many cards in turn.

        With n cards a turn has n - 1 actions and a score, or n actions and a fail.
        """
        free = self.FREE * cards * (cards - 1) / 2
        return max(0.0, actions - free) / max(1, cards)

"""What a turn is worth once it is over: estimates, their weights found by playing."""

from collections.abc import Callable, Sequence
from math import exp, sqrt
from typing import ClassVar, TypeAlias

from sobremesa.core.game import Seat
from sobremesa.games.shifting_stones.cards import POINTS, Card
from sobremesa.games.shifting_stones.scoring import BONUS
from sobremesa.games.shifting_stones.state import HAND, MINI_DECK, MOST_FAILS
from sobremesa.games.shifting_stones.view import View

Judge: TypeAlias = Callable[[float], float]
"""From the worth of the hand after the turn to the worth of it all."""
Kept: TypeAlias = dict[int, tuple[float, ...]]
"""The worth of a card kept: by its points, then by the actions it is away from a match."""


class Race:
    """Two seats or more: the lead to be hoped for, and the chance that it wins."""

    kept: ClassVar[Kept] = {
        1: (0.80, 0.60, 0.45, 0.35, 0.30),
        2: (1.60, 1.10, 0.80, 0.50, 0.35),
        3: (2.20, 1.50, 1.00, 0.60, 0.40),
        5: (3.50, 2.40, 1.60, 1.00, 0.50),
    }
    drawn = 0.75
    """The worth of a card not yet drawn."""
    left = -0.5
    """What becomes of the points that the last grid offers to unseen cards: a rival is next."""

    PER_TURN = 2.4
    """Points that a seat makes in a turn; how far they stray from it; cards that it scores."""
    STRAY = 1.9
    PACE = 1.25
    LEAD, WIN = 0.3, 10.0
    """The worth of a point of the lead, and of winning."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.me: Seat = view.viewer or 0
        self.points = [sum(POINTS[card] for card in cards) for cards in view.scored]
        self.ones = [sum(POINTS[card] == 1 for card in cards) for cards in view.scored]

    def after(self, scored: Sequence[Card]) -> Judge:
        """The judge of all turns that score these cards."""
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

        def judge(hand: float) -> float:
            hoped = lead + (hand - HAND * self.drawn if rounds else 0.0)
            return self.LEAD * hoped + self.WIN * _likely(hoped / stray)

        return judge

    def _rounds_left(self, scored: int) -> float:
        """Rounds to come after this one, about; none if this is the last."""
        view = self.view
        counts = [len(cards) for cards in view.scored]
        counts[self.me] += scored
        missing = view.cards_to_end - max(counts)
        rounds = max(1.0, missing / self.PACE) if missing > 0 else 0.0
        return min(rounds, view.round_limit - view.round) if view.round_limit else rounds


class Solo:
    """One seat: every card must be scored, and a turn without a score is a fail."""

    kept: ClassVar[Kept] = {
        1: (0.80, 0.60, 0.45, 0.30, 0.20),
        2: (0.90, 0.65, 0.45, 0.30, 0.20),
        3: (1.20, 0.90, 0.60, 0.35, 0.20),
        5: (1.80, 1.30, 0.90, 0.50, 0.20),
    }
    drawn = 0.45
    left = 0.2

    SCORED: ClassVar = {1: 1.0, 2: 1.3, 3: 2.0, 5: 3.5}
    """A card is worth what it is hard to match."""
    FAIL = 3.0
    OVER = 50.0

    def __init__(self, view: View) -> None:
        self.view = view

    def after(self, scored: Sequence[Card]) -> Judge:
        """The judge of all turns that score these cards."""
        view = self.view
        worth = sum(self.SCORED[POINTS[card]] for card in (*view.scored[0], *scored))
        if len(view.scored[0]) + len(scored) == sum(MINI_DECK.values()):
            return lambda hand: worth + self.OVER + hand
        fails = view.fails + (not scored and not view.has_scored)
        worth -= self.FAIL * fails + self.OVER * (fails == MOST_FAILS)
        return lambda hand: worth + hand


def _likely(x: float) -> float:
    """A chance between 0 and 1 that rises with x."""
    return 1 / (1 + exp(-1.7 * max(-20.0, min(20.0, x))))


def _bonus(ones: Sequence[int], seat: Seat, rounds: float, over: bool) -> float:
    """What a seat may hope for from the bonus for most 1-point cards (R18)."""
    ahead = ones[seat] - max(count for other, count in enumerate(ones) if other != seat)
    if over:
        return BONUS if ahead >= 0 and ones[seat] else 0
    return BONUS * _likely((ahead + 0.5) / (0.4 + 0.7 * sqrt(rounds)))

"""What a turn is worth once it is over: estimates, their weights found by playing."""

from collections.abc import Callable, Sequence
from math import exp, sqrt
from typing import TypeAlias

from sobremesa.games.shifting_stones.cards import POINTS, Card
from sobremesa.games.shifting_stones.scoring import BONUS
from sobremesa.games.shifting_stones.state import HAND, MINI_DECK, MOST_FAILS
from sobremesa.games.shifting_stones.view import View

Judge: TypeAlias = Callable[[float], float]
"""From the worth of the hand after the turn to the worth of it all."""

PER_TURN = 2.4
"""Points a seat makes in a turn, and how far they stray from it."""
STRAY = 1.9
PACE = 1.25
"""Cards a seat scores in a turn."""
WIN = 10.0
"""What winning is worth beside the points of the lead."""
LEAD = 0.3


class Race:
    """Two seats or more: the lead we can hope for, and the chance that it wins."""

    KEPT = {
        1: (0.80, 0.60, 0.45, 0.35, 0.30),
        2: (1.60, 1.10, 0.80, 0.50, 0.35),
        3: (2.20, 1.50, 1.00, 0.60, 0.40),
        5: (3.50, 2.40, 1.60, 1.00, 0.50),
    }
    """A card kept: by its points, then by the actions it is away from a match."""
    DRAWN = 0.75
    LEFT = -0.5
    """The share of what the grid offers to everybody's unseen cards that we lose by it."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.me = view.viewer or 0
        self.rivals = [seat for seat in range(len(view.scored)) if seat != self.me]
        self.points = [sum(POINTS[card] for card in cards) for cards in view.scored]
        self.ones = [sum(POINTS[card] == 1 for card in cards) for cards in view.scored]

    def after(self, scored: Sequence[Card]) -> Judge:
        """The judge of all turns that score these cards."""
        points, ones = list(self.points), list(self.ones)
        points[self.me] += sum(POINTS[card] for card in scored)
        ones[self.me] += sum(POINTS[card] == 1 for card in scored)
        rounds = self._rounds_left(len(scored))
        hopes = []
        for seat, mine in enumerate(points):
            turns = rounds + (seat > self.me)
            hopes.append(mine + PER_TURN * turns + _bonus(ones, seat, rounds))
        best = max(hopes[seat] for seat in self.rivals)
        mine = hopes[self.me]
        later = len(points) - 1 - self.me
        if not rounds and not later:
            winners = sum(hope == mine for hope in hopes)
            chance = 0.0 if best > mine else 1 / winners
            over = LEAD * (mine - best) + WIN * chance
            return lambda _: over
        stray = STRAY * sqrt(2 * rounds + bool(later))
        hands = 1.0 if rounds else 0.0

        def judge(hand: float) -> float:
            lead = mine + hands * hand - best
            return LEAD * lead + WIN * _likely(lead / stray)

        return judge

    def _rounds_left(self, scored: int) -> float:
        """Rounds to come after this one; none if this is the last."""
        view = self.view
        counts = [len(cards) for cards in view.scored]
        counts[self.me] += scored
        missing = view.cards_to_end - max(counts)
        rounds = max(1.0, missing / PACE) if missing > 0 else 0.0
        if view.round_limit:
            rounds = min(rounds, view.round_limit - view.round)
        return rounds


class Solo:
    """One seat: every card must be scored, and a turn without a score is a fail."""

    SCORED = {1: 1.0, 2: 1.3, 3: 2.0, 5: 3.5}
    """A card is worth what it is hard to match."""
    KEPT = {
        1: (0.80, 0.60, 0.45, 0.30, 0.20),
        2: (0.90, 0.65, 0.45, 0.30, 0.20),
        3: (1.20, 0.90, 0.60, 0.35, 0.20),
        5: (1.80, 1.30, 0.90, 0.50, 0.20),
    }
    DRAWN = 0.45
    LEFT = 0.2
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
        if fails == MOST_FAILS:
            worth -= self.OVER
        worth -= self.FAIL * fails
        return lambda hand: worth + hand


def drawn(kept: int) -> int:
    """Cards drawn at the end of a turn with so many kept."""
    return max(0, HAND - kept)


def _likely(x: float) -> float:
    """A chance from 0 to 1 that rises with x."""
    return 1 / (1 + exp(-1.7 * max(-20.0, min(20.0, x))))


def _bonus(ones: Sequence[int], seat: int, rounds: float) -> float:
    """What a seat can hope for from the bonus for most 1-point cards."""
    others = max(count for other, count in enumerate(ones) if other != seat)
    return BONUS * _likely((ones[seat] - others + 0.5) / (0.2 + 0.8 * sqrt(rounds)))

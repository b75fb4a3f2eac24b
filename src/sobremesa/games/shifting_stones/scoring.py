"""What the scored cards are worth, and the score sheet at the end."""

from functools import lru_cache

from sobremesa.core.values import Outcome, ScoreLine, Value, outcome_of
from sobremesa.games.shifting_stones.cards import POINTS, VALUES
from sobremesa.games.shifting_stones.state import Position, Scored

BONUS = 3
"""For the most 1-point cards; each of those who tie gets it (R18)."""


class Tally(Value, frozen=True, gc=False):
    """What a seat's scored cards count for, as things stand."""

    points: int
    """For the cards, without the bonus."""
    ones: int
    """How many 1-point cards there are."""
    bonus: int
    """For the most 1-point cards."""


@lru_cache(maxsize=2048)
def tallies(scored: Scored) -> tuple[Tally, ...]:
    """Each seat's tally, which is the same for many a move."""
    points = [sum([POINTS[card] for card in cards]) for cards in scored]
    return tuple(map(Tally, points, _counts(scored, 1), _bonus(scored)))


def outcome(position: Position) -> Outcome:
    """Every line a player would count: the cards by value, then the bonus."""
    lines = [_cards(position.scored, value) for value in VALUES]
    if position.solo:  # S10: a loss has no winner
        return outcome_of(position.ended_by, lines, won=position.ended_by == "all_scored")
    lines.append(ScoreLine("most_ones", _bonus(position.scored)))
    return outcome_of(position.ended_by, lines)


def _counts(scored: Scored, value: int) -> tuple[int, ...]:
    """How many cards of this value each seat has."""
    return tuple([sum([POINTS[card] == value for card in cards]) for cards in scored])


def _bonus(scored: Scored) -> tuple[int, ...]:
    """To all who have the most 1-point cards (R18); solo there is none (S8)."""
    ones = _counts(scored, 1)
    most = max(ones) if len(scored) > 1 else 0
    return tuple([BONUS if most and count == most else 0 for count in ones])


def _cards(scored: Scored, value: int) -> ScoreLine:
    counts = _counts(scored, value)
    return ScoreLine(f"cards_{value}", tuple(value * count for count in counts), counts)

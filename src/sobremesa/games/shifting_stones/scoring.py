"""The score sheet at the end."""

from sobremesa.core.values import Outcome, ScoreLine, outcome_of
from sobremesa.games.shifting_stones.cards import POINTS, VALUES
from sobremesa.games.shifting_stones.state import Position

BONUS = 3
"""For the most 1-point cards; each of those who tie gets it (R18)."""


def outcome(position: Position) -> Outcome:
    """Every line a player would count: the cards by value, then the bonus."""
    lines = [_cards(position, value) for value in VALUES]
    if position.solo:  # S8: no bonus; S10: a loss has no winner
        return outcome_of(position.ended_by, lines, won=position.ended_by == "all_scored")
    ones = lines[0].counts
    most = max(ones)
    bonus = tuple(BONUS if most and count == most else 0 for count in ones)
    lines.append(ScoreLine("most_ones", bonus))
    return outcome_of(position.ended_by, lines)


def _cards(position: Position, value: int) -> ScoreLine:
    counts = tuple(sum(POINTS[card] == value for card in cards) for cards in position.scored)
    return ScoreLine(f"cards_{value}", tuple(value * count for count in counts), counts)

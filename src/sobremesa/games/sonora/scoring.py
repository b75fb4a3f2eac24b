"""The score sheet."""

from sobremesa.core.game import Outcome, ScoreLine, outcome_of
from sobremesa.games.sonora.board import SECTIONS
from sobremesa.games.sonora.state import Position


def outcome(position: Position) -> Outcome:
    """What the discs counted in each section, added up over all rounds."""
    return outcome_of(position.ended_by, sheet(position))


def sheet(position: Position) -> tuple[ScoreLine, ...]:
    """Every line a player would count, as if the match ended here."""
    return tuple(
        ScoreLine(section, tuple(earned[place] for earned in position.earned))
        for place, section in enumerate(SECTIONS)
    )

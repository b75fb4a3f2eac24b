"""The lessons of Through the Desert are as they are made, and what they say of the scores is so."""

import sobremesa
from sobremesa.core.match import Match
from sobremesa.games.through_the_desert.moves import PlaceCamel
from sobremesa.games.through_the_desert.scoring import outcome
from sobremesa.games.through_the_desert.tests.make_lessons import make
from sobremesa.lessons import opening

GAME = "through_the_desert"


def lead(match: Match) -> int:
    """How far the learner would be ahead if the match ended now."""
    mine, rivals = outcome(match.state).totals
    return mine - rivals


def test_the_lessons_are_as_they_are_made() -> None:
    for name, match in make().items():
        assert match.record == opening(GAME, name)


def test_the_last_lesson_is_behind_by_two_then_ahead_by_one_and_won() -> None:
    match = sobremesa.replay(opening(GAME, "end"))
    assert lead(match) == -2
    match.play(0, PlaceCamel("green", "i5"))
    assert lead(match) == 1
    match.play(0, PlaceCamel("violet", "m4"))
    assert match.outcome is not None
    assert match.outcome.winners == (0,)
    assert lead(match) == 1

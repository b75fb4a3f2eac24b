"""Whole matches of Sonora, confirmed by a second scorer that reads their sheets alone."""

import pytest

from tests.games.sonora_matches import Setting, alone, confirmed, together

A_FEW = [*together(4, "random", 40), *alone(2, "random", 40)]


@pytest.mark.parametrize("setting", A_FEW, ids=str)
def test_the_second_scorer_confirms_a_whole_match(setting: Setting) -> None:
    confirmed(setting)

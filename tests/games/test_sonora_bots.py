"""Sonora's opponents: matches end, better ones win, and they do not keep people waiting."""

import sys
from collections.abc import Sequence
from types import FrameType
from typing import Any

import pytest

from sobremesa import bots
from sobremesa.bots import Bot
from sobremesa.core.choices import Choices
from sobremesa.core.game import AnyGame
from sobremesa.core.luck import Luck
from sobremesa.core.match import Match
from sobremesa.games.sonora.rules import GAME

MOST_CALLS = 800_000
"""Of functions: about a second on a slow machine, and more than twice what is needed."""


class Hasty:
    """Flicks at random, which is quick, and writes as another bot does."""

    def __init__(self, scribe: Bot) -> None:
        self.scribe = scribe

    def choose(self, game: AnyGame, view: Any, choices: Choices[Any], luck: Luck) -> Any:
        if view.stage in ("flick", "reflick"):
            return choices.sample(luck)
        return self.scribe.choose(game, view, choices, luck)


def played(seats: Sequence[Bot], seed: int, **options: bool | int | str) -> Match:
    """A whole match; everything that is chosen must be a choice, or the match refuses it."""
    match = Match(GAME, len(seats), options, Luck(seed))
    luck = Luck(seed + 1)
    while match.to_move:
        seat = min(match.to_move)
        match.play(seat, seats[seat].choose(GAME, match.view(seat), match.choices(seat), luck))
    return match


FIRST, NORMAL, HARD = (Hasty(bots.named(level)) for level in ("first", "normal", "hard"))


@pytest.mark.parametrize("seed", range(12))
def test_whole_matches_end(seed: int) -> None:
    """Among twelve every seat count meets every length, and both variants."""
    seats = [(FIRST, NORMAL, HARD)[(seed + seat) % 3] for seat in range(1 + seed % 4)]
    match = played(seats, seed, rounds=(5, 6, 7)[seed % 3], no_bunting=seed // 4 % 2 == 0)
    assert match.outcome is not None
    assert min(match.outcome.totals) > 0


def test_with_equal_flicks_who_sees_what_marks_open_scores_more() -> None:
    scores = {FIRST: 0, HARD: 0}
    for seed in range(8):
        seats: list[Any] = [FIRST, HARD] if seed % 2 else [HARD, FIRST]
        outcome = played(seats, seed).outcome
        assert outcome is not None
        for bot, total in zip(seats, outcome.totals, strict=True):
            scores[bot] += total
    assert scores[HARD] > 1.15 * scores[FIRST]


class Effort:
    """How many calls of functions a thought takes: the same on every machine."""

    def __init__(self) -> None:
        self.calls = 0

    def __enter__(self) -> "Effort":
        sys.setprofile(self._count)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)

    def _count(self, frame: FrameType, event: str, about: object) -> None:
        self.calls += event == "call"


def test_the_hardest_keeps_nobody_waiting_for_a_flick_or_for_the_sheet() -> None:
    match = Match(GAME, 2, {}, Luck(1))
    hard, luck = bots.named("master"), Luck(2)
    writing = [0, 0]
    while match.state.round == 0:
        seat, stage = min(match.to_move), match.state.stage
        view, choices = match.view(seat), match.choices(seat)
        with Effort() as effort:
            move = hard.choose(GAME, view, choices, luck)
        match.play(seat, move)
        if stage in ("ruins", "write"):
            writing[seat] += effort.calls
        else:
            assert effort.calls < MOST_CALLS
    assert max(writing) < MOST_CALLS

"""The ladders hold: who has just learnt a game can win, and the levels are in their order.

`python -m bench.levels` measures every step with many matches; here a few see that none is upside
down. Sonora's take seconds each, so its flicks are left to the bench.
"""

from typing import Any

import pytest

from sobremesa.bots.levels import LEVELS, Player, rung_of
from sobremesa.core.luck import Luck
from sobremesa.core.match import Match
from sobremesa.games import load
from sobremesa.research.arena import arena
from tests.bots.beginners import BEGINNERS

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("shifting_stones", {}),
    ("through_the_desert", {}),
    ("where_is_that", {"mode": "cartographer"}),
    ("where_is_that", {"mode": "shakeup"}),
]


@pytest.mark.parametrize(("game_id", "options"), GAMES)
def test_a_beginner_wins_about_half_against_the_first_level(
    game_id: str, options: dict[str, Any]
) -> None:
    found = arena(game_id, (BEGINNERS[game_id](), "first"), 24, 5, options=options)
    assert 0.25 <= found.competitors[0].wins <= 0.75


@pytest.mark.parametrize(("game_id", "options"), GAMES)
def test_the_first_level_seldom_wins_against_normal(game_id: str, options: dict[str, Any]) -> None:
    found = arena(game_id, ("first", "normal"), 16, 5, options=options)
    assert found.competitors[0].wins <= 0.25


@pytest.mark.parametrize("level", LEVELS)
def test_opponents_among_themselves_come_to_an_end(level: str) -> None:
    """In Shifting Stones whoever waits with the same hand waits for ever."""
    game = load("shifting_stones")
    assert game.advice
    player = Player(rung_of(level, game.advice.ladder))
    match, luck = Match(game, 2, {}, Luck(2)), Luck(3)
    match.deal()
    while match.to_move:
        seat = min(match.to_move)
        match.play(seat, player.choose(game, match.view(seat), match.choices(seat), luck))
        assert match.state.round < 200

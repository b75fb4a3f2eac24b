"""Where `hard` searches: the same choices as the rules'."""

import pytest

from sobremesa import Luck, Match
from sobremesa.games.through_the_desert import advice
from sobremesa.games.through_the_desert.advice.search import DesertGround
from sobremesa.games.through_the_desert.advice.twin import twin_of
from sobremesa.games.through_the_desert.rules import GAME
from sobremesa.games.through_the_desert.tests.maps import dealt, ridden
from sobremesa.games.through_the_desert.tests.twins import NEVER_COMPILED


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is compiled has tests of its own."""
    monkeypatch.setattr(advice, "COMPILED", NEVER_COMPILED)


@pytest.mark.parametrize("seats", range(2, 6))
def test_its_ideas_are_the_choices(seats: int) -> None:
    match, luck = ridden(seats, 3), Luck(seats)
    while match.to_move:
        (seat,) = match.to_move
        found = GAME.advice.ground(match.view(seat))
        assert found is not None
        ideas = found.ideas()
        assert {found.move(idea) for _, idea in ideas} == set(match.choices(seat))
        assert [worth for worth, _ in ideas] == sorted([w for w, _ in ideas], reverse=True)
        match.play(seat, luck.pick([found.move(idea) for _, idea in ideas]))


@pytest.mark.parametrize("seats", range(2, 6))
def test_riders_are_placed_by_judgement_alone(seats: int) -> None:
    match = dealt(seats)
    seat = match.state.seat
    found = GAME.advice.ground(match.view(seat))
    assert found is not None
    ((_, best),) = found.ideas()
    assert found.move(best) in match.choices(seat)


def test_there_is_no_ground_before_the_wells_are_filled() -> None:
    match = Match(GAME, 5, {}, Luck(1))
    assert match.state.stage == "set_aside"
    assert GAME.advice.ground(match.view(0)) is None


def test_it_plays_on_and_says_what_the_position_is_worth() -> None:
    found = DesertGround(twin_of(ridden(3).state))
    played = found.copy()
    played.run(1000, Luck(2))
    assert played.seat < 0
    assert played.worths() == played.twin.totals()
    assert found.seat == 0

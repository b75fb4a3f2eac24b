"""Where `hard` searches: the same choices as the rules', and an eye for the end."""

from typing import Any

import pytest

from sobremesa import Luck, Match
from sobremesa.bots.search import SearchBot
from sobremesa.games.through_the_desert.advice import weigh_camels
from sobremesa.games.through_the_desert.playout import twin_of
from sobremesa.games.through_the_desert.rules import GAME
from sobremesa.games.through_the_desert.search import DesertGround, ground
from sobremesa.games.through_the_desert.state import Position
from sobremesa.games.through_the_desert.tests.maps import (
    camel,
    dealt,
    draw,
    last_supply,
    ridden,
)


@pytest.mark.parametrize("seats", range(2, 6))
def test_its_ideas_are_the_choices(seats: int) -> None:
    match, luck = ridden(seats, 3), Luck(seats)
    while match.to_move:
        (seat,) = match.to_move
        found = ground(match.view(seat))
        assert found is not None
        ideas = found.ideas()
        assert {found.move(idea) for _, idea in ideas} == set(match.choices(seat))
        assert [worth for worth, _ in ideas] == sorted([w for w, _ in ideas], reverse=True)
        match.play(seat, luck.pick([found.move(idea) for _, idea in ideas]))


@pytest.mark.parametrize("seats", range(2, 6))
def test_riders_are_placed_by_judgement_alone(seats: int) -> None:
    match = dealt(seats)
    seat = match.state.seat
    found = ground(match.view(seat))
    assert found is not None
    ((_, best),) = found.ideas()
    assert found.move(best) in match.choices(seat)


def test_there_is_no_ground_before_the_wells_are_filled() -> None:
    match = Match(GAME, 5, {}, Luck(1))
    assert match.state.stage == "set_aside"
    assert ground(match.view(0)) is None


def test_it_plays_on_and_says_what_the_position_is_worth() -> None:
    found = DesertGround(twin_of(ridden(3).state))
    played = found.copy()
    played.run(1000, Luck(2))
    assert played.seat < 0
    assert played.worths() == played.twin.totals()
    assert found.seat == 0


class Drawn:
    """The game, at a drawn position. (A view would put the drawing on the whole board.)"""

    def __init__(self, position: Position) -> None:
        self.position = position

    def ground(self, _: Any) -> DesertGround:
        return DesertGround(twin_of(self.position))


def test_at_the_end_it_sees_that_the_longest_caravan_is_worth_more_than_water() -> None:
    drawn = draw(
        """
        B0  .   .   .   B1
          b0  .   R0  b1
        G1  .   3   .   R1
          .   .   .   .
    """,
        left=1,
    )
    position = last_supply(drawn, "blue")
    assert max(weigh_camels(twin_of(position)), key=lambda choice: choice[0])[1] == camel(
        "red", "e2"
    )
    game: Any = Drawn(position)
    chosen = SearchBot().choose(game, None, None, Luck(1))  # type: ignore[arg-type]
    assert chosen.colour == "blue"

"""What the advice thinks of plain cases: it sees points, areas, and what comes within reach."""

import sobremesa
from sobremesa.games.through_the_desert.advice.twin import twin_of
from sobremesa.games.through_the_desert.advice.weighing import weigh_camels
from sobremesa.games.through_the_desert.hexes import BIT, INDEX, grown
from sobremesa.games.through_the_desert.moves import AnyMove, PlaceRider
from sobremesa.games.through_the_desert.rules import GAME
from sobremesa.games.through_the_desert.state import Position
from sobremesa.games.through_the_desert.tests.maps import camel, dealt, draw, ridden


def best(position: Position) -> AnyMove:
    """What it would play. Drawn deserts are smaller than the board, so the view is not asked."""
    return max(weigh_camels(twin_of(position)), key=lambda choice: choice[0])[1]


def test_it_takes_the_better_well() -> None:
    state = draw(
        """
        B0  .   .   .   R1
          3   .   .   .
        1   .   .   .   .
    """,
        left=1,
    )
    assert best(state) == camel("blue", "b1")


def test_it_prefers_an_oasis_to_water() -> None:
    state = draw(
        """
        .   B0  .   .   .   R1
          1   .   @   .   .
        .   .   .   .   .   .
    """,
        left=1,
    )
    assert best(state) == camel("blue", "d1")


def test_it_closes_an_area() -> None:
    state = draw(
        """
        .   1   g0  .   .
          .   g0  .   .
        .   g0  .   3   R1
          G0  .   .   .
        .   .   .   .   .
          .   .   .   .
        .   .   .   .   .
          .   .   .   .
    """,
        left=1,
    )
    assert best(state) == camel("green", "a3")


def test_with_two_camels_it_sees_what_the_second_can_win() -> None:
    state = draw("""
        B0  .   .   .   .   R1
          .   3   .   .   .
        .   .   .   .   .   .
          .   .   .   .   .
    """)
    assert best(state) in (camel("blue", "b1"), camel("blue", "c1"))


def test_every_choice_is_weighed_once_and_the_best_comes_first() -> None:
    for match in (dealt(3), ridden(4), ridden(5, 2)):
        seat = match.state.seat
        choices = match.choices(seat)
        weighed = GAME.advice.weigh(match.view(seat), choices)
        assert {move for _, move in weighed} == set(choices)
        assert len(weighed) == len(choices)
        worths = [worth for worth, _ in weighed]
        assert worths == sorted(worths, reverse=True)


def test_on_colours_to_set_aside_it_has_no_opinion() -> None:
    match = sobremesa.new("through_the_desert", 5, seed=1)
    assert GAME.advice.weigh(match.view(0), match.choices(0)) == []


def test_a_rider_begins_near_an_oasis() -> None:
    match = dealt(2)
    _, move = GAME.advice.weigh(match.view(0), match.choices(0))[0]
    assert isinstance(move, PlaceRider)
    near = grown(grown(grown(BIT[INDEX[move.hex]])))
    assert near & match.state.oases

"""The rulebook on enclosing areas: a test for each sentence that a program can check."""

import pytest
from msgspec.structs import replace

from sobremesa.games.through_the_desert.events import AreaEnclosed, OasisReached, WaterTaken
from sobremesa.games.through_the_desert.rules import GAME
from sobremesa.games.through_the_desert.state import Position
from sobremesa.games.through_the_desert.tests.maps import (
    camel,
    draw,
    enclosed,
    last_supply,
    marked,
    places,
    play,
    points,
    told,
)
from sobremesa.games.through_the_desert.water import Well


def test_a_chain_of_camels_with_the_edge_of_the_board_encloses() -> None:
    drawing = """
        ?   ?   !   .
          ?   b0  .
        ?   b0  .   .
          B0  .   R1
        !   .   .   .
          .   .   .
    """
    state = draw(drawing)
    step = play(state, camel("blue", "a3"), camel("blue", "e1"))
    (area,) = told(step, AreaEnclosed)
    assert set(area.hexes) == marked(drawing, "?")


def test_a_chain_of_camels_with_mountains_encloses() -> None:
    drawing = """
        .   .   ^   ^   .   .
          .   .   ?   ^   .
        .   b0  ?   ?   ^   .
          .   b0  ?   ^   .
        .   .   B0  !   .   .
          .   .   .   ^   R1
        .   .   .   .   .   .
          .   +   .   .   .
    """
    state = draw(drawing, put={"d1": "b0", "e1": "^", "c1": "b0"})
    step = play(state, camel("blue", "f3"), camel("blue", "g3"))
    (area,) = told(step, AreaEnclosed)
    assert set(area.hexes) == marked(drawing, "?")


ALMOST_A_RING = """
    .   .   .   .
      .   .   .
    .   {one}  .   .
      {one}  {two}  .
    .   ?   .   .
      !   {two}  .
    .   {two}  .   R1
      .   .   .
    .   .   .   .
"""


def test_camels_alone_enclose_an_area_of_one_space_without_edge_or_mountain() -> None:
    state = draw(ALMOST_A_RING.format(one="b0", two="b0"))
    step = play(state, camel("blue", "b3"))
    (area,) = told(step, AreaEnclosed)
    assert area.hexes == ("c3",)
    assert (area.count, area.water, area.points) == (1, 0, 0)


def test_camels_of_different_colours_do_not_enclose_together() -> None:
    state = draw(ALMOST_A_RING.format(one="b0", two="g0"))
    step = play(state, camel("blue", "b3"))
    assert told(step, AreaEnclosed) == []
    assert enclosed(step.state, 0, "blue") == enclosed(step.state, 0, "green") == set()


WITH_A_STRANGER = """
    ?   {inside}   g0  .
      ?   g0  .
    ?   g0  .   .
      G0  .   R1
    !   .   .   .
      .   .   .
"""


@pytest.mark.parametrize("stranger", ["Y1", "B0"])
def test_an_area_with_another_camel_in_it_is_not_enclosed_whoever_it_belongs_to(
    stranger: str,
) -> None:
    step = play(draw(WITH_A_STRANGER.format(inside=stranger)), camel("green", "a3"))
    assert told(step, AreaEnclosed) == []
    assert enclosed(step.state, 0, "green") == set()


def test_without_the_other_camel_it_is() -> None:
    step = play(draw(WITH_A_STRANGER.format(inside="?")), camel("green", "a3"))
    assert len(told(step, AreaEnclosed)) == 1


def test_the_wells_inside_are_taken_at_once_without_a_camel_on_them() -> None:
    state = draw("""
        1   3   g0  .
          .   g0  .
        .   g0  .   .
          G0  .   R1
        !   .   .   2
          .   .   .
    """)
    step = play(state, camel("green", "a3"))
    (area,) = told(step, AreaEnclosed)
    assert area.wells == (Well("a1", 1), Well("c1", 3))
    assert (area.water, area.points) == (4, 4)
    assert told(step, WaterTaken) == []
    assert step.state.water[0] == (1, 0, 1)
    assert points(step.state, 0, "water") == 4
    assert step.state.wells[0].bit_count() == 1


def test_an_oasis_inside_that_the_caravan_has_not_touched_wins_five_points() -> None:
    state = draw("""
        @   .   g0  .
          .   g0  .
        .   g0  .   .
          G0  .   R1
        !   .   .   .
          .   .   .
    """)
    step = play(state, camel("green", "a3"))
    (area,) = told(step, AreaEnclosed)
    assert (area.oases, area.count, area.points) == (("a1",), 3, 5)
    assert told(step, OasisReached) == []
    assert points(step.state, 0, "oases") == 5


def test_an_oasis_inside_that_the_caravan_has_touched_wins_nothing_more() -> None:
    state = draw("""
        .   @   g0  .
          .   g0  .
        .   g0  .   .
          G0  .   R1
        !   .   .   .
          .   .   .
    """)
    assert points(state, 0, "oases") == 5
    step = play(state, camel("green", "a3"))
    (area,) = told(step, AreaEnclosed)
    assert (area.oases, area.count, area.points) == ((), 3, 0)
    assert points(step.state, 0, "oases") == 5


def test_no_other_player_can_place_a_camel_inside() -> None:
    drawing = """
        ?   ?   g0  .
          ?   g0  B1
        ?   g0  b1  .
          G0  b1  .
        g0  b1  Y1  .
    """
    state = draw(drawing, seat=1)
    inside = marked(drawing, "?")
    assert enclosed(state, 0, "green") == inside
    for colour in ("blue", "yellow"):
        assert places(state, colour).isdisjoint(inside)


# The example with the violet caravan


VIOLET = """
    .   .   .   .
      2   v0  .
    .   .   .   .
      .   V0  .
    @   1   .   R1
      .   v0  .
    .   .   .   .
      .   G0  .
    .   .   .   .
      .   .   .
    .   ^   ^   ^
"""


def surrounded_by_two() -> Position:
    """The violet and the green caravan of seat 0 wall off the left side together."""
    position: Position = play(draw(VIOLET), camel("green", "d5")).state
    return position


def test_the_area_is_not_enclosed_yet_two_caravans_of_one_player_surround_it() -> None:
    state = surrounded_by_two()
    assert enclosed(state, 0, "violet") == enclosed(state, 0, "green") == set()
    assert points(state, 0, "water") == points(state, 0, "oases") == points(state, 0, "area") == 0


def test_two_violet_camels_close_it_and_win_two_wells_and_an_oasis() -> None:
    state = replace(surrounded_by_two(), seat=0, left=2)
    first = play(state, camel("violet", "c4"))
    assert told(first, AreaEnclosed) == []
    second = play(first.state, camel("violet", "c5"))
    (area,) = told(second, AreaEnclosed)
    assert (area.seat, area.colour) == (0, "violet")
    assert area.wells == (Well("b1", 2), Well("c3", 1))
    assert area.oases == ("a3",)
    assert area.points == 2 + 1 + 5


def test_the_violet_caravan_gets_13_points_for_its_area() -> None:
    state = last_supply(replace(surrounded_by_two(), seat=0, left=2), "violet", 2)
    ended = play(state, camel("violet", "c4"), camel("violet", "c5")).state
    outcome = GAME.outcome(ended)
    assert outcome is not None
    sheet = {line.key: line.points for line in outcome.lines}
    assert sheet["area_violet"] == (13, 0)
    assert sheet["water_1"] == (1, 0)
    assert sheet["water_2"] == (2, 0)
    assert sheet["oases"] == (5, 0)

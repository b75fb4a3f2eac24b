"""The rulings on areas, the end and the score: R13 to R30, R32."""

import pytest
from msgspec.structs import replace

from sobremesa.core.values import NOBODY
from sobremesa.games.through_the_desert.board import PARTS
from sobremesa.games.through_the_desert.events import AreaEnclosed, ColourRanOut, OasisReached
from sobremesa.games.through_the_desert.hexes import BIT, hexes_of, indices_of, parts
from sobremesa.games.through_the_desert.rules import GAME
from sobremesa.games.through_the_desert.scoring import sheet
from sobremesa.games.through_the_desert.state import Position
from sobremesa.games.through_the_desert.tests.maps import (
    camel,
    caravan,
    draw,
    enclosed,
    laid,
    last_supply,
    places,
    play,
    points,
    rider,
    told,
)
from sobremesa.games.through_the_desert.view import imagined

CORNER = """
    .   .   g0  .   .
      .   g0  .   .
    .   g0  .   .   R1
      G0  .   .   .
    !   .   .   .   .
      .   .   .   .
"""
"""A green camel on a3 shuts off the corner: a1, a2, b1, c1."""

# What encloses


def test_r13_one_caravan_alone_with_the_edge_encloses() -> None:
    (area,) = told(play(draw(CORNER), camel("green", "a3")), AreaEnclosed)
    assert set(area.hexes) == {"a1", "a2", "b1", "c1"}


def test_r13_the_players_other_colours_do_not_help() -> None:
    state = draw(CORNER, put={"d1": "v0", "e1": "V0"})
    assert told(play(state, camel("green", "a3")), AreaEnclosed) == []


def test_r13_an_oasis_is_no_wall() -> None:
    state = draw("""
        .   .   .   .
          .   .   .
        .   b0  .   .
          b0  b0  .
        .   .   .   .
          !   @   .
        .   b0  .   R1
          .   .   .
        .   .   .   .
    """)
    assert told(play(state, camel("blue", "b3")), AreaEnclosed) == []


@pytest.mark.parametrize(("seats", "is_edge"), [(2, True), (3, True), (4, False)])
def test_r13_with_two_or_three_the_dark_line_is_an_edge(seats: int, is_edge: bool) -> None:
    match = laid(seats, ["b8", "d3", "h11", "j3", "q3"])
    riders = play(match.state, rider("blue", "q8"), rider("green", "b6")).state
    state = replace(riders, stage="camels", seat=0, left=2)
    # r8 lies between these camels and the line
    step = play(state, camel("blue", "r7"), camel("blue", "q9"))
    assert [area.hexes for area in told(step, AreaEnclosed)] == ([("r8",)] if is_edge else [])


@pytest.mark.parametrize("stranger", ["Y1", "B0"])
def test_r14_any_other_camel_inside_means_no_area(stranger: str) -> None:
    step = play(draw(CORNER, put={"a1": stranger}), camel("green", "a3"))
    assert told(step, AreaEnclosed) == []


def test_r15_there_is_no_size_limit() -> None:
    rows = "\n".join(
        "  ".join(["."] * 9) if line % 2 == 0 else "   " + "  ".join(["."] * 8)
        for line in range(12)
    )
    wall = {f"i{row}": "g0" for row in range(1, 6)} | {"q1": "R1"}
    step = play(draw(rows, put=wall), camel("green", "i6"))
    (area,) = told(step, AreaEnclosed)
    assert area.count == 8 * 6
    assert all(name[0] < "i" for name in area.hexes)


def test_r15_the_side_that_counts_is_the_one_without_camels() -> None:
    step = play(draw(CORNER, put={"a1": "B1", "i2": "."}), camel("green", "a3"))
    (area,) = told(step, AreaEnclosed)
    assert "a1" not in area.hexes
    assert {"e2", "g1", "i3"} <= set(area.hexes)


def test_r16_several_areas_may_close_at_once() -> None:
    state = draw("""
        .   .   .   R1
          ^   .   .
        .   .   .   .
          !   .   .
        ^   G0  .   .
          .   .   .
    """)
    areas = told(play(state, camel("green", "b2")), AreaEnclosed)
    assert {area.hexes for area in areas} == {("a1", "a2"), ("b3",)}


def test_r17_the_water_and_the_new_oases_inside_are_won_at_once() -> None:
    state = draw(CORNER, put={"a1": "@", "b1": "3", "c1": "1"})
    step = play(state, camel("green", "a3"))
    (area,) = told(step, AreaEnclosed)
    assert (area.water, area.oases, area.points) == (4, ("a1",), 9)
    assert points(step.state, 0, "water") == 4
    assert points(step.state, 0, "oases") == 5


CLOSED = """
    .   .   g0  .   .
      .   g0  B1  .
    .   g0  b1  .   R1
      G0  b1  .   .
    g0  b1  .   .   .
      b1  .   .   .
"""


def test_r18_nobody_else_can_enter() -> None:
    state = draw(CLOSED, seat=1)
    inside = enclosed(state, 0, "green")
    assert inside == {"a1", "a2", "b1", "c1"}
    assert all(move.hex not in inside for move in GAME.choices(state, 1))
    refusal = GAME.refusal(state, 1, camel("blue", "b1"))
    assert (refusal.code, refusal.facts["seat"]) == ("enclosed", 0)


def test_r19_the_owner_may_build_inside_and_loses_the_point() -> None:
    state = draw(CLOSED)
    assert points(state, 0, "area") == 4
    step = play(state, camel("green", "a2"))
    assert points(step.state, 0, "area") == 3
    assert enclosed(step.state, 0, "green") == {"a1", "b1", "c1"}


def test_r20_an_oasis_inside_is_no_point() -> None:
    assert points(draw(CLOSED, put={"a1": "@"}), 0, "area") == 3


# The end and the score


def test_r21_the_turn_in_which_a_colour_runs_out_is_played_to_its_end() -> None:
    state = last_supply(draw(CLOSED, put={"i1": "V0"}), "green")
    first = play(state, camel("green", "a2"))
    assert told(first, ColourRanOut) == [ColourRanOut(0, "green")]
    assert GAME.to_move(first.state) == {0}
    assert GAME.outcome(first.state) is None
    second = play(first.state, camel("violet", "h1"))
    assert GAME.to_move(second.state) == NOBODY


def test_r21_others_get_no_further_turn() -> None:
    state = last_supply(draw(CLOSED, left=1), "green")
    assert GAME.to_move(play(state, camel("green", "a2")).state) == NOBODY


def lines(position: Position, key: str) -> tuple[int, ...]:
    return next(line.points for line in sheet(position) if line.key == key)


def test_r22_most_camels_get_ten_and_ties_five_each() -> None:
    state = draw("""
        B0  .   .   B1  .   G0  .   G1
          b0  .   .   .   .   .   .
    """)
    assert lines(state, "caravan_blue") == (10, 0)
    assert lines(state, "caravan_green") == (5, 5)


def test_r23_the_riders_camel_counts_and_who_lacks_the_colour_has_no_caravan() -> None:
    state = draw("""
        B0  .   .   .   R1
          b0  .   .   .
    """)
    line = next(line for line in sheet(state) if line.key == "caravan_blue")
    assert (line.counts, line.points) == ((2, 0), (10, 0))
    assert lines(state, "caravan_green") == (0, 0)


def test_r24_riders_alone_tie() -> None:
    state = draw(
        """
        B0  .   B1  .   B2
          .   .   .   .
    """,
        3,
    )
    assert lines(state, "caravan_blue") == (5, 5, 5)


def test_r25_equal_totals_share_the_victory() -> None:
    state = draw(
        """
        B0  .   .   .   B1
          .   .   .   .
        .   .   .   .   .
    """,
        stage="over",
        ended_by="colour_ran_out",
    )
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.totals, outcome.winners) == ((5, 5), (0, 1))


def test_r26_nothing_is_hidden() -> None:
    state = laid(3, ["b8", "d3", "h11", "j3", "q3"]).state
    views = [GAME.view(state, seat) for seat in (0, 1, 2, None)]
    assert len({replace(view, viewer=None) for view in views}) == 1
    assert all(imagined(view) == state for view in views)


def test_r26_what_a_seat_has_taken_is_open() -> None:
    state = draw(CLOSED, water=((1, 0, 2), (0, 3, 0)))
    assert GAME.view(state, 1).water == ((1, 0, 2), (0, 3, 0))


# When the area test is run


@pytest.mark.parametrize("seats", [2, 4])
def test_r27_a_rider_never_encloses_because_no_single_space_cuts_the_board(seats: int) -> None:
    spaces = PARTS[seats].spaces
    for index in indices_of(spaces):
        assert len(parts(spaces & ~BIT[index])) == 1, hexes_of(BIT[index])


def test_r27_every_part_without_a_camel_counts_even_the_larger() -> None:
    step = play(draw(CORNER, put={"a1": "B1", "i2": "."}), camel("green", "a3"))
    (area,) = told(step, AreaEnclosed)
    assert area.count > 4


def test_r28_an_area_is_not_gained_twice() -> None:
    state = draw(CLOSED, put={"a1": ".", "e1": "g0"})
    step = play(state, camel("green", "b1"))
    assert told(step, AreaEnclosed) == []
    assert enclosed(step.state, 0, "green") == {"a1", "a2", "c1"}
    assert len(parts(caravan(step.state, 0, "green").enclosed)) == 2


def test_r29_no_other_colour_of_the_owner_gets_inside() -> None:
    state = draw(CLOSED, put={"e2": "V0"})
    assert places(state, "violet").isdisjoint(enclosed(state, 0, "green"))


def test_r30_an_enclosed_oasis_is_used_up_for_the_caravan() -> None:
    state = draw(CORNER, put={"a1": "@"})
    closed = play(state, camel("green", "a3")).state
    inside = play(closed, camel("green", "a2"))
    assert told(inside, OasisReached) == []
    assert points(inside.state, 0, "oases") == 5


def test_r32_area_points_are_those_of_the_final_position() -> None:
    state = draw(CORNER, put={"b1": "2", "a1": "@"})
    closed = play(state, camel("green", "a3")).state
    assert points(closed, 0, "area") == 3  # where the water was counts, the oasis does not
    filled = play(closed, camel("green", "a2")).state
    assert points(filled, 0, "area") == 2

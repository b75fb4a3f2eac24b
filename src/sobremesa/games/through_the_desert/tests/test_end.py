"""The rulebook on the end and the score: a test for each sentence that a program can check."""

import pytest
from msgspec.structs import replace

from sobremesa.core.values import NOBODY, Outcome
from sobremesa.games.through_the_desert.events import (
    AreaCounted,
    CaravanRewarded,
    ColourRanOut,
    MatchEnded,
)
from sobremesa.games.through_the_desert.rules import GAME
from sobremesa.games.through_the_desert.state import Position
from sobremesa.games.through_the_desert.tests.maps import camel, draw, last_supply, play, told

MEETING = """
    B0  .   .   .   .   .   B1
      .   .   .   .   .   .
    G0  .   .   .   .   .   G1
      .   .   .   .   .   .
    .   .   .   .   .   .   .
"""


def ended(position: Position) -> Outcome:
    """The outcome of a position as if the match ended there."""
    outcome = GAME.outcome(replace(position, stage="over", ended_by="colour_ran_out"))
    assert outcome is not None
    return outcome


def points(position: Position, key: str) -> tuple[int, ...]:
    """What each seat gets for a line of the sheet."""
    return next(line.points for line in ended(position).lines if line.key == key)


def test_the_match_ends_at_the_end_of_the_turn_in_which_a_colour_runs_out() -> None:
    state = last_supply(draw(MEETING), "blue", 1)
    first = play(state, camel("blue", "b1"))
    assert told(first, ColourRanOut) == [ColourRanOut(0, "blue")]
    assert GAME.to_move(first.state) == {0}
    second = play(first.state, camel("green", "b2"))
    assert GAME.to_move(second.state) == NOBODY
    assert second.state.ended_by == "colour_ran_out"
    assert told(second, MatchEnded) == [MatchEnded("colour_ran_out")]
    assert second.state.turn == state.turn + 1


def test_while_every_colour_has_camels_the_match_goes_on() -> None:
    state = last_supply(draw(MEETING), "blue", 2)
    after = play(state, camel("blue", "b1"), camel("green", "b2")).state
    assert GAME.to_move(after) == {1}
    assert GAME.outcome(after) is None


LENGTHS = """
    B0  b0  .   .   .   B1
      b0  .   .   .   .
    .   .   .   .   .   .
      .   .   .   .   .
    .   G0  .   .   .   G1
"""


def test_the_longest_caravan_of_a_colour_gets_ten_points() -> None:
    assert points(draw(LENGTHS), "caravan_blue") == (10, 0)


def test_longest_means_most_camels() -> None:
    bundle_and_line = """
        B0  b0  .   .   b1  B1
          b0  .   .   .   b1
        b0  .   .   .   .   .
          .   .   .   .   .
    """
    state = draw(bundle_and_line)
    counts = next(line.counts for line in ended(state).lines if line.key == "caravan_blue")
    assert counts == (4, 3)
    assert points(state, "caravan_blue") == (10, 0)


def test_if_two_are_tied_for_longest_each_gets_five_and_nobody_ten() -> None:
    assert points(draw(LENGTHS), "caravan_green") == (5, 5)


def test_if_three_are_tied_each_gets_five() -> None:
    state = draw(
        """
        B0  .   .   B1  .   .   B2
          .   .   .   .   .   .
    """,
        3,
    )
    assert points(state, "caravan_blue") == (5, 5, 5)


def test_the_shorter_of_three_gets_nothing() -> None:
    state = draw(
        """
        B0  .   .   .   B1  .   .   .   B2
          b0  .   .   .   b1  .   .   .
    """,
        3,
    )
    assert points(state, "caravan_blue") == (5, 5, 0)


AREA = """
    .   .   .   g0  .   .
      1   @   g0  .   .
    .   .   g0  .   .   R1
      .   g0  .   .   .
    .   G0  .   .   .   .
      g0  .   .   .   .
    g0  .   .   .   .   .
"""


def test_each_empty_enclosed_space_is_a_point_but_an_oasis_is_not() -> None:
    state = draw(AREA)
    assert points(state, "area_green") == (8, 0)


@pytest.mark.parametrize("filled", ["a3", "b2", "c2"])
def test_a_space_that_is_not_empty_is_no_point(filled: str) -> None:
    assert points(draw(AREA, put={filled: "g0"}), "area_green") == (7, 0)


def test_at_the_end_all_tokens_are_added_up() -> None:
    state = draw(AREA, water=((2, 1, 3), (0, 0, 1)))
    outcome = ended(state)
    water, oasis, caravan, area = 2 + 2 + 9, 5, 10, 8
    assert outcome.totals == (water + oasis + caravan + area, 3 + 10)


def test_most_points_win() -> None:
    assert ended(draw(AREA)).winners == (0,)
    assert ended(draw(AREA)).ranking == (1, 2)


def test_in_case_of_a_tie_there_are_several_winners() -> None:
    outcome = ended(draw(MEETING))
    assert outcome.totals == (10, 10)
    assert outcome.winners == (0, 1)
    assert outcome.ranking == (1, 1)


def test_the_end_tells_every_colour_and_every_area() -> None:
    state = last_supply(draw(AREA, left=1), "green", 1)
    step = play(state, camel("green", "e3"))
    assert [event.colour for event in told(step, CaravanRewarded)] == ["green", "red"]
    (counted,) = told(step, AreaCounted)
    assert (counted.seat, counted.colour, counted.points) == (0, "green", 8)
    assert "d1" not in counted.hexes
    assert isinstance(step.events[-1], MatchEnded)


def test_the_sheet_has_a_line_for_everything_a_player_would_count() -> None:
    assert [line.key for line in ended(draw(AREA)).lines] == [
        "water_1",
        "water_2",
        "water_3",
        "oases",
        "caravan_blue",
        "caravan_green",
        "caravan_red",
        "caravan_violet",
        "caravan_yellow",
        "area_blue",
        "area_green",
        "area_red",
        "area_violet",
        "area_yellow",
    ]

"""What the judgement sees: near things, who is nearer, areas half shut off, and lengths."""

from math import isclose
from typing import Any

import pytest

from sobremesa import Luck
from sobremesa.games.through_the_desert.advice.judgement import (
    LEARNED,
    MOMENTS,
    THINGS,
    moments,
    outlook,
    worths,
)
from sobremesa.games.through_the_desert.advice.learn import learn, least_squares
from sobremesa.games.through_the_desert.advice.twin import twin_of
from sobremesa.games.through_the_desert.state import SUPPLY
from sobremesa.games.through_the_desert.tests.maps import draw, ridden


def things(picture: str, **facts: Any) -> list[dict[str, float]]:
    """What each seat has before it on a drawn desert, without what it has none of."""
    rows = outlook(twin_of(draw(picture, **facts)))
    return [{thing: much for thing, much in zip(THINGS, row, strict=True) if much} for row in rows]


def test_water_counts_by_its_distance_and_by_who_is_there_first() -> None:
    mine, other = things("""
        B0  .   .   R1
          3   .   2
    """)
    assert (mine["water 1 sooner"], other["water 1 sooner"]) == (3, 2)
    mine, other = things("""
        B0  3   R1
          .   .
    """)
    assert (mine["water 2 together"], other["water 2 together"]) == (3, 3)
    mine, other = things("""
        B0  .
          3   R1
    """)
    assert (mine["water 1 sooner"], other["water 2 later"]) == (3, 3)


def test_an_oasis_counts_by_the_steps_to_a_place_beside_it() -> None:
    mine, other = things("""
        B0  .   .   .
          .   @   .   R1
    """)
    assert mine["oasis 2"] == 1
    assert other["oasis 3"] == 1


def test_an_oasis_counts_no_more_once_it_was_visited() -> None:
    mine, _ = things("""
        B0  @   .
          b0  .   R1
    """)
    assert not any(thing.startswith("oasis") for thing in mine)


def test_an_area_counts_before_it_is_shut_off() -> None:
    mine, _ = things(
        """
        .   1   g0  .   .
          .   g0  .   .
        .   g0  .   3   R1
          G0  .   .   .
        .   .   .   .   .
          .   .   .   .
    """
    )
    assert mine["closing"] >= 4
    assert mine["a ring away"] >= 1


def test_the_longest_caravan_counts_and_so_does_length() -> None:
    mine, other = things("""
        B0  .   .   B1
          b0  R0  b1
    """)
    assert (mine["longest"], other["longest"]) == (15, 5)
    assert isclose(mine["long"] + other["long"], 20)
    assert mine["long"] > other["long"]


@pytest.mark.parametrize("seats", range(2, 6))
def test_the_moments_share_the_match(seats: int) -> None:
    for left in range(SUPPLY[seats] + 1):
        assert isclose(sum(moments(seats, left)), 1)
    assert moments(seats, SUPPLY[seats])[-1] == 1
    assert moments(seats, 0)[0] == 1


@pytest.mark.parametrize("seats", range(2, 6))
def test_at_the_end_the_judgement_is_the_score(seats: int) -> None:
    match, luck = ridden(seats), Luck(seats)
    while match.to_move:
        (seat,) = match.to_move
        match.play(seat, match.choices(seat).sample(luck))
    assert match.outcome is not None
    assert worths(twin_of(match.state)) == list(match.outcome.totals)


def test_every_thing_has_a_worth_at_every_moment() -> None:
    assert list(LEARNED) == list(THINGS)
    assert {len(worths) for worths in LEARNED.values()} == {MOMENTS}


def test_it_can_be_learned_again() -> None:
    learned = learn(2)
    assert list(learned) == list(THINGS)
    assert any(any(worths) for worths in learned.values())


def test_least_squares_solves_a_system() -> None:
    assert least_squares([[4.0, 2.0], [2.0, 3.0]], [10.0, 9.0]) == pytest.approx([1.5, 2.0])

"""Bad input gets a clear answer and loses nothing."""

from typing import Any

import pytest

from sobremesa import IllegalMove, Unreadable
from sobremesa.games.sonora.moves import (
    Assign,
    ChooseColours,
    EndSwaps,
    Flick,
    Keep,
    Reflick,
    SeatMove,
    Swap,
)
from sobremesa.games.sonora.tests.tables import CANYON, RUINS, Table, disc, grid_of_spots, mm
from sobremesa.physics import TOP_SPEED

ON_CORNER = mm((14, 14))


def refused(table: Table, move: SeatMove) -> str:
    """The code with which a move of the seat to move is refused; nothing changes."""
    before = table.state
    with pytest.raises(IllegalMove) as caught:
        table.match.play(table.to_move, move)
    assert table.state is before
    assert caught.value.section
    return caught.value.code


@pytest.mark.parametrize(
    ("move", "code"),
    [
        (Flick(0, *mm((100, 100)), 500, 500), "not_on_corner"),
        (Flick(0, *mm((30, 30)), 500, 500), "not_on_corner"),
        (Flick(0, *mm((286, 14)), 500, 500), "not_on_corner"),
        (Flick(0, *ON_CORNER, TOP_SPEED, 10), "too_fast"),
        (Flick(0, *ON_CORNER, 10**9, 10**9), "too_fast"),
        (Flick(0, *ON_CORNER, 0, 0), "no_direction"),
        (Flick(disc(1, 1), *ON_CORNER, 500, 500), "not_your_disc"),
        (Flick(99, *ON_CORNER, 500, 500), "not_your_disc"),
        (Flick(-1, *ON_CORNER, 500, 500), "not_your_disc"),
        (Reflick(), "flick_first"),
        (Keep(), "flick_first"),
        (Assign(0, "ruins"), "nothing_to_choose"),
        (ChooseColours(0, 1), "no_colours"),
        (Swap(0, 1), "no_swaps_now"),
        (EndSwaps(), "no_swaps_now"),
    ],
)
def test_a_flick_that_cannot_be_is_refused_with_a_reason(move: SeatMove, code: str) -> None:
    assert refused(Table(2), move) == code


@pytest.mark.parametrize(
    "plain",
    [
        {"type": "flick", "disc": 0, "x": float("nan"), "y": 0, "vx": 1, "vy": 1},
        {"type": "flick", "disc": 0, "x": 14.5, "y": 0, "vx": 1, "vy": 1},
        {"type": "flick", "disc": "0", "x": 0, "y": 0, "vx": 1, "vy": 1},
        {"type": "flick", "disc": 0, "x": 0, "y": 0, "vx": 1},
        {"type": "flick", "disc": 0, "x": 0, "y": 0, "vx": 1, "vy": None},
    ],
)
def test_what_is_no_flick_at_all_is_unreadable(plain: dict[str, Any]) -> None:
    table = Table(2)
    with pytest.raises(Unreadable):
        table.match.play(0, plain)
    assert table.match.step == 0


def test_huge_numbers_are_refused_like_any_other() -> None:
    assert refused(Table(2), Flick(0, 2**62, -(2**62), 2**62, 2**62)) == "not_on_corner"


def test_a_disc_already_flicked_is_named() -> None:
    table = Table(2)
    table.flick_and_keep(disc(0, 2), RUINS)
    assert refused(table, table.aim(disc(0, 2))) == "already_flicked"


def test_out_of_turn() -> None:
    table = Table(2)
    with pytest.raises(IllegalMove) as caught:
        table.match.play(1, table.aim(disc(1, 1)))
    assert caught.value.code == "not_your_turn"


def test_another_disc_than_the_one_that_must_be_flicked() -> None:
    table = Table(2)
    table.flick(disc(0, 2), left_corner=False)
    assert refused(table, table.aim(disc(0, 3))) == "this_disc_first"


def test_before_the_last_flick_is_settled() -> None:
    table = Table(2)
    table.flick(disc(0, 2), CANYON)
    assert refused(table, table.aim(disc(0, 3))) == "settle_first"
    assert refused(table, Swap(0, 1)) == "no_swaps_now"
    table.keep()
    table.flick(disc(0, 3), "hole")
    assert refused(table, Assign(disc(0, 2), "ruins")) == "other_disc"
    assert refused(table, Keep()) == "no_reflick"


def test_a_disc_on_the_line_counts_only_on_its_two_sides() -> None:
    table = Table(2)
    table.flick_and_keep(disc(0, 1), (150, 290))
    while table.state.stage == "flick":
        table.flick_and_keep(min(table.state.own(table.to_move, "hand")), "off")
    assert table.match.state.stage == "halves"
    assert refused(table, Assign(disc(0, 1), "ruins")) == "not_its_zone"


def test_swaps_of_what_is_not_there() -> None:
    table = Table(2)
    table.flick_the_rest(grid_of_spots())
    assert refused(table, Swap(disc(0, 1), disc(1, 1))) == "swap_own"
    assert refused(table, Swap(disc(0, 2), disc(0, 1))) == "swap_own"
    assert refused(table, table.aim(disc(0, 1))) == "nothing_to_flick"


def test_colours_alone() -> None:
    table = Table(1)
    table.flick_the_rest(grid_of_spots())
    assert refused(table, ChooseColours(1, 1)) == "same_colour"
    assert refused(table, ChooseColours(0, 7)) == "same_colour"
    assert refused(table, table.aim(disc(0, 1))) == "choose_colours"

"""The rulebook on placing riders: a test for each sentence that a program can check."""

import pytest

from sobremesa.core.luck import Luck
from sobremesa.core.match import Match
from sobremesa.games.through_the_desert.events import CaravansSetOut
from sobremesa.games.through_the_desert.moves import SetAside
from sobremesa.games.through_the_desert.rules import GAME
from sobremesa.games.through_the_desert.state import COLOURS
from sobremesa.games.through_the_desert.tests.maps import (
    colours,
    dealt,
    marked,
    places,
    play,
    ridden,
    rider,
    riding,
)


@pytest.mark.parametrize(("seats", "rounds"), [(2, 5), (3, 5), (4, 5), (5, 4)])
def test_riders_are_placed_in_five_rounds_and_with_five_players_in_four(
    seats: int, rounds: int
) -> None:
    match, luck = dealt(seats), Luck(1)
    movers = []
    while match.state.stage == "riders":
        movers.append(match.state.seat)
        match.play(match.state.seat, match.choices(match.state.seat).sample(luck))
    assert movers == list(range(seats)) * rounds
    assert match.state.riders.bit_count() == seats * rounds


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_player_places_one_rider_of_each_colour_played(seats: int) -> None:
    state = ridden(seats).state
    for seat, own in enumerate(state.caravans):
        sizes = [caravan.camels.bit_count() for caravan in own]
        assert sum(sizes) == (4 if seats == 5 else 5)
        assert max(sizes) == 1
        if seats == 5:
            assert sizes[state.aside[seat]] == 0


def test_a_rider_stands_on_an_empty_space_without_oasis_well_or_rider() -> None:
    drawing = """
        .   +   +   +
          .   +   +
        @   +   .   1
          .   .   .
        .   +   B0  +
          3   .   .
        +   +   .   +
    """
    assert places(riding(drawing), "green") == marked(drawing, "+")


def test_a_rider_stands_on_none_of_the_six_spaces_beside_an_oasis() -> None:
    drawing = """
        +   .   +
          .   .
        +   @   +
          .   .
        +   .   +
          +   +
    """
    assert places(riding(drawing), "red") == marked(drawing, "+")


def test_a_rider_stands_on_no_space_beside_another_rider_whatever_the_colour() -> None:
    drawing = """
        +   .   +
          .   .
        +   B0  +
          .   .
        +   .   +
          +   +
    """
    state = riding(drawing)
    assert state.seat == 1
    for colour in ("green", "red", "violet", "yellow"):
        assert places(state, colour) == marked(drawing, "+")


def test_in_the_first_round_each_player_places_another_colour() -> None:
    state = riding(
        """
        B0  .   .   .   .
          .   .   .   .
        .   .   .   .   G1
          .   .   .   .
        .   .   .   .   .
    """,
        3,
    )
    assert state.seat == 2
    assert colours(state) == {"red", "violet", "yellow"}


def test_in_later_rounds_the_colours_may_be_the_same() -> None:
    state = riding("""
        B0  .   .   .   G1
          .   .   .   .
        .   .   .   .   .
    """)
    assert state.seat == 0
    assert colours(state) == {"green", "red", "violet", "yellow"}
    after = play(state, rider("green", "c2")).state
    assert colours(after) == {"blue", "red", "violet", "yellow"}


def test_in_the_first_round_of_five_a_player_without_a_new_colour_takes_any() -> None:
    match = Match(GAME, 5, luck=Luck(3))
    for seat in range(5):
        match.play(seat, SetAside("yellow"))
    luck = Luck(1)
    for _ in range(4):
        match.play(match.state.seat, match.choices(match.state.seat).sample(luck))
    assert match.state.seat == 4
    assert colours(match.state) == set(COLOURS) - {"yellow"}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_when_all_riders_are_placed_the_first_player_begins_with_camels(seats: int) -> None:
    match = ridden(seats)
    assert match.to_move == {0}
    assert match.state.stage == "camels"
    assert isinstance(match.log[-1].events[-1], CaravansSetOut)


def test_only_the_last_rider_sets_the_caravans_out() -> None:
    events = [event for row in ridden(2).log for event in row.events]
    assert events.count(CaravansSetOut()) == 1


def test_a_rider_wins_nothing() -> None:
    state = riding("""
        .   .   .
          1   .
        .   .   @
    """)
    step = play(state, rider("blue", "a1"))
    assert len(step.events) == 1
    assert step.state.water == state.water
    assert step.state.wells == state.wells


def test_riders_can_be_placed_to_the_last_in_any_order() -> None:
    for seats in (2, 3, 4, 5):
        for seed in range(40):
            assert ridden(seats, seed).state.stage == "camels"

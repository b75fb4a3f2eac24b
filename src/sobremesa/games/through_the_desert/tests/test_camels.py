"""The rulebook on camels, water and oases: a test for each sentence that a program can check."""

import pytest
from msgspec.structs import replace

from sobremesa.core.luck import Luck
from sobremesa.games.through_the_desert.events import CamelPlaced, OasisReached, WaterTaken
from sobremesa.games.through_the_desert.hexes import bits_of
from sobremesa.games.through_the_desert.rules import GAME
from sobremesa.games.through_the_desert.tests.maps import (
    camel,
    caravan,
    draw,
    marked,
    places,
    play,
    points,
    ridden,
    told,
)

# Where a camel may go


NINE_PLACES = """
    .   +   .   .
      +   +   .
    .   y0  .   .
      +   +   .
    .   Y0  .   .
      +   +   .
    .   y0  .   .
      +   !   .
    .   +   Y1  .
      .   .   .
"""


def test_the_player_has_nine_places_for_a_yellow_camel() -> None:
    assert len(marked(NINE_PLACES, "+")) == 9
    assert places(draw(NINE_PLACES), "yellow") == marked(NINE_PLACES, "+")


def test_the_exclamation_mark_is_an_illegal_place_for_a_yellow_camel() -> None:
    (forbidden,) = marked(NINE_PLACES, "!")
    move = camel("yellow", forbidden)
    state = draw(NINE_PLACES)
    assert move not in GAME.choices(state, 0)
    refusal = GAME.refusal(state, 0, move)
    assert (refusal.code, refusal.facts["seat"]) == ("beside_rival", 1)


def test_he_places_two_yellow_camels() -> None:
    after = play(draw(NINE_PLACES), camel("yellow", "c1"), camel("yellow", "b4")).state
    assert caravan(after, 0, "yellow").camels.bit_count() == 5


def test_the_first_camel_of_a_colour_goes_beside_its_rider() -> None:
    drawing = """
        .   +   .
          +   +
        .   B0  .
          +   +
        .   +   .
          .   .
    """
    assert places(draw(drawing), "blue") == marked(drawing, "+")


def test_later_camels_go_beside_any_camel_of_the_caravan() -> None:
    drawing = """
        .   +   .   .
          +   +   .
        .   B0  .   .
          +   +   .
        .   ?   .   .
          +   +   .
        .   +   .   R1
    """
    after = play(draw(drawing), camel("blue", "c3")).state
    assert places(after, "blue") == marked(drawing, "+")


def test_a_camel_goes_on_an_empty_space_or_a_well_and_on_nothing_else() -> None:
    drawing = """
        .   +   .
          3   @
        .   B0  .
          ^   g1
        .   +   .
    """
    expected = marked(drawing, "+") | marked(drawing, "3")
    assert places(draw(drawing), "blue") == expected


def test_the_two_camels_may_be_of_the_same_colour_or_of_different_ones() -> None:
    drawing = """
        B0  .   .   .   G0
          .   .   .   .
        .   .   .   .   .
    """
    same = play(draw(drawing), camel("blue", "a2"), camel("blue", "b1"))
    assert [event.colour for event in told(same, CamelPlaced)] == ["blue", "blue"]
    different = play(draw(drawing), camel("blue", "a2"), camel("green", "i2"))
    assert [event.colour for event in told(different, CamelPlaced)] == ["blue", "green"]


def test_a_camel_does_not_go_beside_a_camel_of_another_colour_only() -> None:
    state = draw("""
        B0  .   .   .   G0
          .   .   .   .
    """)
    assert places(state, "green").isdisjoint(places(state, "blue"))


def test_a_camel_does_not_go_beside_another_players_caravan_only() -> None:
    state = draw("""
        B0  .   .   .   B1
          .   .   .   .
    """)
    assert places(state, "blue") == {"b1"}


def test_a_player_has_one_caravan_of_a_colour_and_it_hangs_together() -> None:
    state = ridden(3).state
    assert all(one.camels.bit_count() == 1 for own in state.caravans for one in own)


def test_between_two_caravans_of_a_colour_there_is_always_a_space() -> None:
    drawing = """
        .   .   .   .   .
          R0  !   R1  .
        .   .   .   .   .
    """
    state = draw(drawing)
    assert marked(drawing, "!").isdisjoint(places(state, "red"))
    other = replace(state, seat=1)
    assert marked(drawing, "!").isdisjoint(places(other, "red"))


def test_a_camel_never_joins_two_caravans_of_a_colour() -> None:
    drawing = """
        R0  .   .
          !   .
        R1  .   .
    """
    state = draw(drawing)
    for seat in (0, 1):
        assert "b1" not in places(replace(state, seat=seat), "red")


def test_camels_of_different_colours_may_stand_side_by_side_whoever_they_belong_to() -> None:
    drawing = """
        .   G1  .
          +   V0
        .   B0  .
          +   +
        .   R1  .
    """
    assert places(draw(drawing), "blue") >= marked(drawing, "+")


# The first round


@pytest.mark.parametrize(
    ("seats", "camels"),
    [(2, [1, 2]), (3, [1, 1, 2]), (4, [1, 1, 2, 2]), (5, [1, 1, 2, 2, 2])],
)
def test_in_the_first_round_the_first_two_players_place_one_camel_or_of_two_the_first(
    seats: int, camels: list[int]
) -> None:
    match, luck = ridden(seats), Luck(5)
    placed = [0] * seats
    while match.state.turn < seats:
        seat = match.state.seat
        match.play(seat, match.choices(seat).sample(luck))
        placed[seat] += 1
    assert placed == camels
    assert (match.state.seat, match.state.left) == (0, 2)


def test_after_the_first_round_everybody_places_two() -> None:
    state = draw("""
        B0  .   .   .   B1
          .   .   .   .
        .   .   .   .   .
    """)
    once = play(state, camel("blue", "a2")).state
    assert (once.seat, once.left) == (0, 1)
    twice = play(once, camel("blue", "b1")).state
    assert (twice.seat, twice.left) == (1, 2)


# Water


@pytest.mark.parametrize("value", [1, 2, 3])
def test_a_camel_on_a_well_takes_it(value: int) -> None:
    state = draw(f"""
        B0  .   .   .   B1
          {value}   .   .   .
    """)
    step = play(state, camel("blue", "b1"))
    assert told(step, WaterTaken) == [WaterTaken(0, "b1", value)]
    assert step.state.wells == (0, 0, 0)
    assert points(step.state, 0, f"water_{value}") == value
    assert points(step.state, 1, "water") == 0


def test_the_camel_stays_where_the_well_was() -> None:
    state = draw("""
        B0  .   .   .   B1
          2   .   .   .
    """)
    after = play(state, camel("blue", "b1")).state
    assert caravan(after, 0, "blue").camels == bits_of(["a1", "b1"])


def test_a_well_beside_a_camel_is_not_taken() -> None:
    state = draw("""
        B0  .   .   .   B1
          2   .   .   .
        .   .   .   .   .
    """)
    step = play(state, camel("blue", "a2"))
    assert told(step, WaterTaken) == []
    assert step.state.wells == state.wells


# Oases


SIX_SPACES = """
    .   .   .   .
      .   .   .
    .   .   .   .
      .   .   .
    .   @   .   R1
      .   .   .
    .   .   .   .
      .   .   .
    .   .   .   .
"""


@pytest.mark.parametrize(
    ("start", "target"),
    [("c1", "c2"), ("a2", "b2"), ("e2", "d2"), ("a4", "b3"), ("e4", "d3"), ("c5", "c4")],
)
def test_a_camel_on_one_of_the_six_spaces_beside_an_oasis_wins_five_points(
    start: str, target: str
) -> None:
    state = draw(SIX_SPACES, put={start: "B0"})
    assert points(state, 0, "oases") == 0
    step = play(state, camel("blue", target))
    assert told(step, OasisReached) == [OasisReached(0, "blue", target, "c3", 5)]
    assert points(step.state, 0, "oases") == 5


def test_another_camel_of_the_same_caravan_beside_the_same_oasis_wins_nothing() -> None:
    state = draw(SIX_SPACES, put={"c1": "B0", "c2": "b0"})
    assert points(state, 0, "oases") == 5
    for target in ("b2", "d2"):
        step = play(state, camel("blue", target))
        assert told(step, OasisReached) == []
        assert points(step.state, 0, "oases") == 5


TWO_OASES = """
    B0  @   .   .   .   .
      .   .   .   @   .
    .   .   .   .   .   .
      .   .   .   .   .
    .   .   .   .   .   R1
"""


def test_a_caravan_may_reach_several_oases_and_wins_each() -> None:
    state = draw(TWO_OASES, put={"b1": "b0", "c2": "b0", "d2": "b0", "e2": "b0"})
    assert points(state, 0, "oases") == 5
    first = play(state, camel("blue", "f1"))
    assert points(first.state, 0, "oases") == 5
    second = play(first.state, camel("blue", "g1"))
    assert [event.oasis for event in told(second, OasisReached)] == ["h1"]
    assert points(second.state, 0, "oases") == 10


def test_another_caravan_of_the_same_player_wins_the_same_oasis_again() -> None:
    state = draw(SIX_SPACES, put={"c1": "B0", "c2": "b0", "a4": "G0"})
    step = play(state, camel("green", "b3"))
    assert told(step, OasisReached) == [OasisReached(0, "green", "b3", "c3", 5)]
    assert points(step.state, 0, "oases") == 10


def test_several_players_may_reach_the_same_oasis_even_with_the_same_colour() -> None:
    state = draw(SIX_SPACES, put={"c1": "B0", "c2": "b0", "c5": "B1"}, seat=1)
    step = play(state, camel("blue", "c4"))
    assert points(step.state, 0, "oases") == 5
    assert points(step.state, 1, "oases") == 5


def test_a_caravan_can_be_cut_off_from_an_oasis_that_another_of_the_player_still_reaches() -> None:
    state = draw("""
        @   .   .
          .   .
        .   .   G0
          G1  .
        R0  .   .
    """)
    for where in ("a2", "b1"):  # the only spaces beside the oasis
        assert GAME.refusal(state, 0, camel("green", where)).code == "beside_rival"
    assert told(play(state, camel("red", "a2")), OasisReached)

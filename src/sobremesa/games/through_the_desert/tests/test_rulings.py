"""The rulings on riders, turns, water and oases: R1 to R12, R31, R33 to R35."""

import pytest
from msgspec.structs import replace

from sobremesa.core.luck import Luck
from sobremesa.core.match import Match
from sobremesa.core.values import NOBODY
from sobremesa.games.through_the_desert.board import PARTS
from sobremesa.games.through_the_desert.events import (
    AreaEnclosed,
    CamelPlaced,
    MatchEnded,
    OasisReached,
    TurnLost,
    WaterTaken,
)
from sobremesa.games.through_the_desert.hexes import bits_of, hexes_of
from sobremesa.games.through_the_desert.moves import SetAside
from sobremesa.games.through_the_desert.rules import GAME
from sobremesa.games.through_the_desert.state import COLOURS, Colour
from sobremesa.games.through_the_desert.tests.maps import (
    camel,
    colours,
    dealt,
    draw,
    laid,
    last_supply,
    marked,
    places,
    play,
    points,
    ridden,
    rider,
    riding,
    told,
)
from sobremesa.games.through_the_desert.tests.test_camels import SIX_SPACES

# Riders


def test_r1_a_rider_needs_empty_sand_away_from_oases_and_riders() -> None:
    drawing = """
        +   +   @   +   +
          +   .   .   +
        .   1   .   +   .
          .   +   +   .
        B0  +   +   +   G1
    """
    assert places(riding(drawing), "red") == marked(drawing, "+")


def test_r2_a_rider_may_stand_beside_a_well() -> None:
    state = riding("""
        .   3   .
          .   .
    """)
    assert {"b1", "d1"} <= places(state, "blue")


def test_r3_riders_of_one_colour_never_stand_side_by_side() -> None:
    drawing = """
        +   .   +   .
          .   .   .
        +   R0  +   G1
          .   .   .
        +   .   +   .
    """
    assert places(riding(drawing, seat=1), "red") == marked(drawing, "+")


def test_r4_in_the_first_round_a_colour_is_used_once() -> None:
    match, luck = dealt(4), Luck(2)
    for _ in range(4):
        match.play(match.state.seat, match.choices(match.state.seat).sample(luck))
    begun = [sum(bool(own[tint].camels) for own in match.state.caravans) for tint in range(5)]
    assert sorted(begun) == [0, 1, 1, 1, 1]


# Turns


def test_r5_a_camel_goes_beside_its_own_caravan_and_no_rivals_of_its_colour() -> None:
    drawing = """
        .   +   .   .   .
          +   3   .   .
        .   B0  @   .   .
          +   .   .   .
        .   g1  B1  .   .
    """
    assert places(draw(drawing), "blue") == marked(drawing, "+") | marked(drawing, "3")


def test_r6_the_second_camel_may_build_on_the_first_and_each_wins_at_once() -> None:
    state = draw("""
        B0  1   .   .   .
          2   .   .   R1
    """)
    first = play(state, camel("blue", "b1"))
    assert points(first.state, 0, "water") == 2
    second = play(first.state, camel("blue", "c1"))
    assert points(second.state, 0, "water") == 3
    assert second.state.seat == 1


def test_r7_both_camels_must_be_placed_and_nobody_may_pass() -> None:
    state = draw("""
        B0  .   .   .   R1
          .   .   .   .
        .   .   .   .   .
    """)
    assert all(move == camel("blue", move.hex) for move in GAME.choices(state, 0))
    once = play(state, camel("blue", "a2")).state
    assert GAME.to_move(once) == {0}
    assert all(move == camel("blue", move.hex) for move in GAME.choices(once, 0))


CORNERED = """
    B0  b1  .   .   .   R1
      Y1  .   .   .   .
    y1  .   .   .   .   .
"""
"""Seat 0 has one caravan, and that has no place."""


def test_r8_a_blocked_colour_is_simply_not_used() -> None:
    state = draw(CORNERED, put={"e1": "G0"})
    assert colours(state) == {"green"}


def test_r8_an_empty_colour_is_simply_not_used() -> None:
    state = draw("""
        B0  .   .   .   G0  .
          .   .   .   .   .
    """)
    assert colours(last_supply(state, "blue", 0)) == {"green"}


def test_r8_who_has_no_place_at_all_loses_the_turn() -> None:
    state = draw(CORNERED, seat=1, left=1)
    step = play(state, camel("red", "j1"))
    assert told(step, TurnLost) == [TurnLost(0, 2)]
    assert (step.state.seat, step.state.left) == (1, 2)


def test_r8_if_nobody_can_place_the_match_ends() -> None:
    state = draw("""
        B0  R1  g0
          b0  !
    """)
    step = play(replace(state, left=1), camel("green", "d1"))
    assert told(step, TurnLost) == []  # there are no more turns to lose
    assert step.state.turn == state.turn + 1
    assert told(step, MatchEnded) == [MatchEnded("nobody_can_place")]
    assert GAME.to_move(step.state) == NOBODY
    outcome = GAME.outcome(step.state)
    assert outcome is not None
    assert outcome.ended_by == "nobody_can_place"


@pytest.mark.parametrize(
    ("seats", "camels"), [(2, [1, 2]), (3, [1, 1, 2]), (4, [1, 1, 2, 2]), (5, [1, 1, 2, 2, 2])]
)
def test_r9_only_the_first_turns_of_the_first_two_are_short_or_of_two_the_first(
    seats: int, camels: list[int]
) -> None:
    match, luck = ridden(seats, 4), Luck(4)
    while match.state.turn < 2 * seats:
        match.play(match.state.seat, match.choices(match.state.seat).sample(luck))
    movers = [row.seat for row in match.log if told(row, CamelPlaced)]
    first = [seat for seat, count in enumerate(camels) for _ in range(count)]
    assert movers == first + [seat for seat in range(seats) for _ in range(2)]


# What a camel wins


def test_r10_one_camel_wins_water_an_oasis_and_an_area() -> None:
    state = draw("""
        .   .   b0  .
          .   b0  .
        .   b0  .   .
          B0  .   R1
        2   .   .   .
          .   .   .
        @   .   .   .
    """)
    step = play(state, camel("blue", "a3"))
    assert [type(event) for event in step.events] == [
        CamelPlaced,
        WaterTaken,
        OasisReached,
        AreaEnclosed,
    ]
    assert points(step.state, 0, "water") == 2
    assert points(step.state, 0, "oases") == 5
    assert points(step.state, 0, "area") == 4


def test_r11_every_caravan_scores_an_oasis_once_and_in_full() -> None:
    state = draw(SIX_SPACES, put={"c1": "B0", "a2": "G0", "c5": "B1"})
    first = play(state, camel("blue", "c2"), camel("green", "b2")).state
    assert points(first, 0, "oases") == 10
    second = play(first, camel("blue", "c4"), camel("blue", "d3")).state
    assert points(second, 1, "oases") == 5


def test_r12_chips_never_run_out() -> None:
    everyone_ties = ridden(4).state
    assert sum(points(everyone_ties, seat, "caravan") for seat in range(4)) == 4 * 5 * 5
    oases = bits_of(["a1", "c1", "e1", "g1", "i1"])
    everywhere = replace(
        everyone_ties,
        caravans=tuple(
            tuple(replace(one, visited=oases) for one in own) for own in everyone_ties.caravans
        ),
    )
    assert points(everywhere, 0, "oases") == 5 * 5 * 5


# Preparation


def test_r31_an_unused_palm_space_is_plain_water() -> None:
    match = laid(2, ["b8", "d3", "h11", "j3", "q3"])
    state = match.state
    (unused,) = hexes_of(PARTS[2].palms & ~state.oases)
    assert unused == "m7"
    assert unused not in places(state, "blue")
    assert {"m6", "m8"} <= places(state, "blue")
    beside = play(state, rider("blue", "m6")).state
    moving = replace(beside, stage="camels", seat=0, left=2)
    step = play(moving, camel("blue", "m7"))
    assert [type(event) for event in step.events] == [CamelPlaced, WaterTaken]
    assert points(step.state, 0, "oases") == 0


def test_r33_a_colour_is_set_aside_openly_in_turn_order_before_palms_and_water() -> None:
    match = Match(GAME, 5, luck=Luck(1))
    for seat in range(5):
        assert match.to_move == {seat}
        assert match.state.oases == match.state.wells[0] == 0
        match.play(seat, SetAside(COLOURS[seat]))
        assert match.view((seat + 1) % 5).aside == COLOURS[: seat + 1]
    assert match.state.oases
    assert match.state.wells[0]


def test_r33_the_option_asks_for_five_different_colours() -> None:
    match = Match(GAME, 5, {"different_colours": True}, Luck(1))
    left = set(COLOURS)
    for seat in range(5):
        assert colours(match.state) == left
        match.play(seat, SetAside(sorted(left)[0]))
        left -= {sorted(left)[0]}
    assert sorted(match.state.aside) == [0, 1, 2, 3, 4]


@pytest.mark.parametrize(
    ("last_without", "left"),
    [("yellow", {"blue"}), ("blue", {"green", "red", "violet", "yellow"})],
)
def test_r34_if_able_looks_only_at_the_movers_own_colours(
    last_without: Colour, left: set[Colour]
) -> None:
    match = Match(GAME, 5, luck=Luck(2))
    for seat in range(5):
        match.play(seat, SetAside(last_without if seat == 4 else "blue"))
    for seat, colour in enumerate(COLOURS[1:]):
        match.play(seat, rider(colour, min(places(match.state, colour))))
    assert colours(match.state) == left


def test_r35_the_first_camel_may_be_one_that_leaves_no_second() -> None:
    state = draw(
        """
        B0  b1  .   .   .   R1
          !   r1  .   .   .
        b1  r1  .   .   .   .
    """,
        put={"c1": "g1", "a2": "g1", "e1": "G1"},
    )
    step = play(state, camel("blue", "b1"))
    assert told(step, TurnLost) == [TurnLost(0, 1)]
    assert step.state.seat == 1


def test_r35_a_player_without_any_placement_is_passed_over() -> None:
    state = draw(CORNERED, seat=1, left=2)
    step = play(state, camel("red", "j1"), camel("red", "k2"))
    assert told(step, TurnLost) == [TurnLost(0, 2)]
    assert step.state.seat == 1
    assert step.state.turn == state.turn + 2


def test_r35_whether_nobody_can_place_is_asked_at_the_end_of_a_turn() -> None:
    state = draw("""
        B0  R1  g0
          b0  !
    """)
    step = play(replace(state, left=2), camel("green", "d1"))
    assert told(step, TurnLost) == []
    assert step.state.ended_by == "nobody_can_place"

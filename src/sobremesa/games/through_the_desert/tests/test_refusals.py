"""Why a move is refused: the code, the section of the rules, the facts; and nothing changes."""

from typing import Any

import pytest
from msgspec.structs import replace

from sobremesa.core.luck import Luck
from sobremesa.core.match import Match
from sobremesa.core.refusal import IllegalMove, Refused, Unreadable
from sobremesa.games.through_the_desert.moves import (
    AnyMove,
    FillWells,
    PlaceCamel,
    PlaceRider,
    PlantPalms,
    SetAside,
)
from sobremesa.games.through_the_desert.refusals import SECTION, Refusal
from sobremesa.games.through_the_desert.rules import GAME
from sobremesa.games.through_the_desert.state import Position
from sobremesa.games.through_the_desert.tests.maps import (
    camel,
    draw,
    laid,
    last_supply,
    ridden,
    rider,
    riding,
)

RIDERS = riding(
    """
    B0  .   .   .   .   @
      .   .   .   .   .
    .   .   3   .   .   .
      .   ^   .   .   .
    .   .   .   .   .   G1
""",
    3,
)
"""Seat 2 is to place its first rider."""

CAMELS = draw(
    """
    .   .   y1  .   .   @
      .   y1  .   G1  .
    .   y1  .   .   .   .
      Y1  ^   .   .   .
    y1  .   .   B0  .   B1
""",
    3,
    turn=30,
)
"""Seat 0 is to place a camel."""

Case = tuple[str, Position, AnyMove, str, dict[str, Any]]

CASES: list[Case] = [
    ("no_such_hex", RIDERS, rider("red", "z99"), "board", {"hex": "z99"}),
    ("no_such_hex", CAMELS, camel("blue", ""), "board", {"hex": ""}),
    ("no_such_hex", CAMELS, camel("blue", "C3"), "board", {"hex": "C3"}),
    ("mountain", RIDERS, rider("red", "a13"), "board", {"hex": "a13"}),
    ("on_oasis", RIDERS, rider("red", "k1"), "board", {"hex": "k1"}),
    ("on_oasis", CAMELS, camel("blue", "k1"), "board", {"hex": "k1"}),
    (
        "occupied",
        RIDERS,
        rider("red", "a1"),
        "board",
        {"hex": "a1", "seat": 0, "colour": "blue"},
    ),
    (
        "occupied",
        CAMELS,
        camel("blue", "h1"),
        "board",
        {"hex": "h1", "seat": 1, "colour": "green"},
    ),
    ("colour_begun", RIDERS, rider("green", "e1"), "riders", {"colour": "green", "seat": 1}),
    ("on_water", RIDERS, rider("red", "e2"), "riders", {"hex": "e2"}),
    ("beside_oasis", RIDERS, rider("red", "j1"), "riders", {"hex": "j1", "oasis": "k1"}),
    (
        "beside_rider",
        RIDERS,
        rider("red", "b1"),
        "riders",
        {"hex": "b1", "rider": "a1", "seat": 0, "colour": "blue"},
    ),
    ("riders_first", RIDERS, camel("red", "e1"), "riders", {}),
    ("riders_all_placed", CAMELS, rider("red", "e3"), "riders", {"colour": "red"}),
    ("nothing_set_aside", RIDERS, SetAside("red"), "setup", {"seats": 3}),
    ("nothing_set_aside", CAMELS, SetAside("red"), "setup", {"seats": 3}),
    (
        "rider_placed",
        replace(RIDERS, seat=0),
        rider("blue", "e1"),
        "riders",
        {"colour": "blue", "hex": "a1"},
    ),
    (
        "none_left",
        last_supply(CAMELS, "blue", 0),
        camel("blue", "g2"),
        "camels",
        {"colour": "blue"},
    ),
    (
        "enclosed",
        CAMELS,
        camel("blue", "b1"),
        "areas",
        {"hex": "b1", "seat": 1, "colour": "yellow"},
    ),
    (
        "beside_rival",
        CAMELS,
        camel("blue", "j2"),
        "camels",
        {"hex": "j2", "seat": 1, "colour": "blue", "camels": ("k3",)},
    ),
    (
        "not_beside_caravan",
        CAMELS,
        camel("blue", "e2"),
        "camels",
        {"hex": "e2", "colour": "blue"},
    ),
    ("not_beside_caravan", CAMELS, camel("red", "e2"), "camels", {"hex": "e2", "colour": "red"}),
    ("dealers_move", RIDERS, PlantPalms(("b8",)), "setup", {}),
    ("dealers_move", CAMELS, FillWells((), (), ()), "setup", {}),
]


@pytest.mark.parametrize(("code", "position", "move", "section", "facts"), CASES)
def test_a_move_that_breaks_a_rule_is_refused_with_its_reason(
    code: str, position: Position, move: AnyMove, section: str, facts: dict[str, Any]
) -> None:
    seat = position.seat
    assert move not in GAME.choices(position, seat)
    told = GAME.refusal(position, seat, move).told()
    assert told == {"code": code, "section": section, "facts": facts}


def refused(match: Match, seat: int, move: Any) -> Refused:
    """The refusal of this move, after which everything is as it was."""
    before = (match.state, list(match.log), match.record)
    with pytest.raises(Refused) as caught:
        match.play(seat, move)
    assert (match.state, match.log, match.record) == before
    return caught.value


def test_with_two_or_three_a_hex_beyond_the_line_is_refused() -> None:
    match = laid(3, ["b8", "d3", "h11", "j3", "q3"])
    refusal = refused(match, 0, rider("red", "t4"))
    assert (refusal.code, refusal.facts) == ("beyond_the_line", {"hex": "t4"})


def five(*aside: str, different: bool = False) -> Match:
    """A match of five in which these colours were set aside."""
    match = Match(GAME, 5, {"different_colours": different}, Luck(1))
    for seat, colour in enumerate(aside):
        match.play(seat, {"type": "set_aside", "colour": colour})
    return match


@pytest.mark.parametrize("move", [rider("red", "e5"), camel("red", "e5")])
def test_before_a_colour_is_set_aside_nothing_else_is_done(move: AnyMove) -> None:
    refusal = refused(five("red"), 1, move)
    assert (refusal.code, refusal.facts) == ("set_aside_first", {})


def test_with_the_option_a_colour_is_set_aside_once() -> None:
    refusal = refused(five("red", different=True), 1, SetAside("red"))
    assert (refusal.code, refusal.facts) == ("same_set_aside", {"colour": "red", "seat": 0})


def test_a_colour_set_aside_is_not_played() -> None:
    match = five("red", "red", "blue", "blue", "blue")
    assert refused(match, 0, rider("red", "e5")).code == "colour_set_aside"
    luck = Luck(1)
    while match.state.stage == "riders":
        match.play(match.state.seat, match.choices(match.state.seat).sample(luck))
    refusal = refused(match, 0, camel("red", "e5"))
    assert (refusal.code, refusal.facts) == ("colour_set_aside", {"colour": "red"})


def test_every_code_is_provoked_above_and_has_a_section() -> None:
    others = {"beyond_the_line", "set_aside_first", "same_set_aside", "colour_set_aside"}
    assert {code for code, *_ in CASES} | others == set(Refusal)
    assert set(SECTION) == set(Refusal)


# The match's own reasons


def test_who_is_not_to_move_must_wait() -> None:
    match = laid(2, ["b8", "d3", "h11", "j3", "q3"])
    refusal = refused(match, 1, rider("red", "e5"))
    assert isinstance(refusal, IllegalMove)
    assert refusal.code == "not_your_turn"


MALFORMED: list[tuple[str, Any]] = [
    ("bad_value", {"type": "place_camel", "colour": "pink", "hex": "a1"}),
    ("wrong_type", {"type": "place_camel", "colour": "blue", "hex": 7}),
    ("wrong_type", {"type": "place_camel", "colour": "blue", "hex": ["a", 1]}),
    ("missing_field", {"type": "place_rider", "colour": "blue"}),
    ("unknown_field", {"type": "set_aside", "colour": "blue", "hex": "a1"}),
    ("bad_value", {"type": "ride"}),
]


@pytest.mark.parametrize(("code", "move"), MALFORMED)
def test_what_is_no_move_is_unreadable(code: str, move: Any) -> None:
    refusal = refused(laid(2, ["b8", "d3", "h11", "j3", "q3"]), 0, move)
    assert isinstance(refusal, Unreadable)
    assert refusal.code == code


# Taking back


def test_a_camel_can_be_taken_back_until_another_seat_moves() -> None:
    match, luck = ridden(3), Luck(9)
    while match.state.turn < 3:
        match.play(match.state.seat, match.choices(match.state.seat).sample(luck))
    before = match.state
    for _ in range(2):
        match.play(0, match.choices(0).sample(luck))
    assert match.state.seat == 1
    match.play(0, {"type": "undo"})
    match.play(0, {"type": "undo"})
    assert match.state == before
    for _ in range(2):
        match.play(0, match.choices(0).sample(luck))
    match.play(1, match.choices(1).sample(luck))
    assert refused(match, 0, {"type": "undo"}).code == "built_upon"


def test_moves_come_from_one_table() -> None:
    choices = GAME.choices(CAMELS, 0)
    assert choices.sample(Luck(1)) in list(choices)
    assert all(isinstance(move, PlaceCamel) for move in choices)
    assert all(isinstance(move, PlaceRider) for move in GAME.choices(RIDERS, 2))

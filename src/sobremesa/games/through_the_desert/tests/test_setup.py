"""The rulebook up to the first rider: a test for each sentence that a program can check."""

from collections import Counter

import pytest

from sobremesa.core.luck import Luck
from sobremesa.core.match import Match
from sobremesa.core.refusal import IllegalMove, Unplayable
from sobremesa.core.values import DEALER
from sobremesa.games.through_the_desert.board import PARTS, SMALL, WHOLE
from sobremesa.games.through_the_desert.hexes import (
    BOARD,
    INDEX,
    NEIGHBOURS,
    bits_of,
    hexes_of,
    index_of,
    parts,
)
from sobremesa.games.through_the_desert.moves import FillWells, PlantPalms, SetAside
from sobremesa.games.through_the_desert.rules import GAME
from sobremesa.games.through_the_desert.state import CAMELS, COLOURS, OASES, SUPPLY
from sobremesa.games.through_the_desert.tests.maps import OPTIONS, colours, dealt, laid, play
from sobremesa.games.through_the_desert.tests.second_way import BOARDS, DATA, beside, cell

EVERY_TABLE = pytest.mark.parametrize("seats", [2, 3, 4, 5])

# What is in the box


@EVERY_TABLE
def test_two_to_five_can_play(seats: int) -> None:
    match = Match(GAME, seats, luck=Luck(1))
    match.deal()
    assert match.to_move == {0}


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_one_and_six_cannot_play(seats: int) -> None:
    with pytest.raises(Unplayable) as caught:
        Match(GAME, seats)
    assert caught.value.code == "bad_seats"


def test_there_are_170_camels_in_five_colours() -> None:
    assert len(COLOURS) == 5
    assert CAMELS * len(COLOURS) == 170


def test_there_are_five_oases() -> None:
    assert OASES == 5
    assert dealt(4).state.oases.bit_count() == 5


def test_there_are_45_wells_fifteen_of_each_value() -> None:
    every, two_or_more, threes = dealt(4).state.wells
    assert every.bit_count() == 45
    assert (every & ~two_or_more).bit_count() == 15
    assert (two_or_more & ~threes).bit_count() == 15
    assert threes.bit_count() == 15


# The board


def test_a_small_range_lies_in_the_middle() -> None:
    middle = {(5, 6), (5, 7), (6, 6), (6, 7), (7, 7), (8, 7), (9, 7)}
    assert not middle & BOARDS[4]
    assert all(1 << index_of(*at) & ~WHOLE.spaces for at in middle)


@EVERY_TABLE
def test_the_desert_is_enclosed_but_hangs_together(seats: int) -> None:
    spaces = PARTS[seats].spaces
    assert len(parts(spaces)) == 1
    assert len(parts(spaces & ~PARTS[seats].palms)) == 1


@pytest.mark.parametrize("seats", [4, 5])
def test_four_and_five_use_the_whole_board(seats: int) -> None:
    assert GAME.setup(seats, OPTIONS).spaces == WHOLE.spaces
    assert WHOLE.spaces.bit_count() == 249


@pytest.mark.parametrize("seats", [2, 3])
def test_two_and_three_do_not_use_the_part_beyond_the_line(seats: int) -> None:
    assert GAME.setup(seats, OPTIONS).spaces == SMALL.spaces
    assert SMALL.spaces.bit_count() == 189
    assert not SMALL.spaces & ~WHOLE.spaces


def test_the_two_smallest_boards_use_no_reconstructed_hex() -> None:
    for at in BOARDS[2]:
        assert DATA["provenance_rows"][at[1]][at[0]] == "s"


@EVERY_TABLE
def test_the_spaces_are_those_of_the_drawing(seats: int) -> None:
    assert {cell(name) for name in hexes_of(PARTS[seats].spaces)} == BOARDS[seats]


def test_every_hex_has_the_neighbours_that_the_board_file_says() -> None:
    for name, index in INDEX.items():
        there = {at for at in beside(cell(name)) if 0 <= at[0] < 22 and 0 <= at[1] < 13}
        assert {cell(other) for other in hexes_of(NEIGHBOURS[index])} == there, name
    assert BOARD.bit_count() == 22 * 13


# Preparation


@pytest.mark.parametrize(("seats", "supply"), [(2, 22), (3, 26), (4, 30), (5, 29)])
def test_camels_beside_the_board_once_riders_and_the_box_have_theirs(
    seats: int, supply: int
) -> None:
    assert SUPPLY[seats] == supply
    assert GAME.setup(seats, OPTIONS).supply == (supply,) * 5


def test_with_two_ten_camels_a_colour_are_discarded_and_with_three_five() -> None:
    assert SUPPLY[2] == CAMELS - 2 - 10
    assert SUPPLY[3] == CAMELS - 3 - 5


def test_with_five_each_player_chooses_a_colour_and_discards_it() -> None:
    match = Match(GAME, 5, luck=Luck(1))
    assert match.to_move == {0}
    for seat in range(5):
        assert colours(match.state) == set(COLOURS)
        match.play(seat, SetAside("red"))
    assert match.state.aside == (2,) * 5
    assert match.state.stage == "riders"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_fewer_nobody_discards_a_colour(seats: int) -> None:
    assert GAME.to_move(GAME.setup(seats, OPTIONS)) == {DEALER}
    assert dealt(seats).state.aside == ()


@EVERY_TABLE
def test_palms_stand_on_any_palm_spaces(seats: int) -> None:
    seen = {dealt(seats, seed).state.oases for seed in range(60)}
    assert all(not oases & ~PARTS[seats].palms for oases in seen)
    assert len(seen) > 4


@EVERY_TABLE
def test_wells_lie_on_every_circle_and_on_the_palm_spaces_left(seats: int) -> None:
    state, part = dealt(seats).state, PARTS[seats]
    assert state.wells[0] == (part.circles | part.palms) & ~state.oases


def test_wells_are_mixed() -> None:
    assert len({dealt(2, seed).state.wells for seed in range(20)}) == 20


@pytest.mark.parametrize("seats", [2, 3])
def test_on_the_small_board_the_wells_not_needed_are_discarded(seats: int) -> None:
    assert dealt(seats).state.wells[0].bit_count() == 33
    values = Counter(well.value for seed in range(60) for well in dealt(seats, seed).view(0).wells)
    assert set(values) == {1, 2, 3}
    assert max(values.values()) < 1.2 * min(values.values())


def test_wells_lie_face_up() -> None:
    view = dealt(3).view(None)
    assert {well.value for well in view.wells} == {1, 2, 3}


# The dealer's moves can be any that are possible, and no other


def test_a_layout_that_cannot_be_is_refused() -> None:
    match = Match(GAME, 2, OPTIONS, Luck(1))
    palms = hexes_of(SMALL.palms)
    for oases in (palms[:4], (*palms[:4], "a3"), (*palms[:4], palms[0]), (*palms[:4], "x9"), palms):
        with pytest.raises(IllegalMove) as caught:
            match.follow(DEALER, PlantPalms(oases))
        assert caught.value.code == "impossible_deal"
    match.follow(DEALER, PlantPalms(palms[:5]))
    rest = hexes_of(SMALL.circles) + palms[5:]
    for wells in (
        (rest[:16], rest[16:], ()),
        (rest[:11], rest[11:22], rest[22:-1]),
        (rest[:11], rest[11:22], (*rest[22:-1], rest[0])),
        (rest[:11], rest[11:22], (*rest[22:-1], "a3")),
        (rest[:11], rest[11:22], (*rest[22:-1], "here")),
    ):
        with pytest.raises(IllegalMove):
            match.follow(DEALER, FillWells(*wells))
    match.follow(DEALER, FillWells(rest[:15], rest[15:30], rest[30:]))
    assert match.to_move == {0}


def test_a_layout_cannot_be_listed() -> None:
    state = GAME.setup(3, OPTIONS)
    with pytest.raises(TypeError):
        list(GAME.choices(state, DEALER))
    planted = play(state, GAME.choices(state, DEALER).sample(Luck(1))).state
    with pytest.raises(TypeError):
        list(GAME.choices(planted, DEALER))


def test_what_was_dealt_is_on_the_board() -> None:
    match = laid(2, ["b8", "d3", "h11", "j3", "q3"])
    assert match.state.oases == bits_of(["b8", "d3", "h11", "j3", "q3"])
    assert match.state.wells[0] & bits_of(["m7"])
    assert not match.state.free & match.state.oases

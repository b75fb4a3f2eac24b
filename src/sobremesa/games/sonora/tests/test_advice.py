"""What the advice is worth: legal, repeatable, and not foolish."""

from sobremesa.games.sonora.advice import Mind, SonoraAdvice
from sobremesa.games.sonora.aims import aims
from sobremesa.games.sonora.moves import (
    ChooseColours,
    EndSwaps,
    Flick,
    Keep,
    Reflick,
    SeatMove,
    Swap,
)
from sobremesa.games.sonora.tests.tables import CREEK, RUINS, Table, disc, grid_of_spots
from sobremesa.physics import Flick as Aim
from sobremesa.physics import on_corner

ADVICE = SonoraAdvice()
LIZARD = (180, 222)
"""The middle of a circle."""


def weighed(table: Table, skill: float = 0.9) -> list[tuple[float, SeatMove]]:
    seat = table.to_move
    return ADVICE.weigh(table.match.view(seat), table.match.choices(seat), skill)


def best(table: Table, skill: float = 0.9) -> SeatMove:
    return weighed(table, skill)[0][1]


def test_everything_it_proposes_is_a_choice_and_the_best_comes_first() -> None:
    table = Table(2)
    for skill in (0.0, 0.25, 0.6, 0.9, 1.0):
        found = weighed(table, skill)
        assert found
        assert all(move in table.match.choices(0) for _, move in found)
        assert [worth for worth, _ in found] == sorted((w for w, _ in found), reverse=True)


def test_the_same_view_gets_the_same_advice() -> None:
    assert weighed(Table(2)) == weighed(Table(2))


def test_it_aims_from_the_own_corner_whatever_the_round() -> None:
    table = Table(4)
    for corner in range(4):
        assert all(on_corner(corner, aim.x, aim.y) for aim in aims(table.state, corner))


def test_on_an_empty_board_a_steady_hand_aims_at_a_circle_with_a_high_disc() -> None:
    table = Table(2, hand_1="sure")
    move = best(table, skill=1.0)
    assert isinstance(move, Flick)
    assert move.disc == disc(0, 5)
    ran = Mind(table.state, 0).run(Aim(move.x, move.y, move.vx, move.vy))
    assert ran.times == 2


def test_a_disc_that_went_off_is_flicked_again() -> None:
    table = Table(2)
    table.flick(disc(0, 5), "off")
    assert best(table) == Reflick()


def test_a_five_on_a_circle_is_kept() -> None:
    table = Table(2)
    table.flick(disc(0, 5), LIZARD)
    assert best(table) == Keep()


def test_a_swap_brings_the_five_onto_the_circle() -> None:
    table = Table(2)
    table.flick_and_keep(disc(0, 1), LIZARD)
    table.flick_the_rest(spot for spot in grid_of_spots() if spot[1] < 190)
    swap = best(table)
    assert isinstance(swap, Swap)
    assert disc(0, 5) in (swap.first, swap.second)


def test_nothing_is_swapped_for_nothing() -> None:
    table = Table(2)
    table.flick_and_keep(disc(0, 1), RUINS)
    table.flick_and_keep(disc(0, 2), CREEK)
    while table.state.round == 0 and table.state.stage == "flick":
        table.flick_and_keep(min(table.state.own(table.to_move, "hand")), "off")
    assert best(table) == EndSwaps()


def test_alone_the_best_colour_is_ones_own() -> None:
    table = Table(1)
    table.flick_and_keep(disc(2, 5), LIZARD)
    while table.state.stage == "flick":
        which = min(table.state.own(0, "hand"))
        table.flick_and_keep(which, "off" if which != disc(1, 2) else RUINS)
    assert best(table) == ChooseColours(2, 0)

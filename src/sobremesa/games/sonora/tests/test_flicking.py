"""The flick phase: turns, corners, discs, as the rulebook says it."""

import pytest

from sobremesa.games.sonora import events
from sobremesa.games.sonora.moves import Flick, Keep
from sobremesa.games.sonora.printed.board import SECTIONS, corner_of
from sobremesa.games.sonora.tests.tables import (
    CANYON,
    CREEK,
    MUDCRACKS,
    RUINS,
    Table,
    disc,
    grid_of_spots,
    mm,
)
from sobremesa.physics import on_corner


def who_flicks(table: Table) -> list[int]:
    """The seats that flick, flick by flick, until the phase is over."""
    seats = []
    spots = iter(grid_of_spots())
    while table.state.stage == "flick":
        seats.append(table.to_move)
        table.flick_and_keep(min(table.state.own(table.to_move, "hand")), next(spots))
    return seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_flicks_two_discs_twice_and_then_one_clockwise_from_the_first(
    seats: int,
) -> None:
    order = [seat for count in (2, 2, 1) for seat in range(seats) for _ in range(count)]
    assert who_flicks(Table(seats)) == order


def test_any_disc_in_hand_may_be_flicked_in_any_order() -> None:
    table = Table(2)
    assert set(table.state.own(0, "hand")) == {disc(0, n) for n in (1, 2, 3, 4, 5)}
    table.flick_and_keep(disc(0, 4), RUINS)
    assert table.aim(disc(0, 4)) not in table.match.choices(0)
    for left in (1, 2, 3, 5):
        assert table.aim(disc(0, left)) in table.match.choices(0)


def test_the_launch_corner_is_the_nearest_one_and_stays_for_the_round() -> None:
    table = Table(4)
    assert [table.state.corner(seat) for seat in range(4)] == [0, 1, 2, 3]
    flick = table.aim(disc(0, 1))
    others = [
        Flick(flick.disc, *mm(spot), flick.vx, flick.vy)
        for spot in ((286, 14), (286, 286), (14, 286))
    ]
    assert flick in table.match.choices(0)
    assert not any(other in table.match.choices(0) for other in others)


def test_at_the_start_the_ruins_corner_points_at_the_first_player() -> None:
    assert SECTIONS[Table().state.corner(0)] == "ruins"


def test_after_each_round_the_board_turns_clockwise_and_the_marker_passes_on() -> None:
    table = Table(3)
    for round_ in range(3):
        assert table.state.round == round_
        assert table.state.first == table.to_move == round_ % 3
        assert [table.state.corner(s) for s in range(3)] == [corner_of(s, round_) for s in range(3)]
        table.flick_the_rest(grid_of_spots())
        table.write_anything()
    assert [corner_of(0, round_) for round_ in range(5)] == [0, 3, 2, 1, 0]


@pytest.mark.parametrize(("rounds", "name"), [(5, "short"), (6, "standard"), (7, "long")])
def test_a_match_has_five_six_or_seven_rounds(rounds: int, name: str) -> None:
    table = Table(2, rounds=rounds)
    played = 0
    while table.match.to_move:
        table.flick_the_rest(grid_of_spots())
        played += 1
        table.write_anything()
    assert played == rounds, name
    assert table.match.outcome is not None


def test_a_disc_must_be_fully_on_the_raised_surface() -> None:
    """The corner's front edge runs from (64, 0) to (0, 64); the frame is 20 wide, a disc 24."""
    inside = [(14, 14), (-8, -8), (-8, 52), (52, -8), (23, 24)]
    outside = [(-8.1, 14), (14, -8.1), (-8, 52.1), (24, 24), (40, 40), (150, 150)]
    assert all(on_corner(0, *mm(spot)) for spot in inside)
    assert not any(on_corner(0, *mm(spot)) for spot in outside)


@pytest.mark.parametrize("corner", [0, 1, 2, 3])
def test_all_corners_are_alike(corner: int) -> None:
    spots = [(14, 14), (286, 14), (286, 286), (14, 286)]
    assert [on_corner(corner, *mm(spot)) for spot in spots] == [n == corner for n in range(4)]


def test_a_flicked_disc_stays_on_the_board_and_may_be_pushed_elsewhere() -> None:
    table = Table(2)
    table.flick_and_keep(disc(0, 1), RUINS)
    table.flick_and_keep(disc(0, 2), (150, 30))
    table.flick(disc(1, 5), (80, 60), pushed={disc(0, 1): CANYON})
    lying = table.state.discs[disc(0, 1)]
    assert (lying.where, lying.x, lying.y) == ("board", *mm(CANYON))
    assert table.told[0] == events.Flicked(
        1, disc(1, 5), (), table.match.log[-1].move.rests, (disc(0, 1),), "zone", "ruins"
    )


def test_who_has_no_reflick_is_not_asked() -> None:
    table = Table(2)
    table.flick(disc(0, 1), RUINS)
    table.reflick()
    table.flick(disc(0, 1), RUINS)
    assert table.state.stage == "flick"
    assert Keep() not in table.match.choices(0)
    assert table.to_move == 0
    assert table.state.left == 1


def test_while_a_disc_may_be_flicked_once_more_the_view_says_what_keeping_it_leads_to() -> None:
    table = Table(2)

    def following() -> tuple[int, ...]:
        return tuple(table.match.view(0).following)

    assert following() == ()
    table.flick(disc(0, 1), RUINS)
    assert following() == tuple(disc(0, n) for n in (2, 3, 4, 5))
    table.keep()
    assert following() == ()
    table.flick(disc(0, 2), CANYON)
    assert following() == (), "the turn is over"
    table.keep()
    table.flick(disc(1, 1), CREEK, pushed={disc(0, 2): "off"})
    assert following() == (), "the other one comes first"
    table.keep()
    table.flick_and_keep(disc(0, 2), CANYON)
    table.flick(disc(1, 2), MUDCRACKS, pushed={disc(0, 1): "off", disc(0, 2): "off"})
    table.keep()
    table.flick(disc(0, 1), RUINS)
    assert following() == (disc(0, 2),), "no other may be flicked"
    table.keep()
    table.flick(disc(0, 2), CANYON)
    assert following() == tuple(disc(0, n) for n in (3, 4, 5)), "the own turn comes next"

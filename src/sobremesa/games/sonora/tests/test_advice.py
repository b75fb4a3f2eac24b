"""What the advice is worth: legal, repeatable, and not foolish."""

from math import atan2, hypot

from msgspec.structs import replace

from sobremesa.core.advice import Weighed
from sobremesa.games.sonora.advice import SonoraAdvice
from sobremesa.games.sonora.advice.aims import aims
from sobremesa.games.sonora.advice.kinds import HOLE, NOWHERE, flat, kind_of
from sobremesa.games.sonora.advice.mind import Mind
from sobremesa.games.sonora.advice.scribe import Outlook
from sobremesa.games.sonora.advice.stakes import stakes
from sobremesa.games.sonora.advice.worth.ruins import ahead
from sobremesa.games.sonora.moves import (
    AnyMove,
    Assign,
    ChooseColours,
    EndSwaps,
    Flick,
    Keep,
    Reflick,
    RivalFill,
    RivalTrace,
    Swap,
)
from sobremesa.games.sonora.printed.board import SECTIONS
from sobremesa.games.sonora.sheet import creek, mudcracks, ruins
from sobremesa.games.sonora.sheet.rival import NEW
from sobremesa.games.sonora.sheet.values import Landing, Sheet, Task
from sobremesa.games.sonora.tests.tables import CREEK, RUINS, Table, disc, grid_of_spots
from sobremesa.physics import Flick as Aim
from sobremesa.physics import flick, on_corner

ADVICE = SonoraAdvice()
LIZARD = (180, 222)
"""The middle of a circle."""


def weighed(table: Table, skill: float = 0.9) -> Weighed[AnyMove]:
    seat = table.to_move
    return ADVICE.weigh(table.match.view(seat), table.match.choices(seat), skill)


def best(table: Table, skill: float = 0.9) -> AnyMove:
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


def test_no_flick_it_proposes_would_stay_on_the_corner() -> None:
    """It would be repeated for nothing, and proposed again for ever."""
    for seed in range(4):
        table = Table(2)
        table.flick_and_keep(disc(0, 1), (60 + seed, 250))
        lying = {disc(0, 1): (table.state.discs[0].x, table.state.discs[0].y)}
        for _, move in weighed(table, skill=0.0):
            assert isinstance(move, Flick)
            aim = Aim(move.x, move.y, move.vx, move.vy)
            ran = flick(lying, move.disc, aim, table.state.corner(0))
            assert ran.left_corner or ran.touched


def test_it_aims_from_the_own_corner_whatever_the_round() -> None:
    table = Table(4)
    for corner in range(4):
        assert all(on_corner(corner, aim.x, aim.y) for aim in aims(table.state, corner))


def test_on_an_empty_board_a_steady_hand_aims_at_a_circle_with_a_high_disc() -> None:
    table = Table(2, hand=("sure", "normal"))
    move = best(table, skill=1.0)
    assert isinstance(move, Flick)
    assert move.disc >= disc(0, 4)
    ran = Mind(table.state, 0, flat()).run(Aim(move.x, move.y, move.vx, move.vy))
    assert ran.kind in {kind_of(section, double=True) for section in SECTIONS}


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


# What discs are worth


def crossed(**hexes: int) -> tuple[int, ...]:
    return tuple(hexes.get(building.id, 0) for building in ruins.BUILDINGS)


def test_a_disc_is_worth_what_it_completes() -> None:
    sheet = Sheet(hexes=crossed(A=3))
    table = stakes(sheet, (), Outlook(0, ahead((Sheet(),))))
    singly, doubled = table[kind_of("ruins", double=False)], table[kind_of("ruins", double=True)]
    assert singly[1] == 0
    assert singly[2] == doubled[1] == 6
    assert table[HOLE][2] >= singly[2]
    assert table[NOWHERE] == (0,) * 6


def test_what_lies_already_changes_what_one_more_disc_is_worth() -> None:
    sheet = Sheet(hexes=crossed(A=1))
    last = Outlook(0, ahead((Sheet(),)))
    alone = stakes(sheet, (), last)
    with_three = stakes(sheet, (Landing(disc(0, 3), "ruins", double=False),), last)
    row = kind_of("ruins", double=False)
    assert (alone[row][1], with_three[row][1]) == (0, 6)


def test_a_higher_disc_is_never_worth_less_in_the_ruins_and_the_canyon() -> None:
    table = stakes(Sheet(), (), Outlook(0, ahead((Sheet(),))))
    for section in ("ruins", "canyon"):
        for double in (False, True):
            row = table[kind_of(section, double)]
            assert list(row) == sorted(row)


# Between flicks and sheets


def with_sheet(table: Table, seat: int, sheet: Sheet) -> None:
    """Put a sheet that was written before in front of a seat."""
    table.match._stand(table.state.with_sheet(seat, sheet))


def test_a_bullseye_goes_where_it_completes_a_building() -> None:
    table = Table(2, rounds=5)
    with_sheet(table, 0, Sheet(hexes=crossed(G=12)))
    table.flick(disc(0, 5), "hole")
    assert best(table) == Assign(disc(0, 5), "ruins")


def test_writing_it_answers_with_a_mark_at_every_skill() -> None:
    table = Table(2)
    spots = iter(grid_of_spots())
    while table.state.stage == "flick":
        table.flick_and_keep(min(table.state.own(table.to_move, "hand")), next(spots))
    while table.state.round == 0:
        seat = min(table.match.to_move)
        choices = table.match.choices(seat)
        for skill in (0.0, 0.25, 0.6, 0.9):
            found = ADVICE.weigh(table.match.view(seat), choices, skill)
            assert found
            assert all(move in choices for _, move in found)
        table.match.follow(seat, found[0][1])


# Alone


def rivals_turn(sheet: Sheet, **doing: object) -> Table:
    """A table where somebody plays alone, and the rival has this to do."""
    table = Table(1)
    spoilt = replace(sheet, rival=replace(NEW, **doing))
    state = replace(table.state, stage="rival", colours=(0, 2), sheets=(spoilt,))
    table.match._stand(state)
    return table


def test_the_rival_walks_where_it_spoils_least() -> None:
    far = ("t1", "t2", "b1", "b2", "b3", "b4", "br1", "br2", "br3", "br4", "brl1", "brl2", "brl3")
    table = rivals_turn(Sheet(paths=(far,)), tasks=(Task(disc(2, 2), "creek"),))
    ways = [move for _, move in weighed(table)]
    starts = {move.start for move in ways if isinstance(move, RivalTrace)}
    assert starts == set(creek.RIVAL_ENDS)
    assert ways[-1] == RivalTrace(disc(2, 2), "brl5", "brl4")


def test_the_rival_fills_circles_far_from_what_is_marked() -> None:
    marked = ("m1", "m7", "m8", "m17", "m16")
    table = rivals_turn(Sheet(nodes=marked), mud=3)
    fill = best(table)
    assert isinstance(fill, RivalFill)
    assert set(mudcracks.BESIDE[fill.node]).isdisjoint(marked)


def test_the_aim_is_seen_to_swing_in_before_a_flick_and_nothing_before_other_moves() -> None:
    view = Table(2).match.view(0)
    move = Flick(3, 1400, 1500, 40_000, 60_000)
    put_down, *aims, last = ADVICE.gestures(view, move)
    assert put_down == (3, 1400, 1500, 0, 0)
    assert last == (3, 1400, 1500, 40_000, 60_000)
    speeds = [hypot(vx, vy) for *_, vx, vy in (*aims, last)]
    assert speeds == sorted(speeds)
    angles = [atan2(vy, vx) - atan2(60, 40) for *_, vx, vy in aims]
    assert [angle > 0 for angle in angles] in ([True, False, True], [False, True, False])
    assert sorted(angles, key=abs, reverse=True) == angles
    assert ADVICE.gestures(view, Keep()) == ()

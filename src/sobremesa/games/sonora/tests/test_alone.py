"""Playing alone: rulings R33 to R37, and what the rulebook says of the rival."""

import pytest
from msgspec.structs import replace

from sobremesa.core.values import Move
from sobremesa.games.sonora import events
from sobremesa.games.sonora.moves import (
    BeginMudcracks,
    CrossOff,
    Draw,
    Finish,
    MarkNode,
    RivalDraw,
    RivalFill,
    RivalTrace,
    Swap,
    Trace,
)
from sobremesa.games.sonora.scoring import by_section
from sobremesa.games.sonora.sheet.rival import NEW
from sobremesa.games.sonora.sheet.values import EARNED, Rival, Sheet
from sobremesa.games.sonora.tests import paper
from sobremesa.games.sonora.tests.desks import Desk, Laid, squares
from sobremesa.games.sonora.tests.tables import disc


def alone(
    own: Laid,
    rival: Laid,
    sheet: Sheet | None = None,
    *,
    spoilt: Rival = NEW,
    rival_squares: int = 3,
) -> Desk:
    """One seat; the first colour is the own one, the second the rival's."""
    before = replace(sheet or Sheet(), rival=spoilt)
    return Desk(own, rival, alone=True, sheets=(before,), rival_squares=rival_squares)


def rival(desk: Desk) -> Rival:
    found = desk.sheet().rival
    assert found is not None
    return found


def theirs(number: int) -> int:
    """A disc of the rival's."""
    return disc(1, number)


def forms(desk: Desk, number: int) -> set[paper.Form]:
    """Where the rival may draw with a disc."""
    offered = desk.offered(RivalDraw)
    return {paper.cells(move.squares) for move in offered if move.disc == theirs(number)}


def spread(*numbers: int) -> tuple[int, ...]:
    """Small circles: so many on the first outer nodes, none on the others."""
    return (*numbers, *(0,) * (13 - len(numbers)))


# R33: the rival acts first


def test_r33_ruins_canyon_creek_mudcracks_then_the_own_discs() -> None:
    desk = alone(
        {"canyon": (1,)}, {"ruins": (2,), "canyon": (1,), "creek": (3,), "mudcracks": (4,)}
    )
    assert rival(desk).circled == 2, "nothing to choose there"
    seen: list[type[Move]] = []
    while desk.state.stage == "rival":
        kinds = {type(move) for move in desk.match.choices(0)}
        assert len(kinds) == 1
        seen += kinds
        desk.play(desk.offered(Move)[0])
    assert list(dict.fromkeys(seen)) == [RivalDraw, RivalTrace, RivalFill]
    assert desk.state.stage == "write"
    assert desk.offered(Draw)


def test_r33_multipliers_apply_to_the_rivals_discs() -> None:
    desk = alone({}, {"lizard": (5,), "fox": (2,), "owl": (3,), "rabbit": (4,)})
    assert rival(desk).circled == 10
    for kind in (RivalDraw, RivalDraw, RivalTrace, RivalTrace):
        desk.play(desk.offered(kind)[0])
    assert len(rival(desk).shapes) == 2
    assert [len(path) for path in rival(desk).paths] == [3, 3]
    assert rival(desk).mud == 8


def test_r33_the_human_orders_the_discs_and_makes_every_open_choice() -> None:
    desk = alone({}, {"canyon": (1, 5), "creek": (2, 4), "mudcracks": (3,)})
    assert {move.disc for move in desk.offered(RivalDraw)} == {theirs(1), theirs(5)}
    assert len(forms(desk, 5)) > 1
    desk.play(next(move for move in desk.offered(RivalDraw) if move.disc == theirs(5)))
    assert {move.disc for move in desk.offered(RivalDraw)} == {theirs(1)}, "each disc once"
    desk.play(desk.offered(RivalDraw)[0])
    assert {move.disc for move in desk.offered(RivalTrace)} == {theirs(2), theirs(4)}
    assert {move.start for move in desk.offered(RivalTrace)} == set(paper.RIVAL_ENDS)


def test_r33_every_disc_is_used_there_is_no_way_to_pass() -> None:
    desk = alone({}, {"canyon": (3,)})
    assert {type(move) for move in desk.match.choices(0)} == {RivalDraw}


def test_r33_saved_animals_are_used_only_after_the_rival_has_marked() -> None:
    sheet = Sheet(saved=(1, 1, 1), circled=(1, 1, 1))
    desk = alone({}, {"canyon": (3,)}, sheet)
    assert {type(move) for move in desk.match.choices(0)} == {RivalDraw}
    desk.play(desk.offered(RivalDraw)[0])
    assert desk.state.stage == "write"
    assert desk.offered(Draw)


def test_the_rival_earns_nothing_and_what_it_fills_is_lost_to_the_player() -> None:
    spoilt = replace(NEW, shapes=(squares((6, 3)),))
    desk = alone({}, {"canyon": (1,)}, spoilt=spoilt)
    happened = desk.play(RivalDraw(theirs(1), squares((6, 4), (7, 4))))
    assert paper.LETTERS[6, 4] == "u", "a rabbit"
    assert not any(isinstance(event, events.BonusEarned) for event in happened)
    assert desk.sheet().animals == (0, 0, 0)
    assert by_section(desk.sheet()) == (0, 0, 0, 0)


def test_swaps_on_the_own_colour_come_before_the_rival_marks() -> None:
    desk = Desk({"ruins": (1,), "canyon": (5,)}, {"canyon": (3,)}, alone=True, swaps=True)
    assert [(m.first, m.second) for m in desk.offered(Swap)] == [(disc(0, 1), disc(0, 5))]
    desk.do(Swap(disc(0, 1), disc(0, 5)))
    assert desk.state.stage == "rival"
    assert desk.sheet().due == 5


# R34: ruins


def test_r34_hexes_are_circled_and_ones_beyond_twenty_five_ignored() -> None:
    desk = alone({}, {"ruins": (1, 2, 3, 4, 5)}, spoilt=replace(NEW, circled=14))
    assert rival(desk).circled == 25
    desk.lay({}, {"ruins": (5,)})
    assert rival(desk).circled == 25


def test_r34_the_own_value_goes_to_circled_hexes_first_and_then_to_buildings() -> None:
    desk = alone({"ruins": (5, 4)}, {"ruins": (3,)})
    assert events.RivalHexesCrossed(0, 3, left=6) in desk.told
    assert rival(desk).crossed == 3
    assert desk.sheet().due == 6
    desk.play(CrossOff("C", 6))
    assert desk.sheet().rewards[2] == "top"


def test_r34_value_that_the_circled_hexes_use_up_reaches_no_building() -> None:
    desk = alone({"ruins": (2,), "creek": (1,)}, {"ruins": (5,)})
    assert (rival(desk).circled, rival(desk).crossed) == (5, 2)
    assert desk.state.stage == "write"
    assert desk.sheet().hexes == (0,) * 8


def test_r34_what_stays_circled_is_crossed_off_in_a_later_round() -> None:
    desk = alone({"ruins": (4,)}, {}, spoilt=replace(NEW, circled=5, crossed=2))
    assert rival(desk).crossed == 5
    assert desk.sheet().due == 1


def test_r34_crossed_hexes_are_not_circled_again() -> None:
    desk = alone({"ruins": (5,)}, {"ruins": (5,)}, spoilt=replace(NEW, circled=25, crossed=25))
    assert (rival(desk).circled, rival(desk).crossed) == (25, 25)
    assert desk.sheet().due == 5


def test_r34_alone_one_always_earns_the_top_reward() -> None:
    desk = alone({"lizard": (5, 4, 2)}, {})
    desk.play(CrossOff("A", 5), CrossOff("B", 9), CrossOff("C", 6), CrossOff("H", 2))
    assert desk.sheet().rewards[:3] == ("top", "top", "top")


# R35: canyon


@pytest.mark.parametrize(("option", "begin"), [(3, 3), (2, 2)])
def test_r35_it_begins_on_its_squares_three_or_two_of_them(option: int, begin: int) -> None:
    desk = alone({}, {"canyon": (5,)}, rival_squares=option)
    cells = {(row, column) for row, column, _ in paper.LAYOUT["canyon"]["ai_squares"][:begin]}
    assert len(cells) == begin
    for form in forms(desk, 5):
        assert form & cells
    assert all(any(cell in form for form in forms(desk, 5)) for cell in cells)


def test_r35_a_square_of_its_own_that_is_taken_is_no_beginning() -> None:
    """Of its two squares, one lies under a shape of ours."""
    desk = alone({}, {"canyon": (1,)}, Sheet(shapes=(squares((9, 0)),)), rival_squares=2)
    assert all((0, 9) in form for form in forms(desk, 1))


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_r35_it_draws_the_shape_of_its_number(number: int) -> None:
    desk = alone({}, {"canyon": (number,)})
    largest = {1: "1b", 2: "2", 3: "3", 4: "4", 5: "5"}[number]
    assert {paper.shape_of(form) for form in forms(desk, number)} == {largest}
    assert forms(desk, number) == paper.rival_drawable(largest, [], [], squares=3)


def test_r35_a_lower_number_only_if_nothing_fits_and_each_disc_is_judged_alone() -> None:
    """Around the square at the left edge, a corner of three is all that is free."""
    free = {(9, 0), (10, 0), (10, 1)}
    own = tuple(squares(cell) for cell in sorted(paper.WHITE - free))
    desk = alone({}, {"canyon": (5, 3, 1)}, Sheet(shapes=own))
    assert forms(desk, 5) == forms(desk, 3) == {frozenset(free)}
    assert {len(form) for form in forms(desk, 1)} == {2}, "with 1 the domino, where one fits"


def test_r35_with_one_it_draws_the_single_square_where_no_domino_fits() -> None:
    own = tuple(squares(cell) for cell in sorted(paper.WHITE - {(9, 0)}))
    desk = alone({}, {"canyon": (1,)}, Sheet(shapes=own))
    assert forms(desk, 1) == {frozenset({(9, 0)})}


def test_r35_if_nothing_fits_at_all_its_disc_has_no_effect() -> None:
    own = tuple(squares(cell) for cell in sorted(paper.WHITE))
    desk = alone({"creek": (1,)}, {"canyon": (4,)}, Sheet(shapes=own))
    assert events.RivalIdle(theirs(4), "canyon") in desk.told
    assert desk.state.stage == "write"
    assert rival(desk).shapes == ()


def test_r35_beside_an_earlier_shape_of_its_own() -> None:
    spoilt = replace(NEW, shapes=(squares((0, 9), (0, 10)),))
    desk = alone({}, {"canyon": (1,)}, spoilt=spoilt)
    assert frozenset({(0, 11), (0, 12)}) in forms(desk, 1)
    assert frozenset({(0, 12), (1, 12)}) not in forms(desk, 1), "touches nothing of its own"


def test_r35_it_leaps_over_a_shape_of_ours_that_touches_one_of_its_own() -> None:
    ours = squares((0, 10), (0, 11), (1, 11))
    spoilt = replace(NEW, shapes=(squares((0, 9)),))
    desk = alone({}, {"canyon": (1,)}, Sheet(shapes=(ours,)), spoilt=spoilt)
    assert frozenset({(1, 12), (1, 13)}) in forms(desk, 1)


def test_r35_it_leaps_over_single_shapes_not_over_the_joined_area() -> None:
    near, far = squares((0, 10), (0, 11)), squares((1, 11), (1, 12))
    spoilt = replace(NEW, shapes=(squares((0, 9)),))
    desk = alone({}, {"canyon": (1,)}, Sheet(shapes=(near, far)), spoilt=spoilt)
    assert frozenset({(1, 13), (1, 14)}) not in forms(desk, 1), "beside the far one only"
    assert frozenset({(1, 9), (1, 10)}) in forms(desk, 1)


def test_r35_the_printed_square_counts_as_a_shape_of_ours() -> None:
    spoilt = replace(NEW, shapes=(squares((12, 8)),))
    desk = alone({}, {"canyon": (1,)}, spoilt=spoilt)
    assert frozenset({(13, 12), (13, 13)}) in forms(desk, 1), "at its other side"
    assert not any((13, 12) in form for form in forms(alone({}, {"canyon": (1,)}), 1))


def test_the_player_may_not_overlap_the_rivals_shapes_nor_leap_over_them() -> None:
    spoilt = replace(NEW, shapes=(squares((12, 8)), squares((12, 9))))
    desk = alone({"canyon": (1,)}, {}, spoilt=spoilt)
    offered = {paper.cells(move.squares) for move in desk.offered(Draw)}
    assert not any(form & {(12, 8), (12, 9)} for form in offered)
    assert frozenset({(12, 10)}) in offered, "beside one is allowed"
    assert frozenset({(12, 7)}) not in offered, "beside the rival's shape alone"


# R36: creek bed


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_r36_exactly_its_number_of_spaces_from_a_branch_end_of_its_own(number: int) -> None:
    desk = alone({}, {"creek": (number,)})
    offered = {(move.start, move.end) for move in desk.offered(RivalTrace)}
    expected = {(way[0], way[-1]) for way in paper.rival_traceable(number, (), ())}
    assert offered == expected
    assert {start for start, _ in offered} == set(paper.RIVAL_ENDS)


def test_r36_it_fills_every_space_on_its_way() -> None:
    desk = alone({}, {"creek": (3,)})
    happened = desk.play(RivalTrace(theirs(3), "brl5", "brl3"))
    assert events.RivalTraced(theirs(3), ("brl5", "brl4", "brl3")) in happened
    assert rival(desk).paths == (("brl5", "brl4", "brl3"),)
    assert desk.sheet().animals == (0, 0, 0), "no fox for anybody"


def test_r36_it_goes_on_beside_its_paths_upwards_and_down_another_branch() -> None:
    spoilt = replace(NEW, paths=(("arl4", "arl3", "arl2"),))
    desk = alone({}, {"creek": (3,)}, spoilt=spoilt)
    offered = {(move.start, move.end) for move in desk.offered(RivalTrace)}
    assert ("arl1", "ar3") in offered, "upwards"
    assert ("arl1", "arr1") in offered, "down another branch at the fork"
    assert offered == {(way[0], way[-1]) for way in paper.rival_traceable(3, (), spoilt.paths)}


def test_r36_no_way_through_our_spaces_nor_its_own() -> None:
    ours = (("t1", "t2", "a1", "a2", "a3"), ("a4", "ar1", "ar2", "ar3", "ar4"))
    spoilt = replace(NEW, paths=(("arl4",),))
    desk = alone({}, {"creek": (3,)}, Sheet(paths=ours), spoilt=spoilt)
    offered = {(move.start, move.end) for move in desk.offered(RivalTrace)}
    assert ("arl3", "arl1") in offered
    assert ("arl2", "arr1") not in offered
    assert offered == {(way[0], way[-1]) for way in paper.rival_traceable(3, ours, spoilt.paths)}


def test_r36_if_its_length_is_impossible_the_disc_has_no_effect() -> None:
    free = {"brl5", "brl4", "brl3"}
    ours = tuple((space,) for space in paper.SPACES if space not in {"X", *free})
    desk = alone({"canyon": (1,)}, {"creek": (2, 4)}, Sheet(paths=ours))
    assert {move.disc for move in desk.offered(RivalTrace)} == {theirs(2)}
    happened = desk.play(RivalTrace(theirs(2), "brl5", "brl4"))
    assert events.RivalIdle(theirs(4), "creek") in happened
    assert desk.state.stage == "write"


def test_r36_the_player_may_neither_enter_nor_leave_from_the_rivals_spaces() -> None:
    spoilt = replace(NEW, paths=(("a2",), ("b4", "b3")))
    desk = alone({"creek": (1, 5)}, {}, Sheet(paths=(("t1", "t2", "a1"),)), spoilt=spoilt)
    assert {m.end for m in desk.offered(Trace) if m.disc == disc(0, 1)} == {"b1"}
    fives = {move.end for move in desk.offered(Trace) if move.disc == disc(0, 5)}
    assert fives == {"sb3"}, "not past a2, not past b3, not from b4 on"


def test_the_rival_circles_no_space_and_nobody_scores_its_ends() -> None:
    desk = alone({}, {"creek": (1,)})
    desk.play(RivalTrace(theirs(1), "brl5", "brl5"))
    assert by_section(desk.sheet())[1] == 0


# R37: mudcracks


def test_r37_small_circles_on_outer_nodes_that_are_not_marked_at_most_three_each() -> None:
    ours = Sheet(nodes=("m1", "m7", "m18"))
    desk = alone({}, {"mudcracks": (5,)}, ours, spoilt=replace(NEW, circles=spread(0, 2, 3)))
    room = dict.fromkeys(paper.OUTER, 3) | {"m18": 0, "m19": 1, "m20": 0}
    assert {(move.node, move.circles) for move in desk.offered(RivalFill)} == {
        (node, circles) for node, most in room.items() for circles in range(1, most + 1)
    }


def test_r37_the_whole_value_is_filled_in_around_any_number_of_nodes() -> None:
    desk = alone({"mudcracks": (1,)}, {"mudcracks": (5,)})
    desk.play(RivalFill("m21", 3))
    assert max(move.circles for move in desk.offered(RivalFill)) == 2
    desk.play(RivalFill("m18", 1))
    assert {move.circles for move in desk.offered(RivalFill)} == {1}
    desk.play(RivalFill("m30", 1))
    assert rival(desk).circles == (1, 0, 0, 3, *(0,) * 8, 1)
    assert desk.state.stage == "write"


def test_r37_surplus_is_ignored() -> None:
    full = replace(NEW, circles=(3,) * 12 + (1,))
    desk = alone({"mudcracks": (1,)}, {"mudcracks": (5,)}, spoilt=full)
    assert {(m.node, m.circles) for m in desk.offered(RivalFill)} == {("m30", 1), ("m30", 2)}
    desk.play(RivalFill("m30", 2))
    assert rival(desk).circles == (3,) * 13
    assert desk.state.stage == "write"


def test_r37_with_no_circle_left_the_rival_does_nothing() -> None:
    desk = alone({"mudcracks": (1,)}, {"mudcracks": (5,)}, spoilt=replace(NEW, circles=(3,) * 13))
    assert desk.state.stage == "write"


def test_r37_a_node_costs_its_number_and_one_for_each_filled_circle() -> None:
    """The rulebook's: a 7 with two circles needs nine."""
    ours = Sheet(nodes=("m1", "m8"))
    spoilt = replace(NEW, circles=spread(0, 2))
    desk = alone({"mudcracks": (5, 3)}, {}, ours, spoilt=spoilt)
    desk.play(BeginMudcracks())
    assert not desk.may(MarkNode("m19"))
    desk = alone({"mudcracks": (5, 4)}, {}, ours, spoilt=spoilt)
    desk.play(BeginMudcracks())
    assert events.NodeMarked(0, "m19", 9, left=0) in desk.play(MarkNode("m19"))


def test_inner_nodes_never_become_dearer() -> None:
    desk = alone({"mudcracks": (3,)}, {}, spoilt=replace(NEW, circles=(3,) * 13))
    desk.play(BeginMudcracks())
    assert events.NodeMarked(0, "m1", 3, left=0) in desk.play(MarkNode("m1"))


def test_alone_an_earned_animal_may_be_used_like_with_others() -> None:
    desk = alone({"ruins": (5, 1)}, {})
    desk.play(CrossOff("C", 6))
    desk.play(Trace(EARNED, "t1"), Finish())
    assert desk.state.round == 1

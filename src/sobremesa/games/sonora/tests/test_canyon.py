"""The canyon: rulings R19, R20 and R28, and what the rulebook says of it."""

import pytest

from sobremesa.games.sonora import events
from sobremesa.games.sonora.moves import Draw, Finish, Trace
from sobremesa.games.sonora.scoring import by_section
from sobremesa.games.sonora.sheet.values import EARNED, Sheet
from sobremesa.games.sonora.tests import paper
from sobremesa.games.sonora.tests.desks import Desk, squares
from sobremesa.games.sonora.tests.tables import disc

CANYON = 3
"""Its place among the sections."""


def all_but(*free: tuple[int, int]) -> Sheet:
    """A sheet whose canyon is full, except for these squares."""
    return Sheet(shapes=tuple(squares(cell) for cell in sorted(paper.WHITE - set(free))))


def forms(moves: list[Draw]) -> set[str]:
    """The shapes that are offered."""
    return {paper.shape_of(paper.cells(move.squares)) for move in moves}


@pytest.mark.parametrize(
    ("number", "shapes"),
    [
        (1, {"1a", "1b"}),
        (2, {"1a", "1b", "2"}),
        (3, {"1a", "1b", "2", "3"}),
        (4, {"1a", "1b", "2", "3", "4"}),
        (5, {"1a", "1b", "2", "3", "4", "5"}),
    ],
)
def test_a_disc_draws_the_shape_of_its_number_or_of_a_lower_one(
    number: int, shapes: set[str]
) -> None:
    assert forms(Desk({"canyon": (number,)}, {}).offered(Draw)) == shapes


def test_what_is_offered_is_exactly_what_fits_by_a_second_reading() -> None:
    sheet = Sheet(shapes=(squares((12, 8), (12, 9)), squares((11, 7), (12, 7), (12, 6))))
    desk = Desk({"canyon": (5,)}, {}, sheets=(sheet, Sheet()))
    drawn = [paper.cells(shape) for shape in sheet.shapes]
    expected = set().union(*(paper.drawable(name, drawn) for name in paper.SHAPES))
    assert {paper.cells(move.squares) for move in desk.offered(Draw)} == expected


def test_shapes_may_be_rotated_and_flipped() -> None:
    """Around this sheet a 4 fits in every one of its eight turns, a 3 in its four."""
    sheet = Sheet(shapes=tuple(squares(cell) for cell in paper.WHITE if sum(cell) % 7 == 0))
    desk = Desk({"canyon": (5,)}, {}, sheets=(sheet, Sheet()))
    turned = {paper.moved_home(paper.cells(move.squares)) for move in desk.offered(Draw)}
    for shape, turns in (("1a", 1), ("1b", 2), ("2", 4), ("3", 4), ("4", 8), ("5", 8)):
        assert len(paper.SHAPES[shape]) == turns
        assert paper.SHAPES[shape] <= turned


def test_the_first_shape_touches_the_printed_square_and_later_ones_what_is_drawn() -> None:
    desk = Desk({"canyon": (1, 2)}, {})
    for move in desk.offered(Draw):
        assert paper.touching(paper.cells(move.squares)) & paper.START
    assert not desk.may(Draw(disc(0, 1), squares((11, 11))))
    desk.play(Draw(disc(0, 2), squares((12, 10), (12, 11))))
    assert desk.may(Draw(disc(0, 1), squares((11, 11))))


def test_touching_at_a_corner_is_not_enough() -> None:
    desk = Desk({"canyon": (1,)}, {})
    assert not desk.may(Draw(disc(0, 1), squares((12, 12)))), "diagonal to the printed square"
    assert desk.may(Draw(disc(0, 1), squares((12, 11))))


def test_a_shape_lies_inside_the_white_squares_and_overlaps_nothing() -> None:
    desk = Desk({"canyon": (1, 5)}, {})
    assert paper.LETTERS[14, 12] == "#"
    assert not desk.may(Draw(disc(0, 1), squares((14, 12))))
    assert not desk.may(Draw(disc(0, 1), squares((13, 11), (13, 12)))), "not on the printed square"
    desk.play(Draw(disc(0, 1), squares((13, 12), (13, 13))))
    for move in desk.offered(Draw):
        assert not paper.cells(move.squares) & {(13, 12), (13, 13)}


def test_squares_of_a_shape_are_told_in_rising_order_so_that_nothing_is_offered_twice() -> None:
    desk = Desk({"canyon": (1,)}, {})
    first, second = squares((12, 10), (12, 11))
    assert desk.may(Draw(disc(0, 1), (first, second)))
    assert not desk.may(Draw(disc(0, 1), (second, first)))


def test_a_bonus_inside_a_shape_is_earned_at_once_and_a_cactus_is_counted() -> None:
    desk = Desk({"canyon": (1, 2)}, {}, sheets=(Sheet(shapes=(squares((12, 7)),)), Sheet()))
    happened = desk.play(Draw(disc(0, 1), squares((11, 7))))
    assert events.BonusEarned(0, "swap") in happened
    assert desk.sheet().swaps == 2
    happened = desk.play(Draw(disc(0, 2), squares((12, 8), (12, 9))))
    shape = squares((12, 8), (12, 9))
    assert events.ShapeDrawn(0, disc(0, 2), shape, ("saguaro",), points=5) in happened
    assert by_section(desk.sheet())[CANYON] == 5


def test_a_disc_is_recorded_once() -> None:
    desk = Desk({"canyon": (1, 4)}, {})
    desk.play(Draw(disc(0, 4), squares((12, 8))))
    assert {move.disc for move in desk.offered(Draw)} == {disc(0, 1)}


def test_discs_are_recorded_in_any_order() -> None:
    desk = Desk({"canyon": (1, 4), "creek": (3,)}, {})
    assert {move.disc for move in desk.offered(Draw)} == {disc(0, 1), disc(0, 4)}
    assert {move.disc for move in desk.offered(Trace)} == {disc(0, 3)}


def test_r19_a_disc_must_draw_if_any_shape_fits() -> None:
    desk = Desk({"canyon": (5,)}, {}, sheets=(all_but((16, 1)), Sheet()))
    assert desk.offered(Draw) == [Draw(disc(0, 5), squares((16, 1)))], "only a lower one is left"
    assert not desk.may(Finish())


def test_r19_a_disc_for_which_nothing_fits_has_no_effect() -> None:
    desk = Desk({"canyon": (5,)}, {"creek": (1,)}, sheets=(all_but(), Sheet()))
    assert events.DiscUnused(0, disc(0, 5), "canyon") in desk.told
    assert desk.match.to_move == {1}, "nothing else to write"
    assert desk.sheet(0).tasks == ()


def test_r19_on_a_fox_circle_two_shapes_that_may_differ_with_anything_between() -> None:
    desk = Desk({"fox": (3,), "creek": (1,)}, {})
    assert not any(len(move.squares) == 5 for move in desk.offered(Draw)), (
        "not more than its number"
    )
    desk.play(Draw(disc(0, 3), squares((11, 12), (12, 11), (12, 12), (11, 13))))
    desk.play(Trace(disc(0, 1), "t1"))
    assert not desk.may(Finish())
    desk.play(Draw(disc(0, 3), squares((12, 10))))
    assert desk.offered(Draw) == []
    assert len(desk.sheet().shapes) == 2


def test_r19_two_discs_on_one_fox_circle_draw_four_shapes() -> None:
    desk = Desk({"fox": (1, 2)}, {})
    for number in (1, 2, 2, 1):
        desk.play(next(one for one in desk.offered(Draw) if one.disc == disc(0, number)))
    assert len(desk.sheet().shapes) == 4
    assert desk.may(Finish())


def test_r19_if_the_second_shape_does_not_fit_only_that_one_is_lost() -> None:
    desk = Desk({"fox": (3,)}, {"creek": (1,)}, sheets=(all_but((16, 1)), Sheet()))
    desk.play(Draw(disc(0, 3), squares((16, 1))))
    assert desk.may(Finish())
    happened = desk.play(Finish())
    assert happened.count(events.DiscUnused(0, disc(0, 3), "canyon")) == 1


def test_r20_a_fox_draws_four_or_lower() -> None:
    desk = Desk({}, {}, sheets=(Sheet(animals=(1, 0, 0)), Sheet()))
    assert {move.disc for move in desk.offered(Draw)} == {EARNED}
    assert forms(desk.offered(Draw)) == {"1a", "1b", "2", "3", "4"}


def test_r20_beside_a_five_the_fox_still_draws_no_five() -> None:
    desk = Desk({"canyon": (5,)}, {}, sheets=(Sheet(animals=(1, 0, 0)), Sheet()))
    fives = [move for move in desk.offered(Draw) if len(move.squares) == 5]
    assert {move.disc for move in fives} == {disc(0, 5)}


def test_r20_a_fox_for_which_nothing_fits_is_lost() -> None:
    full = all_but()
    desk = Desk({}, {"creek": (1,)}, sheets=(Sheet(shapes=full.shapes, animals=(1, 0, 0)), Sheet()))
    assert list(desk.match.choices(0)) == [Finish()]
    desk.play(Finish())
    assert desk.sheet(0).animals == (0, 0, 0)


@pytest.mark.parametrize(
    ("count", "points"),
    list(enumerate((0, 5, 7, 10, 14, 19, 25, 32, 40, 45, 50))),
)
def test_r28_cacti_of_one_kind_and_those_beyond_eight(count: int, points: int) -> None:
    saguaros = sorted(cell for cell, letter in paper.LETTERS.items() if letter == "a")
    sheet = Sheet(shapes=tuple(squares(cell) for cell in saguaros[:count]))
    assert by_section(sheet)[CANYON] == points


def test_r28_each_kind_is_counted_by_itself() -> None:
    cacti = [cell for cell, letter in sorted(paper.LETTERS.items()) if letter in "abc"]
    sheet = Sheet(shapes=tuple(squares(cell) for cell in cacti))
    assert by_section(sheet)[CANYON] == 50 + 45 + 45

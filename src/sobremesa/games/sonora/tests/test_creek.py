"""The creek bed: rulings R21 and R22, and what the rulebook says of it."""

import pytest

from sobremesa.games.sonora import events
from sobremesa.games.sonora.moves import Draw, Finish, Trace
from sobremesa.games.sonora.scoring import by_section
from sobremesa.games.sonora.sheet.values import EARNED, Sheet
from sobremesa.games.sonora.tests import paper
from sobremesa.games.sonora.tests.desks import Desk
from sobremesa.games.sonora.tests.tables import disc

CREEK = 1
"""Its place among the sections."""
SIDE = ("sb1", "sb2", "sb3", "sb4")
"""A branch that ends after four spaces."""


def all_but(*free: str) -> Sheet:
    """A sheet whose creek bed has been walked, except for these spaces."""
    spaces = [space for space in paper.SPACES if space not in (paper.ENTRANCE, *free)]
    return Sheet(paths=tuple((space,) for space in spaces))


def ends(desk: Desk, source: int) -> set[str]:
    return {move.end for move in desk.offered(Trace) if move.disc == source}


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_r21_a_path_has_exactly_the_length_of_its_disc(number: int) -> None:
    walked: tuple[tuple[str, ...], ...] = (("t1", "t2", "b1"), ("a1", "a2"))
    for paths in ((), walked):
        desk = Desk({"creek": (number,)}, {}, sheets=(Sheet(paths=paths), Sheet()))
        expected = {way[-1] for way in paper.traceable(number, paths)}
        assert ends(desk, disc(0, number)) == expected
        assert expected


def test_the_first_path_begins_at_the_entrance() -> None:
    desk = Desk({"creek": (1,)}, {})
    assert ends(desk, disc(0, 1)) == {"t1"}


def test_what_is_printed_in_a_space_does_not_matter_for_the_distance() -> None:
    deep = Sheet(paths=(("t1", "t2", "b1", "b2", "b3", "b4", "bl1", "bl2", "bl3", "bl4"),))
    desk = Desk({"creek": (2,)}, {}, sheets=(deep, Sheet()))
    happened = desk.play(Trace(disc(0, 2), "blr2"))
    assert events.PathTraced(0, disc(0, 2), ("blr1", "blr2"), points=0) in happened
    assert paper.SPACES["blr1"]["value"] == 4


def test_all_spaces_on_the_way_are_crossed_out_and_the_last_is_circled() -> None:
    desk = Desk({"creek": (4,)}, {})
    desk.play(Trace(disc(0, 4), "a2"))
    assert desk.sheet().paths == (("t1", "t2", "a1", "a2"),)


def test_at_a_fork_either_way_and_the_other_one_later() -> None:
    desk = Desk({"creek": (3, 2, 1)}, {})
    assert ends(desk, disc(0, 3)) == {"a1", "b1"}
    desk.play(Trace(disc(0, 3), "a1"))
    assert {"b1"} < ends(desk, disc(0, 1))
    desk.play(Trace(disc(0, 1), "b1"))
    assert desk.sheet().paths[-1] == ("b1",)


def test_r21_a_path_may_begin_at_a_crossed_or_a_circled_space() -> None:
    desk = Desk({"creek": (1, 4)}, {})
    desk.play(Trace(disc(0, 4), "a2"))
    assert ends(desk, disc(0, 1)) == {"b1", "a3"}, "beside a crossed one, and after the circled one"


def test_no_path_goes_through_a_visited_space() -> None:
    walked = Sheet(paths=(("t1", "t2", "a1", "a2", "a3"), ("sa1", "sa2")))
    desk = Desk({"creek": (1, 2)}, {}, sheets=(walked, Sheet()))
    been = {"t1", "t2", "a1", "a2", "a3", "sa1", "sa2"}
    for number in (1, 2):
        assert not ends(desk, disc(0, number)) & been


def test_r21_no_path_goes_beyond_the_last_space_of_a_branch() -> None:
    desk = Desk({"creek": (4, 5)}, {}, sheets=(all_but(*SIDE), Sheet()))
    assert ends(desk, disc(0, 4)) == {"sb4"}
    assert ends(desk, disc(0, 5)) == set()


def test_r21_a_disc_must_be_used_if_a_path_of_its_full_length_exists() -> None:
    desk = Desk({"creek": (4,)}, {}, sheets=(all_but(*SIDE), Sheet()))
    assert list(desk.match.choices(0)) == [Trace(disc(0, 4), "sb4")]


def test_r21_a_disc_without_a_path_is_disqualified_and_its_movement_not_used() -> None:
    desk = Desk({"creek": (5,)}, {"creek": (1,)}, sheets=(all_but(*SIDE), Sheet()))
    assert events.DiscUnused(0, disc(0, 5), "creek") in desk.told
    assert desk.match.to_move == {1}
    assert not {*SIDE} & {space for path in desk.sheet(0).paths for space in path}


def test_r21_a_shorter_path_is_no_way_out() -> None:
    desk = Desk({"creek": (5, 3)}, {}, sheets=(all_but(*SIDE), Sheet()))
    assert list(desk.match.choices(0)) == [Trace(disc(0, 3), "sb3")]


def test_r21_an_owl_circle_gives_two_paths_of_full_length_with_anything_between() -> None:
    desk = Desk({"owl": (4,), "canyon": (1,)}, {})
    desk.play(Trace(disc(0, 4), "a2"))
    desk.play(desk.offered(Draw)[0])
    assert not desk.may(Finish())
    assert ends(desk, disc(0, 4)) == {way[-1] for way in paper.traceable(4, desk.sheet().paths)}
    desk.play(Trace(disc(0, 4), "b4"))
    assert desk.sheet().paths == (("t1", "t2", "a1", "a2"), ("b1", "b2", "b3", "b4"))
    assert desk.offered(Trace) == []


def test_r21_if_the_second_path_is_impossible_only_that_one_is_lost() -> None:
    desk = Desk({"owl": (4,)}, {"creek": (1,)}, sheets=(all_but(*SIDE), Sheet()))
    desk.play(Trace(disc(0, 4), "sb4"))
    assert desk.may(Finish())
    assert desk.sheet().paths[-1] == SIDE
    happened = desk.play(Finish())
    assert happened.count(events.DiscUnused(0, disc(0, 4), "creek")) == 1


def test_r21_bonuses_that_are_passed_over_are_gone() -> None:
    desk = Desk({"creek": (5,)}, {})
    happened = desk.play(Trace(disc(0, 5), "a3"))
    assert "a2" in desk.sheet().paths[0]
    assert not any(isinstance(event, events.BonusEarned) for event in happened)
    assert desk.sheet().swaps == 1


def test_a_path_that_ends_on_a_bonus_earns_it_at_once_and_no_points() -> None:
    desk = Desk({"creek": (4,)}, {})
    assert events.BonusEarned(0, "reflick") in desk.play(Trace(disc(0, 4), "b2"))
    assert desk.sheet().reflicks == 2
    assert by_section(desk.sheet())[CREEK] == 0


def test_only_circled_numbers_are_points() -> None:
    sheet = Sheet(paths=(("t1", "t2", "b1", "b2", "b3"), ("b4", "bl1"), ("sb1",)))
    assert by_section(sheet)[CREEK] == 1 + 2 + 1


def test_r22_an_owl_makes_a_path_of_any_length_up_to_five() -> None:
    desk = Desk({}, {}, sheets=(Sheet(animals=(0, 1, 0)), Sheet()))
    lengths = range(1, 6)
    assert ends(desk, EARNED) == {way[-1] for n in lengths for way in paper.traceable(n, ())}
    assert "sb1" in ends(desk, EARNED)
    assert "sb2" not in ends(desk, EARNED), "six spaces"
    desk.play(Trace(EARNED, "b2"))
    assert desk.sheet().animals == (0, 0, 0)
    assert desk.offered(Trace) == []


def test_r22_an_owl_without_any_path_is_lost() -> None:
    full = all_but()
    sheet = Sheet(paths=full.paths, animals=(0, 1, 0))
    desk = Desk({}, {"creek": (1,)}, sheets=(sheet, Sheet()))
    assert list(desk.match.choices(0)) == [Finish()]
    desk.play(Finish())
    assert desk.sheet(0).animals == (0, 0, 0)

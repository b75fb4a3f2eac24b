"""The ruins: rulings R15 to R17, and what the rulebook says of them."""

import pytest

from sobremesa.games.sonora import events
from sobremesa.games.sonora.moves import (
    CrossOff,
    Discover,
    Draw,
    Finish,
    Swap,
    Trace,
)
from sobremesa.games.sonora.scoring import by_section
from sobremesa.games.sonora.sheet.values import Sheet, Task
from sobremesa.games.sonora.tests.desks import Desk
from sobremesa.games.sonora.tests.tables import disc

FULL = (5, 9, 6, 11, 8, 13, 17, 22)


def ordered(desk: Desk) -> tuple[int, ...]:
    """The order in the ruins as the table was told."""
    (told,) = (e.seats for e in desk.told if isinstance(e, events.RuinsOrdered))
    return told


def test_r15_most_value_marks_first_and_a_lizard_circle_doubles() -> None:
    desk = Desk({"ruins": (5,)}, {"lizard": (3,)}, {"ruins": (4, 3)})
    assert [desk.sheet(seat).due for seat in range(3)] == [5, 6, 7]
    assert desk.state.order == (2, 1, 0)


def test_r15_several_discs_on_lizard_circles_and_in_the_zone_are_added_up() -> None:
    desk = Desk({"ruins": (1, 2), "lizard": (5, 4)}, {"ruins": (3,)})
    assert desk.sheet().due == 1 + 2 + 10 + 8


@pytest.mark.parametrize(
    ("played", "order"), [(0, (0, 1, 2)), (1, (1, 2, 0)), (2, (2, 0, 1)), (3, (0, 1, 2))]
)
def test_r15_equals_mark_in_the_turn_order_of_this_round(
    played: int, order: tuple[int, ...]
) -> None:
    desk = Desk({"ruins": (4,)}, {"ruins": (3, 1)}, {"lizard": (2,)}, played=played)
    assert desk.state.order == order


def test_r15_who_has_nothing_in_the_ruins_is_skipped() -> None:
    desk = Desk({"ruins": (1,)}, {"canyon": (5,)}, {"ruins": (2,)})
    assert desk.state.order == (2, 0)
    desk.play(CrossOff("H", 2), seat=2)
    desk.play(CrossOff("H", 1), seat=0)
    assert desk.state.stage == "write"


def test_r15_totals_are_those_after_swaps() -> None:
    desk = Desk({"ruins": (1,), "canyon": (5,)}, {"ruins": (4,)}, swaps=True)
    desk.do(Swap(disc(0, 1), disc(0, 5)))
    assert desk.sheet(0).due == 5
    assert ordered(desk) == (0, 1)
    assert desk.sheet(0).tasks == (Task(disc(0, 1), "canyon"),)


def test_ruins_come_before_all_other_discs() -> None:
    desk = Desk({"ruins": (5,), "canyon": (4,)}, {"creek": (3,)})
    assert desk.match.to_move == {0}
    assert {type(move) for move in desk.match.choices(0)} == {CrossOff}
    desk.play(CrossOff("B", 5))
    assert desk.match.to_move == {0, 1}, "then all at the same time"
    assert desk.offered(Draw, 0)
    assert desk.offered(Trace, 1)


def test_r16_the_whole_value_must_be_spent() -> None:
    desk = Desk({"ruins": (5,)}, {})
    for left in (5, 4, 3, 2, 1):
        assert desk.sheet().due == left
        assert {type(move) for move in desk.match.choices(0)} == {CrossOff}
        assert max(move.hexes for move in desk.offered(CrossOff)) == left
        desk.play(CrossOff("H", 1))
    assert desk.sheet().due == 0
    assert desk.state.round == 1, "nothing else to write"


def test_r16_value_without_free_hexes_is_lost_and_nothing_carries_over() -> None:
    nearly = Sheet(hexes=(*FULL[:-1], 20), rewards=("bottom",) * 7 + ("",))
    desk = Desk({"ruins": (5,)}, {"ruins": (1,)}, sheets=(nearly, Sheet()))
    assert [(move.building, move.hexes) for move in desk.offered(CrossOff)] == [("H", 1), ("H", 2)]
    desk.play(CrossOff("H", 2), Discover("fox"))
    assert desk.sheet(0).hexes == FULL
    assert desk.sheet(0).due == 0
    assert desk.to_move == 1


def test_r16_with_others_the_rivals_building_is_ignored() -> None:
    desk = Desk({"ruins": (5,)}, {})
    assert desk.sheet().rival is None
    assert {move.building for move in desk.offered(CrossOff)} == set("ABCDEFGH")


def test_hexes_go_to_any_number_of_buildings_in_any_order() -> None:
    desk = Desk({"ruins": (1, 2, 3)}, {})
    for building in "HACEGB":
        desk.play(CrossOff(building, 1))
    assert desk.sheet().hexes == (1, 1, 1, 0, 1, 0, 1, 1)


def test_a_hex_is_crossed_off_once() -> None:
    desk = Desk({"lizard": (4,)}, {})
    assert not desk.may(CrossOff("A", 6))
    desk.play(CrossOff("A", 5))
    assert not desk.may(CrossOff("A", 1))


def test_r17_the_first_gets_the_top_reward_and_later_ones_the_bottom_one_without_a_bonus() -> None:
    desk = Desk({"ruins": (5, 4)}, {"ruins": (5, 3)}, {"ruins": (5, 2)})
    desk.play(CrossOff("A", 5), CrossOff("B", 4), seat=0)
    assert desk.sheet(0).rewards[0] == "top"
    assert desk.sheet(0).reflicks == 2
    happened = desk.play(CrossOff("A", 5), CrossOff("B", 3), seat=1)
    assert events.BuildingCompleted(1, "A", reward="bottom", points=4) in happened
    assert not any(isinstance(event, events.BonusEarned) for event in happened)
    assert desk.sheet(1).rewards[0] == "bottom"
    assert desk.sheet(1).reflicks == 1
    desk.play(CrossOff("A", 5), CrossOff("B", 2), seat=2)
    assert desk.sheet(2).rewards[0] == "bottom", "also the third"
    assert [by_section(desk.sheet(seat))[0] for seat in range(3)] == [6, 4, 4]


def test_r17_the_race_goes_on_over_the_rounds() -> None:
    before = Sheet(hexes=(0, 0, 6, 0, 0, 0, 0, 0), rewards=("", "", "top", "", "", "", "", ""))
    desk = Desk({"ruins": (4, 2)}, {}, sheets=(Sheet(), before))
    desk.play(CrossOff("C", 6))
    assert desk.sheet(0).rewards[2] == "bottom"


def test_r17_several_buildings_at_once_give_every_reward() -> None:
    begun = Sheet(hexes=(4, 8, 5, 10, 7, 12, 0, 0))
    desk = Desk({"ruins": (5, 1)}, {}, sheets=(begun, Sheet()))
    for building in "ABCDE":
        desk.play(CrossOff(building, 1))
    desk.play(CrossOff("F", 1), Discover("owl"))
    assert desk.sheet().rewards == ("top",) * 6 + ("", "")
    assert (desk.sheet().reflicks, desk.sheet().swaps) == (2, 2)
    assert desk.sheet().animals == (1, 1, 1)
    assert desk.sheet().circled == (0, 1, 0)


def test_r17_a_bonus_is_earned_at_once_in_the_middle_of_the_value() -> None:
    desk = Desk({"ruins": (5, 2)}, {})
    desk.play(CrossOff("A", 5))
    assert desk.sheet().due == 2
    assert desk.sheet().reflicks == 2


def test_r18_animals_earned_in_the_ruins_wait_for_the_own_writing() -> None:
    desk = Desk({"ruins": (5, 1)}, {"ruins": (2,)})
    desk.play(CrossOff("C", 6))
    assert desk.sheet(0).animals == (0, 1, 0)
    assert desk.match.to_move == {1}, "the next one in the ruins, not the owl"
    desk.play(CrossOff("H", 2), seat=1)
    assert desk.match.to_move == {0}, "nobody else has anything to write"
    assert {type(move) for move in desk.match.choices(0)} == {Trace, Finish}


def test_r25_in_the_ruins_too_the_icon_is_chosen_at_once() -> None:
    begun = Sheet(hexes=(0, 0, 0, 0, 0, 12, 0, 0))
    desk = Desk({"ruins": (3,)}, {"ruins": (2,)}, sheets=(begun, Sheet()))
    desk.play(CrossOff("F", 1))
    assert {type(move) for move in desk.match.choices(0)} == {Discover}
    assert desk.match.to_move == {0}
    desk.play(Discover("rabbit"))
    assert desk.sheet().saved == (0, 0, 1)
    assert desk.offered(CrossOff), "then the rest of the value"
    desk.play(CrossOff("A", 2))
    assert desk.to_move == 1


def test_r25_an_icon_earned_with_the_last_of_the_value_is_chosen_before_the_next_one_marks() -> (
    None
):
    begun = Sheet(hexes=(0, 0, 0, 0, 0, 10, 0, 0))
    desk = Desk({"ruins": (3,)}, {"ruins": (2,)}, sheets=(begun, Sheet()))
    desk.play(CrossOff("F", 3))
    assert desk.match.to_move == {0}
    assert not desk.may(CrossOff("A", 2), seat=1)
    desk.play(Discover("fox"))
    assert desk.to_move == 1


def test_an_incomplete_building_gives_nothing() -> None:
    assert by_section(Sheet(hexes=(4, 8, 5, 10, 7, 12, 16, 21)))[0] == 0

"""Bonuses: rulings R14, R18 and R25 to R27, and what the rulebook says of them."""

from collections import Counter

import pytest

from sobremesa.games.sonora import events
from sobremesa.games.sonora.moves import (
    AddRabbit,
    BeginMudcracks,
    CrossOff,
    Discover,
    Draw,
    EndSwaps,
    Finish,
    MarkNode,
    Swap,
    TickBox,
    Trace,
)
from sobremesa.games.sonora.sheet.values import EARNED, SAVED, Sheet, Sitting
from sobremesa.games.sonora.tests import paper
from sobremesa.games.sonora.tests.desks import Desk, Laid, squares
from sobremesa.games.sonora.tests.tables import Table, disc

ONE_BOX_FROM_A_DISCOVERY = (0, 0, 0, 0, 5)


def about_to_discover(sheet: Sheet) -> Desk:
    """The first seat has just earned an icon with its only point in the mudcracks."""
    desk = Desk({"mudcracks": (1,)}, {"creek": (1,)}, sheets=(sheet, Sheet()))
    desk.play(BeginMudcracks(), TickBox(4))
    return desk


def test_everybody_begins_with_one_reflick_and_one_swap() -> None:
    for seats in (1, 2, 3, 4):
        for sheet in Table(seats).state.sheets:
            assert (sheet.reflicks, sheet.swaps) == (1, 1)


def test_r14_swaps_only_at_the_start_of_the_phase() -> None:
    desk = Desk({"canyon": (1,), "creek": (5,)}, {}, swaps=True)
    assert desk.may(Swap(disc(0, 1), disc(0, 5)))
    desk.do(EndSwaps())
    assert desk.state.stage == "write"
    assert desk.sheet().swaps == 1
    assert desk.offered(Swap) == []


def test_r14_several_swaps_in_one_phase() -> None:
    desk = Desk(
        {"canyon": (1,), "creek": (5,), "ruins": (3,)},
        {},
        sheets=(Sheet(swaps=3), Sheet()),
        swaps=True,
    )
    desk.do(Swap(disc(0, 1), disc(0, 5)))
    desk.do(Swap(disc(0, 1), disc(0, 3)))
    desk.do(EndSwaps())
    assert desk.sheet().due == 1
    assert {(task.disc, task.section) for task in desk.sheet().tasks} == {
        (disc(0, 3), "creek"),
        (disc(0, 5), "canyon"),
    }
    assert desk.sheet().swaps == 1


def test_r14_in_turn_order_from_the_first_player() -> None:
    laid: Laid = {"canyon": (1,), "creek": (5,)}
    desk = Desk(laid, laid, laid, swaps=True, played=1)
    swapping = []
    while desk.state.stage == "swap":
        swapping.append(desk.to_move)
        desk.do(EndSwaps())
    assert swapping == [1, 2, 0]


def test_r14_a_swap_earned_while_writing_is_for_a_later_round() -> None:
    desk = Desk({"creek": (4,), "canyon": (1,)}, {}, sheets=(Sheet(swaps=0), Sheet()), swaps=True)
    desk.do(EndSwaps())
    desk.play(Trace(disc(0, 4), "a2"))
    assert desk.sheet().swaps == 1
    assert desk.offered(Swap) == []
    desk.play(desk.offered(Draw)[0], Finish())
    desk.lay({"canyon": (1,), "creek": (5,)}, {}, swaps=True)
    assert desk.state.round == 1
    desk.do(EndSwaps())  # of the other seat, which has the marker now
    assert desk.may(Swap(disc(0, 1), disc(0, 5)))


def test_swaps_move_discs_between_circles_and_zones() -> None:
    desk = Desk({"ruins": (5,), "lizard": (1,)}, {}, swaps=True)
    desk.do(Swap(disc(0, 1), disc(0, 5)))
    assert desk.sheet().due == 1 + 10


def test_r18_animals_before_between_and_after_discs() -> None:
    sheet = Sheet(animals=(3, 0, 0))
    desk = Desk({"canyon": (1, 2)}, {}, sheets=(sheet, Sheet()))
    for source in (EARNED, disc(0, 1), EARNED, disc(0, 2), EARNED):
        desk.play(next(move for move in desk.offered(Draw) if move.disc == source))
    assert desk.sheet().animals == (0, 0, 0)
    assert len(desk.sheet().shapes) == 5


def test_r18_a_bonus_may_be_declined_and_what_is_left_is_lost() -> None:
    sheet = Sheet(animals=(1, 1, 1), saved=(1, 0, 0), circled=(1, 0, 0))
    desk = Desk({}, {"creek": (1,)}, sheets=(sheet, Sheet()))
    assert desk.may(Finish())
    happened = desk.play(Finish())
    lost = [one.bonus for one in happened if isinstance(one, events.BonusLost)]
    assert lost == ["fox", "owl", "rabbit"]
    after = desk.sheet(0)
    assert after.animals == (0, 0, 0)
    assert after.saved == (1, 0, 0), "a circled animal is kept"
    assert (after.reflicks, after.swaps) == (1, 1), "as are flick bonuses"


def test_r18_an_animal_is_used_once() -> None:
    desk = Desk({}, {}, sheets=(Sheet(animals=(1, 0, 0)), Sheet()))
    desk.play(desk.offered(Draw)[0])
    assert desk.offered(Draw) == []


def test_r18_the_writing_ends_when_every_seat_has_finished() -> None:
    desk = Desk({"creek": (1,)}, {"creek": (2,)})
    desk.play(Trace(disc(0, 1), "t1"), Finish())
    assert desk.match.to_move == {1}
    assert not desk.may(Finish(), 0)
    desk.play(Trace(disc(1, 2), "t2"), Finish(), seat=1)
    assert (desk.state.stage, desk.state.round, desk.state.first) == ("flick", 1, 1)


def test_all_seats_write_at_the_same_time() -> None:
    desk = Desk({"creek": (1,)}, {"creek": (2,)}, {"canyon": (3,)})
    assert desk.match.to_move == {0, 1, 2}
    desk.play(desk.offered(Draw, 2)[0], seat=2)
    desk.play(Trace(disc(0, 1), "t1"))
    desk.play(Finish(), seat=2)
    desk.play(Trace(disc(1, 2), "t2"), seat=1)
    assert [len(desk.sheet(seat).paths) for seat in range(3)] == [1, 1, 0]


def test_r25_the_icon_must_be_chosen_when_earned() -> None:
    desk = about_to_discover(Sheet(boxes=ONE_BOX_FROM_A_DISCOVERY))
    assert set(desk.match.choices(0)) == {Discover("fox"), Discover("owl"), Discover("rabbit")}
    desk.play(Discover("owl"))
    assert desk.sheet().circled == desk.sheet().saved == (0, 1, 0)
    assert not desk.offered(Discover)


@pytest.mark.parametrize(("place", "animal"), [(0, "fox"), (1, "owl"), (2, "rabbit")])
def test_r25_a_type_with_all_three_icons_circled_cannot_be_chosen(place: int, animal: str) -> None:
    circled = tuple(3 * (place == one) for one in range(3))
    desk = about_to_discover(Sheet(boxes=ONE_BOX_FROM_A_DISCOVERY, circled=circled))
    assert {move.animal for move in desk.offered(Discover)} == {*paper.ANIMALS} - {animal}


def test_r25_with_all_nine_circled_the_bonus_has_no_effect() -> None:
    desk = about_to_discover(Sheet(boxes=ONE_BOX_FROM_A_DISCOVERY, circled=(3, 3, 3)))
    assert list(desk.match.choices(0)) == [Finish()]
    assert desk.sheet().circled == (3, 3, 3)


def test_r25_a_chosen_animal_may_be_used_at_once() -> None:
    desk = about_to_discover(Sheet(boxes=ONE_BOX_FROM_A_DISCOVERY))
    desk.play(Discover("rabbit"), AddRabbit(SAVED))
    assert desk.sheet().sitting == Sitting(6), "six, not five"
    assert desk.sheet().saved == (0, 0, 0)
    assert desk.sheet().circled == (0, 0, 1), "crossed off, and still circled"


def test_r25_or_in_any_later_write_phase() -> None:
    desk = about_to_discover(Sheet(boxes=ONE_BOX_FROM_A_DISCOVERY))
    desk.play(Discover("fox"), Finish())
    desk.play(Trace(disc(1, 1), "t1"), Finish(), seat=1)
    desk.lay({}, {})
    assert desk.state.round == 1
    assert {move.disc for move in desk.offered(Draw)} == {SAVED}
    desk.play(Finish())
    desk.lay({"canyon": (1,)}, {})
    desk.play(next(move for move in desk.offered(Draw) if move.disc == SAVED))
    assert desk.sheet().saved == (0, 0, 0)


def test_r25_earned_and_saved_animals_are_different_ones() -> None:
    sheet = Sheet(animals=(0, 1, 1), saved=(0, 1, 1), circled=(0, 1, 1))
    desk = Desk({}, {}, sheets=(sheet, Sheet()))
    desk.play(Trace(SAVED, "t1"))
    assert (desk.sheet().animals, desk.sheet().saved) == ((0, 1, 1), (0, 0, 1))
    desk.play(Trace(EARNED, "t2"), AddRabbit(EARNED))
    assert (desk.sheet().animals, desk.sheet().saved) == ((0, 0, 0), (0, 0, 1))


def test_r26_no_more_flick_bonuses_are_printed_than_icons_to_circle() -> None:
    earned = Counter(building["top"]["bonus"] for building in paper.BUILDINGS)
    earned += Counter(paper.CANYON_BONUSES.get(letter) for letter in paper.LETTERS.values())
    earned += Counter(space.get("bonus") for space in paper.SPACES.values())
    earned += Counter((one["content"] or {}).get("bonus") for one in paper.TRIANGLES)
    earned += Counter(column["bonus"] for column in paper.COLUMNS)
    for bonus in ("reflick", "swap"):
        icons = paper.LAYOUT["bonus_area"][bonus]
        assert earned[bonus] + icons["available_at_start"] <= icons["icons"]


def test_r27_bonuses_chain_without_limit() -> None:
    """An owl finds a fox, which finds an owl, which finds an owl, a rabbit and at last a fox."""
    sheet = Sheet(
        paths=(("t1", "t2", "b1", "b2", "b3", "b4"), ("sb1", "sb2")),
        shapes=(squares((3, 18)),),
        nodes=("m4", "m13"),
        animals=(0, 1, 0),
    )
    desk = Desk({}, {}, sheets=(sheet, Sheet()))
    chain = [
        (Trace(EARNED, "sb3"), "fox"),
        (Draw(EARNED, squares((4, 18))), "owl"),
        (Trace(EARNED, "bl2"), "owl"),
        (Trace(EARNED, "bll1"), "rabbit"),
        (AddRabbit(EARNED), ""),
        (MarkNode("m14"), "fox"),
    ]
    for move, bonus in chain:
        earned = [e.bonus for e in desk.play(move) if isinstance(e, events.BonusEarned)]
        assert earned == [bonus] * bool(bonus)
    assert {move.disc for move in desk.offered(Draw)} == {EARNED}


def test_r27_the_player_chooses_the_order_of_what_waits() -> None:
    desk = Desk({"ruins": (5, 1)}, {}, sheets=(Sheet(animals=(1, 0, 1)), Sheet()))
    desk.play(CrossOff("C", 6))
    kinds = {type(move) for move in desk.match.choices(0)}
    assert kinds == {Draw, Trace, AddRabbit, Finish}


def test_a_rabbit_adds_five_and_one_from_the_discovery_area_six() -> None:
    sheet = Sheet(animals=(0, 0, 1), saved=(0, 0, 1), circled=(0, 0, 1))
    desk = Desk({}, {}, sheets=(sheet, Sheet()))
    assert desk.play(AddRabbit(EARNED)) == [events.RabbitAdded(0, EARNED, 5, left=5)]
    assert desk.play(AddRabbit(SAVED)) == [events.RabbitAdded(0, SAVED, 6, left=11)]

"""The mudcracks: rulings R23 and R24, and what the rulebook says of them."""

from sobremesa.games.sonora import events
from sobremesa.games.sonora.moves import (
    AddRabbit,
    BeginMudcracks,
    Discover,
    Draw,
    EndMudcracks,
    Finish,
    MarkNode,
    TickBox,
    Trace,
)
from sobremesa.games.sonora.scoring import by_section
from sobremesa.games.sonora.sheet.values import EARNED, SAVED, Sheet, Sitting
from sobremesa.games.sonora.tests import paper
from sobremesa.games.sonora.tests.desks import Desk
from sobremesa.games.sonora.tests.tables import disc

MUDCRACKS = 2
"""Its place among the sections."""
ALL = (1, 2, 3, 4, 5)


def begun(*numbers: int, sheet: Sheet | None = None) -> Desk:
    """A sitting with the value of these discs."""
    desk = Desk({"mudcracks": numbers}, {}, sheets=(sheet or Sheet(), Sheet()))
    desk.play(BeginMudcracks())
    return desk


def nodes(desk: Desk) -> set[str]:
    return {move.node for move in desk.offered(MarkNode)}


def test_r23_all_discs_are_added_up_and_spent_in_one_go() -> None:
    desk = Desk({"mudcracks": (5, 4, 3)}, {})
    assert {type(move) for move in desk.match.choices(0)} == {BeginMudcracks, Finish}
    desk.play(BeginMudcracks())
    assert desk.sheet().sitting == Sitting(12)
    desk.play(MarkNode("m1"), EndMudcracks())
    assert not desk.may(BeginMudcracks()), "the rest is lost"
    assert not desk.may(MarkNode("m2"))


def test_r23_rabbit_circles_double() -> None:
    desk = Desk({"mudcracks": (1, 2), "rabbit": (4, 5)}, {})
    desk.play(BeginMudcracks())
    assert desk.sheet().sitting == Sitting(1 + 2 + 8 + 10)


def test_a_node_must_be_linked_to_a_marked_one_beginning_with_the_printed_one() -> None:
    desk = begun(*ALL)
    assert nodes(desk) == paper.LINKS["m0"]
    desk.play(MarkNode("m1"))
    reach = (paper.LINKS["m0"] | paper.LINKS["m1"]) - {"m0", "m1"}
    assert nodes(desk) == reach
    assert "m19" not in nodes(desk)


def test_nodes_cost_no_more_than_what_is_left() -> None:
    desk = begun(3)
    assert nodes(desk) == {"m1", "m2", "m5", "m6"}, "not the 4 and not the 5"
    desk.play(MarkNode("m2"))
    assert desk.sheet().sitting == Sitting(1)
    assert nodes(desk) == set()


def test_any_number_of_nodes_may_be_marked_but_none_twice() -> None:
    desk = begun(*ALL)
    desk.play(*map(MarkNode, ("m2", "m1", "m5", "m6", "m7")))
    assert desk.sheet().sitting == Sitting(15 - 2 - 3 - 2 - 3 - 3)
    assert not nodes(desk) & {"m2", "m1", "m5", "m6", "m7"}


def test_the_small_circles_mean_nothing_with_others() -> None:
    desk = begun(5, sheet=Sheet(nodes=("m1", "m7")))
    assert events.NodeMarked(0, "m18", 5, left=0) in desk.play(MarkNode("m18"))


def test_r23_nodes_first_then_columns_then_the_rest_is_lost() -> None:
    desk = begun(5)
    desk.play(MarkNode("m2"), TickBox(4))
    assert nodes(desk) == set(), "no more nodes once columns are begun"
    assert desk.may(TickBox(0))
    assert desk.play(EndMudcracks()) == [events.ValueLost(0, 2)]
    assert desk.sheet().sitting is None
    assert desk.sheet().boxes == (0, 0, 0, 0, 1)
    assert list(desk.match.choices(0)) == [Finish()]


def test_r23_nodes_and_boxes_are_optional() -> None:
    desk = Desk({"mudcracks": (5,)}, {"creek": (1,)})
    assert desk.may(Finish()), "even without a sitting"
    assert events.ValueLost(0, 5) in desk.play(Finish())
    desk = Desk({"mudcracks": (5,)}, {"creek": (1,)})
    desk.play(BeginMudcracks())
    assert desk.may(EndMudcracks())
    assert desk.play(Finish()) == [events.ValueLost(0, 5), events.WritingFinished(0)]
    assert desk.sheet(0).nodes == ()
    assert desk.sheet(0).sitting is None
    assert desk.sheet(0).mud == 0, "nothing carries over"


def test_each_point_left_over_marks_one_box_and_a_full_column_gives_its_bonus_once() -> None:
    desk = begun(*ALL)
    assert desk.play(TickBox(0)) == [events.BoxTicked(0, 0, left=14)]
    assert events.BonusEarned(0, "swap") in desk.play(TickBox(0))
    assert not desk.may(TickBox(0))
    desk.play(*[TickBox(1)] * 3, *[TickBox(2)] * 4, *[TickBox(3)] * 5)
    assert desk.sheet().boxes == (2, 3, 4, 5, 0)
    assert (desk.sheet().swaps, desk.sheet().reflicks) == (2, 2)
    assert desk.sheet().animals == (1, 1, 0)
    assert desk.sheet().sitting == Sitting(1, boxing=True)


def test_boxes_stay_ticked_and_columns_may_be_mixed() -> None:
    desk = begun(2, sheet=Sheet(boxes=(1, 0, 0, 0, 5)))
    happened = desk.play(TickBox(4), Discover("owl"), TickBox(0))
    assert events.BonusEarned(0, "discovery") in happened
    assert desk.sheet().boxes == (2, 0, 0, 0, 6)


def test_r23_a_rabbit_earned_in_the_sitting_may_be_added_until_columns_are_begun() -> None:
    desk = begun(*ALL, sheet=Sheet(nodes=("m6", "m7")))
    assert not desk.may(AddRabbit(EARNED))
    assert events.BonusEarned(0, "rabbit") in desk.play(MarkNode("m17"))
    assert desk.play(AddRabbit(EARNED)) == [events.RabbitAdded(0, EARNED, 5, left=15)]
    assert desk.sheet().sitting == Sitting(15)
    assert nodes(desk), "and goes into nodes"


def test_r23_once_columns_are_begun_a_rabbit_makes_a_sitting_of_its_own() -> None:
    desk = begun(*ALL, sheet=Sheet(nodes=("m6", "m7")))
    desk.play(MarkNode("m17"), TickBox(0))
    assert not desk.may(AddRabbit(EARNED))
    desk.play(EndMudcracks(), AddRabbit(EARNED))
    assert desk.sheet().sitting == Sitting(5)
    assert "m2" in nodes(desk), "nodes again"


def test_r23_a_rabbit_may_be_used_outside_and_leaves_the_discs_for_later() -> None:
    desk = Desk({"mudcracks": (4,)}, {}, sheets=(Sheet(animals=(0, 0, 1)), Sheet()))
    desk.play(AddRabbit(EARNED))
    assert desk.sheet().sitting == Sitting(5)
    desk.play(MarkNode("m1"), TickBox(0))
    assert not desk.may(BeginMudcracks()), "columns are begun"
    desk.play(TickBox(0))
    desk.play(BeginMudcracks())
    assert desk.sheet().sitting == Sitting(4)


def test_r23_rabbits_may_be_pooled_without_discs() -> None:
    desk = Desk({}, {}, sheets=(Sheet(animals=(0, 0, 2), saved=(0, 0, 1)), Sheet()))
    desk.play(AddRabbit(EARNED), AddRabbit(SAVED), AddRabbit(EARNED))
    assert desk.sheet().sitting == Sitting(5 + 6 + 5)
    assert not desk.offered(AddRabbit)


def test_r23_rabbits_may_be_pooled_with_discs() -> None:
    desk = begun(1, sheet=Sheet(animals=(0, 0, 1), saved=(0, 0, 1)))
    desk.play(AddRabbit(SAVED), AddRabbit(EARNED))
    assert desk.sheet().sitting == Sitting(1 + 6 + 5)


def test_r23_discs_may_join_rabbits_that_came_first() -> None:
    desk = Desk({"mudcracks": (4,)}, {}, sheets=(Sheet(animals=(0, 0, 1)), Sheet()))
    desk.play(AddRabbit(EARNED), BeginMudcracks())
    assert desk.sheet().sitting == Sitting(5 + 4)


def test_r23_in_a_sitting_bonuses_may_be_used_but_no_other_disc_recorded() -> None:
    sheet = Sheet(animals=(1, 1, 0), saved=(1, 1, 0))
    desk = Desk({"mudcracks": (5,), "canyon": (4,), "creek": (3,)}, {}, sheets=(sheet, Sheet()))
    assert {move.disc for move in desk.offered(Draw)} == {disc(0, 4), EARNED, SAVED}
    desk.play(BeginMudcracks())
    assert {move.disc for move in desk.offered(Draw)} == {EARNED, SAVED}
    assert {move.disc for move in desk.offered(Trace)} == {EARNED, SAVED}
    assert not desk.may(Finish()), "two discs are still to be recorded"
    desk.play(Trace(SAVED, "t1"), MarkNode("m1"))
    assert desk.sheet().sitting == Sitting(2)


def test_r23_a_sitting_with_nothing_left_is_over() -> None:
    desk = Desk({"mudcracks": (3,), "creek": (1,)}, {})
    desk.play(BeginMudcracks(), MarkNode("m1"))
    assert desk.sheet().sitting is None
    desk.play(Trace(disc(0, 1), "t1"))


def test_r24_a_triangle_pays_when_its_third_node_is_marked() -> None:
    desk = begun(*ALL)
    assert desk.play(MarkNode("m2")) == [events.NodeMarked(0, "m2", 2, left=13)]
    happened = desk.play(MarkNode("m3"))
    assert happened[1:] == [events.BonusEarned(0, "reflick")], "m0, m2 and m3"
    assert desk.sheet().reflicks == 2
    assert events.BonusEarned(0, "reflick") not in desk.play(MarkNode("m1")), "only once"


def test_r24_one_node_may_close_several_triangles() -> None:
    desk = begun(2, sheet=Sheet(nodes=("m1", "m8", "m9")))
    assert desk.play(MarkNode("m2")) == [
        events.NodeMarked(0, "m2", 2, left=0),
        events.CactusSurrounded(0, "small", 2),
        events.CactusSurrounded(0, "medium", 4),
        events.BonusEarned(0, "swap"),
    ]
    assert by_section(desk.sheet())[MUDCRACKS] == 6


def test_r24_empty_triangles_give_nothing() -> None:
    desk = begun(5, 1)
    assert desk.play(MarkNode("m6"), MarkNode("m1")) == [
        events.NodeMarked(0, "m6", 3, left=3),
        events.NodeMarked(0, "m1", 3, left=0),
    ]
    assert by_section(desk.sheet())[MUDCRACKS] == 0


def test_r24_all_triangles_of_a_full_sheet_pay_once() -> None:
    every = tuple(node for node in paper.NODES if node != "m0")
    assert by_section(Sheet(nodes=every))[MUDCRACKS] == 12 * 2 + 11 * 4 + 7 * 6


def test_cacti_count_two_four_or_six() -> None:
    assert by_section(Sheet(nodes=("m1", "m2")))[MUDCRACKS] == 2
    assert by_section(Sheet(nodes=("m3", "m4")))[MUDCRACKS] == 4
    assert by_section(Sheet(nodes=("m8", "m18", "m19")))[MUDCRACKS] == 6

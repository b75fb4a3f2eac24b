"""What cannot be written is refused with the reason that helps most, and nothing changes."""

from collections.abc import Callable

import pytest

from sobremesa import IllegalMove
from sobremesa.games.sonora.moves import (
    AddRabbit,
    BeginMudcracks,
    CrossOff,
    Discover,
    Draw,
    EndSwaps,
    Finish,
    MarkNode,
    RivalDraw,
    RivalFill,
    RivalTrace,
    SeatMove,
    TickBox,
    Trace,
)
from sobremesa.games.sonora.sheet.values import EARNED, Sheet
from sobremesa.games.sonora.tests.desks import Desk, squares
from sobremesa.games.sonora.tests.tables import Table, disc

RED = [disc(0, number) for number in range(1, 6)]
BESIDE, APART = (248,), squares((0, 8))
"""A square next to the start of the canyon, and one at its other end."""

NO_FOX_LEFT = Sheet(boxes=(0, 0, 0, 0, 5), circled=(3, 0, 0))


def writing() -> Desk:
    """A 3 for the canyon, a 2 for the creek bed, 4 for the mudcracks."""
    return Desk({"canyon": (3,), "creek": (2,), "mudcracks": (4,)}, {"creek": (1,)})


def spending() -> Desk:
    desk = writing()
    desk.play(BeginMudcracks())
    return desk


def boxing() -> Desk:
    desk = spending()
    desk.play(TickBox(0))
    return desk


def written() -> Desk:
    """The shape is drawn, the path made and a node marked."""
    desk = writing()
    desk.play(Draw(RED[2], BESIDE), Trace(RED[1], "t2"))
    desk.play(BeginMudcracks(), MarkNode("m2"))
    return desk


def in_ruins() -> Desk:
    return Desk({"ruins": (4,)}, {})


def discovering() -> Desk:
    desk = Desk({"mudcracks": (1,)}, {}, sheets=(NO_FOX_LEFT, Sheet()))
    desk.play(BeginMudcracks(), TickBox(4))
    return desk


def alone() -> Desk:
    rivals = {"canyon": (3,), "creek": (2,), "mudcracks": (4,)}
    return Desk({"creek": (1,)}, rivals, alone=True)


def rival_at_the_creek() -> Desk:
    desk = alone()
    desk.play(desk.offered(RivalDraw)[0])
    return desk


def rival_in_the_mud() -> Desk:
    desk = rival_at_the_creek()
    desk.play(desk.offered(RivalTrace)[0])
    return desk


@pytest.mark.parametrize(
    ("desk", "move", "code"),
    [
        (in_ruins, CrossOff("Z", 1), "no_such_building"),
        (in_ruins, CrossOff("A", 5), "not_so_many_hexes"),
        (in_ruins, Draw(RED[0], BESIDE), "ruins_first"),
        (discovering, Finish(), "discover_first"),
        (discovering, Discover("fox"), "no_icon_left"),
        (writing, Discover("fox"), "nothing_to_discover"),
        (writing, CrossOff("A", 1), "not_in_ruins"),
        (writing, EndSwaps(), "write_now"),
        (writing, Draw(RED[3], BESIDE), "not_for_canyon"),
        (writing, Draw(EARNED, BESIDE), "not_for_canyon"),
        (writing, Draw(RED[2], (0, 399)), "no_shape"),
        (writing, Draw(RED[2], squares((12, 8), (11, 8), (10, 8), (9, 8))), "no_shape"),
        (writing, Draw(RED[2], APART), "shape_apart"),
        (writing, Trace(RED[3], "t2"), "not_for_creek"),
        (writing, Trace(EARNED, "t2"), "not_for_creek"),
        (writing, Trace(RED[1], "nowhere"), "no_such_space"),
        (writing, Trace(RED[1], "t1"), "wrong_length"),
        (writing, Trace(RED[1], "bl4"), "way_closed"),
        (written, Trace(RED[1], "t1"), "not_for_creek"),
        (writing, MarkNode("m2"), "spend_first"),
        (writing, AddRabbit(EARNED), "no_rabbit"),
        (in_ruins, MarkNode("m2"), "ruins_first"),
        (spending, BeginMudcracks(), "nothing_to_spend"),
        (spending, Draw(RED[2], BESIDE), "mud_first"),
        (spending, MarkNode("m99"), "no_such_node"),
        (spending, MarkNode("m18"), "node_apart"),
        (spending, TickBox(9), "column_full"),
        (boxing, MarkNode("m2"), "columns_begun"),
        (boxing, AddRabbit(EARNED), "columns_begun"),
        (written, MarkNode("m2"), "node_marked"),
        (writing, Finish(), "must_trace"),
        (writing, RivalFill("m18", 1), "rival_done"),
        (alone, Finish(), "rival_first"),
        (alone, RivalFill("m18", 1), "rival_other_section"),
        (alone, RivalDraw(disc(1, 3), BESIDE), "rival_no_fit"),
        (rival_at_the_creek, RivalTrace(disc(1, 2), "t1", "t2"), "rival_no_way"),
        (rival_in_the_mud, RivalFill("m18", 4), "rival_no_room"),
    ],
)
def test_what_cannot_be_written_is_refused_with_a_reason(
    desk: Callable[[], Desk], move: SeatMove, code: str
) -> None:
    table = desk()
    before = table.state
    with pytest.raises(IllegalMove) as caught:
        table.play(move)
    assert caught.value.code == code
    assert caught.value.section
    assert table.state is before


def test_too_large_overlapping_or_too_dear() -> None:
    desk = Desk({"canyon": (1, 2), "creek": (4, 5), "mudcracks": (3,)}, {})
    larger = next(move for move in desk.offered(Draw) if move.disc == RED[1])
    three = next(move for move in desk.offered(Draw) if len(move.squares) == 3)
    assert _code(desk, Draw(RED[0], three.squares)) == "shape_too_large"
    desk.play(larger)
    assert _code(desk, Draw(RED[0], larger.squares[:1])) == "shape_overlaps"
    assert _code(desk, Finish()) == "must_draw"
    desk.play(Trace(RED[3], desk.offered(Trace)[0].end))
    assert _code(desk, Trace(RED[4], "t1")) == "space_visited"
    desk.play(BeginMudcracks())
    dear = next(f"m{number}" for number in range(1, 7) if not desk.may(MarkNode(f"m{number}")))
    assert _code(desk, MarkNode(dear)) == "node_dear"


def test_nothing_is_written_while_discs_are_flicked() -> None:
    assert _code(Table(2), Draw(RED[0], BESIDE)) == "not_writing"


def _code(desk: Table, move: SeatMove) -> str:
    with pytest.raises(IllegalMove) as caught:
        desk.match.play(0, move)
    return caught.value.code

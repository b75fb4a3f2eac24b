"""The worked examples of the rulebooks, move by move through the rules."""

from typing import Any

from sobremesa.games.sonora import events
from sobremesa.games.sonora.moves import (
    BeginMudcracks,
    CrossOff,
    Discover,
    Draw,
    Finish,
    MarkNode,
    SeatMove,
    TickBox,
    Trace,
)
from sobremesa.games.sonora.scoring import by_section
from sobremesa.games.sonora.tests.desks import Desk, squares
from sobremesa.games.sonora.tests.paper import LAYOUT
from sobremesa.games.sonora.tests.tables import disc

EXAMPLES: dict[str, Any] = LAYOUT["examples"]


def test_molly_marks_thirteen_hexes_and_is_the_first_to_complete_building_b() -> None:
    told = EXAMPLES["ruins_molly"]
    desk = Desk(
        {"ruins": (5,)}, {"ruins": tuple(told["zone_discs"]), "lizard": tuple(told["lizard_discs"])}
    )
    assert desk.sheet(1).due == told["total"] == 13
    assert (desk.state.stage, desk.to_move) == ("ruins", 1), "the highest value marks first"
    happened = desk.play(CrossOff("B", told["spend"]["B"]), seat=1)
    assert events.BuildingCompleted(1, "B", reward="top", points=11) in happened
    assert events.BonusEarned(1, "swap") in happened
    assert desk.sheet(1).swaps == 2
    desk.play(CrossOff("C", told["spend"]["C"]), seat=1)
    assert desk.sheet(1).hexes == (0, 9, 4, 0, 0, 0, 0, 0)
    assert desk.sheet(1).due == 0
    assert desk.to_move == 0, "the next one's turn"
    assert by_section(desk.sheet(1))[0] == 11, "a building that is only begun gives nothing"


def test_william_draws_a_five_a_two_and_a_three_instead_of_a_four() -> None:
    desk = Desk({"canyon": (5, 4, 2)}, {})
    cacti, swaps = [], []
    for told in EXAMPLES["canyon_william"]:
        happened = desk.play(Draw(disc(0, told["disc"]), squares(*told["cells"])))
        (drawn,) = (one for one in happened if isinstance(one, events.ShapeDrawn))
        cacti.append(len(drawn.cacti))
        swaps.append(events.BonusEarned(0, "swap") in happened)
        if told["disc"] == 2:
            fours = [one for one in desk.offered(Draw) if len(one.squares) == 4]
            assert len(fours) > 1, "he could draw a four"
    assert cacti == [2, 0, 2]
    assert swaps == [False, True, False]
    assert desk.sheet().swaps == 2
    assert desk.offered(Draw) == [], "all discs are recorded"


def test_maudie_makes_two_paths_of_four_for_a_swap_and_two_points() -> None:
    told = EXAMPLES["creek_maudie"]
    desk = Desk({"owl": (told["disc"],)}, {})
    left, right = told["paths"]
    happened = desk.play(Trace(disc(0, 4), left[-1]))
    assert events.BonusEarned(0, "swap") in happened
    happened = desk.play(Trace(disc(0, 4), right[-1]))
    assert events.PathTraced(0, disc(0, 4), tuple(right), points=2) in happened
    assert desk.sheet().paths == (tuple(left), tuple(right))
    assert desk.sheet().swaps == 2
    assert by_section(desk.sheet())[1] == 2
    assert desk.offered(Trace) == []


def test_lincoln_closes_a_triangle_marks_a_five_and_fills_a_column() -> None:
    told = EXAMPLES["mudcracks_lincoln"]
    desk = Desk({"mudcracks": (5, 4, 3)}, {})
    first, second, third = told["marks"]
    begun = desk.play(BeginMudcracks())
    assert begun == [events.MudcracksBegun(0, told["total"])]
    assert desk.play(MarkNode(first)) == [events.NodeMarked(0, first, 3, left=9)]
    assert desk.play(MarkNode(second)) == [
        events.NodeMarked(0, second, 2, left=7),
        events.CactusSurrounded(0, "small", 2),
    ]
    assert desk.play(MarkNode(third)) == [events.NodeMarked(0, third, 5, left=told["leftover"])]
    assert desk.may(MarkNode(told["alternative"])), "he could mark another two"
    happened = desk.play(TickBox(told["column"]), TickBox(told["column"]))
    assert events.BonusEarned(0, told["column_bonus"]) in happened
    assert desk.sheet().swaps == 2
    assert desk.sheet().sitting is None, "all twelve are spent"
    assert by_section(desk.sheet())[2] == 2


def test_a_three_and_a_four_can_be_marked_with_seven() -> None:
    """A caption of the Spanish rulebook."""
    desk = Desk({"mudcracks": (2, 5)}, {})
    desk.play(BeginMudcracks(), MarkNode("m1"), MarkNode("m8"))
    assert desk.sheet().nodes == ("m1", "m8")
    assert desk.sheet().sitting is None


def test_a_three_may_draw_the_three_the_two_or_one_of_the_ones() -> None:
    """Another caption: one shape for 3 and for 2, more than one for 1."""
    desk = Desk({"canyon": (3,)}, {})
    assert {len(one.squares) for one in desk.offered(Draw)} == {4, 3, 2, 1}


class Dylan:
    """A match of six rounds in which the numbers of the final example come about."""

    def __init__(self) -> None:
        self.desk = Desk(
            {"fox": (5,), "creek": (4,), "ruins": (1, 2, 3)}, {"ruins": (5, 4, 2)}, rounds=6
        )
        told = EXAMPLES["dylan"]
        self.paths = [path[-1] for path in told["creek"]["paths"]]
        self.shapes = [squares(*shape["cells"]) for shape in told["canyon"]["shapes"]]

    def cross(self, *groups: tuple[str, int]) -> None:
        self.write(*(CrossOff(building, hexes) for building, hexes in groups))

    def trace(self, *numbers: int) -> None:
        self.write(*(Trace(disc(0, number), self.paths.pop(0)) for number in numbers))

    def draw(self, *numbers: int) -> None:
        for number in numbers:
            self.write(Draw(disc(0, number), self.shapes.pop(0)))

    def mark(self, *nodes: str) -> None:
        self.write(BeginMudcracks(), *map(MarkNode, nodes))

    def write(self, *moves: SeatMove) -> None:
        """Moves one by one; what is discovered on the way is kept."""
        for move in moves:
            self.desk.play(move)
            while self.desk.sheet().discoveries:
                self.desk.play(Discover("fox"))

    def next(self, **laid: tuple[int, ...]) -> None:
        """Dylan declines what is left; the other one has nothing on the board any more."""
        self.write(Finish())
        self.desk.lay(laid, {})


def test_dylan_scores_118() -> None:
    dylan = Dylan()
    desk, told = dylan.desk, EXAMPLES["dylan"]
    desk.play(CrossOff("A", 5), CrossOff("C", 6), seat=1)
    dylan.cross(("D", 6))
    desk.play(Finish(), seat=1)
    dylan.trace(4)
    dylan.draw(5, 5)
    dylan.next(owl=(5, 3, 1), canyon=(4,), ruins=(2,))
    dylan.cross(("D", 2))
    dylan.trace(5, 3, 1, 5, 3, 1)
    dylan.draw(4)
    dylan.next(fox=(5,), canyon=(2,), lizard=(4, 3, 1))
    dylan.cross(("D", 3), ("F", 13))
    dylan.draw(5, 5)
    third = dylan.shapes.pop(0)
    dylan.draw(2)
    dylan.next(canyon=(5,), lizard=(4, 2))
    dylan.cross(("A", 5), ("C", 6), ("E", 1))
    dylan.write(Draw(disc(0, 5), third))
    dylan.next(rabbit=(1, 2, 3, 4, 5))
    dylan.mark("m1", "m2", "m5", "m6", "m7", "m8", "m19", "m30")
    dylan.next(mudcracks=(5,))
    dylan.mark("m18")
    dylan.write(Finish())

    assert not dylan.paths
    assert not dylan.shapes
    assert set(desk.sheet().nodes) == set(told["mudcracks"]["marked"]) - {"m0"}
    assert by_section(desk.sheet()) == (40, 14, 28, 36)
    outcome = desk.match.outcome
    assert outcome is not None
    assert outcome.totals[0] == told["total"] == 118
    points = {line.key: line.points[0] for line in outcome.lines}
    assert points["top"] + points["bottom"] == told["ruins"]["points"]
    assert points["paths"] == told["creek"]["points"]
    assert [points[kind] for kind in ("saguaro", "pear", "barrel")] == told["canyon"]["points"]
    assert [points[size] for size in ("small", "medium", "large")] == [8, 8, 12]

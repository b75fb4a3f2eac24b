"""How a scribe writes: what it takes, what it keeps, and that it writes only what it may."""

from collections.abc import Callable

import pytest

from sobremesa.core.luck import Luck
from sobremesa.games.sonora.advice.scribe import Idea, Outlook, ideas, lines, marked
from sobremesa.games.sonora.advice.worth import creek as creek_worth
from sobremesa.games.sonora.advice.worth.mudcracks import boxed
from sobremesa.games.sonora.advice.worth.prices import PRICE
from sobremesa.games.sonora.advice.worth.ruins import ahead
from sobremesa.games.sonora.moves import (
    AddRabbit,
    CrossOff,
    Discover,
    Draw,
    Finish,
    MarkNode,
    TickBox,
    Trace,
)
from sobremesa.games.sonora.printed.board import SECTIONS
from sobremesa.games.sonora.sheet import creek, marks, mudcracks, ruins
from sobremesa.games.sonora.sheet.tasks import assigned
from sobremesa.games.sonora.sheet.values import EARNED, SAVED, Landing, Sheet, Sitting, Task
from sobremesa.games.sonora.tests.tables import disc

Think = Callable[[Sheet, Outlook], list[Idea]]
THINKING = pytest.mark.parametrize("think", [ideas, lines])
FOX, OWL, RABBIT = (1, 0, 0), (0, 1, 0), (0, 0, 1)


def crossed(**hexes: int) -> tuple[int, ...]:
    """Hexes crossed off, by building."""
    return tuple(hexes.get(building.id, 0) for building in ruins.BUILDINGS)


def outlook(left: int = 3, *rivals: Sheet, opens: bool = True) -> Outlook:
    return Outlook(left, ahead(rivals or (Sheet(),)), opens)


def creek_discs(*numbers: int) -> tuple[Task, ...]:
    return tuple(Task(disc(0, number), "creek") for number in numbers)


# Ruins


@THINKING
def test_it_completes_a_building_just_before_a_rival_would(think: Think) -> None:
    sheet = Sheet(hexes=crossed(B=5, D=5), due=4)
    rival = Sheet(hexes=crossed(B=8))
    assert think(sheet, outlook(3, rival))[0][1] == CrossOff("B", 4)


@THINKING
def test_it_leaves_a_race_that_is_lost(think: Think) -> None:
    sheet = Sheet(hexes=crossed(E=5, B=6), due=3)
    rival = Sheet(hexes=crossed(E=8), rewards=("", "", "", "", "top", "", "", ""))
    assert think(sheet, outlook(3, rival))[0][1] == CrossOff("B", 3)


@THINKING
def test_in_the_last_round_it_begins_nothing_that_it_cannot_complete(think: Think) -> None:
    sheet = Sheet(hexes=crossed(H=15), due=6)
    assert think(sheet, outlook(0))[0][1] in (CrossOff("C", 6), CrossOff("A", 5))


# Canyon and creek bed


@THINKING
def test_in_the_last_round_it_takes_the_highest_end(think: Think) -> None:
    path = ("t1", "t2", "a1", "a2", "a3", "a4", "ar1", "ar2", "ar3", "ar4", "arr1")
    sheet = Sheet(paths=(path,), tasks=creek_discs(1))
    mark = think(sheet, outlook(0))[0][1]
    reach = [end for end, length in creek.ends(sheet).items() if length == 1]
    assert mark == Trace(disc(0, 1), "arr2")
    assert creek.VALUE["arr2"] == max(creek.VALUE[end] for end in reach)


def test_who_looks_ahead_lets_one_path_prepare_the_next() -> None:
    path = ("t1", "t2", "a1", "a2", "a3", "a4", "al1", "al2", "al3", "alr1")
    sheet = Sheet(paths=(path,), tasks=creek_discs(1, 2))
    now = outlook(0, opens=False)
    greedy, careful = sheet, sheet
    for _ in range(2):
        greedy = marked(greedy, ideas(greedy, now)[0][1], now)
        careful = marked(careful, lines(careful, now)[0][1], now)
    assert creek.points(careful) > creek.points(greedy)


@THINKING
def test_a_low_disc_is_not_spent_on_a_shape_that_a_high_one_must_draw(think: Think) -> None:
    tasks = (Task(disc(0, 5), "canyon"), Task(disc(0, 1), "canyon"))
    sheet = Sheet(tasks=tasks)
    for _ in tasks:
        mark = think(sheet, outlook(0))[0][1]
        assert isinstance(mark, Draw)
        sheet = marked(sheet, mark, outlook(0))
    assert sheet.tasks == ()


# Mudcracks


@THINKING
def test_a_node_that_closes_triangles_comes_before_boxes(think: Think) -> None:
    sheet = Sheet(nodes=("m2", "m3"), sitting=Sitting(5))
    assert think(sheet, outlook())[0][1] == MarkNode("m10")


@THINKING
def test_what_is_left_over_fills_a_column(think: Think) -> None:
    sheet = Sheet(sitting=Sitting(1), boxes=(1, 1, 1, 1, 1))
    assert think(sheet, outlook())[0][1] == TickBox(0)
    assert isinstance(think(sheet, outlook(0))[0][1], TickBox)


def test_boxes_are_ticked_as_well_as_can_be() -> None:
    empty = (0,) * len(mudcracks.COLUMNS)
    assert boxed(empty, 5, True) > boxed(empty, 4, True) >= PRICE["owl"]
    full = tuple(column.length for column in mudcracks.COLUMNS)
    assert boxed(empty, 20, True) == boxed(full, 0, True)


# Animals


@THINKING
def test_a_rabbit_earned_now_is_added_and_never_lost(think: Think) -> None:
    assert think(Sheet(animals=RABBIT, sitting=Sitting(4)), outlook())[0][1] == AddRabbit(EARNED)
    assert think(Sheet(animals=RABBIT), outlook())[0][1] == AddRabbit(EARNED)


@THINKING
def test_a_saved_rabbit_waits_for_discs_to_go_with_or_for_the_last_round(think: Think) -> None:
    assert think(Sheet(saved=RABBIT), outlook(2))[0][1] == Finish()
    assert think(Sheet(saved=RABBIT), outlook(0))[0][1] == AddRabbit(SAVED)
    assert think(Sheet(saved=RABBIT, sitting=Sitting(4)), outlook(2))[0][1] == AddRabbit(SAVED)


@THINKING
def test_nothing_saved_is_left_at_the_end(think: Think) -> None:
    assert isinstance(think(Sheet(saved=FOX), outlook(0))[0][1], Draw)
    assert isinstance(think(Sheet(saved=OWL), outlook(0))[0][1], Trace)


@THINKING
def test_an_animal_is_chosen_that_has_something_to_do(think: Think) -> None:
    everywhere = (tuple(space for space in creek.SPACES),)
    sheet = Sheet(paths=everywhere, nodes=mudcracks.NODES, discoveries=1)
    assert think(sheet, outlook(0))[0][1] == Discover("fox")


# Always


def dealt(luck: Luck, sheet: Sheet) -> Sheet:
    """A sheet with discs that landed anywhere."""
    found = [
        Landing(disc(0, number), luck.pick(SECTIONS), double=luck.chance(0.3))
        for number in range(1, 6)
    ]
    return assigned(sheet, found)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("opens", "think"), [(False, ideas), (True, ideas), (True, lines)])
def test_whatever_it_thinks_of_may_be_written_and_it_comes_to_an_end(
    seed: int, opens: bool, think: Think
) -> None:
    luck = Luck(seed)
    sheet = Sheet()
    for left in (5, 4, 3, 2, 1, 0):
        sheet = dealt(luck, sheet)
        view = outlook(left, opens=opens)
        found = think(sheet, view)
        while not isinstance(found[0][1], Finish):
            choices = marks.in_ruins(sheet) if sheet.due else marks.to_write(sheet)
            assert all(mark in choices for _, mark in found)
            assert [worth for worth, _ in found] == sorted((w for w, _ in found), reverse=True)
            sheet = marked(sheet, luck.pick(found[:3])[1], view)
            found = think(sheet, view)
        assert Finish() in marks.to_write(sheet)


def test_the_best_of_a_branch_is_what_trying_everything_finds() -> None:
    def tried(sheet: Sheet, paths: int) -> float:
        if not paths:
            return 0.0
        ways = [
            creek_worth.circled(end, True)
            + tried(marked(sheet, Trace(SAVED, end), outlook()), paths - 1)
            for end in creek.ends(sheet)
        ]
        return max(ways, default=0.0)

    sheet = Sheet(paths=(("t1", "t2", "b1", "b2"),), saved=(0, 9, 0))
    for paths in (1, 2):
        found = creek_worth.promise_of(sheet, paths, later=True) / creek_worth.TRUST
        assert found == pytest.approx(tried(sheet, paths))

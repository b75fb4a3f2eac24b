"""The second scorer itself: what confirmed everything would confirm nothing."""

import pytest
from msgspec.structs import replace

from sobremesa import to_json
from sobremesa.core.match import Match
from sobremesa.games.sonora.moves import BeginMudcracks, Draw, Finish, MarkNode, TickBox, Trace
from sobremesa.games.sonora.sheet.values import Sheet
from sobremesa.games.sonora.tests import ledger, scorer
from sobremesa.games.sonora.tests.desks import Desk, squares
from sobremesa.games.sonora.tests.tables import disc

A = (5, 0, 0, 0, 0, 0, 0, 0)
TOP_A = Sheet(hexes=A, rewards=("top", "", "", "", "", "", "", ""))
START = squares((12, 8))


@pytest.mark.parametrize(
    "sheet",
    [
        Sheet(hexes=A),
        Sheet(hexes=(6, 0, 0, 0, 0, 0, 0, 0)),
        replace(TOP_A, hexes=(4, 0, 0, 0, 0, 0, 0, 0)),
        replace(TOP_A, rewards=("bottom", "", "", "", "", "", "", "")),
        Sheet(shapes=(squares((11, 8)),)),
        Sheet(shapes=(squares((13, 8)),)),
        Sheet(shapes=(squares((12, 12)),)),
        Sheet(shapes=(START, START)),
        Sheet(shapes=(squares((12, 8), (12, 9), (12, 10)),)),
        Sheet(paths=(("t2",),)),
        Sheet(paths=(("t1", "a1"),)),
        Sheet(paths=(("t1",), ("t1", "t2"))),
        Sheet(paths=(("t1", "t2", "a1", "a2", "a3", "a4"),)),
        Sheet(nodes=("m18",)),
        Sheet(nodes=("m1", "m1")),
        Sheet(boxes=(3, 0, 0, 0, 0)),
        Sheet(circled=(1, 0, 0)),
        Sheet(saved=(1, 0, 0)),
        Sheet(boxes=(0, 0, 0, 0, 6)),
    ],
)
def test_a_sheet_that_cannot_have_been_written_is_noticed(sheet: Sheet) -> None:
    with pytest.raises((AssertionError, ValueError)):
        scorer.check_table([to_json(sheet)])


def test_two_top_rewards_of_one_building_are_noticed() -> None:
    scorer.check_table([to_json(TOP_A), to_json(Sheet())])
    with pytest.raises(AssertionError):
        scorer.check_table([to_json(TOP_A), to_json(TOP_A)])


def finished() -> Match:
    """A last round with a mark in three sections."""
    laid = {"canyon": (3,), "creek": (4,), "mudcracks": (5,)}
    desk = Desk(laid, {}, rounds=5, played=4)
    desk.play(Draw(disc(0, 3), squares((12, 9))), Trace(disc(0, 4), "a2"))
    desk.play(BeginMudcracks(), MarkNode("m1"), TickBox(0), TickBox(0), Finish())
    return desk.match


def test_the_ledger_agrees_with_an_honest_match() -> None:
    match = finished()
    ledger.audit(match)
    assert scorer.lines(to_json(match.state.sheets[0]))["saguaro"] == 5


@pytest.mark.parametrize(
    "forged",
    [
        {"swaps": 2},
        {"reflicks": 2},
        {"animals": (1, 0, 0)},
        {"mud": 1},
        {"hexes": A, "rewards": ("top", "", "", "", "", "", "", "")},
        {"shapes": ()},
    ],
)
def test_the_ledger_notices_what_nobody_earned(forged: dict[str, object]) -> None:
    match = finished()
    sheet = replace(match.state.sheets[0], **forged)
    match.log[-1] = replace(match.log[-1], state=match.state.with_sheet(0, sheet))
    with pytest.raises(AssertionError):
        ledger.audit(match)


def test_the_ledger_notices_a_move_that_spends_too_much() -> None:
    match = finished()
    wrong = {BeginMudcracks(): MarkNode("m4"), TickBox(0): MarkNode("m4")}
    row = next(row for row in match.log if row.move in wrong)
    match.log[match.log.index(row)] = replace(row, move=wrong[row.move])
    with pytest.raises(AssertionError):
        ledger.audit(match)

"""The end: rulings R29 and R30, and what the rulebook says of it."""

import pytest

from sobremesa.core.values import Move, Outcome
from sobremesa.games.sonora.moves import Finish
from sobremesa.games.sonora.sheet.values import Sheet
from sobremesa.games.sonora.tests.desks import Desk

COMPLETED_A = Sheet(hexes=(5, 0, 0, 0, 0, 0, 0, 0), rewards=("bottom", "", "", "", "", "", "", ""))
"""Four points."""
SURROUNDED = Sheet(nodes=("m3", "m4"))
"""Four points too."""


def ended(*sheets: Sheet) -> Outcome:
    """The outcome if all discs of the last round went off the board."""
    desk = Desk(*({} for _ in sheets), sheets=sheets, rounds=5, played=4)
    while desk.match.to_move:
        desk.play(Finish(), seat=min(desk.match.to_move))
    outcome = desk.match.outcome
    assert outcome is not None
    return outcome


def with_icons(sheet: Sheet, circled: tuple[int, ...], saved: tuple[int, ...]) -> Sheet:
    return Sheet(
        hexes=sheet.hexes, rewards=sheet.rewards, nodes=sheet.nodes, circled=circled, saved=saved
    )


@pytest.mark.parametrize("rounds", [5, 6, 7])
def test_the_match_ends_after_the_last_round(rounds: int) -> None:
    desk = Desk({"creek": (1,)}, {}, rounds=rounds)
    for played in range(rounds):
        assert desk.state.round == played
        assert desk.match.outcome is None
        desk.play(desk.offered(Move)[0], Finish())
        if played + 1 < rounds:
            desk.lay({"creek": (1,)}, {})
    assert desk.match.outcome is not None
    assert desk.match.outcome.ended_by == "last_round"


def test_most_points_win() -> None:
    outcome = ended(COMPLETED_A, Sheet(), Sheet(nodes=("m8", "m18", "m19")))
    assert outcome.totals == (4, 0, 6)
    assert outcome.ranking == (2, 3, 1)
    assert outcome.winners == (2,)


def test_r29_equals_are_parted_by_circled_icons_used_or_not() -> None:
    outcome = ended(
        with_icons(COMPLETED_A, circled=(1, 0, 0), saved=(1, 0, 0)),
        with_icons(SURROUNDED, circled=(1, 1, 0), saved=(0, 0, 0)),
    )
    assert outcome.totals == (4, 4)
    assert outcome.winners == (1,)
    assert outcome.ranking == (2, 1)


def test_r29_icons_do_not_outweigh_points() -> None:
    outcome = ended(COMPLETED_A, with_icons(Sheet(), circled=(3, 3, 3), saved=(0, 0, 0)))
    assert outcome.winners == (0,)


def test_r29_beyond_that_the_victory_is_shared() -> None:
    outcome = ended(
        with_icons(COMPLETED_A, circled=(0, 2, 0), saved=(0, 0, 0)),
        with_icons(SURROUNDED, circled=(1, 0, 1), saved=(0, 0, 0)),
        Sheet(),
    )
    assert outcome.winners == (0, 1)
    assert outcome.ranking == (1, 1, 3)


def test_r30_bonuses_that_are_left_are_worth_nothing() -> None:
    rich = Sheet(reflicks=9, swaps=9, saved=(3, 0, 0), circled=(0, 0, 0))
    outcome = ended(rich, Sheet())
    assert outcome.totals == (0, 0)
    assert outcome.winners == (0, 1), "flick bonuses part nobody"


def test_the_total_is_the_sum_of_the_four_sections_line_by_line() -> None:
    sheet = Sheet(
        hexes=(5, 9, 0, 0, 0, 0, 0, 0),
        rewards=("top", "bottom", "", "", "", "", "", ""),
        paths=(("t1", "t2"), ("a1",)),
        shapes=((249,),),
        nodes=("m1", "m2"),
    )
    outcome = ended(sheet, Sheet())
    assert {line.key: line.points[0] for line in outcome.lines} == {
        "top": 6,
        "bottom": 7,
        "paths": 2,
        "small": 2,
        "medium": 0,
        "large": 0,
        "saguaro": 5,
        "pear": 0,
        "barrel": 0,
    }
    assert outcome.totals == (22, 0)

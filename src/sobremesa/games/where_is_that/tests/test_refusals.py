"""Why a move is refused: the code, the section of the rules, the facts; and nothing changes."""

from typing import Any

import pytest

from sobremesa.core.match import Match
from sobremesa.core.refusal import Refused, Unreadable
from sobremesa.games.where_is_that.moves import (
    AnyMove,
    Place,
    Prepare,
    Push,
    Reveal,
    Take,
    TurnOver,
)
from sobremesa.games.where_is_that.refusals import SECTION, Refusal
from sobremesa.games.where_is_that.tests.drawings import (
    BLOCK,
    SIDES,
    begun,
    common,
    do,
    own,
    seated,
    table,
)

TAKING = seated(table("Rome Zagreb", offer="Lyon Nantes"))
PLACING = own("Rome Zagreb", "Lyon")
SHAKEN = common("Lisbon Rome \n . Madrid", "Lyon")


def refused(match: Match, seat: int, move: Any) -> Refused:
    """The refusal of this move, after which everything is as it was."""
    before = (match.state, list(match.log), match.to_move)
    with pytest.raises(Refused) as caught:
        match.play(seat, move)
    assert (match.state, match.log, match.to_move) == before
    return caught.value


CASES: list[tuple[Match, str, AnyMove, str, dict[str, object]]] = [
    (TAKING, "not_on_offer", Take("eu-paris"), "round", {"card": "eu-paris"}),
    (TAKING, "not_on_offer", Take("nowhere"), "round", {"card": "nowhere"}),
    (TAKING, "take_first", Place((1, 1)), "round", {}),
    (TAKING, "take_first", Push((0, 0), "east"), "round", {}),
    (PLACING, "already_taken", Take("eu-tallinn"), "round", {"card": "eu-lyon"}),
    (PLACING, "occupied", Place((1, 0)), "place", {"cell": (1, 0), "card": "eu-zagreb"}),
    (PLACING, "only_corners", Place((2, 1)), "place", {"cell": (2, 1), "card": "eu-zagreb"}),
    (PLACING, "only_corners", Place((-1, -1)), "place", {"cell": (-1, -1), "card": "eu-rome"}),
    (PLACING, "touches_nothing", Place((3, 0)), "place", {"cell": (3, 0)}),
    (PLACING, "touches_nothing", Place((10**6, 0)), "place", {"cell": (10**6, 0)}),
    (PLACING, "touches_nothing", Place((257, -1)), "place", {"cell": (257, -1)}),
    (PLACING, "nothing_to_push", Push((0, 1), "east"), "push", {"cell": (0, 1)}),
    (PLACING, "nothing_to_push", Push((256, -1), "east"), "push", {"cell": (256, -1)}),
    (PLACING, "nothing_to_push", Push((-256, 1), "east"), "push", {"cell": (-256, 1)}),
    (PLACING, "dealers_move", Reveal(("eu-paris",)), "setup", {}),
    (PLACING, "dealers_move", TurnOver({}), "setup", {}),
    (PLACING, "dealers_move", Prepare(0, (), (), {}), "setup", {}),
]


@pytest.mark.parametrize(("match", "code", "move", "section", "facts"), CASES)
def test_a_move_that_breaks_a_rule_is_refused_with_its_reason(
    match: Match, code: str, move: AnyMove, section: str, facts: dict[str, object]
) -> None:
    assert refused(match, 0, move).told() == {"code": code, "section": section, "facts": facts}


def test_a_push_that_breaks_a_circle_says_which() -> None:
    refusal = refused(SHAKEN, 0, Push((1, 1), "west"))
    assert refusal.told() == {
        "code": "breaks_north_south",
        "section": "shakeup",
        "facts": {
            "card": "eu-madrid",
            "direction": "west",
            "first": "eu-lisbon",
            "second": "eu-madrid",
            "low": SIDES["eu-lisbon"].ns,
            "high": SIDES["eu-madrid"].ns,
        },
    }


def test_a_push_that_breaks_a_circle_from_west_to_east_says_which() -> None:
    # Pushed down, Rome would lie east of Zagreb.
    match = common("Oslo Rome \n Zagreb .", "Lyon")
    refusal = refused(match, 0, Push((1, 0), "south"))
    assert refusal.code == "breaks_west_east"
    assert (refusal.facts["first"], refusal.facts["second"]) == ("eu-zagreb", "eu-rome")
    assert (refusal.facts["low"], refusal.facts["high"]) == (64, 54)


def test_every_code_is_provoked_above_and_has_a_section() -> None:
    pushes = {"breaks_north_south", "breaks_west_east"}
    assert {code for _, code, *_ in CASES} | pushes == set(Refusal)
    assert set(SECTION) == set(Refusal)


def test_who_is_not_to_move_must_wait() -> None:
    match = begun(3)
    (seat,) = match.to_move
    for other in {0, 1, 2} - {seat}:
        assert refused(match, other, Take(match.state.market[0])).code == "not_your_turn"


def test_nothing_is_played_after_the_end() -> None:
    match = common(BLOCK, "Lyon", offer="")
    do(match, Place((0, -1)))
    assert refused(match, 0, Place((0, -2))).code == "match_over"


@pytest.mark.parametrize(
    "move",
    [
        {"type": "take", "card": 4},
        {"type": "place", "cell": [1]},
        {"type": "place", "cell": [1.5, 0]},
        {"type": "place", "cell": [True, 0]},
        {"type": "push", "cell": [1, 0], "direction": "up"},
        {"type": "push", "cell": [1, 0]},
        {"type": "place", "cell": [1, 0], "card": "eu-lyon"},
    ],
)
def test_what_is_no_move_is_unreadable(move: Any) -> None:
    assert isinstance(refused(PLACING, 0, move), Unreadable)


def test_a_move_given_as_plain_json_is_played() -> None:
    match = own("Rome", "Lyon")
    match.play(0, {"type": "push", "cell": [0, 0], "direction": "east"})
    assert match.log[0].move == Push((0, 0), "east")

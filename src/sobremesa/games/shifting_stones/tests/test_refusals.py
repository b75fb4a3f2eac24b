"""Why a move is refused: the code, the section of the rules, the facts; and nothing changes."""

from typing import Any

import pytest

from sobremesa.core.match import Match
from sobremesa.core.refusal import IllegalMove, Refused, Unreadable
from sobremesa.core.values import DEALER
from sobremesa.games.shifting_stones.moves import (
    AnyMove,
    Draw,
    EndTurn,
    Flip,
    Lay,
    Pack,
    Score,
    Skip,
    Swap,
)
from sobremesa.games.shifting_stones.refusals import SECTION, Refusal
from sobremesa.games.shifting_stones.rules import GAME
from sobremesa.games.shifting_stones.tests.decks import ONES, TWOS, card, cards
from sobremesa.games.shifting_stones.tests.drawings import GRID, MATCHING, MISSING
from sobremesa.games.shifting_stones.tests.table import dealt, do, seated, table

HELD = card("fish fish")
OTHERS = card("bird horse")


def refused(match: Match, seat: Any, move: Any) -> Refused:
    """The refusal of this move, after which everything is as it was."""
    before = (match.state, list(match.log), list(match.mainline), match.to_move, match.record)
    with pytest.raises(Refused) as caught:
        match.play(seat, move)
    after = (match.state, match.log, match.mainline, match.to_move, match.record)
    assert after == before
    return caught.value


CASES: list[tuple[str, AnyMove, str, dict[str, object]]] = [
    ("not_in_hand", Flip(OTHERS, 4), "turn", {"card": OTHERS}),
    ("not_in_hand", Swap(OTHERS, (0, 1)), "turn", {"card": OTHERS}),
    ("not_in_hand", Score(OTHERS), "turn", {"card": OTHERS}),
    ("not_in_hand", Score(72), "turn", {"card": 72}),
    ("not_in_hand", Flip(-1, 99), "turn", {"card": -1}),
    ("no_such_stone", Flip(HELD, 9), "setup", {"stone": 9}),
    ("no_such_stone", Flip(HELD, -1), "setup", {"stone": -1}),
    ("no_such_stone", Swap(HELD, (8, 9)), "setup", {"stone": 9}),
    ("no_such_stone", Swap(HELD, (-1, 0)), "setup", {"stone": -1}),
    ("same_stone", Swap(HELD, (4, 4)), "swap", {"stones": (4, 4)}),
    ("diagonal", Swap(HELD, (0, 4)), "swap", {"stones": (0, 4)}),
    ("diagonal", Swap(HELD, (6, 4)), "swap", {"stones": (6, 4)}),
    ("not_neighbours", Swap(HELD, (0, 2)), "swap", {"stones": (0, 2)}),
    ("not_neighbours", Swap(HELD, (0, 8)), "swap", {"stones": (0, 8)}),
    ("not_neighbours", Swap(HELD, (2, 3)), "swap", {"stones": (2, 3)}),
    ("lower_stone_first", Swap(HELD, (1, 0)), "swap", {"stones": (1, 0)}),
    ("lower_stone_first", Swap(HELD, (7, 4)), "swap", {"stones": (7, 4)}),
    ("no_match", Score(HELD), "score", {"card": HELD}),
    ("dealers_move", Draw((0, 1)), "setup", {}),
    ("dealers_move", Lay(GRID), "setup", {}),
    ("dealers_move", Pack(ONES[:8]), "setup", {}),
]


@pytest.mark.parametrize(("code", "move", "section", "facts"), CASES)
def test_a_move_that_breaks_a_rule_is_refused_with_its_reason(
    code: str, move: AnyMove, section: str, facts: dict[str, object]
) -> None:
    refusal = refused(dealt(MISSING, MATCHING), 0, move)
    assert refusal.told() == {"code": code, "section": section, "facts": facts}


def test_a_turn_skipped_last_time_cannot_be_skipped() -> None:
    match = dealt(MISSING, MATCHING)
    do(match, Skip(), EndTurn())
    refusal = refused(match, 0, Skip())
    assert refusal.told() == {"code": "skipped_last_turn", "section": "skip", "facts": {}}


def test_a_turn_begun_cannot_be_skipped() -> None:
    match = dealt(MISSING, MATCHING)
    do(match, Flip(HELD, 4))
    refusal = refused(match, 0, Skip())
    assert refusal.told() == {"code": "already_acted", "section": "skip", "facts": {}}


def test_with_six_cards_a_turn_cannot_be_skipped() -> None:
    refusal = refused(seated(table(TWOS[:6], ONES[:4])), 0, Skip())
    assert refusal.told() == {"code": "hand_full", "section": "skip", "facts": {"count": 6}}


def test_at_a_table_of_one_scored_card_a_turn_a_second_waits() -> None:
    first, second, *_ = cards(MATCHING)
    match = dealt(MATCHING, MISSING, one_score=True)
    do(match, Score(first))
    refusal = refused(match, 0, Score(second))
    assert refusal.told() == {"code": "scored_this_turn", "section": "score", "facts": {}}


def test_every_code_is_provoked_above_and_has_a_section() -> None:
    others = {"skipped_last_turn", "already_acted", "hand_full", "scored_this_turn"}
    assert {code for code, *_ in CASES} | others == set(Refusal)
    assert set(SECTION) == set(Refusal)


# The match's own reasons


@pytest.mark.parametrize("move", [Score(OTHERS), Flip(OTHERS, 0), EndTurn(), Skip(), Draw((0,))])
def test_who_is_not_to_move_must_wait(move: AnyMove) -> None:
    refusal = refused(dealt(MISSING, MATCHING), 1, move)
    assert isinstance(refusal, IllegalMove)
    assert (refusal.code, refusal.facts) == ("not_your_turn", {"seat": 1, "to_move": [0]})


def test_nobody_moves_before_the_cards_are_dealt() -> None:
    refusal = refused(Match(GAME, 2), 0, EndTurn())
    assert (refusal.code, refusal.facts) == ("not_your_turn", {"seat": 0, "to_move": [DEALER]})


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("move", [EndTurn(), Skip(), Flip(HELD, 4), Draw((0,))])
def test_nothing_is_played_after_the_end(seat: int, move: AnyMove) -> None:
    match = dealt(MISSING, MATCHING, round_limit=1)
    do(match, EndTurn(), EndTurn())
    refusal = refused(match, seat, move)
    assert (refusal.code, refusal.facts) == ("match_over", {})


@pytest.mark.parametrize("seat", [2, -1, -2, "0", None, True])
def test_a_seat_that_is_not_at_the_table_cannot_play(seat: Any) -> None:
    refusal = refused(dealt(MISSING, MATCHING), seat, EndTurn())
    assert (refusal.code, refusal.facts) == ("no_such_seat", {"seat": str(seat), "seats": 2})


def test_nobody_plays_as_the_dealer_while_a_seat_is_to_move() -> None:
    refusal = refused(dealt(MISSING, MATCHING), DEALER, Draw((0, 1)))
    assert refusal.code == "no_such_seat"


def test_a_deal_that_cannot_be_is_refused() -> None:
    match = dealt(MISSING, MATCHING)
    match.follow(0, Skip())
    for impossible in ((HELD, 0), (0,), (0, 0), (0, 4, 6)):
        with pytest.raises(IllegalMove) as caught:
            match.follow(DEALER, Draw(impossible))
        assert caught.value.code == "impossible_deal"
    match.follow(DEALER, Draw((0, 4)))
    assert match.state.hands[0] == (*cards(MISSING), 0, 4)


# Moves that cannot be read

MALFORMED: list[tuple[str, Any, dict[str, object]]] = [
    ("wrong_type", {"type": "flip", "card": "one", "stone": 0}, {"place": "$.card"}),
    ("wrong_type", {"type": "flip", "card": 1.5, "stone": 0}, {"place": "$.card"}),
    ("wrong_type", {"type": "flip", "card": True, "stone": 0}, {"place": "$.card"}),
    ("wrong_type", {"type": "flip", "card": None, "stone": 0}, {"place": "$.card"}),
    ("wrong_type", {"type": "swap", "card": 1, "stones": 4}, {"place": "$.stones"}),
    ("wrong_type", {"type": "swap", "card": 1, "stones": [0, "1"]}, {"place": "$.stones[1]"}),
    ("wrong_length", {"type": "swap", "card": 1, "stones": [0, 1, 2]}, {"place": "$.stones"}),
    ("missing_field", {"type": "flip", "card": 1}, {"field": "stone"}),
    ("missing_field", {"card": 1, "stone": 0}, {"field": "type"}),
    ("missing_field", {}, {"field": "type"}),
    ("unknown_field", {"type": "end_turn", "card": 1}, {"field": "card"}),
    ("unknown_field", {"type": "flip", "card": 1, "stone": 0, "stones": []}, {"field": "stones"}),
    ("bad_value", {"type": "turn_table"}, {"place": "$.type"}),
    ("wrong_type", "end_turn", {"expected": "object", "got": "str"}),
    ("wrong_type", 7, {"expected": "object", "got": "int"}),
    ("wrong_type", None, {"expected": "object", "got": "null"}),
    ("wrong_type", ["end_turn"], {"expected": "object", "got": "array"}),
    ("not_json", object(), {"place": "$"}),
    ("not_json", {"type": {1j}}, {"place": "$"}),
]


@pytest.mark.parametrize(("code", "move", "facts"), MALFORMED)
def test_what_is_no_move_is_unreadable(code: str, move: Any, facts: dict[str, object]) -> None:
    refusal = refused(dealt(MISSING, MATCHING), 0, move)
    assert isinstance(refusal, Unreadable)
    assert refusal.code == code
    assert facts.items() <= refusal.facts.items()


def test_a_move_given_as_plain_json_is_played() -> None:
    match = dealt(MISSING, MATCHING)
    match.play(0, {"type": "swap", "card": HELD, "stones": [0, 1]})
    assert match.log[-1].move == Swap(HELD, (0, 1))


def test_a_dealers_move_given_as_plain_json_is_refused_too() -> None:
    refusal = refused(dealt(MISSING, MATCHING), 0, {"type": "draw", "cards": [0, 1]})
    assert refusal.code == "dealers_move"

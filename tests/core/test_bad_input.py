"""Bad input: each kind has a code of its own and its sentences, and nothing changes."""

import json
from collections.abc import Callable
from typing import Any

import pytest

import sobremesa
from sobremesa import Match, Refused
from sobremesa.games.shifting_stones.cards import matches
from sobremesa.words import LANGUAGES, Words

Json = dict[str, Any]
GAME = "shifting_stones"


def begun() -> Match:
    """Seat 0 skipped, seat 1 did nothing, and it is seat 0's turn again, six cards in hand."""
    match = sobremesa.new(GAME, 2, seed=5)
    match.play(0, {"type": "skip"})
    match.play(1, {"type": "end_turn"})
    return match


def hand(match: Match, seat: int) -> tuple[int, ...]:
    held: tuple[int, ...] = match.view(seat).hand
    return held


def unmatched(match: Match) -> int:
    return next(card for card in hand(match, 0) if not matches(card, match.view(0).grid))


BAD_MOVES: dict[str, tuple[str, int, Callable[[Match], Json]]] = {
    "a malformed move": ("wrong_type", 0, lambda _: {"type": "flip", "card": "one", "stone": 4}),
    "a move out of turn": ("not_your_turn", 1, lambda _: {"type": "end_turn"}),
    "a card not in hand": (
        "not_in_hand",
        0,
        lambda match: {"type": "flip", "card": hand(match, 1)[0], "stone": 4},
    ),
    "a diagonal swap": (
        "diagonal",
        0,
        lambda match: {"type": "swap", "card": hand(match, 0)[0], "stones": [0, 4]},
    ),
    "a second skip in a row": ("skipped_last_turn", 0, lambda _: {"type": "skip"}),
    "a score without a match": (
        "no_match",
        0,
        lambda match: {"type": "score", "card": unmatched(match)},
    ),
}
BAD_RECORDS: dict[str, tuple[str, Callable[[Json], Any]]] = {
    "a corrupted record": ("record_malformed", lambda paper: json.dumps(paper).replace(":", "", 1)),
    "a truncated record": ("record_truncated", lambda paper: json.dumps(paper)[:-20]),
    "a record of an unknown game": ("unknown_game", lambda paper: paper | {"game": "chess"}),
    "a record of a newer format": ("record_too_new", lambda paper: paper | {"format": 99}),
    "a record of newer rules": ("rules_too_new", lambda paper: paper | {"rules": 99}),
}


def sentences(refused: Refused) -> list[str]:
    """What is said, in every language: each in its own words, with every blank filled."""
    said = [Words(lang, GAME).refusal(refused) for lang in LANGUAGES]
    assert len(set(said)) == len(LANGUAGES)
    assert not any(mark in sentence for sentence in said for mark in "⟨{")
    return said


@pytest.mark.parametrize(("code", "seat", "move"), BAD_MOVES.values(), ids=BAD_MOVES)
def test_a_bad_move_is_refused_in_words_and_changes_nothing(
    code: str, seat: int, move: Callable[[Match], Json]
) -> None:
    match = begun()
    before = (match.state, match.step, match.to_move, match.record)
    with pytest.raises(Refused) as caught:
        match.play(seat, move(match))
    assert caught.value.code == code
    assert sentences(caught.value)
    assert (match.state, match.step, match.to_move, match.record) == before


@pytest.mark.parametrize(("code", "damage"), BAD_RECORDS.values(), ids=BAD_RECORDS)
def test_a_bad_record_is_refused_in_words(code: str, damage: Callable[[Json], Any]) -> None:
    with pytest.raises(Refused) as caught:
        sobremesa.replay(damage(sobremesa.to_json(begun().record)))
    assert caught.value.code == code
    assert sentences(caught.value)


def test_each_has_a_code_of_its_own() -> None:
    codes = [code for code, *_ in (*BAD_MOVES.values(), *BAD_RECORDS.values())]
    assert len(set(codes)) == len(codes)

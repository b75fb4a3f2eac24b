"""A match on paper: what it holds, and what is said about a damaged one."""

import json
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

import sobremesa
from sobremesa import Luck, Match, Refused
from sobremesa.core import record
from sobremesa.words import LANGUAGES, Words


@pytest.fixture(scope="module")
def match() -> Match:
    match = sobremesa.new("shifting_stones", 2, seed=4, round_limit=3)
    luck = Luck(4)
    while match.to_move:
        (seat,) = match.to_move
        match.play(seat, match.choices(seat).sample(luck))
    return match


@pytest.fixture
def paper(match: Match) -> dict[str, Any]:
    plain: dict[str, Any] = sobremesa.to_json(match.record)
    return plain


def refused(paper: Any) -> Refused:
    with pytest.raises(Refused) as caught:
        sobremesa.replay(paper)
    for lang in LANGUAGES:
        sentence = Words(lang).refusal(caught.value)
        assert "⟨" not in sentence
        assert "{" not in sentence
    return caught.value


def test_a_record_has_one_move_a_line(match: Match) -> None:
    lines = record.write(match.record).splitlines()
    first = lines.index('"moves": [') + 1
    for line, row in zip(lines[first:], match.mainline, strict=False):
        assert json.loads(line.rstrip(",")) == [row.seat, sobremesa.to_json(row.move)]


def test_a_record_says_everything_a_stranger_needs(paper: dict[str, Any], match: Match) -> None:
    assert match.outcome is not None
    assert paper["game"] == "shifting_stones"
    assert paper["rules"] == 2
    assert paper["seats"] == 2
    assert paper["options"] == {"one_score": False, "round_limit": 3}
    assert paper["outcome"]["totals"] == list(match.outcome.totals)
    assert "seed" not in json.dumps(paper).replace('"seed"', "")


def test_a_record_replays_with_luck_removed_from_the_machine(match: Match) -> None:
    """In a process in which every source of chance is broken and there is no physics."""
    script = """
import random, sys
class Broken:
    def __init__(self, *a): raise RuntimeError("luck was asked for")
random.Random = random.SystemRandom = Broken
sys.modules["sobremesa.physics"] = None
import sobremesa
from sobremesa.core import record
from sobremesa.core.match import Match
paper = record.read(sys.stdin.read())
match = Match.replayed(sobremesa.game(paper.game), paper)
print(match.outcome.totals)
"""
    done = subprocess.run(
        [sys.executable, "-c", script],
        input=record.write(match.record),
        capture_output=True,
        text=True,
        check=True,
    )
    assert match.outcome is not None
    assert done.stdout.strip() == str(match.outcome.totals)


def test_an_unfinished_record_goes_on(match: Match) -> None:
    cut = sobremesa.to_json(match.record)
    cut = {**cut, "moves": cut["moves"][:6], "outcome": None}
    again = sobremesa.replay(cut, seed=1)
    (seat,) = again.to_move
    again.play(seat, again.choices(seat).sample(Luck(1)))
    assert again.step >= 7


def test_a_record_that_stops_before_the_dealer_dealt_is_dealt_on() -> None:
    start = sobremesa.to_json(sobremesa.new("shifting_stones", 2, seed=1).record)
    again = sobremesa.replay({**start, "moves": start["moves"][:1]}, seed=2)
    assert again.to_move == {0}


Change = Callable[[dict[str, Any]], Any]
DAMAGES: dict[str, tuple[str, Change]] = {
    "an unknown game": ("unknown_game", lambda p: p | {"game": "chess"}),
    "a game that is no name": ("wrong_type", lambda p: p | {"game": ["shifting_stones"]}),
    "a newer format": ("record_too_new", lambda p: p | {"format": 2, "shape": "other"}),
    "newer rules": ("rules_too_new", lambda p: p | {"rules": 99}),
    "too many seats": ("bad_seats", lambda p: p | {"seats": 6}),
    "an unknown option": ("unknown_option", lambda p: p | {"options": {"speed": 1}}),
    "a bad option": ("bad_option", lambda p: p | {"options": {"round_limit": -1}}),
    "another outcome": ("record_outcome", lambda p: p | {"outcome": None}),
    "a missing move": ("record_illegal", lambda p: p | {"moves": p["moves"][1:]}),
    "a cut end": ("record_outcome", lambda p: p | {"moves": p["moves"][:-1]}),
    "a move of nobody": ("record_illegal", lambda p: p | {"moves": [[7, {"type": "skip"}]]}),
    "a move that is none": ("record_illegal", lambda p: p | {"moves": [[0, {"type": "x"}]]}),
    "an undo": (
        "record_illegal",
        lambda p: p | {"moves": [*p["moves"][:4], [0, {"type": "undo"}]]},
    ),
    "moves that are no list": ("wrong_type", lambda p: p | {"moves": 3}),
    "a field too much": ("unknown_field", lambda p: p | {"seed": 5}),
    "a field too few": ("missing_field", lambda p: {k: v for k, v in p.items() if k != "rules"}),
    "a list": ("wrong_type", lambda p: [p]),
    "half a text": ("record_truncated", lambda p: json.dumps(p)[:200]),
    "no text at all": ("record_truncated", lambda p: ""),
    "a scratched text": ("record_malformed", lambda p: json.dumps(p).replace(":", "", 1)),
    "bytes that are no text": ("record_malformed", lambda p: b'{"game": "\xff"}'),
    "nothing": ("wrong_type", lambda p: None),
}


@pytest.mark.parametrize(("code", "damage"), DAMAGES.values(), ids=DAMAGES)
def test_a_damaged_record_is_refused_with_its_own_code(
    paper: dict[str, Any], code: str, damage: Change
) -> None:
    assert refused(damage(paper)).code == code


def test_every_cut_of_the_text_is_noticed(match: Match) -> None:
    text = record.write(match.record)
    for length in range(0, len(text) - 2, 37):
        assert refused(text[:length]).code in ("record_truncated", "record_malformed")


def test_the_damaged_move_is_named(paper: dict[str, Any]) -> None:
    paper["moves"][5] = [0, {"type": "score", "card": 70}]
    refusal = refused(paper)
    assert refusal.facts["number"] == 6
    assert refusal.facts["place"] == "$.moves[5]"

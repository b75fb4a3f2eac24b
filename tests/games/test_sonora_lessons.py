"""Sonora's lessons can be solved, and are as they are made."""

from typing import Any

import pytest

import sobremesa
from sobremesa.core.match import Match
from sobremesa.games.sonora.moves import BeginMudcracks, CrossOff, Draw, Flick, MarkNode, Trace
from sobremesa.games.sonora.sheet.canyon import WIDTH
from sobremesa.games.sonora.tests.make_lessons import make
from sobremesa.lessons import lesson, lessons, opening
from tests.games.test_lessons import begun

SOLVED: dict[str, list[Any]] = {
    "flick": [Flick(4, 14336, 14336, 876000, 529000)],
    "ruins": [CrossOff("B", 4)],
    "canyon": [Draw(1, (10 * WIDTH + 7, 11 * WIDTH + 6, 11 * WIDTH + 7))],
    "creek": [Trace(2, "blr2")],
    "mudcracks": [BeginMudcracks(), MarkNode("m8")],
}


def is_reached(match: Match, goal: dict[str, Any]) -> bool:
    """True if something that happened has all facts of the goal."""
    happened = [sobremesa.to_json(event) for row in match.log for event in row.events]
    return any(all(event.get(k) == v for k, v in goal.items()) for event in happened)


@pytest.mark.parametrize("name", SOLVED)
def test_a_lesson_can_be_solved(name: str) -> None:
    match = begun("sonora", name)
    for move in SOLVED[name]:
        match.play(0, move)
    goal = lesson("sonora", name).goal
    assert is_reached(match, goal)
    assert not is_reached(begun("sonora", name), goal)


def test_every_lesson_of_sonora_is_solved_here() -> None:
    assert sorted(SOLVED) == sorted(one.id for one in lessons("sonora"))


def test_the_lessons_are_as_they_are_made() -> None:
    for name, table in make().items():
        assert table.match.record == opening("sonora", name)


def test_a_lesson_written_when_each_hand_was_an_option_still_opens() -> None:
    now = opening("sonora", "flick")
    hands = {"hand_1": "sure", "hand_2": "normal", "hand_3": "normal", "hand_4": "normal"}
    others = {name: value for name, value in now.options.items() if name != "hand"}
    then = {**sobremesa.to_json(now), "options": {**others, **hands}}
    assert sobremesa.replay(then).record == now

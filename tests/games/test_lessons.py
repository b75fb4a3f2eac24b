"""Lessons begin where they say, can be solved, and speak both languages."""

from typing import Any

import pytest

import sobremesa
from sobremesa.core.match import Match
from sobremesa.games.sonora.moves import BeginMudcracks, CrossOff, Draw, Flick, MarkNode, Trace
from sobremesa.games.sonora.sheet.canyon import WIDTH
from sobremesa.lessons import lesson, lessons, opening
from sobremesa.words import LANGUAGES, Words

EVERY = [(game, one.id) for game in sobremesa.shelf() for one in lessons(game)]
every_lesson = pytest.mark.parametrize(("game", "name"), EVERY)

SOLVED: dict[str, list[Any]] = {
    "flick": [Flick(4, 14336, 14336, 876000, 529000)],
    "ruins": [CrossOff("B", 4)],
    "canyon": [Draw(1, (10 * WIDTH + 7, 11 * WIDTH + 6, 11 * WIDTH + 7))],
    "creek": [Trace(2, "blr2")],
    "mudcracks": [BeginMudcracks(), MarkNode("m8")],
}


def begun(game: str, name: str) -> Match:
    return Match.replayed(sobremesa.game(game), opening(game, name), sobremesa.Luck(1))


def is_reached(match: Match, goal: dict[str, Any]) -> bool:
    """True if something that happened has all facts of the goal."""
    happened = [sobremesa.to_json(event) for row in match.log for event in row.events]
    return any(all(event.get(k) == v for k, v in goal.items()) for event in happened)


@every_lesson
def test_a_lesson_begins_with_the_learner_to_move(game: str, name: str) -> None:
    match = begun(game, name)
    assert match.seats == lesson(game, name).seats
    assert 0 in match.to_move
    assert len(match.choices(0).groups()) > 0


@every_lesson
def test_a_lesson_speaks_both_languages(game: str, name: str) -> None:
    for lang in LANGUAGES:
        words = Words(lang, game)
        assert all(words.has(f"lesson-{name}{part}") for part in ("", "-task", "-done"))


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
    from sobremesa.games.sonora.tests.make_lessons import make

    for name, table in make().items():
        assert table.match.record == opening("sonora", name)


def test_an_unknown_lesson_is_refused() -> None:
    with pytest.raises(sobremesa.Unplayable) as refused:
        lesson("sonora", "../sonora")
    assert refused.value.code == "unknown_lesson"

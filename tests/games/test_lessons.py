"""Every lesson of every game is solved, missed and tried otherwise.

`tried.json` in a game's folder `tests` names three tries for each lesson: `solved`, the learner's
moves that bring all tasks about; `missed`, moves that lose it; `other`, a move that the rules allow
and the lesson does not. Where a lesson leaves everything open, or cannot be lost, the try is null.
"""

from typing import Any

import pytest
from msgspec import json

import sobremesa
from sobremesa.core.luck import Luck
from sobremesa.core.match import UNDO, Match
from sobremesa.core.refusal import IllegalMove
from sobremesa.games import ids
from sobremesa.lessons import (
    HOME,
    LEARNER,
    Lesson,
    Progress,
    lesson,
    lessons,
    offered,
    opening,
    progress,
    teach,
)
from sobremesa.words import LANGUAGES, Words

EVERY = [(game, one.id) for game in ids() for one in lessons(game)]
every_lesson = pytest.mark.parametrize(("game", "name"), EVERY)
MOST_WORDS = 40
"""In one sentence of a lesson: nobody learns by reading."""


def begun(game: str, name: str) -> Match:
    return Match.replayed(sobremesa.game(game), opening(game, name), Luck(1))


def tries(game: str) -> dict[str, dict[str, Any]]:
    tried: dict[str, dict[str, Any]] = json.decode((HOME / game / "tests/tried.json").read_bytes())
    return tried


def play(taught: Lesson, match: Match, moves: list[Any]) -> Match:
    """The moves of the learner, each answered as the lesson says."""
    for move in moves:
        fork = match.fork()
        fork.play(LEARNER, move)
        teach(taught, match, fork)
        match = fork
    return match


def test_every_lesson_is_tried() -> None:
    for game in ids():
        if lessons(game):
            assert list(tries(game)) == [one.id for one in lessons(game)]


@every_lesson
def test_a_lesson_begins_with_the_learner_to_move(game: str, name: str) -> None:
    match, taught = begun(game, name), lesson(game, name)
    assert match.seats == taught.seats
    assert progress(taught, match) == Progress(0, "task")
    assert offered(taught, match)


@every_lesson
def test_what_led_to_a_lesson_is_not_taken_back(game: str, name: str) -> None:
    with pytest.raises(IllegalMove, match=r"nothing_to_take_back|final|built_upon"):
        play(lesson(game, name), begun(game, name), [UNDO])


@every_lesson
def test_a_lesson_can_be_solved(game: str, name: str) -> None:
    taught, moves = lesson(game, name), tries(game)[name]["solved"]
    match = play(taught, begun(game, name), moves)
    assert progress(taught, match) == Progress(len(taught.tasks), "done")
    assert not offered(taught, match)
    if LEARNER in match.to_move and not taught.rivals:
        with pytest.raises(IllegalMove, match="lesson_over"):
            play(taught, match, [sobremesa.to_json(match.choices(LEARNER).sample(Luck(1)))])


@every_lesson
def test_a_lesson_can_be_missed_or_lets_nobody_go_wrong(game: str, name: str) -> None:
    taught, tried = lesson(game, name), tries(game)[name]
    assert tried["missed"] or tried["other"]
    if tried["missed"]:
        match = play(taught, begun(game, name), tried["missed"])
        assert progress(taught, match).state == "missed"
        assert not offered(taught, match)


@every_lesson
def test_what_a_lesson_does_not_ask_is_refused(game: str, name: str) -> None:
    taught, other = lesson(game, name), tries(game)[name]["other"]
    match = begun(game, name)
    if other is None:
        assert offered(taught, match) == sobremesa.to_json(match.choices(LEARNER).described())
    else:
        match.fork().play(LEARNER, other)  # the rules allow it
        with pytest.raises(IllegalMove, match="lesson_asks_else"):
            play(taught, match, [other])


@every_lesson
def test_what_a_lesson_offers_is_legal(game: str, name: str) -> None:
    """Along its solution each offer is one of the game's, and the next move is among the offers."""
    taught, match = lesson(game, name), begun(game, name)
    for move in tries(game)[name]["solved"]:
        legal = sobremesa.to_json(match.choices(LEARNER).described())
        for group in offered(taught, match):
            assert any(_within(group, other) for other in legal)
        meant = {name: [value] for name, value in move.items()}
        assert any(_within(meant, group) for group in offered(taught, match))
        match = play(taught, match, [move])


def _within(group: dict[str, Any], other: dict[str, Any]) -> bool:
    if group.keys() != other.keys():
        return False
    return all(_all_in(values, other[name]) for name, values in group.items())


def _all_in(values: Any, other: Any) -> bool:
    if isinstance(other, dict) and not isinstance(values, dict):
        return all(other["from"] <= value <= other["to"] for value in values)
    if isinstance(values, (dict, str)):
        return bool(values == other)
    return other in values if isinstance(other, str) else all(one in other for one in values)


@every_lesson
def test_a_lesson_speaks_both_languages(game: str, name: str) -> None:
    tasks = [str(number + 1) for number in range(len(lesson(game, name).tasks))]
    for lang in LANGUAGES:
        words = Words(lang, game)
        assert words.has(f"lesson-{name}")
        for part in (*tasks, "done", "missed"):
            key = f"lesson-{name}-{part}"
            assert words.has(key), key
            assert len(words(key).split()) <= MOST_WORDS, key


def test_an_unknown_lesson_is_refused() -> None:
    with pytest.raises(sobremesa.Unplayable) as refused:
        lesson("sonora", "../sonora")
    assert refused.value.code == "unknown_lesson"

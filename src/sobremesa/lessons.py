"""Lessons: a position that a record leads to, and something to bring about from there.

A game has them by having a folder `lessons`: a list of them, and a record for each. The rules judge
every move as they always do; a lesson is learnt when an event fits its goal.
"""

from functools import lru_cache
from pathlib import Path
from typing import Any

from msgspec import Struct, json

from sobremesa.core import record
from sobremesa.core.record import Record
from sobremesa.core.refusal import Unplayable

HOME = Path(__file__).parent / "games"


class Lesson(Struct, frozen=True):
    """What the learner, who has the first seat, is to bring about."""

    id: str
    seats: int
    goal: dict[str, Any]
    """Facts of an event: the goal is reached when one has all of them, its type too."""


@lru_cache
def lessons(game_id: str) -> tuple[Lesson, ...]:
    """The lessons of a game, in the order they are meant to be taken."""
    path = HOME / game_id / "lessons" / "lessons.json"
    return json.decode(path.read_bytes(), type=tuple[Lesson, ...]) if path.exists() else ()


def lesson(game_id: str, lesson_id: str) -> Lesson:
    """The lesson of this name."""
    for one in lessons(game_id):
        if one.id == lesson_id:
            return one
    raise Unplayable("unknown_lesson", lesson=lesson_id)


@lru_cache
def opening(game_id: str, lesson_id: str) -> Record:
    """The record that leads to where a lesson begins."""
    known = lesson(game_id, lesson_id)
    return record.read((HOME / game_id / "lessons" / f"{known.id}.json").read_bytes())

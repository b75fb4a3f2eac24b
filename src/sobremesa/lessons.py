"""Lessons: a position that a record leads to, and a few things to bring about from there.

A game has them by having a folder `lessons`: a list of them, and a record for each. The rules judge
every move as they always do, and a lesson only closes some of the ways; a task is done when an
event fits its goal.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal

from msgspec import Struct, json

from sobremesa.core import codec, record
from sobremesa.core.match import Match
from sobremesa.core.record import Record
from sobremesa.core.refusal import IllegalMove, Unplayable
from sobremesa.core.values import Seat, Undo

HOME = Path(__file__).parent / "games"
LEARNER: Seat = 0

Facts = dict[str, Any]
"""Of an event: it fits if it has all of them, its type too."""
Way = dict[str, Any]
"""Of moves of a type: the values that a field may have, in a list; one left out may have any."""


class Task(Struct, frozen=True, omit_defaults=True):
    """One thing that the learner is to bring about."""

    goal: Facts
    ways: tuple[Way, ...] = ()
    """The moves that may be tried; all of them, if none is named."""
    lost: tuple[Facts, ...] = ()
    """Events after which it is too late; among them those of the move that did the task before."""
    then: tuple[tuple[Seat, Any], ...] = ()
    """What the others and the dealer do once it is done."""


class LessonInfo(Struct, frozen=True):
    """A lesson as the shelf and a table tell of it."""

    id: str
    seats: int
    tasks: int
    """How many there are, one after the other."""
    rivals: str = ""
    """The level of the bots that play there; else the others only do what is written."""


class Lesson(Struct, frozen=True, omit_defaults=True):
    """What the learner, who has the first seat, is to bring about, one task after the other."""

    id: str
    seats: int
    tasks: tuple[Task, ...]
    rivals: str = ""
    """The level of the bots in the other seats, where they play."""

    @property
    def info(self) -> LessonInfo:
        """Without its ways and answers."""
        return LessonInfo(self.id, self.seats, len(self.tasks), self.rivals)


class Progress(Struct, frozen=True):
    """How far the learner has come."""

    task: int
    """The one to do now, or the one that was missed; as many as there are, once all are done."""
    state: Literal["task", "done", "missed"]


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


def progress(taught: Lesson, match: Match) -> Progress:
    """How far the learner has come in this match, which began with the lesson's opening."""
    begun = len(opening(match.game.meta.id, taught.id).moves)
    done = 0
    for row in match.mainline[begun:]:
        events = codec.to_json(row.events)
        if _happened(taught.tasks[done].goal, events):
            done += 1  # and no more with it: what was asked for first was done first
        if done == len(taught.tasks):
            return Progress(done, "done")
        if any(_happened(facts, events) for facts in taught.tasks[done].lost):
            return Progress(done, "missed")
    return Progress(done, "task" if _can_go_on(taught, done, match) else "missed")


def _can_go_on(taught: Lesson, done: int, match: Match) -> bool:
    if taught.rivals and match.to_move - {LEARNER}:
        return True  # they play, and then it is the learner's turn once more
    return LEARNER in match.to_move and bool(_open_ways(taught.tasks[done], match))


def undo_closed(taught: Lesson, match: Match) -> IllegalMove | None:
    """Why the learner takes nothing back, if so: what led to the lesson stays as it is."""
    begun = len(opening(match.game.meta.id, taught.id).moves)
    if any(row.seat == LEARNER for row in match.mainline[begun:]):
        return None
    return IllegalMove("nothing_to_take_back")


def offered(taught: Lesson, match: Match) -> list[dict[str, Any]]:
    """What a screen offers the learner: nothing any more once the lesson is over."""
    now = progress(taught, match)
    return _open_ways(taught.tasks[now.task], match) if now.state == "task" else []


def teach(taught: Lesson, match: Match, fork: Match) -> None:
    """Judge what has been played on the fork, and let the others answer it there."""
    before, played = progress(taught, match), fork.log[match.step]
    if played.seat != LEARNER:
        return
    now = progress(taught, fork)
    if type(played.move) is Undo:
        if refused := undo_closed(taught, match):
            raise refused
        if now.task < before.task:
            raise IllegalMove("final")
        return
    if before.state != "task":
        raise IllegalMove("lesson_over")
    task = taught.tasks[before.task]
    if task.ways and not any(_fits(codec.to_json(played.move), way) for way in task.ways):
        raise IllegalMove("lesson_asks_else", lesson=taught.id, task=before.task + 1)
    for done in taught.tasks[before.task : now.task]:
        for seat, move in done.then:
            fork.follow(seat, move)
    fork.deal()


def _open_ways(task: Task, match: Match) -> list[dict[str, Any]]:
    """What is offered to the learner, as far as the task leaves it open; as it goes to a screen."""
    offered: list[dict[str, Any]] = codec.to_json(match.choices(LEARNER).described())
    if not task.ways:
        return offered
    narrowed = (_narrowed(group, way) for way in task.ways for group in offered)
    return [group for group in narrowed if group]


def _happened(facts: Facts, events: Sequence[Mapping[str, Any]]) -> bool:
    return any(all(event.get(k) == value for k, value in facts.items()) for event in events)


def _fits(move: Mapping[str, Any], way: Way) -> bool:
    fields = (name for name in way if name != "type")
    return move["type"] == way["type"] and all(move[name] in way[name] for name in fields)


def _narrowed(group: Mapping[str, Any], way: Way) -> dict[str, Any] | None:
    """A group of offers without the values that the way does not name; None if nothing is left."""
    if group["type"] != way["type"]:
        return None
    left = {name: _within(values, way.get(name)) for name, values in group.items()}
    return left if all(values != [] for values in left.values()) else None


def _within(values: Any, wanted: Sequence[Any] | str | None) -> Any:
    if wanted is None or isinstance(wanted, str):
        return values
    if isinstance(values, dict):  # a range
        return [one for one in wanted if values["from"] <= one <= values["to"]]
    return [one for one in values if one in wanted]

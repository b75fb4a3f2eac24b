"""Lessons begin where they say, and speak both languages."""

import pytest

import sobremesa
from sobremesa.core.match import Match
from sobremesa.games import ids
from sobremesa.lessons import lesson, lessons, opening
from sobremesa.words import LANGUAGES, Words

EVERY = [(game, one.id) for game in ids() for one in lessons(game)]
every_lesson = pytest.mark.parametrize(("game", "name"), EVERY)


def begun(game: str, name: str) -> Match:
    return Match.replayed(sobremesa.game(game), opening(game, name), sobremesa.Luck(1))


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


def test_an_unknown_lesson_is_refused() -> None:
    with pytest.raises(sobremesa.Unplayable) as refused:
        lesson("sonora", "../sonora")
    assert refused.value.code == "unknown_lesson"

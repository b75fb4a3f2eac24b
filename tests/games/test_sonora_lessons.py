"""Sonora's lessons are as they are made, and those of old still open."""

import sobremesa
from sobremesa.games.sonora.tests.make_lessons import make
from sobremesa.lessons import opening


def test_the_lessons_are_as_they_are_made() -> None:
    for name, table in make().items():
        assert table.match.record == opening("sonora", name)


def test_a_lesson_written_when_each_hand_was_an_option_still_opens() -> None:
    now = opening("sonora", "flick")
    hands = {"hand_1": "sure", "hand_2": "normal", "hand_3": "normal", "hand_4": "normal"}
    others = {name: value for name, value in now.options.items() if name != "hand"}
    then = {**sobremesa.to_json(now), "options": {**others, **hands}}
    assert sobremesa.replay(then).record == now

"""The lessons of Shifting Stones are as they are made."""

from sobremesa.games.shifting_stones.tests.make_lessons import make
from sobremesa.lessons import lessons, opening


def test_the_lessons_are_as_they_are_made() -> None:
    made = make()
    assert list(made) == [one.id for one in lessons("shifting_stones")]
    for name, match in made.items():
        assert match.record == opening("shifting_stones", name)

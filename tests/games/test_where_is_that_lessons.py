"""The lessons of Where Is That? are as they are made."""

from sobremesa.games.where_is_that.tests.make_lessons import make
from sobremesa.lessons import opening


def test_the_lessons_are_as_they_are_made() -> None:
    for name, begun in make().items():
        assert begun.match.record == opening("where_is_that", name)

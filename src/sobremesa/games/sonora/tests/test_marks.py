"""The file that the page's looking ahead is held against."""

from sobremesa.games.sonora.tests.marks import PATH, kept, made, written


def test_the_marks_are_what_the_rules_make_of_them() -> None:
    marks = made()
    assert marks == kept()
    assert written(marks) == PATH.read_bytes()


def test_there_are_marks_of_every_kind() -> None:
    kinds = {type(mark.move).__name__ for sheet in kept() for mark in sheet}
    assert kinds == {
        "AddRabbit",
        "BeginMudcracks",
        "CrossOff",
        "Discover",
        "Draw",
        "EndMudcracks",
        "MarkNode",
        "TickBox",
        "Trace",
    }

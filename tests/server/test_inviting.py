"""The way to the table: a code to scan on a terminal, a browser where there is a screen."""

import io
import sys
from contextlib import redirect_stdout

import pytest
import segno

from sobremesa.server.inviting import drawn, has_screen, invite
from sobremesa.words import Words

SQUARES = {" ": (0, 0), "▀": (1, 0), "▄": (0, 1), "█": (1, 1)}
ADDRESS = "http://192.168.178.42:8000"


class Terminal(io.StringIO):
    """Something that people look at."""

    encoding = "utf-8"

    def isatty(self) -> bool:
        return True


def invited(*others: str, encoding: str = "utf-8") -> str:
    """What somebody at a terminal is shown."""
    with redirect_stdout(Terminal()) as shown:
        shown.encoding = encoding
        invite("http://127.0.0.1:8000", others, Words("en"), False)
    return shown.getvalue()


def squares(code: str) -> list[tuple[int, ...]]:
    """The rows of squares that letters show."""
    lines = [[SQUARES[letter] for letter in line] for line in code.splitlines()]
    return [row for line in lines for row in zip(*line, strict=True)]


def test_a_code_has_its_squares_and_light_around_them() -> None:
    code = segno.make(ADDRESS, error="l", micro=False)
    rows = [tuple(row) for row in code.matrix_iter(border=4)]
    assert squares(drawn(ADDRESS))[: len(rows)] == rows
    assert not any(map(any, squares(drawn(ADDRESS))[len(rows) :]))


def test_a_terminal_shows_the_first_address_that_others_use(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    said, *code = invited(ADDRESS, "http://[fd00::1]:8000").splitlines()
    assert said == "Or scan this with a phone:"
    assert code == [f"\x1b[30;107m{line}\x1b[0m" for line in drawn(ADDRESS).splitlines()]


def test_alone_on_this_computer_or_without_the_letters_there_is_no_code() -> None:
    assert invited() == ""
    assert invited(ADDRESS, encoding="ascii") == ""


def test_who_reads_a_pipe_gets_words_only(capsys: pytest.CaptureFixture[str]) -> None:
    invite("http://127.0.0.1:8000", [ADDRESS], Words("en"), False)
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize(
    ("system", "around", "there"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("linux", {"DISPLAY": ":10", "SSH_CONNECTION": "there here"}, False),
        ("linux", {"BROWSER": "firefox", "SSH_CONNECTION": "there here"}, True),
        ("darwin", {}, True),
        ("darwin", {"SSH_CONNECTION": "there here"}, False),
        ("win32", {}, True),
    ],
)
def test_a_browser_opens_only_where_its_window_would_be_seen(
    system: str, around: dict[str, str], there: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER", "SSH_CONNECTION"):
        monkeypatch.delenv(name, raising=False)
    for name, value in around.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", system)
    assert has_screen() is there

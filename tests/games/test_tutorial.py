"""What the tutorial shows of the tiny game is what stands in its files."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TUTORIAL = (ROOT / "docs" / "build" / "add_a_game.md").read_text("utf-8")
FOLDERS = ("src/sobremesa/games/high_card", "web/src/games/high_card")
CUT = re.compile(r"^ *(?:#|//) …\n", re.MULTILINE)
"""Something of the file is left out here."""
EXCERPTS = re.findall(r"^`([\w/.]+)`\n\n```\w+\n(.*?)```", TUTORIAL, re.DOTALL | re.MULTILINE)


def found(path: str) -> Path:
    """The one file that is meant by the end of its path."""
    (known,) = (file for file in files() if file.as_posix().endswith(f"/{path}"))
    return known


def lines(text: str) -> str:
    """The lines alone: what is shown of a class stands at the edge, as the formatter wants it."""
    return "".join(f"{line.strip()}\n" for line in text.splitlines() if line.strip())


def files() -> list[Path]:
    return [
        path
        for folder in FOLDERS
        for path in (ROOT / folder).rglob("*")
        if path.is_file() and path.suffix != ".pyc"
    ]


@pytest.mark.parametrize(("path", "excerpt"), EXCERPTS, ids=[path for path, _ in EXCERPTS])
def test_an_excerpt_is_in_the_file_it_names(path: str, excerpt: str) -> None:
    text, at = lines(found(path).read_text("utf-8")), 0
    for part in map(lines, CUT.split(excerpt)):
        at = text.find(part, at)
        assert at >= 0, f"{path} does not say, or not in this order:\n{part}"


def test_whatever_is_shown_names_its_file() -> None:
    blocks, commands = TUTORIAL.count("\n```") // 2, TUTORIAL.count("\n```sh\n")
    assert len(EXCERPTS) == blocks - commands >= 12


def test_every_file_of_the_tiny_game_is_told_of() -> None:
    names = {path.name for path in files()} - {"__init__.py", "fewest.json", "most.json"}
    assert {name for name in names if name not in TUTORIAL} == set()


def test_every_file_named_is_there() -> None:
    for link in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", TUTORIAL):
        assert (ROOT / "docs" / "build" / link).exists(), link
    homes = ("", "src/sobremesa", "web/src", *FOLDERS)
    named = re.findall(r"`((?:src|web|tests|core|board|rules|strings)/[\w/.-]*)`", TUTORIAL)
    assert named
    for path in named:
        assert any((ROOT / home / path).exists() for home in homes), path

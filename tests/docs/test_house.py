"""The map of the house shows the house: its rooms, its files, and what is called by name."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
NAMED = re.compile(r"`([A-Za-z_]\w*(?:\.[a-z_]\w*)?)`")
"""A class, a function, or one of a class."""
CODE = [
    path
    for folder in ("src", "web/src", "tests")
    for path in (ROOT / folder).rglob("*")
    if path.suffix in (".py", ".ts", ".svelte") and "page" not in path.relative_to(ROOT).parts
]


@pytest.fixture(scope="module")
def words() -> set[str]:
    """Every word in the code, and every file's name without its ending."""
    written = {word for path in CODE for word in re.findall(r"\w+", path.read_text("utf-8"))}
    return written | {path.name.partition(".")[0] for path in CODE}


@pytest.mark.parametrize("page", ["house.md", "build/page.md", "build/table.md"])
def test_whatever_is_called_by_its_name_is_there(page: str, words: set[str]) -> None:
    named = NAMED.findall((DOCS / page).read_text("utf-8"))
    assert len(named) > 30
    assert [one for one in named if not words.issuperset(one.split("."))] == []


def test_the_rooms_are_those_whose_imports_are_checked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    layers = project["tool"]["importlinter"]["contracts"][0]["layers"]
    rooms = {room.strip() for layer in layers for room in layer.split("|")} | {"page"}
    table = (DOCS / "house.md").read_text("utf-8").partition("## Rooms")[2].partition("\n## ")[0]
    assert set(re.findall(r"^\| (\w+) \|", table, re.MULTILINE)) - {"room"} == rooms
    picture = (DOCS / "pictures" / "house.svg").read_text("utf-8")
    assert [room for room in rooms if f">{room}<" not in picture] == ["page"]


def test_every_file_of_the_server_is_named() -> None:
    text = (DOCS / "build" / "table.md").read_text("utf-8")
    files = [path.name for path in (ROOT / "src/sobremesa/server").glob("[a-z]*.py")]
    assert len(files) > 30
    assert [name for name in sorted(files) if f"`{name}`" not in text] == []

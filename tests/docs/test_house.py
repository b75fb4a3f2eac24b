"""The map shows the house: its rooms, the files of the server, the kinds of screens."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"


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


def test_every_kind_of_screen_is_listed() -> None:
    tokens = (ROOT / "web/src/tokens.css").read_text("utf-8")
    page = (DOCS / "build" / "page.md").read_text("utf-8")
    kinds = re.findall(r"^@custom-media (--[\w-]+)", tokens, re.MULTILINE)
    assert re.findall(r"^\| `(--[\w-]+)` \|", page, re.MULTILINE) == kinds

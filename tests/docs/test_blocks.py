"""Python in a page runs; what stands below the name of a file stands in that file."""

import re
from pathlib import Path

import pytest

from tests.docs.pages import NAMES, blocks, excerpts, text, tree

CUT = re.compile(r"^ *(?:#|//) …\n", re.MULTILINE)
"""Something of the file is left out here."""
EXCERPTS = [(name, *one) for name in NAMES for one in excerpts(name)]
RUN = [
    (name, block)
    for name in NAMES
    for block in blocks(name, "python")
    if block not in [shown for _, shown in excerpts(name)]
]


@pytest.mark.parametrize(("name", "block"), RUN, ids=[name for name, _ in RUN])
def test_a_block_runs(
    name: str, block: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile(block, name, "exec"), {})


def missing(shown: str, file: str) -> list[str]:
    """The parts of an excerpt that the file does not have, or not in this order."""
    at, lost = 0, []
    for part in CUT.split(shown):
        found = file.find(part, at)
        lost += [part] if found < 0 else []
        at = max(at, found)
    return lost


@pytest.mark.parametrize(
    ("name", "path", "shown"), EXCERPTS, ids=[f"{name}: {path}" for name, path, _ in EXCERPTS]
)
def test_an_excerpt_stands_in_the_file_it_names(name: str, path: str, shown: str) -> None:
    (file,) = (one[1:] for one in tree() if one.endswith(f"/{path}"))
    assert missing(shown, text(file)) == []


def test_an_excerpt_that_is_old_is_found() -> None:
    file = "one\ntwo\nthree\n"
    assert missing("one\n# …\nthree\n", file) == []
    assert missing("one\nthree\n", file) == ["one\nthree\n"]
    assert missing("three\n# …\ntwo\n", file) == ["two\n"]


def test_what_the_tutorial_and_the_style_show_is_code_of_ours() -> None:
    for name, shells in (("docs/build/add_a_game.md", ("sh",)), ("docs/style.md", ())):
        typed = sum(len(blocks(name, shell)) for shell in shells)
        assert len(excerpts(name)) == text(name).count("\n```") // 2 - typed > 0


def test_every_file_of_the_tiny_game_is_told_of() -> None:
    tutorial = text("docs/build/add_a_game.md")
    folders = ("/src/sobremesa/games/high_card/", "/web/src/games/high_card/")
    names = {one.rpartition("/")[2] for one in tree() if one.startswith(folders)}
    untold = {"__init__.py", "fewest.json", "most.json"}
    assert [name for name in sorted(names - untold) if name not in tutorial] == []


def test_the_first_match_in_the_readme_is_ten_lines() -> None:
    assert len(blocks("README.md", "python")[0].strip().splitlines()) <= 10

"""Python in a page runs; what says which file it is from stands in that file."""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from tests.docs.pages import NAMES, blocks, text

FROM = re.compile(r"# (\S+/\S+\.\w+)\n")
SHOWN = [(name, block) for name in NAMES for block in blocks(name, "python")]


@pytest.mark.parametrize(
    ("name", "block"), [pytest.param(*one, id=one[0]) for one in SHOWN if not FROM.match(one[1])]
)
def test_a_block_runs(
    name: str, block: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile(block, name, "exec"), {})


def missing(block: str, file: str) -> list[str]:
    """The lines of an excerpt that the file does not have, or not in this order."""
    there: Iterable[str] = iter(file.splitlines())
    wanted = [line for line in block.splitlines() if line.strip() not in ("", "...")]
    return [line for line in wanted if line not in there]


def test_excerpts_stand_in_their_files() -> None:
    for name, block in SHOWN:
        if said := FROM.match(block):
            assert missing(block[said.end() :], text(said[1])) == [], name


def test_an_excerpt_that_is_old_is_found() -> None:
    file = "one\ntwo\nthree\n"
    assert missing("one\n...\nthree\n", file) == []
    assert missing("one\nfour\n", file) == ["four"]
    assert missing("three\ntwo\n", file) == ["two"]


def test_the_first_match_in_the_readme_is_ten_lines() -> None:
    assert len(blocks("README.md", "python")[0].strip().splitlines()) <= 10

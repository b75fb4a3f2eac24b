"""Python in a page runs; what says which file it is from stands in that file.

A block says so by a comment on its first line, or by a line with nothing but the path above it.
"""

import re
from pathlib import Path

import pytest

from tests.docs.pages import NAMES, ROOT, blocks, text, tree

BLOCK = re.compile(r"(?:^`([^`\n]+)`\n\n)?^```(\w*)\n(?:# (\S+/\S+\.\w+)\n)?(.*?)^```", re.M | re.S)
LEFT_OUT = ("", "...", "…")
SHOWN = [
    (name, above or first, said, language)
    for name in NAMES
    for above, language, first, said in BLOCK.findall(text(name))
]
RUN = [
    (name, said) for name, source, said, language in SHOWN if language == "python" and not source
]
EXCERPTS = [(name, source, said) for name, source, said, _ in SHOWN if source]


@pytest.mark.parametrize(("name", "block"), [pytest.param(*one, id=one[0]) for one in RUN])
def test_a_block_runs(
    name: str, block: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile(block, name, "exec"), {})


def missing(block: str, file: str) -> list[str]:
    """The lines of an excerpt that the file does not have, or not in this order."""
    there = iter(file.splitlines())
    wanted = [line for line in block.splitlines() if line.strip(" #/") not in LEFT_OUT]
    return [line for line in wanted if line not in there]


def test_excerpts_stand_in_their_files() -> None:
    for name, source, said in EXCERPTS:
        files = [ROOT / path[1:] for path in tree() if path.endswith(f"/{source}")]
        lacks = [missing(said, file.read_text("utf-8")) for file in files]
        assert [] in lacks, (name, source, lacks)


def test_an_excerpt_that_is_old_is_found() -> None:
    file = "one\ntwo\nthree\n"
    assert missing("one\n  # …\nthree\n", file) == []
    assert missing("one\nfour\n", file) == ["four"]
    assert missing("three\ntwo\n", file) == ["two"]


def test_the_first_match_in_the_readme_is_ten_lines() -> None:
    assert len(blocks("README.md", "python")[0].strip().splitlines()) <= 10

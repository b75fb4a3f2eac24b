"""The examples of how our code reads are code of ours, as it is today."""

import re
from pathlib import Path
from textwrap import indent

import pytest

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "style.md").read_text("utf-8")
EXAMPLES = re.findall(r"^```(\w+)\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)
PLACES = {"python": ("src", "*.py"), "ts": ("web/src", "*.ts")}
"""Where code of a language is."""


@pytest.mark.parametrize(("language", "example"), EXAMPLES)
def test_an_example_stands_in_the_code(language: str, example: str) -> None:
    folder, ending = PLACES[language]
    wanted = [indent(example, " " * width) for width in (0, 2, 4)]
    texts = (path.read_text("utf-8") for path in (ROOT / folder).rglob(ending))
    assert any(one in text for text in texts for one in wanted), example


def test_there_are_examples_of_both_languages() -> None:
    assert {language for language, _ in EXAMPLES} == set(PLACES)

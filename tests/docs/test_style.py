"""The examples of how our code reads are code of ours, as it is today."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLE = re.compile(r"^```(?:python|ts)\n(?:#|//) (\S+)\n(.*?)^```", re.MULTILINE | re.DOTALL)
TEXT = (ROOT / "docs" / "style.md").read_text("utf-8")


@pytest.mark.parametrize(("path", "example"), EXAMPLE.findall(TEXT))
def test_an_example_stands_in_the_code(path: str, example: str) -> None:
    assert example in (ROOT / path).read_text("utf-8")


def test_every_example_names_its_file() -> None:
    assert len(EXAMPLE.findall(TEXT)) == TEXT.count("\n```") / 2 > 5

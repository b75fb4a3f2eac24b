"""The examples of how the page's code reads are code of ours, as it is today."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_an_example_stands_in_the_file_it_names() -> None:
    text = (ROOT / "docs" / "style.md").read_text("utf-8")
    examples = re.findall(r"^```ts\n// (\S+)\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    assert len(examples) == text.count("```ts") > 0
    for path, example in examples:
        assert example in (ROOT / path).read_text("utf-8"), path

"""The page's letters are those that `tools/fonts.py` makes, and are all that our sentences need."""

from functools import cache
from io import BytesIO
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from tools import fonts

ROOT = Path(__file__).parents[2]
SENTENCES = sorted(
    {
        *ROOT.glob("src/sobremesa/**/strings/*.ftl"),
        *ROOT.glob("src/sobremesa/games/*/rules/*.md"),
        *ROOT.glob("web/src/**/strings/*.ftl"),
    }
)
MADE = {cut.name: cut for cut in fonts.CUTS}

needs_packages = pytest.mark.skipif(
    not fonts.PACKAGES.is_dir(), reason="the page's packages are not installed"
)


@cache
def shipped(name: str) -> TTFont:
    return TTFont(fonts.FONTS / f"{name}.woff2")


@needs_packages
@pytest.mark.parametrize("name", MADE)
def test_fonts_are_as_they_are_made(name: str) -> None:
    written = BytesIO()
    fonts.subset(MADE[name]).save(written)
    made, kept = TTFont(written), shipped(name)
    # The head has a checksum of the whole file; the letters are elsewhere.
    tables = sorted({*made.keys()} - {"GlyphOrder", "head"})
    assert "glyf" in tables
    assert [tag for tag in tables if made.getTableData(tag) != kept.getTableData(tag)] == []


@needs_packages
def test_style_and_licences_are_as_they_are_made() -> None:
    assert (fonts.FONTS / "fonts.css").read_text("utf-8") == fonts.styled()
    assert fonts.LICENSES.read_text("utf-8") == fonts.licenses()


@pytest.mark.parametrize("name", MADE)
def test_every_sentence_can_be_set(name: str) -> None:
    assert len(SENTENCES) > 20
    there = {chr(code) for code in shipped(name).getBestCmap()}
    needed = {letter for path in SENTENCES for letter in path.read_text("utf-8") if letter > " "}
    assert needed - there - ARROWS == set()


ARROWS = set("←→⟨⟩")
"""Alegreya has none of these; devices do."""

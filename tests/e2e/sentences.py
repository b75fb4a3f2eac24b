"""The page's own sentences, so that a test finds a button by its key and outlives a new wording."""

import functools
import re
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

ROOT = Path(__file__).parents[2]
GAME = Path("games", "shifting_stones", "strings")
FOLDERS = (
    ROOT / "src" / "sobremesa" / "strings",
    ROOT / "web" / "src" / "strings",
    ROOT / "src" / "sobremesa" / GAME,
    ROOT / "web" / "src" / GAME,
)
ANY = "\N{WHITE SQUARE}"


@functools.cache
def _read(lang: str) -> tuple[Any, frozenset[str], frozenset[str]]:
    """The sentences, the names of all blanks in them, and of those that choose a plural."""
    bundle = FluentBundle([lang], use_isolating=False)
    blanks: set[str] = set()
    plurals: set[str] = set()
    for folder in FOLDERS:
        text = (folder / f"{lang}.ftl").read_text("utf-8")
        bundle.add_resource(FluentResource(text), allow_overrides=True)
        blanks.update(re.findall(r"\$(\w+)", text))
        plurals.update(re.findall(r"\$(\w+) ->", text))
    return bundle, frozenset(blanks), frozenset(plurals)


def sentence(lang: str, key: str, /, **facts: object) -> str:
    """The sentence of a key with its blanks filled."""
    bundle, _, _ = _read(lang)
    text, errors = bundle.format_pattern(bundle.get_message(key).value, facts)
    assert not errors, (key, errors)
    return str(text)


def pattern(lang: str, key: str, /, *, more: bool = False, **facts: object) -> re.Pattern[str]:
    """Matches the sentence of a key whatever is in the blanks not named; `more` may follow it."""
    _, blanks, plurals = _read(lang)
    anything = dict.fromkeys(blanks, ANY)
    fillings = [{**anything, **dict.fromkeys(plurals, n), **facts} for n in (ANY, 0, 1)]
    texts = dict.fromkeys(sentence(lang, key, **filled) for filled in fillings)
    ways = "|".join(re.escape(text).replace(ANY, ".*") for text in texts)
    return re.compile(rf"^\s*(?:{ways}){'' if more else '$'}", re.DOTALL)

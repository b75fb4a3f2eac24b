"""The page's own sentences, so that a test finds a button by its key and outlives a new wording."""

import functools
import re
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

ROOT = Path(__file__).parents[2]
HOMES = (ROOT / "src" / "sobremesa", ROOT / "web" / "src")
DESK = ROOT / "web" / "src" / "desk"
STONES = "shifting_stones"
ANY = "\N{WHITE SQUARE}"


@functools.cache
def _read(lang: str, game: str) -> tuple[Any, frozenset[str], frozenset[str]]:
    """The sentences of the shell and of a game, all blanks in them, and those of plurals."""
    bundle = FluentBundle([lang], use_isolating=False)
    blanks: set[str] = set()
    plurals: set[str] = set()
    for folder in (*HOMES, DESK, *(home / "games" / game for home in HOMES)):
        path = folder / "strings" / f"{lang}.ftl"
        text = path.read_text("utf-8") if path.exists() else ""
        bundle.add_resource(FluentResource(text), allow_overrides=True)
        blanks.update(re.findall(r"\$(\w+)", text))
        plurals.update(re.findall(r"\$(\w+) ->", text))
    return bundle, frozenset(blanks), frozenset(plurals)


def sentence(lang: str, key: str, /, *, of: str = STONES, **facts: object) -> str:
    """The sentence of a key with its blanks filled, in the words of a game."""
    bundle, _, _ = _read(lang, of)
    text, errors = bundle.format_pattern(bundle.get_message(key).value, facts)
    assert not errors, (key, errors)
    return str(text)


def pattern(
    lang: str, key: str, /, *, of: str = STONES, more: bool = False, **facts: object
) -> re.Pattern[str]:
    """Matches the sentence of a key whatever is in the blanks not named; `more` may follow it."""
    _, blanks, plurals = _read(lang, of)
    anything = dict.fromkeys(blanks, ANY)
    fillings = [{**anything, **dict.fromkeys(plurals, n), **facts} for n in (ANY, 0, 1)]
    texts = dict.fromkeys(sentence(lang, key, of=of, **filled) for filled in fillings)
    ways = "|".join(re.escape(text).replace(ANY, ".*") for text in texts)
    return re.compile(rf"^\s*(?:{ways}){'' if more else '$'}", re.DOTALL)

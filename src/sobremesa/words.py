"""Sentences, from the Fluent files beside the code. Nothing here is loaded before one is wanted."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from sobremesa.core.refusal import Refused
from sobremesa.core.values import Event, Outcome
from sobremesa.games import load

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "es")
REGIONAL = re.compile(rf"({'|'.join(LANGUAGES)})(-[A-Za-z0-9]{{2,8}})?")
"""A language, or one as a region speaks it: es, es-MX."""
HOME = Path(__file__).parent
TWO_MARKS = re.compile(r"(?<!\.)([.?!…])\.(?=\s|$)")
"""A name that ends in a mark of its own, and then a full stop: one of them will do."""
CONTRACTED = re.compile(r"\b(de|a) el (?=\S)")
"""Spanish writes two small words as one: del, al."""


class Words:
    """One reader's language at one table: the shell's sentences, and a game's if there is one.

    `names` are the players in their seats; where they are missing, a seat has its number.
    """

    def __init__(self, lang: str, game_id: str | None = None, names: Sequence[str] = ()) -> None:
        self.lang = lang
        self.names = names
        self._bundle = _bundle(lang, game_id)
        self._text = load(game_id).text if game_id else None

    def __call__(self, key: str, **facts: object) -> str:
        """The sentence for a key; a missing one shows as the key in angle brackets."""
        name = key.replace("_", "-")
        if not self._bundle.has_message(name):
            return f"⟨{name}⟩"
        written = {fact: self._written(fact, value) for fact, value in facts.items()}
        pattern = self._bundle.get_message(name).value
        assert pattern is not None
        said = TWO_MARKS.sub(r"\1", str(self._bundle.format_pattern(pattern, written)[0]))
        return CONTRACTED.sub(r"\1l ", said) if self.lang[:2] == "es" else said

    def has(self, key: str) -> bool:
        """True if there is a sentence for this key."""
        return bool(self._bundle.has_message(key.replace("_", "-")))

    def seat(self, seat: int) -> str:
        """Who sits there."""
        return self.names[seat] if seat < len(self.names) else self("seat", number=seat + 1)

    def event(self, event: Event) -> str:
        """What happened."""
        return self(f"event-{_tag(event)}", **_facts(event))

    def refusal(self, refusal: Refused) -> str:
        """Why not, and the section of the rules that says so."""
        sentence = self(f"refusal-{refusal.code}", **refusal.facts)
        section = getattr(refusal, "section", None)
        return (
            f"{sentence} {self('see_rules', section=self(f'section-{section}'))}"
            if section
            else sentence
        )

    def ended(self, outcome: Outcome) -> str:
        """What ended the match."""
        return self(f"ended-{outcome.ended_by}")

    def _written(self, fact: str, value: object) -> object:
        """A fact as it is read: a seat by its name, the game's things in the game's words."""
        if fact == "seat" and isinstance(value, int):
            return self.seat(value)
        if fact == "ended_by":
            return self(f"ended-{value}")
        if self._text is not None:
            words = self._text.written(fact, value, self)
            if words is not None:
                return words
        if isinstance(value, list | tuple):
            return ", ".join(str(self._written(fact[:-1], part)) for part in value)
        return value


def _tag(event: Event) -> str:
    return str(type(event).__struct_config__.tag)


def _facts(event: Event) -> dict[str, object]:
    return {name: getattr(event, name) for name in type(event).__struct_fields__}


def folders(game_id: str | None) -> Iterator[Path]:
    """Where the sentences are."""
    yield HOME / "strings"
    if game_id:
        yield HOME / "games" / game_id / "strings"


def spoken(folder: Path, lang: str) -> list[Path]:
    """The sentences of a language; then, for `es-MX`, the few that its region says otherwise."""
    language, region = folder / f"{lang[:2]}.ftl", folder / f"{lang}.ftl"
    return [language, region] if region != language and region.is_file() else [language]


@lru_cache(maxsize=64)
def _bundle(lang: str, game_id: str | None) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([lang], use_isolating=False)
    for folder in folders(game_id):
        for path in spoken(folder, lang):
            resource = FluentResource(path.read_text("utf-8"))
            bundle.add_resource(resource, allow_overrides=True)
    return bundle


def rules(game_id: str, lang: str) -> Mapping[str, str]:
    """The rules of a game in our own words, section by section; the first is the title."""
    text = (HOME / "games" / load(game_id).meta.id / "rules" / f"{lang}.md").read_text("utf-8")
    head, *parts = text.split("\n## ")
    sections = {"title": head.strip()}
    for part in parts:
        title, _, body = part.partition("\n")
        name = title.partition("{#")[2].rstrip("} ")
        sections[name] = f"{title.partition(' {#')[0]}\n\n{body.strip()}"
    return sections

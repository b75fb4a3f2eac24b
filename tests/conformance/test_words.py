"""Every game speaks both languages completely, with the same keys and the same blanks."""

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import sobremesa
from sobremesa.core.game import AnyGame
from sobremesa.core.options import OneOf, Option, Whole
from sobremesa.games import ids
from sobremesa.words import HOME, LANGUAGES, REGIONAL, Words, rules, spoken

PLACES = [
    HOME / "strings",
    *(HOME / "games" / game_id / "strings" for game_id in ids()),
]
every_game = pytest.mark.parametrize("game_id", ids())


class Blanks(Visitor):
    """Collects the blanks of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    """Each key of a file with its blanks. A file with rubbish in it is not read at all."""
    found = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path.name}: {entry.id.name} twice"
            blanks = Blanks()
            blanks.visit(entry)
            found[entry.id.name] = blanks.names
    return found


@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.parent.name)
def test_both_languages_have_the_same_keys_and_blanks(place: Path) -> None:
    english, *others = (messages(place / f"{lang}.ftl") for lang in LANGUAGES)
    for other in others:
        assert sorted(other.keys() ^ english.keys()) == [], "in one language only"
        assert [key for key in english if other[key] != english[key]] == [], "with other blanks"


@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.parent.name)
def test_a_region_says_otherwise_only_what_its_language_says(place: Path) -> None:
    for path in place.glob("*-*.ftl"):
        assert REGIONAL.fullmatch(path.stem), "no reader would get it"
        language = messages(place / f"{path.stem[:2]}.ftl")
        assert messages(path).items() <= language.items()


def test_a_region_has_the_last_word_and_the_language_all_others(tmp_path: Path) -> None:
    for name in ("es", "es-MX"):
        (tmp_path / f"{name}.ftl").write_text("")
    read = {
        lang: [path.stem for path in spoken(tmp_path, lang)] for lang in ("es", "es-MX", "es-CL")
    }
    assert read == {"es": ["es"], "es-MX": ["es", "es-MX"], "es-CL": ["es"]}
    assert Words("es-MX", "sonora")("title") == "Sonora"


def wanted(game: AnyGame) -> list[str]:
    """The keys that the shell and the terminal will ask a game for."""
    names = [
        "title",
        "tagline",
        *(f"event-{kind.__struct_config__.tag}" for kind in game.values.events),
    ]
    return names + [key for option in game.meta.options for key in keys_of(option)]


def keys_of(option: Option) -> list[str]:
    """An option's name and help, and a word for each of its values that is a text."""
    texts = () if isinstance(option, Whole) else option.values
    words = [f"option-{option.name}-{value}" for value in texts if isinstance(value, str)]
    return [f"option-{option.name}", f"option-{option.name}-help", *words]


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_a_game_may_say_is_missing(game_id: str, lang: str) -> None:
    game, words = sobremesa.game(game_id), Words(lang, game_id)
    assert [key for key in wanted(game) if not words.has(key)] == []


def test_an_option_needs_a_word_for_each_text_but_for_no_number() -> None:
    words = Words("en", "where_is_that")
    mode = OneOf("mode", ("cartographer", "unheard_of", 7, True))
    assert [key for key in keys_of(mode) if not words.has(key)] == ["option-mode-unheard_of"]


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_have_a_section_for_each_heading_in_the_strings(game_id: str, lang: str) -> None:
    words, sections = Words(lang, game_id), dict(rules(game_id, lang))
    assert sections.pop("title") == f"# {words('title')}"
    english = list(rules(game_id, "en"))[1:]
    assert list(sections) == english
    for name, text in sections.items():
        assert text.startswith(words(f"section-{name}") + "\n\n"), name
        assert len(text) > 80, name


@every_game
def test_every_refusal_of_a_game_has_words_and_a_section(game_id: str) -> None:
    from importlib import import_module

    refusals = import_module(f"sobremesa.games.{game_id}.refusals")
    for lang in LANGUAGES:
        words, sections = Words(lang, game_id), rules(game_id, lang)
        for code in refusals.Refusal:
            assert words.has(f"refusal-{code}"), f"no sentence: refusal-{code}"
            assert refusals.SECTION[code] in sections, f"{code}: no such section of the rules"


def sources() -> list[str]:
    """What is written in Python outside the games."""
    paths = (
        path for path in HOME.rglob("*.py") if "games" not in path.relative_to(HOME).parts[:-1]
    )
    return [path.read_text("utf-8") for path in paths]


def kinds_of_refusal(texts: list[str]) -> set[str]:
    """The names of all classes of refusals, however far they descend from the first."""
    bases = {
        name: base for text in texts for name, base in re.findall(r"class (\w+)\((\w+)\)", text)
    }
    kinds = {"Refused"}
    while more := {name for name, base in bases.items() if base in kinds} - kinds:
        kinds |= more
    return kinds


def test_every_kind_of_refusal_is_known() -> None:
    kinds = {"IllegalMove", "Stale", "Unplayable", "Unreadable"}
    kinds |= {"Forbidden", "NotThere", "TooMuch", "CannotServe", "NewerDatabase"}
    assert kinds <= kinds_of_refusal(sources())


def test_every_refusal_of_the_house_has_words() -> None:
    texts = sources()
    named = rf'\b(?:{"|".join(kinds_of_refusal(texts))}|super\(\)\.__init__)\(\s*"(\w+)"'
    codes = {code for text in texts for code in re.findall(named, text)}
    assert len(codes) > 60
    codes |= {"record_truncated", "record_malformed", "truncated", "malformed"}
    for lang in LANGUAGES:
        assert [code for code in sorted(codes) if not Words(lang).has(f"refusal-{code}")] == []


@every_game
def test_score_lines_and_endings_have_words(game_id: str) -> None:
    from tests.conformance.test_kept import kept

    for param in kept("records/*.json"):
        (path,) = param.values
        if path.parents[2].name != game_id:
            continue
        outcome = sobremesa.from_json(path.read_text("utf-8")).outcome
        for lang in LANGUAGES:
            words = Words(lang, game_id)
            keys = [f"ended-{outcome.ended_by}", *(f"score-{line.key}" for line in outcome.lines)]
            assert [key for key in keys if not words.has(key)] == [], (
                f"no sentence in {lang}.ftl, or {path.name} was kept under other rules: "
                f"python -m tests.conformance.keep {game_id}"
            )


@every_game
def test_every_ruling_in_the_readme_has_a_test_that_carries_its_number(game_id: str) -> None:
    folder = HOME / "games" / game_id
    rulings = set(
        re.findall(r"^\| ([A-Z]+\d+) \|", (folder / "README.md").read_text(), re.MULTILINE)
    )
    tests = "\n".join(path.read_text("utf-8") for path in (folder / "tests").glob("test_*.py"))
    tested = {number.upper() for number in re.findall(r"def test_([a-z]\d+)_", tests)}
    assert rulings
    assert rulings == tested

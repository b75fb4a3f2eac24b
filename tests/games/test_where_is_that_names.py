"""Every place and country of Where Is That? has its name in both languages; none tells much."""

import re
import unicodedata

import pytest

from sobremesa.games.where_is_that.cards import DECKS, PLACES, Deck
from sobremesa.words import HOME, LANGUAGES, Words

every_language = pytest.mark.parametrize("lang", LANGUAGES)


@every_language
def test_every_place_and_country_has_a_name(lang: str) -> None:
    words = Words(lang, "where_is_that")
    assert [name for name in PLACES if not words.has(f"place-{name}")] == []
    countries = {place.country.lower() for place in PLACES.values()}
    assert [code for code in sorted(countries) if not words.has(f"country-{code}")] == []


@every_language
def test_nothing_is_named_that_is_in_no_deck(lang: str) -> None:
    text = (HOME / "games" / "where_is_that" / "strings" / f"{lang}.ftl").read_text("utf-8")
    keys = [line.partition(" = ")[0] for line in text.splitlines()]
    assert {key.removeprefix("place-") for key in keys if key.startswith("place-")} == set(PLACES)
    countries = {place.country.lower() for place in PLACES.values()}
    assert {key.removeprefix("country-") for key in keys if key.startswith("country-")} == countries


@every_language
@pytest.mark.parametrize("deck", DECKS.values(), ids=list(DECKS))
def test_no_name_is_in_a_deck_twice(deck: Deck, lang: str) -> None:
    words = Words(lang, "where_is_that")
    named = [words(f"place-{place.id}") for place in deck.cards]
    assert len(set(named)) == len(named)


CONTINENTS = {
    "en": ("africa", "america", "asia", "europe", "oceania"),
    "es": ("africa", "america", "asia", "europa", "oceania"),
}
PEOPLES = {
    "ES": ("spanish", "espanol"),
    "FR": ("french",),
    "GB": ("british", "english", "britanic", "ingles"),
    "GR": ("greek", "grieg"),
    "NL": ("dutch", "holland", "holand", "neerland"),
    "DE": ("german", "aleman"),
    "US": ("american", "estadounid"),
    "AU": ("australi",),
}
"""Words for a people that do not begin like their country."""


def plain(text: str) -> str:
    """In small letters, without accents."""
    parts = unicodedata.normalize("NFD", text.lower())
    return "".join(letter for letter in parts if not unicodedata.combining(letter))


def given_away(name: str, country: str, code: str, lang: str) -> list[str]:
    """Words of a name that say where a monument is: its country, its people or a continent."""
    stem = plain(country)[: max(4, len(country) - 2)]
    stems = (stem, *PEOPLES.get(code, ()), *(one[:-1] for one in CONTINENTS[lang]))
    return [word for word in re.findall(r"\w+", plain(name)) if word.startswith(stems)]


@every_language
def test_no_monument_is_given_away_by_its_name(lang: str) -> None:
    words = Words(lang, "where_is_that")
    assert given_away("Gran Muralla China", "China", "CN", "es") == ["china"]
    assert given_away("Torre española", "España", "ES", "es") == ["espanola"]
    sights = [place for place in PLACES.values() if place.kind == "monument"]
    told = {
        place.id: given_away(
            words(f"place-{place.id}"),
            words(f"country-{place.country.lower()}"),
            place.country,
            lang,
        )
        for place in sights
    }
    assert {name: found for name, found in told.items() if found} == {}


@every_language
def test_no_monument_is_called_after_the_city_it_stands_in(lang: str) -> None:
    words = Words(lang, "where_is_that")
    for deck in DECKS.values():
        for pair in deck.near:
            sight, city = sorted(pair, key=lambda card: PLACES[card].kind, reverse=True)
            assert plain(words(f"place-{city}")) not in plain(words(f"place-{sight}"))


def test_a_place_in_a_sentence_has_its_article() -> None:
    english, spanish = (Words(lang, "where_is_that") for lang in LANGUAGES)
    assert english("is-east-of", card="eu-colosseum") == "east of the Colosseum"
    assert english("is-east-of", card="eu-rome") == "east of Rome"
    assert spanish("is-east-of", card="eu-colosseum") == "al este del Coliseo"
    assert spanish("is-east-of", card="sa-iguazu-falls") == "al este de las Cataratas del Iguazú"
    assert spanish("is-east-of", card="af-cairo") == "al este de El Cairo"


@every_language
def test_articles_are_those_of_monuments_that_exist(lang: str) -> None:
    text = (HOME / "games" / "where_is_that" / "strings" / f"{lang}.ftl").read_text("utf-8")
    block = text.partition("with-article =")[2].partition("*[other]")[0]
    sights = {place.id[3:] for place in PLACES.values() if place.kind == "monument"}
    assert set(re.findall(r"\[([\w-]+)\]", block)) <= sights

"""Every place and country of Where Is That? has its name in both languages."""

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

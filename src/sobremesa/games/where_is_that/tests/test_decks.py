"""The decks: the numbers that the rulebook prints, and what every deck must hold."""

from itertools import combinations
from math import asin, cos, radians, sin, sqrt
from pathlib import Path

import pytest

from sobremesa.games.where_is_that.cards import DECKS, Deck, Place
from sobremesa.games.where_is_that.meta import META
from sobremesa.games.where_is_that.tests.drawings import SIDES, card

every_deck = pytest.mark.parametrize("deck", DECKS.values(), ids=list(DECKS))

ISO = """
    AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR
    BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ
    EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW
    GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY
    KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV
    MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY
    QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG
    TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM
    ZW
"""
"""ISO 3166-1 alpha-2."""


@pytest.mark.parametrize(
    ("name", "we", "ns"),
    [
        ("Nantes", 16, 52),
        ("Lisbon", 2, 92),
        ("Moscow", 93, 15),
    ],
)
def test_the_six_numbers_of_the_rulebook(name: str, we: int, ns: int) -> None:
    assert (SIDES[card(name)].we, SIDES[card(name)].ns) == (we, ns)


@pytest.mark.parametrize(
    ("name", "we", "ns"),
    [
        ("Lyon", 30, 58),
        ("Rome", 54, 76),
        ("Zagreb", 64, 57),
        ("Minsk", 87, 20),
        ("Madrid", 9, 87),
    ],
)
def test_the_other_places_named_in_the_rulebook_keep_their_numbers(
    name: str, we: int, ns: int
) -> None:
    assert (SIDES[card(name)].we, SIDES[card(name)].ns) == (we, ns)


def test_every_option_of_the_game_has_its_deck() -> None:
    (option,) = (option for option in META.options if option.name == "deck")
    assert getattr(option, "values", ()) == tuple(DECKS)


@every_deck
def test_numbers_run_from_one_without_gaps_on_both_axes(deck: Deck) -> None:
    everything = list(range(1, len(deck.cards) + 1))
    assert sorted(side.we for side in deck.sides.values()) == everything
    assert sorted(side.ns for side in deck.sides.values()) == everything


@every_deck
def test_a_higher_number_is_farther_east_or_farther_south(deck: Deck) -> None:
    for one, other in combinations(deck.sides.values(), 2):
        assert (one.we < other.we) == (one.lon < other.lon)
        assert (one.ns < other.ns) == (one.lat > other.lat)


@every_deck
def test_no_two_places_tie_on_either_axis(deck: Deck) -> None:
    assert len({place.lon for place in deck.cards}) == len(deck.cards)
    assert len({place.lat for place in deck.cards}) == len(deck.cards)


@every_deck
def test_every_place_lies_in_the_box_of_its_deck_with_four_decimals(deck: Deck) -> None:
    west, south, east, north = deck.box
    for place in deck.cards:
        assert west <= place.lon <= east, place
        assert south <= place.lat <= north, place
        assert (round(place.lon, 4), round(place.lat, 4)) == (place.lon, place.lat)


@every_deck
def test_country_codes_are_those_of_iso_3166(deck: Deck) -> None:
    assert {place.country for place in deck.cards} <= set(ISO.split())


@every_deck
def test_no_place_is_in_a_deck_twice(deck: Deck) -> None:
    sources = [place.source for place in deck.cards if place.source != "manual"]
    assert len(set(sources)) == len(sources)
    assert all(
        place.source.removeprefix("geonames:").isdigit()
        for place in deck.cards
        if place.kind != "monument"
    )


@every_deck
def test_there_are_enough_cards_for_six(deck: Deck) -> None:
    assert len(deck.starts) >= 8
    assert len(deck.cities) >= 80
    assert len(deck.monuments) >= 12


def distance(one: Place, other: Place) -> float:
    """In kilometres, on a sphere."""
    lat, lon = radians(other.lat - one.lat), radians(other.lon - one.lon)
    a = sin(lat / 2) ** 2 + cos(radians(one.lat)) * cos(radians(other.lat)) * sin(lon / 2) ** 2
    return 2 * 6371 * asin(sqrt(a))


@every_deck
def test_the_near_pairs_are_those_within_fifteen_kilometres(deck: Deck) -> None:
    near = {
        frozenset((one.id, other.id))
        for one, other in combinations(deck.cards, 2)
        if distance(one, other) <= 15
    }
    assert near == set(map(frozenset, deck.near))
    for pair in deck.near:
        assert "monument" in {deck.places[name].kind for name in pair}


@every_deck
def test_cards_are_kept_in_the_order_of_their_ids(deck: Deck) -> None:
    ids = [place.id for place in deck.cards]
    assert ids == sorted(ids)


def test_the_sources_are_credited() -> None:
    folder = Path(__file__).parents[1]
    for path in (folder / "README.md", folder / "data" / "decks.json"):
        text = path.read_text("utf-8")
        assert "GeoNames" in text, path.name
        assert "CC BY 4.0" in text, path.name
    assert "Natural Earth" in (folder / "README.md").read_text("utf-8")

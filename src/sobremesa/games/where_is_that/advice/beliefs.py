"""What a computer opponent believes about places. Its errors are its skill.

A belief begins with the truth and adds an error that is large for the unskilled, and small in one's
own part of the world. Home and errors are drawn once for each seat and match, from what everybody
sees, so that a bot without memory believes the same thing from its first move to its last. Bots are
given beliefs and nothing else.
"""

from functools import lru_cache
from math import erf, exp, hypot, sqrt
from random import Random
from statistics import pstdev
from typing import NamedTuple

from sobremesa.games.where_is_that.cards import DECKS, PLACES, Card, Place
from sobremesa.games.where_is_that.view import Face, View

SPREAD = {
    name: (pstdev(card.lon for card in deck.cards), pstdev(card.lat for card in deck.cards))
    for name, deck in DECKS.items()
}
"""How far the places of a deck lie apart, in degrees of longitude and of latitude."""
LEAST = 0.03
"""The error of the most skilled, in parts of the spread: nobody knows everything."""
AT_HOME, ABROAD = 0.4, 1.3
"""How much of its error somebody has about places at home, and far from there."""
SURE = 1e-6
"""The error about what lies open, in degrees."""


class Belief(NamedTuple):
    """Where a place is thought to be, and how far off that may be."""

    lon: float
    lat: float
    lon_error: float = SURE
    lat_error: float = SURE


class Mind:
    """The beliefs of the seat that looks at a table."""

    def __init__(self, view: View, skill: float) -> None:
        self._who = who(view)
        self._share, self._spread = 1 - skill + LEAST, SPREAD[view.deck]
        self._home = home(self._who, view.deck)

    def belief(self, face: Face) -> Belief:
        """What is believed of a card; what lies open is known."""
        if face.side:
            return Belief(face.side.lon, face.side.lat)
        east, north = lean(self._who, face.card)
        place = PLACES[face.card]
        lon_error, lat_error = (self._share * self._strange(place) * one for one in self._spread)
        return Belief(
            place.lon + east * lon_error, place.lat + north * lat_error, lon_error, lat_error
        )

    def _strange(self, place: Place) -> float:
        """How much of the error there is about a place: less the nearer it is to home."""
        lon, lat = self._spread
        away = hypot((place.lon - self._home.lon) / lon, (place.lat - self._home.lat) / lat)
        return ABROAD - (ABROAD - AT_HOME) * exp(-away * away)


def who(view: View) -> str:
    """A seat of a match, by what everybody sees from its first move to its last."""
    starts = sorted(laid.face.card for on in view.maps for laid in on if laid.face.kind == "start")
    return f"{view.viewer} {view.first} {' '.join(starts)}"


@lru_cache(maxsize=4096)
def home(who: str, deck: str) -> Place:
    """Where somebody is at home: on the map that is played on, or anywhere."""
    return Random(who).choice((*DECKS[deck].cards, *DECKS["world"].cards))


@lru_cache(maxsize=4096)
def lean(who: str, card: Card) -> tuple[float, float]:
    """In which direction somebody errs about a place, in parts of the error: normal draws."""
    luck = Random(f"{who} {card}")
    return luck.gauss(0, 1), luck.gauss(0, 1)


def likely_less(one: float, other: float, error: float) -> float:
    """How likely the first of two believed numbers is the lower one."""
    return 0.5 + 0.5 * erf((other - one) / (error * sqrt(2)))

"""The six decks: what is on both sides of every card, and which cards lie too near each other."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Literal, TypeAlias

from msgspec import Struct, json

from sobremesa.core.luck import Luck
from sobremesa.core.values import Value

Card: TypeAlias = str
"""A card's id, `eu-lyon`: the deck and a plain form of the English name. It tells no number."""
Kind: TypeAlias = Literal["start", "city", "monument"]


class MapSide(Value, frozen=True, gc=False):
    """The side of a card that answers the question: its two numbers, and where the place is."""

    we: int
    """Counted from the west over the whole deck: 1 is the westernmost (R1)."""
    ns: int
    """Counted from the north: 1 is the northernmost (R1)."""
    lon: float
    lat: float


class Place(Struct, frozen=True, forbid_unknown_fields=True):
    """A card as the data file has it. The name is among the game's sentences: `place-eu-lyon`."""

    id: Card
    kind: Kind
    country: str
    lat: float
    lon: float
    source: str


class Deck(Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """Every card that can be in one match."""

    box: tuple[int, int, int, int]
    """West, south, east and north of everything in it, in degrees."""
    near: tuple[tuple[Card, Card], ...]
    """A monument and its own city: one match never has both (R20)."""
    cards: tuple[Place, ...]

    @cached_property
    def places(self) -> Mapping[Card, Place]:
        return {place.id: place for place in self.cards}

    @cached_property
    def sides(self) -> Mapping[Card, MapSide]:
        """The map side of every card. Numbers run over the whole deck, whatever is dealt."""
        return numbered(self.cards)

    def of_kind(self, kind: Kind) -> tuple[Card, ...]:
        """The cards of one kind, in the order of their ids."""
        return tuple(sorted(place.id for place in self.cards if place.kind == kind))

    @cached_property
    def starts(self) -> tuple[Card, ...]:
        return self.of_kind("start")

    @cached_property
    def cities(self) -> tuple[Card, ...]:
        return self.of_kind("city")

    @cached_property
    def monuments(self) -> tuple[Card, ...]:
        return self.of_kind("monument")

    @cached_property
    def beside(self) -> Mapping[Card, frozenset[Card]]:
        """For each card those that are too near to be dealt with it."""
        return {
            card: frozenset(other for pair in self.near if card in pair for other in pair) - {card}
            for card in self.places
        }

    def drawn(
        self, counts: tuple[int, int, int], luck: Luck, known: Iterable[Card] = ()
    ) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
        """So many start cards, and a pile of so many monuments and cities, none near another (R20).

        Monuments come first, because they have the fewest to choose from. What is `known` to be in
        the match already is not drawn, nor is anything near it.
        """
        starts, monuments, cities = counts
        so_far = set(known)

        def pick(cards: tuple[Card, ...], count: int) -> list[Card]:
            apart = [c for c in cards if c not in so_far and not so_far & self.beside[c]]
            picked = luck.draw(apart, count)
            so_far.update(picked)
            return picked

        sights = pick(self.monuments, monuments)
        begun = pick(self.starts, starts)
        return tuple(begun), tuple(sorted((*sights, *pick(self.cities, cities))))


def numbered(cards: Sequence[Place]) -> dict[Card, MapSide]:
    """The map sides of places that are numbered together; equals are parted by R3."""
    west_east = sorted(cards, key=lambda place: (place.lon, -place.lat))
    north_south = sorted(cards, key=lambda place: (-place.lat, place.lon))
    we = {place.id: number for number, place in enumerate(west_east, start=1)}
    ns = {place.id: number for number, place in enumerate(north_south, start=1)}
    return {card.id: MapSide(we[card.id], ns[card.id], card.lon, card.lat) for card in cards}


class _File(Struct, forbid_unknown_fields=True):
    about: str
    source: str
    decks: dict[str, Deck]


def _load() -> Mapping[str, Deck]:
    """The decks; a damaged file is noticed here."""
    path = Path(__file__).parent / "data" / "decks.json"
    decks = json.decode(path.read_bytes(), type=_File).decks
    ids = [place.id for deck in decks.values() for place in deck.cards]
    if len(set(ids)) != len(ids):
        raise ValueError(f"{path} has a card twice")
    return decks


DECKS = _load()
PLACES: Mapping[Card, Place] = {place.id: place for deck in DECKS.values() for place in deck.cards}
"""Every card there is, in all decks."""

"""What a seat may know, built up from nothing; and full positions that fit it.

Of a card that lies face down a view holds the id, the kind and the country on its flag side: never
a number, a place, or the country of a monument.
"""

from collections.abc import Iterable
from typing import TypeAlias

from sobremesa.core import values
from sobremesa.core.later import later
from sobremesa.core.luck import Luck
from sobremesa.core.values import Seat, Value
from sobremesa.games.where_is_that.cards import DECKS, PLACES, Card, Kind, MapSide
from sobremesa.games.where_is_that.maps import (
    Cell,
    Circle,
    Spots,
    cell_of,
    circles,
    spot_at,
)
from sobremesa.games.where_is_that.state import (
    MONUMENTS_EACH,
    EndedBy,
    Mode,
    Position,
    Stage,
    rounds,
)


class Face(Value, frozen=True, gc=False):
    """A card as everybody sees it. Its name is the sentence `place-` and the id."""

    card: Card
    kind: Kind
    country: str = ""
    """Two letters (ISO 3166-1); a monument shows none before it is turned."""
    side: MapSide | None = None
    """The map side, once it is up."""


class Laid(Value, frozen=True, gc=False):
    """A card on a map."""

    cell: Cell
    face: Face


class View(values.View, frozen=True, gc=False):
    """The table as anybody sees it. Nobody knows more than the others, so all views are alike."""

    mode: Mode
    deck: str
    monuments: bool
    whole_line: bool
    day: int
    stage: Stage
    seat: Seat
    """Whose card it is, also while the dealer turns it."""
    first: Seat
    round: int
    """From 1."""
    rounds: int
    market: tuple[Face, ...]
    taken: Face | None
    pile_size: int
    top: Face | None
    """The uppermost card of the pile, where it shows."""
    maps: tuple[tuple[Laid, ...], ...]
    """One a seat, or the common one; in reading order."""
    landed: Cell | None
    """Where the card lies that is being turned."""
    discards: tuple[Face, ...]
    points: tuple[int, ...]
    """Of cartographers, none before the end."""
    circles: tuple[tuple[Circle, ...], ...]
    """Of each map those between cards that lie open, right or wrong."""
    ended_by: EndedBy

    @property
    def seats(self) -> int:
        return len(self.points)


FLAG_SIDES = {
    card: Face(card, place.kind, "" if place.kind == "monument" else place.country)
    for card, place in PLACES.items()
}
"""Every card face down, made once."""


def face(card: Card, seen: dict[Card, MapSide]) -> Face:
    """What is to be seen of a card."""
    side = seen.get(card)
    if side is None:
        return FLAG_SIDES[card]
    place = PLACES[card]
    return Face(card, place.kind, place.country, side)


def seen_from(position: Position, viewer: Seat | None) -> View:
    """The position as anybody may know it; None watches."""
    seen = position.open
    return View(
        viewer=viewer,
        to_move=tuple(sorted(position.to_move)),
        mode=position.mode,
        deck=position.deck,
        monuments=position.monuments,
        whole_line=position.whole_line,
        day=position.day,
        stage=position.stage,
        seat=position.seat,
        first=position.first,
        round=position.round + 1,
        rounds=rounds(position.mode, position.seats),
        market=_faces(position.market, seen),
        taken=face(position.taken, seen) if position.taken else None,
        pile_size=len(position.pile),
        top=face(position.top, seen) if position.top else None,
        maps=later(_maps, (position.maps, seen)),
        landed=None if position.landed is None else cell_of(position.landed),
        discards=_faces(position.discards, seen),
        points=position.points,
        circles=later(_circles, (position.maps, seen)),
        ended_by="pile_empty" if position.stage == "over" else "",
    )


Shown: TypeAlias = tuple[tuple[Spots, ...], dict[Card, MapSide]]
"""The maps, and the map sides that everybody sees."""


def _maps(shown: Shown) -> tuple[tuple[Laid, ...], ...]:
    maps, seen = shown
    return tuple(_laid(spots, seen) for spots in maps)


def _laid(spots: Spots, seen: dict[Card, MapSide]) -> tuple[Laid, ...]:
    """A map in reading order."""
    in_order = sorted(spots, key=spots.__getitem__)
    return tuple([Laid(cell_of(spots[card]), face(card, seen)) for card in in_order])


def _circles(shown: Shown) -> tuple[tuple[Circle, ...], ...]:
    maps, seen = shown
    lying_open = ({spot: card for card, spot in spots.items() if card in seen} for spots in maps)
    return tuple(tuple(circles(on, seen)) for on in lying_open)


def _faces(cards: Iterable[Card], seen: dict[Card, MapSide]) -> tuple[Face, ...]:
    return tuple([face(card, seen) for card in cards])


def imagined(view: View, luck: Luck) -> Position:
    """A position that fits the view: another pile, and other numbers on all that is face down."""
    on_maps = [laid.face for laid_cards in view.maps for laid in laid_cards]
    shown = [*on_maps, *view.market, *view.discards]
    shown += [one for one in (view.taken, view.top) if one and one not in on_maps]
    seen = {one.card: one.side for one in shown if one.side}
    pile = _pile(view, shown, luck)
    unseen = sorted({one.card for one in shown if not one.side} | set(pile))
    return Position(
        stage=view.stage,
        seat=view.seat,
        first=view.first,
        round=view.round - 1,
        market=tuple(one.card for one in view.market),
        taken=view.taken.card if view.taken else "",
        pile=pile,
        top=view.top.card if view.top else "",
        maps=tuple(map(_spots, view.maps)),
        landed=None if view.landed is None else spot_at(view.landed),
        discards=tuple(one.card for one in view.discards),
        points=view.points,
        open=seen,
        hidden=_sides(view.deck, unseen, seen, luck),
        mode=view.mode,
        deck=view.deck,
        monuments=view.monuments,
        whole_line=view.whole_line,
        day=view.day,
    )


def _spots(laid_cards: tuple[Laid, ...]) -> Spots:
    return {one.face.card: spot_at(one.cell) for one in laid_cards}


def _pile(view: View, shown: list[Face], luck: Luck) -> tuple[Card, ...]:
    """Cards that the pile may hold: as many monuments as are still to come, the rest cities."""
    if not view.pile_size:
        return ()
    top = (view.top.card,) if view.top else ()
    every = MONUMENTS_EACH * view.seats if view.monuments else 0
    monuments = every - sum(one.kind == "monument" for one in shown)
    cities = view.pile_size - len(top) - monuments
    known = (one.card for one in shown)
    _, pile = DECKS[view.deck].drawn((0, monuments, cities), luck, known)
    return tuple(sorted((*top, *pile)))


def _sides(
    deck: str, cards: list[Card], seen: dict[Card, MapSide], luck: Luck
) -> dict[Card, MapSide]:
    """Numbers for cards, drawn from those that nobody has seen, each with its degrees."""
    sides = [side for _, side in sorted(DECKS[deck].sides.items())]
    seen_we, seen_ns = {side.we for side in seen.values()}, {side.ns for side in seen.values()}
    west_east = luck.draw([side for side in sides if side.we not in seen_we], len(cards))
    north_south = luck.draw([side for side in sides if side.ns not in seen_ns], len(cards))
    return {
        card: MapSide(a.we, b.ns, lon=a.lon, lat=b.lat)
        for card, a, b in zip(cards, west_east, north_south, strict=True)
    }

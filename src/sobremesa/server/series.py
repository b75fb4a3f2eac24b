"""Matches of the same players one after the other, and what each has won of them."""

import secrets
from collections.abc import Collection

from msgspec.structs import replace

from sobremesa.core.values import Seat
from sobremesa.games import load
from sobremesa.server import seating
from sobremesa.server.codes import new_code
from sobremesa.server.seating import TableDoc


def rematch(doc: TableDoc, token: str, living: int = 0, winners: Collection[Seat] = ()) -> TableDoc:
    """A new table with the same players, who bring along what they have won.

    Whoever came second begins, unless that is drawn.
    """
    seating.must_belong(doc, token)
    seats = tuple(
        replace(seat, left=False, wins=seat.wins + (number in winners))
        for number, seat in enumerate(doc.seats)
    )
    first = seating.drawn_first(len(seats)) if doc.draw else 1
    return replace(
        seating.beginning_with(replace(doc, seats=seats), first),
        id=secrets.token_hex(8),
        code=new_code(living),
        started=all(seat.kind != "open" for seat in seats),
        rules=load(doc.game).meta.version,
        next="",
        version=1,
        held=(),
        changes=(),
        asks=(),
        declined=None,
    )


def followed(doc: TableDoc, by: str) -> TableDoc:
    """The table with a link to that of the rematch, if it has none yet."""
    return doc if doc.next else replace(doc, next=by, version=doc.version + 1)


def unfollowed(doc: TableDoc, by: str) -> TableDoc:
    """The table without its link to that of a rematch which was removed."""
    return replace(doc, next="", version=doc.version + 1) if doc.next == by else doc

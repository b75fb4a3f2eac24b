"""What becomes of a seat: its person leaves or is removed, a bot plays it, the person comes back.

Each takes the step that a running match is at (`during`), or None: then the change is a line in the
log, and where hands are hidden, nobody comes to see another's.
"""

import math

from msgspec.structs import replace

from sobremesa import bots
from sobremesa.core.values import Seat
from sobremesa.server.refusals import Forbidden
from sobremesa.server.seating import (
    HOSTS_PARTY,
    USUAL_LEVEL,
    SeatDoc,
    TableDoc,
    changed,
    hashed,
    must_belong,
    must_host,
    seat_at,
)


def leave(doc: TableDoc, seat: Seat, token: str, during: int | None = None) -> TableDoc:
    """Get up, or be asked to by the host.

    Where the seat has a hand, a bot plays it on: until the person comes back, if they left
    themselves, and for good if they were removed. Nobody else is given it.
    """
    kept = seat_at(doc, seat)
    own = hashed(token) == kept.token
    if not own and not doc.is_host(token):
        raise Forbidden("not_your_seat", number=seat + 1)
    if kept.kind != "person":
        return open_up(doc, seat, token, during)
    to = SeatDoc()
    if doc.hides_now(during):
        level = kept.stand_in or USUAL_LEVEL
        to = replace(kept, stand_in=level, left=True) if own else SeatDoc("bot", level=level)
    return changed(doc, seat, to, during, "left" if own else "removed", kept.name)


def give_to_bot(
    doc: TableDoc,
    seat: Seat,
    level: str,
    token: str,
    wait: float = 0,
    during: int | None = None,
) -> TableDoc:
    """Let a bot play a seat: an open one for good, a person's until they reclaim it.

    Others than the person wait until they have been away for a while: for ever, if present.
    """
    bots.named(level)
    kept = seat_at(doc, seat)
    must_belong(doc, token)
    if kept.kind == "bot" and kept.level == level:
        return doc
    if kept.kind != "person":
        return changed(doc, seat, SeatDoc("bot", level=level), during, "bot")
    if hashed(token) != kept.token and wait > 0:
        if math.isinf(wait):
            raise Forbidden("seat_in_use", number=seat + 1)
        raise Forbidden("just_gone", number=seat + 1, seconds=math.ceil(wait))
    return changed(doc, seat, replace(kept, stand_in=level), during, "stand_in")


def must_be_alone(doc: TableDoc, token: str, during: int | None = None) -> None:
    """Refuse to do away with a match that people besides the host's still play.

    Whoever has left, or is stood in for by a bot, plays no more.
    """
    must_host(doc, token)
    for number, seat in enumerate(doc.seats) if during is not None else ():
        if seat.kind == "person" and not seat.stand_in and seat.party != HOSTS_PARTY:
            raise Forbidden("others_play", number=number + 1)


def time_out(doc: TableDoc, seat: Seat, during: int | None = None) -> TableDoc:
    """Let a bot stand in for a person who keeps the table waiting too long."""
    kept = doc.seats[seat]
    if kept.kind != "person" or kept.stand_in:
        return doc
    return changed(doc, seat, replace(kept, stand_in=USUAL_LEVEL), during, "stand_in")


def open_up(doc: TableDoc, seat: Seat, token: str, during: int | None = None) -> TableDoc:
    """Take a bot out of a seat that is nobody's, and that has no hand."""
    kept = seat_at(doc, seat)
    must_belong(doc, token)
    if kept.kind == "person":
        raise Forbidden("seat_taken", number=seat + 1)
    if doc.hides_now(during):
        raise Forbidden("seat_has_hand", number=seat + 1)
    return changed(doc, seat, SeatDoc(), during, "opened")


def reclaim(doc: TableDoc, seat: Seat, token: str, during: int | None = None) -> TableDoc:
    """The person whose seat it is plays it again, and the bot that stood in goes."""
    kept = seat_at(doc, seat)
    if hashed(token) != kept.token:
        raise Forbidden("not_your_seat", number=seat + 1)
    return changed(doc, seat, replace(kept, stand_in="", left=False), during, "back")

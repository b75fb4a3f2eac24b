"""How somebody new comes to a bot's seat in a running match of a game that hides.

A seat there is a hand, and what was seen cannot be unseen. So nobody sits down in it freely: they
ask, and everybody who plays says yes. It is never given to somebody who is or was at the table in
another place, nor is a hand that was a person's given to anybody else.
"""

import secrets

from msgspec.structs import replace

from sobremesa.core.values import Seat
from sobremesa.server import seating
from sobremesa.server.refusals import Forbidden, NotThere
from sobremesa.server.seating import Ask, SeatDoc, TableDoc, hashed

MOST_ASKS = 4
"""At one table at a time."""
FEWEST_PARTIES = 2
"""Somebody else than whoever may be behind the ask must have a say."""


def sit(
    doc: TableDoc, seat: Seat, name: str, token: str, bearer: str, during: int | None
) -> TableDoc:
    """Sit down, or ask for it where that shows a hand. `bearer` is what else they are known by."""
    if doc.started and during is None and not doc.may_look_on(token):
        raise Forbidden("no_watchers")  # what was played here is not for those who come after
    if not doc.hides_now(during) or doc.is_held(seat, [hashed(token)]):
        return seating.sit(doc, seat, name, token, during)
    _must_be_free(doc, seat)
    mine = hashed(token)
    if doc.known & {mine, hashed(bearer)}:
        raise Forbidden("seat_elsewhere")
    if len(set(doc.voices.values())) < FEWEST_PARTIES:
        raise Forbidden("nobody_to_agree")
    if ask_of(doc, mine, seat):
        return doc
    if doc.declined is not None and (during or 0) < doc.declined + len(doc.seats):
        raise Forbidden("just_declined")  # whoever does not take no for an answer waits a round
    others = [ask for ask in doc.asks if ask.token != mine]
    if len(others) >= MOST_ASKS:
        raise Forbidden("too_many_asks", most=MOST_ASKS)
    ask = Ask(secrets.token_hex(4), seat, seating.named(name), mine)
    return _asked(doc, *others, ask)


def answer(
    doc: TableDoc, seat: Seat, ask_id: str, yes: bool, token: str, during: int | None
) -> TableDoc:
    """What somebody who plays says to an ask: one no ends it, the last yes fulfils it."""
    asked = [ask for ask in doc.asks if (ask.id, ask.seat) == (ask_id, seat)]
    if during is None or not asked:
        raise NotThere("no_such_ask")
    parties = {doc.voices[held] for held in doc.seats_of([hashed(token)]) if held in doc.voices}
    if not parties:
        raise Forbidden("not_at_this_table")
    others = [ask for ask in doc.asks if ask not in asked]
    if not yes:
        return replace(_asked(doc, *others), declined=during)
    agreed = (replace(ask, agreed=(*{*ask.agreed, *parties},)) for ask in asked)
    return settled(_asked(doc, *others, *agreed), during)


def settled(doc: TableDoc, during: int | None) -> TableDoc:
    """Give the seat that everybody who has a say has agreed to; one change with what led to it.

    Where too few are left to have a say, nothing is asked any more.
    """
    parties = set(doc.voices.values())
    if during is None or len(parties) < FEWEST_PARTIES:
        return replace(doc, asks=()) if doc.asks else doc
    for ask in doc.asks:
        if parties <= set(ask.agreed):
            others = _asked(doc, *(one for one in doc.asks if one.seat != ask.seat))
            person = SeatDoc("person", ask.name, token=ask.token)
            given = seating.changed(others, ask.seat, person, during, "sat")
            return replace(given, version=doc.version)
    return doc


def ask_of(doc: TableDoc, token: str, seat: Seat) -> Ask | None:
    """What the token with this hash has asked for, if it is this seat."""
    return next((ask for ask in doc.asks if (ask.token, ask.seat) == (token, seat)), None)


def _must_be_free(doc: TableDoc, seat: Seat) -> None:
    if seating.seat_at(doc, seat).kind == "person":
        raise Forbidden("seat_taken", number=seat + 1)
    if any(held == seat for held, _ in doc.held):
        raise Forbidden("hand_was_anothers", number=seat + 1)


def _asked(doc: TableDoc, *asks: Ask) -> TableDoc:
    return replace(doc, asks=asks, version=doc.version + 1)

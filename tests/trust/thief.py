"""Somebody who wants to see a second hand: tries every route with every token it can get."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from msgspec import json

from sobremesa import Luck, Refused
from sobremesa.core import codec
from sobremesa.server.api import ROUTES, remove_table
from sobremesa.server.house import House
from sobremesa.server.limits import Bucket
from sobremesa.server.route import Call
from sobremesa.server.seating import hashed
from sobremesa.server.table import Table

CARDS = ("hand", "cards", "matching", "card", "payment")
"""Where the game's views, events and choices name cards."""

TEMPTING = ("sit", "answer", "change_seat", "leave")


async def call(house: House, work: str, table: str = "", token: str = "", **more: Any) -> Any:
    """What a route answers, as plain values; the body is read as it is from a request."""
    route = next(route for route in ROUTES if route.work.__name__ == work)
    body = more.get("body")
    read = codec.from_text(json.encode(body), route.takes) if route.takes else None
    made = Call(
        house, table, more.get("seat", 0), more.get("code", ""), read, token, Bucket(1e9, 1e9)
    )
    given = await route.work(made)
    text = given if isinstance(given, str | bytes) else codec.to_text(given)
    return json.decode(text)


class Thief:
    """Holds tokens, and has seen cards."""

    def __init__(self, house: House, luck: Luck, tokens: list[str]) -> None:
        self.house = house
        self.luck = luck
        self.tokens = tokens
        self.own: dict[str, tuple[int, ...]] = {}
        """Its seats when each match began."""
        self.done: list[str] = []

    @property
    def hashes(self) -> set[str]:
        return set(map(hashed, self.tokens))

    async def try_something(self, table_id: str) -> str:
        """One call of any route; the table to go on at, which may be that of a rematch."""
        luck, table = self.luck, await self.house.table(table_id)
        # It has no admin token; and a table that is gone shows nobody anything.
        ways = [route for route in ROUTES if not route.at_desk and route.work is not remove_table]
        works = [r.work.__name__ for r in ways if "{table}" in r.path or "{code}" in r.path]
        work = luck.pick([*works, *(work for work in works if work in TEMPTING)])
        asked = [ask.seat for ask in table.info().asks] if work == "answer" else []
        seat = luck.pick(asked or range(len(table.kept.doc.seats)))
        token = luck.pick([*self.tokens, "", "forged"])
        body = self._body(work, table)
        self.done.append(f"{work} {seat} {body}")
        with suppress(Refused):
            code = table.kept.doc.code
            got = await call(self.house, work, table_id, token, seat=seat, body=body, code=code)
            if work == "sit":
                self.tokens.append(got["token"])
            if work == "rematch":
                return str(got["id"])
        return table_id

    def _body(self, work: str, table: Table) -> Any:
        luck, seats = self.luck, len(table.kept.doc.seats)
        match work:
            case "sit":
                chosen = {"token": luck.pick(self.tokens)} if self.tokens else {}
                return {"name": "Zed", **(chosen if luck.chance(0.2) else {})}
            case "change_seat":
                return {"kind": luck.pick(["open", "open", "bot"]), "level": "easy"}
            case "arrange":
                return {"order": luck.shuffled(range(seats))}
            case "answer":
                asks = [ask.id for ask in table.info().asks]
                return {"ask": luck.pick(asks) if asks else "", "yes": luck.chance(0.9)}
        return None

    # What it gets to see

    async def look(self, table_id: str) -> None:
        """All that its tokens show it; no card of another's hand is there."""
        table = await self.house.table(table_id)
        kept = table.kept
        if kept.stage != "playing":
            return
        held = kept.doc.seats_of(self.hashes)
        own = self.own.setdefault(table_id, held)
        shown: list[Any] = [kept.shown_to(viewer, 0) for viewer in held or (None,)]
        with suppress(Refused):
            shown += [kept.foresee(seat, kept.step, {}) for seat in held]
        with suppress(Refused):
            shown.append(await call(self.house, "kept_record", table_id))
        for token in {*self.tokens, ""} if held != own or self.luck.chance(0.1) else ():
            with suppress(Refused):
                shown.append(await call(self.house, "history", table_id, token))
            with suppress(Refused):
                shown.append(await call(self.house, "seat_history", table_id, token))
        for one in shown:
            self.check(json.decode(codec.to_text(one)), own, table)

    def check(self, said: Any, own: tuple[int, ...], table: Table) -> None:
        """Nothing in it is seen with another's eyes, and no card that only another can know."""
        state: Any = table.kept.match.state
        secret = {
            card for seat, hand in enumerate(state.hands) if seat not in own for card in hand
        } - {card for row in table.kept.match.log for card in _lay_open(row.state)}
        known = {card for row in table.kept.match.log for seat in own for card in _hand(row, seat)}
        for field, value in _fields(said):
            if field == "viewer":
                assert value is None or value in own, self.done
            if field in CARDS:
                cards = set(value if isinstance(value, list) else [value])
                assert not cards & (secret - known), self.done


def _hand(row: Any, seat: int) -> tuple[int, ...]:
    hands: tuple[tuple[int, ...], ...] = row.state.hands
    return hands[seat]


def _lay_open(state: Any) -> Iterator[int]:
    """The cards that everybody has seen at a step."""
    yield from state.discards
    yield from state.returned
    for cards in state.scored:
        yield from cards


def _fields(said: Any) -> Iterator[tuple[str, Any]]:
    """Every field of what was said, however deep."""
    if isinstance(said, dict):
        for field, value in said.items():
            yield field, value
            yield from _fields(value)
    elif isinstance(said, list):
        for value in said:
            yield from _fields(value)

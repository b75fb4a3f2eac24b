"""A table as it is kept: who sits where, and who may change that. Values only; nothing is sent."""

import hashlib
import secrets
from collections.abc import Collection, Sequence

from msgspec import Struct, json
from msgspec.structs import replace

from sobremesa import bots
from sobremesa.core.match import Match
from sobremesa.core.options import OptionValue, settle
from sobremesa.core.refusal import Unplayable
from sobremesa.core.values import Seat
from sobremesa.games import load
from sobremesa.lessons import lesson, opening
from sobremesa.server.codes import new_code
from sobremesa.server.refusals import Forbidden, NotThere
from sobremesa.server.wire import Kind, OpenTable, SeatInfo, SeatWish, Stage, TableInfo
from sobremesa.store import TableRow

USUAL_LEVEL = "normal"
"""Of a bot, where nobody has said another."""


class SeatDoc(Struct, frozen=True):
    """A seat: who sits there, and the hash of the token that may act for it."""

    kind: Kind = "open"
    name: str = ""
    level: str = ""
    token: str = ""
    stand_in: str = ""
    """The level of the bot that plays for an absent person."""

    @property
    def bot(self) -> str:
        """The level of the bot that moves here, if one does."""
        return self.level if self.kind == "bot" else self.stand_in


class TableDoc(Struct, frozen=True):
    """Everything about a table but the moves."""

    id: str
    code: str
    game: str
    options: dict[str, OptionValue]
    seats: tuple[SeatDoc, ...]
    host: str
    started: bool = False
    watchers: bool = True
    undo: bool = True
    clock: float = 0
    next: str = ""
    lesson: str = ""
    rules: int = 1
    """The version of the rules under which the match began. (Before this was kept, all had 1.)"""
    version: int = 1

    def row(self) -> TableRow:
        """As the store keeps it."""
        code = self.code or f"-{self.id}"  # released; no two rows may have the same
        return TableRow(self.id, code, self.version, json.encode(self))

    def info(
        self, stage: Stage, present: Collection[Seat], to_move: tuple[Seat, ...] = ()
    ) -> TableInfo:
        """As everybody may know it: no token, no hash of one."""
        return TableInfo(
            id=self.id,
            code=self.code,
            game=self.game,
            options=self.options,
            stage=stage,
            seats=tuple(
                SeatInfo(
                    kind=seat.kind,
                    name=seat.name,
                    level=seat.bot,
                    present=number in present,
                    stand_in=bool(seat.stand_in),
                )
                for number, seat in enumerate(self.seats)
            ),
            watchers=self.watchers,
            undo=self.undo,
            hides=load(self.game).meta.hides,
            clock=self.clock,
            to_move=to_move,
            next=self.next,
            lesson=lesson(self.game, self.lesson) if self.lesson else None,
        )

    def seats_of(self, hashes: Collection[str]) -> tuple[Seat, ...]:
        """The seats that the tokens with these hashes may act for."""
        return tuple(n for n, seat in enumerate(self.seats) if seat.token and seat.token in hashes)

    def is_held(self, seat: Seat, hashes: Collection[str]) -> bool:
        """True if one of the tokens with these hashes may act for a seat."""
        return seat < len(self.seats) and self.seats[seat].token in hashes

    def is_host(self, token: str) -> bool:
        """True if this token may change the table."""
        return secrets.compare_digest(hashed(token), self.host)


def hashed(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_token() -> str:
    """A secret that cannot be guessed."""
    return secrets.token_urlsafe(24)


def read(row: TableRow) -> TableDoc:
    """A table from the store; one of an older version has its options in the form of today."""
    doc = json.decode(row.body, type=TableDoc)
    meta = load(doc.game).meta
    if doc.started:
        meta.must_know(doc.rules)
    if doc.lesson:
        lesson(doc.game, doc.lesson)
    return replace(doc, options=settle(meta.options, doc.options, len(doc.seats), meta.most_seats))


def opened(wish: OpenTable, living: int = 0) -> tuple[TableDoc, str, dict[Seat, str]]:
    """A new table, its host's token and the tokens of the people who sit down at once."""
    game = load(wish.game)
    options = _taught(wish) if wish.lesson else wish.options
    match = Match(game, len(wish.seats), options)
    host = new_token()
    tokens = {n: new_token() for n, seat in enumerate(wish.seats) if seat.kind == "person"}
    seats = tuple(_seated(seat, tokens.get(n, "")) for n, seat in enumerate(wish.seats))
    doc = TableDoc(
        id=secrets.token_hex(8),
        code=new_code(living),
        game=game.meta.id,
        options=match.options,
        seats=seats,
        host=hashed(host),
        watchers=wish.watchers,
        undo=wish.undo,
        clock=wish.clock,
        lesson=wish.lesson,
    )
    return doc, host, tokens


def _taught(wish: OpenTable) -> dict[str, OptionValue]:
    """The options of a lesson, which has seats of its own."""
    seats, wanted = len(wish.seats), opening(wish.game, wish.lesson).seats
    if seats != wanted:
        raise Unplayable("bad_seats", seats=str(seats), fewest=wanted, most=wanted)
    return opening(wish.game, wish.lesson).options


def _seated(wish: SeatWish, token: str) -> SeatDoc:
    match wish.kind:
        case "bot":
            level = wish.level or USUAL_LEVEL
            bots.named(level)
            return SeatDoc("bot", wish.name.strip(), level)
        case "person":
            return SeatDoc("person", wish.name.strip(), token=hashed(token))
        case _:
            return SeatDoc()


def changed(doc: TableDoc, seat: Seat, to: SeatDoc) -> TableDoc:
    """The table with another player in a seat."""
    seats = (*doc.seats[:seat], to, *doc.seats[seat + 1 :])
    return replace(doc, seats=seats, version=doc.version + 1)


def seat_at(doc: TableDoc, seat: Seat) -> SeatDoc:
    """The seat of this number, if there is one."""
    if not 0 <= seat < len(doc.seats):
        raise NotThere("no_such_seat", seat=str(seat), seats=len(doc.seats))
    return doc.seats[seat]


def sit(doc: TableDoc, seat: Seat, name: str, token: str) -> TableDoc:
    """Sit down in an open seat, before the match or in the middle of it."""
    if seat_at(doc, seat).kind != "open":
        raise Forbidden("seat_taken", number=seat + 1)
    return changed(doc, seat, SeatDoc("person", name.strip(), token=hashed(token)))


def leave(doc: TableDoc, seat: Seat, token: str) -> TableDoc:
    """Get up, or be asked to by the host."""
    kept = seat_at(doc, seat)
    if hashed(token) != kept.token and not doc.is_host(token):
        raise Forbidden("not_your_seat", number=seat + 1)
    return changed(doc, seat, SeatDoc())


def give_to_bot(doc: TableDoc, seat: Seat, level: str, token: str, present: bool) -> TableDoc:
    """Let a bot play a seat: an open one for good, an absent person's until they reclaim it."""
    bots.named(level)
    kept = seat_at(doc, seat)
    _must_belong(doc, token)
    if kept.kind == "person":
        if present and hashed(token) != kept.token:
            raise Forbidden("seat_in_use", number=seat + 1)
        return changed(doc, seat, replace(kept, stand_in=level))
    return changed(doc, seat, SeatDoc("bot", level=level))


def time_out(doc: TableDoc, seat: Seat) -> TableDoc:
    """Let a bot stand in for a person who keeps the table waiting too long."""
    kept = doc.seats[seat]
    if kept.kind != "person" or kept.stand_in:
        return doc
    return changed(doc, seat, replace(kept, stand_in=USUAL_LEVEL))


def open_up(doc: TableDoc, seat: Seat, token: str) -> TableDoc:
    """Take a bot out of a seat that is nobody's."""
    kept = seat_at(doc, seat)
    _must_belong(doc, token)
    if kept.kind == "person":
        raise Forbidden("seat_taken", number=seat + 1)
    return changed(doc, seat, SeatDoc())


def reclaim(doc: TableDoc, seat: Seat, token: str) -> TableDoc:
    """The person whose seat it is plays it again, and the bot that stood in goes."""
    kept = seat_at(doc, seat)
    if hashed(token) != kept.token:
        raise Forbidden("not_your_seat", number=seat + 1)
    return changed(doc, seat, replace(kept, stand_in=""))


def arrange(doc: TableDoc, order: Sequence[Seat], token: str) -> TableDoc:
    """The same players in other seats, before the match begins."""
    _must_host(doc, token)
    if doc.started:
        raise Forbidden("already_started")
    if sorted(order) != list(range(len(doc.seats))):
        raise Forbidden("bad_order")
    seats = tuple(doc.seats[seat] for seat in order)
    return replace(doc, seats=seats, version=doc.version + 1)


def start(doc: TableDoc, token: str) -> TableDoc:
    """Begin the match, once nobody is missing."""
    _must_host(doc, token)
    if doc.started:
        raise Forbidden("already_started")
    if any(seat.kind == "open" for seat in doc.seats):
        raise Forbidden("seats_open")
    rules = load(doc.game).meta.version
    return replace(doc, started=True, rules=rules, version=doc.version + 1)


def rematch(doc: TableDoc, token: str, living: int = 0) -> TableDoc:
    """A new table with the same players, whose order has moved on by one."""
    _must_belong(doc, token)
    return replace(
        doc,
        id=secrets.token_hex(8),
        code=new_code(living),
        seats=(*doc.seats[1:], doc.seats[0]),
        started=all(seat.kind != "open" for seat in doc.seats),
        rules=load(doc.game).meta.version,
        next="",
        version=1,
    )


def followed(doc: TableDoc, by: str) -> TableDoc:
    """The table with a link to that of the rematch, if it has none yet."""
    return doc if doc.next else replace(doc, next=by, version=doc.version + 1)


def release_code(doc: TableDoc) -> TableDoc:
    """The table without its code, which nobody needs any more once the match is over."""
    return replace(doc, code="", version=doc.version + 1) if doc.code else doc


def _must_host(doc: TableDoc, token: str) -> None:
    if not doc.is_host(token):
        raise Forbidden("not_the_host")


def _must_belong(doc: TableDoc, token: str) -> None:
    if not doc.is_host(token) and not doc.seats_of([hashed(token)]):
        raise Forbidden("not_at_this_table")

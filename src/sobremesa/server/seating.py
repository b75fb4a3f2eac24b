"""A table as it is kept: who sits where, and who may change that. Values only; nothing is sent."""

import hashlib
import secrets
from collections.abc import Collection, Sequence

from msgspec import Struct, json
from msgspec.structs import replace

from sobremesa import bots
from sobremesa.bots.cast import invited
from sobremesa.core.match import Match
from sobremesa.core.names import clean
from sobremesa.core.options import OptionValue, settle
from sobremesa.core.refusal import Unplayable
from sobremesa.core.values import Seat
from sobremesa.games import load
from sobremesa.lessons import lesson, opening
from sobremesa.server.codes import new_code
from sobremesa.server.refusals import Forbidden, NotThere
from sobremesa.server.wire import (
    AskInfo,
    Kind,
    OpenTable,
    SeatChange,
    SeatInfo,
    SeatWish,
    Stage,
    TableInfo,
    Turnover,
)
from sobremesa.store import Stage as KeptStage
from sobremesa.store import TableRow, now

USUAL_LEVEL = "normal"
"""Of a bot, where nobody has said another."""
SHORTEST_CLOCK = 5.0
"""Seconds for a move that leave a person time to make one."""
MOST_LINES = 100
"""Of what is kept about changes of seats, and of tokens that held one."""
HOSTS_PARTY = "host"


class SeatDoc(Struct, frozen=True):
    """A seat: who sits there, and the hash of the token that may act for it."""

    kind: Kind = "open"
    name: str = ""
    level: str = ""
    token: str = ""
    stand_in: str = ""
    """The level of the bot that plays for an absent person."""
    party: str = ""
    """Whose people they are, if somebody sat them down; else each is a party of their own."""
    wins: int = 0
    """Matches that they won in this series of rematches; shared victories count."""
    left: bool = False
    """They have left, and may come back to their hand; until then nobody asks them."""

    @property
    def bot(self) -> str:
        """The level of the bot that moves here, if one does."""
        return self.level if self.kind == "bot" else self.stand_in


class Ask(Struct, frozen=True):
    """Somebody wants a bot's seat, and those who have agreed."""

    id: str
    seat: Seat
    name: str
    token: str
    """Only its hash, as everywhere."""
    agreed: tuple[str, ...] = ()
    """Parties."""


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
    draw: bool = False
    """Who begins is drawn when the match does."""
    clock: float = 0
    next: str = ""
    lesson: str = ""
    rules: int = 1
    """The version of the rules under which the match began. (Before this was kept, all had 1.)"""
    version: int = 1
    held: tuple[tuple[Seat, str], ...] = ()
    """Tokens that held a seat in this match and do no more."""
    changes: tuple[SeatChange, ...] = ()
    asks: tuple[Ask, ...] = ()
    closed: bool = False
    """Ended by whoever runs the server."""
    declined: int | None = None
    """The step at which somebody last said no to an ask."""

    def row(self) -> TableRow:
        """As the store keeps it from now on."""
        code = self.code or f"-{self.id}"  # released; no two rows may have the same
        stage: KeptStage = "playing" if self.started else "waiting"
        stage = stage if self.code else "over"
        return TableRow(self.id, code, self.version, json.encode(self), stage, now())

    def info(
        self,
        stage: Stage,
        present: Collection[Seat],
        to_move: tuple[Seat, ...] = (),
        watching: int = 0,
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
                    wins=seat.wins,
                )
                for number, seat in enumerate(self.seats)
            ),
            watchers=self.watchers,
            watching=watching,
            undo=self.undo,
            draw=self.draw,
            hides=load(self.game).meta.hides_with(self.options),
            clock=self.clock,
            to_move=to_move,
            next=self.next,
            lesson=lesson(self.game, self.lesson).info if self.lesson else None,
            changes=self.changes,
            asks=tuple(map(self._told, self.asks)) if stage == "playing" else (),
        )

    def _told(self, ask: Ask) -> AskInfo:
        awaited = tuple(n for n, party in self.voices.items() if party not in ask.agreed)
        return AskInfo(ask.id, ask.seat, ask.name, awaited)

    @property
    def voices(self) -> dict[Seat, str]:
        """The party of each person who is asked before somebody new is given a hand."""
        return {
            number: seat.party or seat.token
            for number, seat in enumerate(self.seats)
            if seat.token and not seat.left
        }

    @property
    def known(self) -> frozenset[str]:
        """The hashes of all tokens that are or were somebody's here."""
        seats = (seat.token for seat in self.seats if seat.token)
        return frozenset((self.host, *seats, *(token for _, token in self.held)))

    def hides_now(self, during: int | None) -> bool:
        """True if the match runs, and a seat in it sees what others may not."""
        return during is not None and load(self.game).meta.hides_with(self.options)

    def may_look_on(self, token: str) -> bool:
        """True if whoever has this token may see what everybody sees here."""
        return self.watchers or hashed(token) in self.known

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
    if 0 < wish.clock < SHORTEST_CLOCK:
        raise Unplayable("clock_too_short", least=int(SHORTEST_CLOCK))
    host = new_token()
    tokens = {n: new_token() for n, seat in enumerate(wish.seats) if seat.kind == "person"}
    seats = tuple(_seated(seat, tokens.get(n, "")) for n, seat in enumerate(wish.seats))
    for number in range(len(seats)):
        seats = _with_bot_named(game.meta.id, seats, number)
    doc = TableDoc(
        id=secrets.token_hex(8),
        code=new_code(living),
        game=game.meta.id,
        options=match.options,
        seats=seats,
        host=hashed(host),
        watchers=wish.watchers,
        undo=wish.undo,
        draw=wish.draw and not wish.lesson,
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
            return SeatDoc("bot", clean(wish.name), level)
        case "person":
            name = named(wish.name) if wish.name else ""
            return SeatDoc("person", name, token=hashed(token), party=HOSTS_PARTY)
        case _:
            return SeatDoc()


def _with_bot_named(game: str, seats: tuple[SeatDoc, ...], number: Seat) -> tuple[SeatDoc, ...]:
    """The seats, where a bot that had no name is somebody of its level."""
    seat = seats[number]
    if seat.kind != "bot" or seat.name:
        return seats
    name = invited(seat.level, [other.name for other in seats], game)
    return (*seats[:number], replace(seat, name=name), *seats[number + 1 :])


def named(name: str) -> str:
    """The name of a person, if anything of it can be seen."""
    if shown := clean(name):
        return shown
    raise Unplayable("bad_name")


def changed(
    doc: TableDoc, seat: Seat, to: SeatDoc, during: int | None, what: Turnover, name: str = ""
) -> TableDoc:
    """The table with another player in a seat; in a match that is at a step, with a line of it."""
    before = doc.seats[seat]
    if to == before:
        return doc
    seats = (*doc.seats[:seat], to, *doc.seats[seat + 1 :])
    seats = _with_bot_named(doc.game, seats, seat)
    held, changes = doc.held, doc.changes
    if doc.started and before.token != to.token and before.token:
        held = (*held, (seat, before.token))
    if during is not None:
        changes = (*changes, SeatChange(during, seat, what, name or seats[seat].name, to.bot))
    return replace(
        doc,
        seats=seats,
        held=held[-MOST_LINES:],
        changes=changes[-MOST_LINES:],
        version=doc.version + 1,
    )


def seat_at(doc: TableDoc, seat: Seat) -> SeatDoc:
    """The seat of this number, if there is one."""
    if not 0 <= seat < len(doc.seats):
        raise NotThere("no_such_seat", seat=str(seat), seats=len(doc.seats))
    return doc.seats[seat]


def sit(doc: TableDoc, seat: Seat, name: str, token: str, during: int | None = None) -> TableDoc:
    """Sit down in an open seat. With a token that has a seat already it is the same seat again."""
    kept = seat_at(doc, seat)
    if doc.seats_of([hashed(token)]):
        return doc
    if doc.is_host(token):
        raise Forbidden("seat_elsewhere")
    if kept.kind != "open":
        raise Forbidden("seat_taken", number=seat + 1)
    person = SeatDoc("person", named(name), token=hashed(token))
    return changed(doc, seat, person, during, "sat")


def arrange(doc: TableDoc, order: Sequence[Seat], token: str) -> TableDoc:
    """The same players in other seats, before the match begins."""
    must_host(doc, token)
    if doc.started:
        raise Forbidden("already_started")
    if sorted(order) != list(range(len(doc.seats))):
        raise Forbidden("bad_order")
    return replace(_moved(doc, order), version=doc.version + 1)


def _moved(doc: TableDoc, order: Sequence[Seat]) -> TableDoc:
    """The same players in other seats; what was settled for one of them goes along."""
    options = {
        name: tuple(value[seat] for seat in order) if isinstance(value, tuple) else value
        for name, value in doc.options.items()
    }
    return replace(doc, seats=tuple(doc.seats[seat] for seat in order), options=options)


def beginning_with(doc: TableDoc, first: Seat) -> TableDoc:
    """The same order round the table, but another seat begins."""
    seats = len(doc.seats)
    return _moved(doc, [(first + seat) % seats for seat in range(seats)])


def drawn_first(seats: int) -> Seat:
    """Who begins, by luck. It needs no record of its own: the table keeps who sits in seat 0."""
    return secrets.randbelow(seats)


def start(doc: TableDoc, token: str) -> TableDoc:
    """Begin the match, once nobody is missing."""
    must_host(doc, token)
    if doc.started:
        raise Forbidden("already_started")
    if any(seat.kind == "open" for seat in doc.seats):
        raise Forbidden("seats_open")
    rules = load(doc.game).meta.version
    doc = beginning_with(doc, drawn_first(len(doc.seats))) if doc.draw else doc
    return replace(doc, started=True, rules=rules, version=doc.version + 1)


def release_code(doc: TableDoc) -> TableDoc:
    """The table without its code, which nobody needs any more once the match is over."""
    return replace(doc, code="", version=doc.version + 1) if doc.code else doc


def must_host(doc: TableDoc, token: str) -> None:
    """Refuse whoever did not open the table."""
    if not doc.is_host(token):
        raise Forbidden("not_the_host")


def must_belong(doc: TableDoc, token: str) -> None:
    """Refuse whoever neither sits at the table nor hosts it."""
    if not doc.is_host(token) and not doc.seats_of([hashed(token)]):
        raise Forbidden("not_at_this_table")

"""The match of a table, folded from its log in the store, and what each viewer may know of it."""

import asyncio
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import UNSET, json

from sobremesa.core import codec
from sobremesa.core.luck import Luck
from sobremesa.core.match import UNDO, Match, Row
from sobremesa.core.refusal import IllegalMove, Refused, Unreadable
from sobremesa.core.values import DEALER, DEALER_ALONE, Seat, seen
from sobremesa.games import load
from sobremesa.lessons import (
    LEARNER,
    Lesson,
    lesson,
    offered,
    opening,
    progress,
    teach,
    undo_closed,
)
from sobremesa.server import broken, seating
from sobremesa.server.clock import Clock
from sobremesa.server.past_wire import Frame
from sobremesa.server.seating import TableDoc
from sobremesa.server.wire import Brings, Foreseen, Happened, Refusal, Stage, Standing
from sobremesa.store import Conflict, MoveRow, Store, TableRow, now

MOST_UNDOS = 2000
"""In one match, of all seats together."""
CLOSED = Refusal("table_closed", {})
"""Said of a match that was ended from outside."""
MOST_TEXTS = 16
"""Kept of one position: each viewer's, and a few for those who have missed something."""


class KeptMatch:
    """Plays the match of a table. The store is the truth; this is a copy that is never ahead of it.

    A move is tried on a fork of the match, kept, and only then shown. If another worker was first,
    the tail is read and the move is judged again.
    """

    def __init__(self, doc: TableDoc, store: Store) -> None:
        self.doc = doc
        self.match = Match(load(doc.game), len(doc.seats), doc.options, Luck())
        self.broken: Refusal | None = CLOSED if doc.closed else None
        """Why the match can no longer be continued, if so."""
        self._store = store
        self._ids: dict[str, int] = {}
        self._lock = asyncio.Lock()
        self.clock = Clock(doc.clock)
        self._texts: dict[int, bytes] = {}
        self._texts_of: object = None
        """What the texts are of: as soon as it is another, they are old."""

    @property
    def stage(self) -> Stage:
        """Where the table is on its way."""
        if self.broken:
            return "broken"
        if not self.doc.started:
            return "waiting"
        return "playing" if self.match.to_move else "over"

    @property
    def step(self) -> int:
        """The newest step."""
        return self.match.step

    @property
    def during(self) -> int | None:
        """The newest step of a match that runs; None before it and after it."""
        return self.step if self.stage == "playing" else None

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats that are to move, while the match goes on."""
        if self.broken or not self.doc.started:
            return ()
        return tuple(sorted(self.match.to_move - DEALER_ALONE))

    @property
    def awaited_people(self) -> tuple[Seat, ...]:
        """Those of them that no bot plays."""
        return tuple(seat for seat in self.awaited if not self.doc.seats[seat].bot)

    @property
    def lesson(self) -> Lesson | None:
        """What is learnt at this table, if it is one to learn at."""
        return lesson(self.doc.game, self.doc.lesson) if self.doc.lesson else None

    def lets_bots(self, seat: Seat) -> bool:
        """False if this seat only does what a lesson has written for it."""
        return not self.lesson or bool(self.lesson.rivals) or seat == LEARNER

    # Keeping up

    def know(self, doc: TableDoc) -> None:
        """Take note of the table, unless something newer is known."""
        if doc.version > self.doc.version:
            if doc.options != self.doc.options:  # before it began, players took theirs elsewhere
                self.match = Match(load(doc.game), len(doc.seats), doc.options, Luck())
            self.doc = doc
            if doc.closed:
                self.broken = self.broken or CLOSED

    def read(self, row: TableRow) -> None:
        """Take note of the table as the store has it."""
        try:
            self.know(seating.read(row))
        except Exception as error:
            self.broken = self.broken or broken.why(row.id, broken.document(row), error)

    def whole(self) -> TableDoc:
        """The table, unless its match can no longer be continued."""
        if self.broken:
            raise broken.refused(self.broken)
        return self.doc

    async def catch_up(self) -> None:
        """Read what other workers have added, and deal if a match has begun undealt."""
        async with self._lock:
            await self._read_tail()
            if self.doc.started and not self.match.step and not self.broken:
                await self._deal_first()

    async def _read_tail(self) -> None:
        for row in await self._store.tail(self.doc.id, self.match.step):
            if self.broken:
                return
            try:
                self._fold(row)
            except Exception as error:
                self.broken = broken.why(self.doc.id, self.doc, error, row.step)

    def _fold(self, row: MoveRow) -> None:
        if row.step != self.match.step + 1:
            raise Unreadable("bad_value", place="step", value=str(row.step))
        self.match.fold(row.seat, json.decode(row.move))
        if row.id:
            self._ids[row.id] = row.step

    async def _deal_first(self) -> None:
        fork = self.match.fork()
        if self.doc.lesson:
            for seat, move in opening(self.doc.game, self.doc.lesson).moves:
                fork.follow(seat, move)
        fork.deal()
        try:
            await self._store.append(self.doc.id, _kept(fork.log, 1, ""))
        except Conflict:
            await self._read_tail()
        else:
            self.match = fork

    # Playing

    async def play(self, seat: Seat, move: Any, step: int, move_id: str) -> int:
        """Play a move of a seat, once, however often it is sent; the step it got."""
        async with self._lock:
            while True:
                if move_id in self._ids:
                    return self._ids[move_id]
                if self.broken:
                    raise broken.refused(self.broken)
                if not self.doc.started:
                    raise IllegalMove("not_started")
                if move == UNDO and (refused := self._undo_closed()):
                    raise refused
                fork = self.match.fork()
                fork.play(seat, move, step)
                if self.lesson:
                    teach(self.lesson, self.match, fork)
                rows = fork.log[self.match.step :]
                first = self.match.step + 1
                try:
                    await self._store.append(self.doc.id, _kept(rows, first, move_id))
                except Conflict:
                    await self._read_tail()
                    continue
                self.match = fork
                self._ids[move_id] = first
                return first

    # Showing: the one filter for everybody

    def shown_to(self, viewer: Seat | None, after: int) -> Standing:
        """The position as a viewer may know it, and what they may know of what happened since."""
        match, awaited, taught = self.match, self.awaited, self.lesson
        if viewer is None:
            choices = []
        elif taught and viewer == LEARNER:
            choices = offered(taught, match)
        else:
            choices = match.choices(viewer).described()
        happened = [
            Happened(step, event)  # type: ignore[arg-type]
            for step, row in enumerate(match.log[after:], start=after + 1)
            for event in seen(row.events, viewer)
        ]
        return Standing(
            seat=viewer,
            step=match.step,
            to_move=awaited,
            left=self.clock.left(awaited),
            view=match.view(viewer),
            choices=choices,
            events=tuple(happened),
            undo=UNSET if viewer is None else self._undo(viewer),
            outcome=match.outcome,
            lesson=progress(taught, match) if taught else UNSET,
        )

    def text_for(self, viewer: Seat | None, after: int) -> bytes:
        """The same as text; for those who watch made once for all who have seen the same."""
        if viewer is not None:  # hardly ever are there two devices with the same seat
            return codec.to_text(self.shown_to(viewer, after))
        left = self.clock.left(self.awaited) if self.clock.seconds else ()
        now = self.match.step, self.doc.version, left
        if now != self._texts_of or len(self._texts) >= MOST_TEXTS:
            self._texts.clear()
            self._texts_of = now
        text = self._texts.get(after)
        if text is None:
            text = self._texts[after] = codec.to_text(self.shown_to(None, after))
        return text

    def _undo(self, seat: Seat) -> Refusal | None:
        """Null if the seat may take back, else why not."""
        refused = self._undo_closed() or self.match.taking_back_refused(seat)
        if self.lesson and seat == LEARNER:
            refused = refused or undo_closed(self.lesson, self.match)
        return refusal_of(refused) if refused else None

    def _undo_closed(self) -> IllegalMove | None:
        """Why nobody takes anything back here, if so. A log must not grow for ever."""
        if not self.doc.undo:
            return IllegalMove("undo_off")
        taken_back = (len(self.match.log) - len(self.match.mainline)) // 2
        return IllegalMove("undo_used_up", most=MOST_UNDOS) if taken_back >= MOST_UNDOS else None

    def foresee(self, seat: Seat, step: int, about: dict[str, Any]) -> Foreseen | None:
        """What moves of a seat would bring, as far as it may know; None if the step has passed.

        Whoever asked about a position that has passed is shown the new one, and asks again.
        """
        if not self.doc.started:
            raise IllegalMove("not_started")
        if step != self.step:
            return None
        foreseen = self.match.foresee(seat, about)
        brings = tuple(Brings(one.move, one.events) for one in foreseen)  # type: ignore[arg-type]
        return Foreseen(seat, step, about, brings)

    def start(self, viewer: Seat | None) -> Frame:
        """How the match lay before its first step, in which there is no luck yet."""
        game, match = self.match.game, self.match
        begun = game.setup(match.seats, match.options)
        return Frame(0, DEALER, (), game.view(begun, viewer))

    def frames(self, viewer: Seat | None) -> tuple[Frame, ...]:
        """Every step so far as a viewer may know it."""
        return tuple(self.film(viewer))

    def film(self, viewer: Seat | None) -> Iterator[Frame]:
        """The same, frame by frame, of the steps there are now: for a thread to take its time."""
        game, log = self.match.game, tuple(self.match.log)
        return (
            Frame(step, row.seat, tuple(seen(row.events, viewer)), game.view(row.state, viewer))  # type: ignore[arg-type]
            for step, row in enumerate(log, start=1)
        )


def _kept(rows: Sequence[Row], first: int, move_id: str) -> list[MoveRow]:
    """Rows as the store keeps them, made now; the first carries the device's id."""
    made = now()
    return [
        MoveRow(step, row.seat, move_id if step == first else "", json.encode(row.move), made)
        for step, row in enumerate(rows, start=first)
    ]


def refusal_of(refused: Refused, move_id: str | None = None, seat: Seat | None = None) -> Refusal:
    """A refusal as it goes over the wire."""
    section = getattr(refused, "section", None)
    return Refusal(refused.code, refused.facts, section, move_id, seat)

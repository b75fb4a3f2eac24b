"""The bots of one table: they play while somebody is there to see it."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

from sobremesa.bots.turn import turn_of
from sobremesa.core import codec
from sobremesa.core.refusal import Refused, Stale
from sobremesa.core.values import Seat
from sobremesa.server.fair_line import Asker
from sobremesa.server.guarded_store import AGAIN_SECONDS
from sobremesa.server.kept_match import KeptMatch
from sobremesa.server.log import log, note
from sobremesa.server.refusals import StoreTrouble
from sobremesa.server.wire import Gestured
from sobremesa.server.worker import Worker

AIMING = 0.9
"""The part of its pace in which a bot's hand is seen, if it has a gesture to make."""


class BotPlay:
    """Lets bots play: each seat by itself, so that those who may move at once do.

    A bot whose move is refused waits until the position is another, or the seat is another's. It
    would only think the same again.
    """

    def __init__(
        self,
        kept: KeptMatch,
        worker: Worker,
        asker: Callable[[], Asker | None],
        played: Callable[[], Awaitable[None]],
        show: Callable[[Gestured], None],
    ) -> None:
        self.thinking: dict[Seat, asyncio.Task[None]] = {}
        """By seat, whose bot is at it."""
        self._kept = kept
        self._worker = worker
        self._asker = asker
        """For whom they play, if anybody is there."""
        self._played = played
        self._show = show
        """To the devices here; those of other workers see their own worker's bots."""
        self._asked: dict[Seat, tuple[int, str]] = {}
        """The step and the level of what is thought about."""
        self._refused: dict[Seat, tuple[int, str]] = {}
        """The step and the level of the last refused move of a seat."""
        self._together: set[Seat] = set()
        """Who is to move at once with others, or was and has not done yet."""
        self._hurried = False
        """They take no time until a person is to move."""
        self._news = asyncio.Event()
        """Something has changed for those who take their time."""

    def look(self) -> None:
        """Where it is a bot's turn and somebody is here to see it, let it think, and only then."""
        asker, awaited = self._asker(), {*self._kept.awaited}
        self._together = awaited if len(awaited) > 1 else self._together & awaited
        self._hurried = self._hurried and not self._kept.awaited_people
        self._tell()
        thinkers = self._worker.thinkers
        for seat, asked in self._asked.items():
            if asker and self._is_awaited(seat, *asked):
                thinkers.heed(asker, seat)
            else:
                thinkers.drop(self._kept.doc.id, seat)
        for seat in awaited - self.thinking.keys() if asker else ():
            if self._is_ready(seat):
                self.thinking[seat] = self._worker.run(self._play_on(seat))

    def hurry(self) -> None:
        """Let them take no time until a person is to move."""
        self._hurried = not self._kept.awaited_people
        self._tell()

    def _tell(self) -> None:
        """Those who take their time look whether they still may."""
        self._news.set()
        self._news = asyncio.Event()

    def _is_ready(self, seat: Seat) -> bool:
        """True if it is the turn of a bot that was not refused just here."""
        kept = self._kept
        level = kept.doc.seats[seat].bot
        unrefused = self._refused.get(seat) != (kept.step, level)
        return seat in kept.awaited and bool(level) and unrefused and kept.lets_bots(seat)

    def _is_awaited(self, seat: Seat, step: int, level: str) -> bool:
        """True if what this bot thought of at that step can still be played."""
        kept = self._kept
        return kept.doc.seats[seat].bot == level and not kept.match.is_stale(seat, step)

    async def _play_on(self, seat: Seat) -> None:
        try:
            while (asker := self._asker()) and self._is_ready(seat):
                await self._play(seat, asker)
        except Exception:
            log.exception("bot failed", extra={"facts": {"table": self._kept.doc.id}})
        finally:
            del self.thinking[seat]

    async def _play(self, seat: Seat, asker: Asker) -> None:
        kept, worker = self._kept, self._worker
        step, level = asked = kept.step, kept.doc.seats[seat].bot
        begun = time.perf_counter()
        turn = turn_of(kept.match, seat)
        self._asked[seat] = asked
        try:
            move = await worker.thinkers.choose(level, turn, asker)
        finally:
            del self._asked[seat]
        worker.metrics.bot_seconds.observe(time.perf_counter() - begun)
        if move is None:
            return
        aiming = [Gestured(seat, tuple(numbers)) for numbers in turn.gestures(move)]
        pause = AIMING * worker.bot_pace if aiming else 0.0
        await self._wait(seat, begun + worker.bot_pace - pause)
        for gesture in aiming:
            if self._takes_time(seat) and self._is_awaited(seat, step, level):
                self._show(gesture)
                await self._wait(seat, time.perf_counter() + pause / len(aiming))
        if not self._is_awaited(seat, step, level):
            return
        try:
            await self._keep(seat, codec.to_json(move), step, level)
        except (StoreTrouble, Stale):
            return  # nobody waits for it any more
        except Refused as refused:
            self._refused[seat] = asked
            note("bot refused", table=kept.doc.id, seat=seat, code=refused.code)
        else:
            await self._played()

    async def _wait(self, seat: Seat, until: float) -> None:
        """Until then, or until it takes no more time."""
        while self._takes_time(seat) and (left := until - time.perf_counter()) > 0:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), left)

    def _takes_time(self, seat: Seat) -> bool:
        """Where all act at once, people who have done so wait for nobody's pace."""
        if self._hurried:
            return False
        return seat not in self._together or bool(self._kept.awaited_people)

    async def _keep(self, seat: Seat, move: object, step: int, level: str) -> None:
        """Have a move kept. A store in trouble is asked again while somebody waits for it."""
        while True:
            try:
                await self._kept.play(seat, move, step, f"bot:{seat}:{step}")
                return
            except StoreTrouble:
                await asyncio.sleep(AGAIN_SECONDS)
                if not self._asker() or not self._is_awaited(seat, step, level):
                    raise

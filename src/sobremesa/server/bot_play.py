"""The bots of one table: they play while somebody is there to see it."""

import asyncio
import time
from collections.abc import Awaitable, Callable

from sobremesa.bots.turn import turn_of
from sobremesa.core import codec
from sobremesa.core.refusal import Refused
from sobremesa.core.values import DEALER, Seat
from sobremesa.server.fair_line import Asker
from sobremesa.server.guarded_store import AGAIN_SECONDS
from sobremesa.server.kept_match import KeptMatch
from sobremesa.server.log import log, note
from sobremesa.server.refusals import StoreTrouble
from sobremesa.server.worker import Worker


class BotPlay:
    """Lets bots play, one move at a time.

    A bot whose move is refused waits until the position is another, or the seat is another's. It
    would only think the same again.
    """

    def __init__(
        self,
        kept: KeptMatch,
        worker: Worker,
        asker: Callable[[], Asker | None],
        played: Callable[[], Awaitable[None]],
    ) -> None:
        self.thinking: asyncio.Task[None] | None = None
        self._kept = kept
        self._worker = worker
        self._asker = asker
        """For whom they play, if anybody is there."""
        self._played = played
        self._asked: tuple[Seat, int, str] | None = None
        """The seat, the step and the level of what is thought about."""
        self._refused: dict[Seat, tuple[int, str]] = {}
        """The step and the level of the last refused move of a seat."""

    def look(self) -> None:
        """If it is a bot's turn and somebody is here to see it, let it think, and only then."""
        thinkers = self._worker.thinkers
        if self.thinking is None:
            if self._to_move() is not None and self._asker():
                self.thinking = self._worker.run(self._play_on())
        elif (asker := self._asker()) and (not self._asked or self._is_awaited(*self._asked)):
            thinkers.heed(asker)
        else:
            thinkers.drop(self._kept.doc.id)

    def _to_move(self) -> Seat | None:
        kept = self._kept
        if not kept.doc.started:
            return None
        seats = (seat for seat in kept.match.to_move if seat != DEALER and self._is_ready(seat))
        return min(seats, default=None)

    def _is_ready(self, seat: Seat) -> bool:
        """True if a bot plays this seat that was not refused just here."""
        level = self._kept.doc.seats[seat].bot
        return bool(level) and self._refused.get(seat) != (self._kept.step, level)

    def _is_awaited(self, seat: Seat, step: int, level: str) -> bool:
        """True if what this bot thought of at that step can still be played."""
        kept = self._kept
        return kept.doc.seats[seat].bot == level and not kept.match.is_stale(seat, step)

    async def _play_on(self) -> None:
        try:
            while (asker := self._asker()) and (seat := self._to_move()) is not None:
                await self._play(seat, asker)
        except Exception:
            log.exception("bot failed", extra={"facts": {"table": self._kept.doc.id}})
        finally:
            self.thinking = self._asked = None

    async def _play(self, seat: Seat, asker: Asker) -> None:
        kept, worker = self._kept, self._worker
        step, level = kept.step, kept.doc.seats[seat].bot
        begun = time.perf_counter()
        self._asked = seat, step, level
        move = await worker.thinkers.choose(level, turn_of(kept.match, seat), asker)
        worker.metrics.bot_seconds.observe(time.perf_counter() - begun)
        if move is None:
            return
        await asyncio.sleep(max(0.0, worker.bot_pace - (time.perf_counter() - begun)))
        if not self._is_awaited(seat, step, level):
            return
        try:
            await self._keep(seat, codec.to_json(move), step, level)
        except StoreTrouble:
            return  # nobody waits for it any more
        except Refused as refused:
            self._refused[seat] = step, level
            note("bot refused", table=kept.doc.id, seat=seat, code=refused.code)
        else:
            await self._played()

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

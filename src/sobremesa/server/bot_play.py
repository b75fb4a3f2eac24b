"""The bots of one table: they play while somebody is there to see it."""

import asyncio
import time
from collections.abc import Awaitable, Callable

from sobremesa.bots.turn import turn_of
from sobremesa.core import codec
from sobremesa.core.refusal import Refused
from sobremesa.core.values import DEALER, Seat
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
        is_seen: Callable[[], bool],
        played: Callable[[], Awaitable[None]],
    ) -> None:
        self.thinking: asyncio.Task[None] | None = None
        self._kept = kept
        self._worker = worker
        self._is_seen = is_seen
        self._played = played
        self._refused: dict[Seat, tuple[int, str]] = {}
        """The step and the level of the last refused move of a seat."""

    def look(self) -> None:
        """If it is a bot's turn and somebody is here to see it, let it think."""
        if self.thinking is None and self._is_seen() and self._to_move() is not None:
            self.thinking = self._worker.run(self._play_on())

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

    async def _play_on(self) -> None:
        try:
            while self._is_seen() and (seat := self._to_move()) is not None:
                await self._play(seat)
        except Exception:
            log.exception("bot failed", extra={"facts": {"table": self._kept.doc.id}})
        finally:
            self.thinking = None

    async def _play(self, seat: Seat) -> None:
        kept, worker = self._kept, self._worker
        step, level = kept.step, kept.doc.seats[seat].bot
        begun = time.perf_counter()
        move = await worker.thinkers.choose(level, turn_of(kept.match, seat))
        worker.metrics.count("bot_seconds_total", time.perf_counter() - begun)
        await asyncio.sleep(max(0.0, worker.bot_pace - (time.perf_counter() - begun)))
        if kept.doc.seats[seat].bot != level:
            return  # the person reclaimed the seat meanwhile
        try:
            await self._keep(seat, codec.to_json(move), step)
        except StoreTrouble:
            return  # nobody waits for it any more
        except Refused as refused:
            self._refused[seat] = step, level
            note("bot refused", table=kept.doc.id, seat=seat, code=refused.code)
        else:
            await self._played()

    async def _keep(self, seat: Seat, move: object, step: int) -> None:
        """Have a move kept. A store in trouble is asked again while somebody waits for it."""
        level = self._kept.doc.seats[seat].bot
        while True:
            try:
                await self._kept.play(seat, move, step, f"bot:{seat}:{step}")
                return
            except StoreTrouble:
                await asyncio.sleep(AGAIN_SECONDS)
                if not self._is_seen() or self._kept.doc.seats[seat].bot != level:
                    raise

"""Bots at work: they think in processes of their own, never in the event loop."""

import asyncio
import logging
import os
import time
from typing import Any

from sobremesa import bots
from sobremesa.bots.turn import Turn
from sobremesa.core.luck import Luck
from sobremesa.core.values import Seat
from sobremesa.server.fair_line import Asker, FairLine, Thought
from sobremesa.server.log import note
from sobremesa.server.metrics import Metrics
from sobremesa.server.thinker import Thinker, Unanswered

PATIENCE_SECONDS = 10.0
"""For a thought that has begun. The longest we know takes half a second."""
EASING = 4
"""With so many waiting for each process, a thought gets half the effort."""
LEAST_EFFORT = 0.1


def think(level: str, turn: Turn, effort: float = 1.0) -> Any:
    """Choose a move; this runs in another process."""
    return turn.chosen_by(bots.named(level, effort), Luck())


class Thinkers:
    """A few processes that think for all bots of this worker, one after the other."""

    def __init__(self, metrics: Metrics, processes: int | None = None) -> None:
        self.processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self.patience = PATIENCE_SECONDS
        self._metrics = metrics
        self._line = FairLine()
        self._asked: dict[tuple[str, Seat | None], Thought] = {}
        """What each seat of a table waits for, be it begun or not."""
        self._idle: list[Thinker] = []
        self._busy: dict[Thinker, asyncio.Task[None]] = {}

    @property
    def waiting(self) -> int:
        """How many thoughts have not begun."""
        return len(self._line)

    @property
    def pids(self) -> set[int]:
        """The processes."""
        return {thinker.pid for thinker in (*self._idle, *self._busy)}

    async def choose(self, level: str, turn: Turn, asker: Asker) -> Any:
        """The bot's move, or None if nobody waits for it any more.

        If its process dies, the thought is begun again, once. After that, or if it hangs or fails,
        a quicker level answers; the plainest needs no process.
        """
        again = False
        while True:
            try:
                return await self._answered(Thought(asker, level, turn))
            except Unanswered as lost:
                if lost.how == "died" and not again:
                    again = True
                    continue
            level = bots.quicker(level)
            if level == bots.RANDOM:
                return turn.chosen_by(bots.named(level), Luck())

    def heed(self, asker: Asker, seat: Seat) -> None:
        """Others wait at a table now: what a seat of it asked waits where theirs do."""
        thought = self._asked.get((asker.table, seat))
        if thought and thought.asker != asker and self._line.remove(thought):
            thought.asker = asker
            self._line.add(thought)

    def drop(self, table: str, seat: Seat) -> None:
        """Nobody waits for what a seat asked; once begun, it is thought to its end."""
        if thought := self._asked.get((table, seat)):
            self._line.remove(thought)
            thought.settle(None)

    def close(self) -> None:
        """Let them go."""
        for task in self._busy.values():
            task.cancel()
        for thinker in (*self._idle, *self._busy):
            thinker.end()

    async def _answered(self, thought: Thought) -> Any:
        asked = thought.asker.table, thought.turn.view.viewer
        self._asked[asked] = thought
        self._line.add(thought)
        self._go_on()
        try:
            return await thought.answer
        finally:
            self._line.remove(thought)
            del self._asked[asked]

    def _go_on(self) -> None:
        """Begin as many thoughts as there are processes for."""
        while len(self._busy) < self.processes and (thought := self._line.take()):
            try:
                thinker = self._free()
            except OSError:  # the system has no place for another process
                self._lose(thought, Unanswered("died"))
            else:
                self._busy[thinker] = asyncio.create_task(self._think(thinker, thought))

    def _free(self) -> Thinker:
        self._idle = [thinker for thinker in self._idle if thinker.is_fit]
        return self._idle.pop() if self._idle else Thinker()

    async def _think(self, thinker: Thinker, thought: Thought) -> None:
        effort = self._effort(thought.asker)
        self._metrics.bot_waiting_seconds.observe(time.monotonic() - thought.asked)
        try:
            move = await thinker.think(self.patience, think, thought.level, thought.turn, effort)
        except Unanswered as lost:
            self._lose(thought, lost)
        except Exception as error:
            thought.fail(error)
        else:
            thought.settle(move)
        del self._busy[thinker]
        self._idle.append(thinker)
        self._go_on()

    def _effort(self, asker: Asker) -> float:
        """Less while many wait: all play a little weaker, so that nobody waits long."""
        rivals = self._line.rivals(asker)
        return max(LEAST_EFFORT, 1 / (1 + rivals / EASING / self.processes))

    def _lose(self, thought: Thought, lost: Unanswered) -> None:
        self._metrics.bots_lost.add(what=lost.how)
        facts = {"error": lost.error} if lost.error else {}
        note(
            f"bot {lost.how}",
            logging.WARNING,
            bot=thought.level,
            table=thought.asker.table,
            **facts,
        )
        thought.fail(lost)

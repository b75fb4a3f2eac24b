"""What the tables of one worker share: a store, a bus, processes that think, and counters."""

import asyncio
import secrets
from collections.abc import Coroutine
from typing import Any

from sobremesa.bus import Bus
from sobremesa.server import wakes
from sobremesa.server.guarded_store import GuardedStore
from sobremesa.server.log import log
from sobremesa.server.metrics import Metrics
from sobremesa.server.presence import ANSWER_SECONDS
from sobremesa.server.refusals import StoreTrouble
from sobremesa.server.thinkers import Thinkers
from sobremesa.server.wakes import Moved, Present, Wake, WhoIsThere
from sobremesa.store import Store


class Worker:
    """One process that serves tables. Any worker can serve any table."""

    def __init__(self, store: Store, bus: Bus, bot_pace: float = 0.0) -> None:
        self.name = secrets.token_hex(4)
        """How other workers know it."""
        self.store = GuardedStore(store)
        self.bus = bus
        self.bot_pace = bot_pace
        """Seconds a bot takes at least for a move."""
        self.metrics = Metrics()
        self.thinkers = Thinkers(self.metrics)
        self.moved = wakes.write(Moved(self.name))
        """What is said most often."""
        self._tasks: set[asyncio.Task[None]] = set()

    async def tell(self, table_id: str, wake: Wake) -> None:
        """Wake those that serve a table."""
        await self.bus.publish(table_id, wakes.write(wake))

    async def is_used_elsewhere(self, table_id: str) -> bool:
        """True if somebody is at a table that is not open here, or if that cannot be known."""
        said: list[bytes] = []
        await self.bus.listen(table_id, said.append)
        try:
            await self.tell(table_id, WhoIsThere(self.name))
            await asyncio.sleep(ANSWER_SECONDS)
        finally:
            await self.bus.leave(table_id)
        present = (wake for wake in map(wakes.read, said) if isinstance(wake, Present))
        return self.bus.away or any(wake.seats or wake.watching for wake in present)

    def run(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something beside; kept until it is done, so that it is not lost."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ran)
        return task

    def _ran(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if task.cancelled() or isinstance(error := task.exception(), StoreTrouble):
            return  # the store's trouble is noted where it is met
        if error:
            log.error("failed", exc_info=error)

    async def close(self) -> None:
        """Let everything go."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.thinkers.close()
        await self.bus.close()
        await self.store.close()

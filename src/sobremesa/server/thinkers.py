"""Bots at work: they think in processes of their own, never in the event loop."""

import asyncio
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from typing import Any

from sobremesa import bots
from sobremesa.bots.turn import Turn
from sobremesa.core.luck import Luck


def think(level: str, turn: Turn) -> Any:
    """Choose a move; this runs in another process."""
    return turn.chosen_by(bots.named(level), Luck())


def settle_in() -> None:
    """In a thinker's process: leave Ctrl-C to the server, and go when the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_go_with_the_server, daemon=True).start()


def _go_with_the_server() -> None:
    server = parent_process()
    assert server is not None
    server.join()
    os._exit(1)


class Thinkers:
    """A few processes that think for all bots of this worker."""

    def __init__(self, processes: int | None = None) -> None:
        self._processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, level: str, turn: Turn) -> Any:
        """The bot's move. A process that dies is replaced, and the thought begun again."""
        for last in (False, True):
            pool = self._running()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, think, level, turn)
            except BrokenProcessPool:
                if self._pool is pool:  # else another thought has already replaced it
                    self._pool = None
                if last:
                    raise
        raise AssertionError

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Not forked: a fork would copy sockets and locks of a server at work.
            self._pool = ProcessPoolExecutor(
                self._processes, mp_context=get_context("spawn"), initializer=settle_in
            )
        return self._pool

    def close(self) -> None:
        """Let them go."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

"""One process that thinks for bots, one thought at a time, and can be ended in the midst of it."""

import asyncio
import os
import signal
import sys
import threading
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from typing import Any, Literal

from sobremesa.server.log import traced

POLL_SECONDS = 0.02


class Unanswered(Exception):
    """A thought came to nothing: its process hung or died, or it failed by itself."""

    def __init__(self, how: Literal["hung", "died", "failed"], error: str = "") -> None:
        super().__init__(how)
        self.how = how
        self.error = error


class Thinker:
    """A process of this server's."""

    def __init__(self) -> None:
        # Not forked: a fork would copy sockets and locks of a server at work.
        spawn = get_context("spawn")
        self._link, other_end = spawn.Pipe()
        self._process = spawn.Process(target=_work, args=(other_end,), daemon=True)
        self._process.start()
        assert self._process.pid is not None
        self.pid: int = self._process.pid
        other_end.close()
        self._ended = False

    @property
    def is_fit(self) -> bool:
        """True if it can be asked."""
        return not self._ended and self._process.is_alive()

    async def think(self, seconds: float, *thought: Any) -> Any:
        """What a function makes of what follows it, within so many seconds."""
        try:
            async with asyncio.timeout(seconds):
                self._link.send(thought)
                await self._heard()
            done, answer = self._link.recv()
        except TimeoutError:
            self.end()
            raise Unanswered("hung") from None
        except (EOFError, OSError):
            self.end()
            raise Unanswered("died") from None
        if not done:
            raise Unanswered("failed", answer)
        return answer

    async def _heard(self) -> None:
        if sys.platform == "win32":  # where loops do not hear pipes
            while not self._link.poll():
                await asyncio.sleep(POLL_SECONDS)
            return
        loop, heard = asyncio.get_running_loop(), asyncio.Event()
        loop.add_reader(self._link.fileno(), heard.set)
        try:
            await heard.wait()
        finally:
            loop.remove_reader(self._link.fileno())

    def end(self) -> None:
        """Whatever it does."""
        self._ended = True
        self._process.kill()


def _work(link: Connection) -> None:
    """In the process: leave Ctrl-C to the server, think, and go when the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_go_with_the_server, daemon=True).start()
    with suppress(EOFError, OSError):
        while True:
            think, *about = link.recv()
            answer: tuple[bool, Any]
            try:
                answer = True, think(*about)
            except Exception as error:
                answer = False, traced(error)
            link.send(answer)


def _go_with_the_server() -> None:
    server = parent_process()
    assert server is not None
    server.join()
    os._exit(1)

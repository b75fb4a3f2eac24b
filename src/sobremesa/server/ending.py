"""How processes of a server come and go: together, in time, and not at a whim of the terminal."""

import logging
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable
from multiprocessing import parent_process
from types import FrameType
from typing import Any

import uvicorn
from uvicorn.supervisors import Multiprocess

from sobremesa.server.log import note

LAST_SECONDS = 7.0
"""After being asked to stop a process ends, whatever still hangs. What was accepted is kept."""


class Server(uvicorn.Server):
    """A server in this process, which says when it is laid."""

    def __init__(self, config: uvicorn.Config, laid: Callable[[], None]) -> None:
        super().__init__(config)
        self._laid = laid

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._laid()


class Workers(Multiprocess):
    """A server in several processes: laid when all are ready, over if one cannot even begin."""

    def __init__(
        self, config: uvicorn.Config, sockets: list[socket.socket], laid: Callable[[], None]
    ) -> None:
        super().__init__(config, sockets)
        ignore_hang_up()
        end_in_time(LAST_SECONDS + 2)  # later than the workers, unless one of them hangs
        self.failed = False
        self._started = False
        self._laid = laid

    def keep_subprocess_alive(self) -> None:
        """Called twice a second. Those that die later are replaced."""
        for worker in self.processes:
            worker.child_conn.close()  # else one that dies while it is asked is waited for in vain
        if self._started:
            super().keep_subprocess_alive()
        elif self.should_exit.is_set():  # stopped before it began
            return
        elif not all(worker.process.is_alive() for worker in self.processes):
            self.failed = True
            self.should_exit.set()
        elif all(worker.is_ready() for worker in self.processes):
            self._started = True
            self._laid()


def ignore_hang_up() -> None:
    """A closed terminal cuts nobody off. Processes that are started from here inherit this."""
    if sys.platform != "win32":  # where a closed window ends its programs
        signal.signal(signal.SIGHUP, signal.SIG_IGN)


def end_in_time(seconds: float = LAST_SECONDS) -> None:
    """Once asked to stop, stop: a database that hangs must not keep the process."""
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, _with_deadline(signal.getsignal(number), seconds))


def _with_deadline(usual: Any, seconds: float) -> Callable[[int, FrameType | None], None]:
    def heard(number: int, frame: FrameType | None) -> None:
        last = threading.Timer(seconds, _end)
        last.daemon = True
        last.start()
        if callable(usual):
            usual(number, frame)

    return heard


def _end() -> None:
    note("ended, though something hangs", logging.WARNING)
    os._exit(0)


def end_with_parent() -> None:
    """A worker whose parent was killed stops in order, as if it had been asked to."""
    parent = parent_process()

    def wait() -> None:
        assert parent is not None
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)

    if parent is not None:
        threading.Thread(target=wait, daemon=True).start()

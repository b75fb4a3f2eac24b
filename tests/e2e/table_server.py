"""The server for the browser: quick bots, no limits, the same cards in every run, and a copy of the
page that no build touches.

Started as a program, this file is the server.
"""

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Self
from unittest.mock import patch

import uvicorn

from sobremesa.bus.memory import MemoryBus
from sobremesa.core.luck import Luck
from sobremesa.server import kept_match
from sobremesa.server.app import PAGE, create_app
from sobremesa.server.house import House
from sobremesa.server.log import start_log
from sobremesa.server.serving import configured
from sobremesa.server.settings import Settings
from sobremesa.store.sqlite import SqliteStore
from tests.server.running import ADMIN, NO_LIMITS
from tests.services import free_port, give_up

BOT_PACE = 0.05
SEED = 1
PATIENCE = 30.0
ROOT = Path(__file__).parents[2]


class TableServer:
    """A server program on one port, that can be stopped, killed and started again.

    The script `first` is run before all else of the page. A server with a base path has a public
    address too: this computer's other name.
    """

    def __init__(
        self, folder: Path, bot_pace: float = BOT_PACE, *, base: str = "", first: str = ""
    ) -> None:
        if not (PAGE / "index.html").is_file():
            give_up("the page is not built: make setup builds it")
        self.folder = folder
        self.bot_pace = bot_pace
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}{base}"
        self.public_url = f"http://localhost:{self.port}{base}" if base else ""
        self._process: subprocess.Popen[bytes] | None = None
        shutil.copytree(PAGE, folder / "page")
        if first:
            page = folder / "page" / "index.html"
            head = '<head><script src="/first.js"></script>'
            page.write_text(page.read_text("utf-8").replace("<head>", head, 1), "utf-8")
            page.with_name("first.js").write_text(first, "utf-8")

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def start(self) -> None:
        told = (self.folder, self.port, self.bot_pace, self.public_url)
        words = [sys.executable, "-m", "tests.e2e.table_server", *map(str, told)]
        with (self.folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(
                words, cwd=ROOT, stdout=subprocess.PIPE, stderr=log, start_new_session=True
            )
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        assert said == b"ready\n", (self.folder / "server.log").read_text("utf-8")

    def stop(self) -> None:
        """In order: the sockets are closed with 1012."""
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdout is not None
        process.send_signal(how)
        process.wait(PATIENCE)
        process.stdout.close()


class _Announced(uvicorn.Server):
    """Says when it listens."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        print("ready", flush=True)


async def serve(folder: Path, port: int, bot_pace: float, public_url: str) -> None:
    # Nobody is a proxy: whoever leaves the base path gets nothing.
    settings = Settings(
        limits=NO_LIMITS,
        public_url=public_url or None,
        trusted_proxies=(),
        admin_token=ADMIN,
    )

    async def opened() -> House:
        store = await SqliteStore.open(folder / "sobremesa.db")
        return House(
            store,
            MemoryBus(),
            bot_pace=bot_pace,
            limits=NO_LIMITS,
            public_url=settings.public,
        )

    app = create_app(opened, settings, folder / "page")
    await _Announced(configured(app, port=port)).serve()


if __name__ == "__main__":
    start_log()
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    with patch.object(kept_match, "Luck", partial(Luck, SEED)):
        asyncio.run(serve(Path(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3]), sys.argv[4]))
    os._exit(0)

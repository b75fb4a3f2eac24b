"""Those who do not play: they watch, replay, guess, never read, say nothing, or shout."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from random import Random

from msgspec import json

from tests.server.raw import frame
from tests.soak.device import World, read
from tests.soak.line import LOST, SERVER, TINY, Line, ask
from tests.soak.party import Party

SHOUT = 100_000
"""Bytes of tiny frames at a time."""
REQUESTS = 260
"""More at once than an address may."""


class Guests:
    """All who come and go at the tables of others."""

    def __init__(self, world: World, parties: Sequence[Party]) -> None:
        self.world = world
        self._parties = parties
        self.came = 0

    @property
    def luck(self) -> Random:
        return self.world.luck

    def lives(self, watchers: int) -> list[Callable[[], Awaitable[None]]]:
        """What each of them does, over and over."""
        return [
            *[self.watch] * watchers,
            *[self.replay] * 2,
            *[self.never_read] * 2,
            *[self.say_nothing] * 2,
            self.guess,
            self.shout,
            self.ask_and_ask,
        ]

    async def live(self, what: Callable[[], Awaitable[None]]) -> None:
        """Until cancelled: come, do that, go."""
        while True:
            with suppress(*LOST):
                await what()
            self.came += 1
            await asyncio.sleep(self.luck.uniform(0.1, 1))

    def _table(self) -> str:
        there = [party.id for party in self._parties if party.id]
        return self.luck.choice(there) if there else "nowhere"

    async def watch(self) -> None:
        """Look on for a while; go in order, or not."""
        line = await Line.to(self.world.port, self.world.source(), self._table())
        try:
            await line.send({"type": "hello", "tokens": []})
            with suppress(TimeoutError):
                async with asyncio.timeout(self.luck.uniform(0.2, 3)):
                    while True:
                        for text in await line.receive():
                            if (told := read(text)).type == "refusal":
                                self.world.notes.refused(told.code)
            if self.luck.random() < 0.5:
                await line.leave()
        finally:
            line.cut()

    async def replay(self) -> None:
        """Ask for the history of a match, and for its record if it is over."""
        source, port = self.world.source(), self.world.port
        over = self.luck.choice(self.world.finished) if self.world.finished else None
        if over and self.luck.random() < 0.5:
            table, token = over
            await ask(port, source, "GET", f"/api/tables/{table}/record")
        else:
            table, token = self._table(), ""
        await ask(port, source, "GET", f"/api/tables/{table}/history", token=token)
        await asyncio.sleep(self.luck.uniform(0.5, 2))

    async def never_read(self) -> None:
        """Say hello and ask on, but read nothing."""
        source = self.world.source()
        line = await Line.to(self.world.port, source, self._table(), narrow=True)
        try:
            await line.send({"type": "hello", "tokens": []})
            for _ in range(self.luck.randint(5, 25)):
                await line.send({"type": "ping"})
                await asyncio.sleep(1)
        finally:
            line.cut()

    async def say_nothing(self) -> None:
        """Open a connection and say nothing, or half of something."""
        source = self.world.source()
        reader, writer = await asyncio.open_connection(
            SERVER, self.world.port, local_addr=(source, 0)
        )
        try:
            writer.write(self.luck.choice((b"", b"GET /api/games HTTP/1.1\r\nHost: x\r\n")))
            with suppress(TimeoutError):
                async with asyncio.timeout(self.luck.uniform(1, 30)):
                    await reader.read()
        finally:
            writer.transport.abort()

    async def guess(self) -> None:
        """Ask for codes and tables that there are not, and say what cannot be read."""
        source, port = self.world.source(), self.world.port
        for _ in range(20):
            code = "".join(self.luck.choices("ABCDEFGHJKLMNPQRSTUVWXYZ", k=5))
            await ask(port, source, "GET", f"/api/codes/{code}")
        line = await Line.to(port, source, self._table())
        try:
            await line.send({"type": "hello", "tokens": ["guessed"]})
            await line.send({"type": "play", "seat": 0, "step": 1, "id": "x", "move": {}})
            await line.send_bytes(frame(b"\xff\xfe{"))
            while True:
                await line.receive()
        finally:
            line.cut()

    async def shout(self) -> None:
        """As many tiny frames as fit into a moment, with a table or without."""
        table = self.luck.choice((self._table(), "nowhere"))
        line = await Line.to(self.world.port, self.world.source(), table)
        try:
            await line.send_bytes(TINY * (SHOUT // len(TINY)))
            with suppress(TimeoutError):
                async with asyncio.timeout(2):
                    while True:
                        await line.receive()
        finally:
            line.cut()

    async def ask_and_ask(self) -> None:
        """More requests than one address may make."""
        await asyncio.sleep(5)
        source, table = self.world.source(), self._table()
        for _ in range(REQUESTS // 20):
            answers = await asyncio.gather(
                *(ask(self.world.port, source, "GET", f"/api/tables/{table}") for _ in range(20))
            )
            for answer in answers:
                if answer.status >= 400:
                    self.world.notes.refused(json.decode(answer.text)["code"])

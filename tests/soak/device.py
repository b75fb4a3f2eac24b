"""One device: shows positions, plays for its seats, vanishes and comes back."""

import asyncio
import time
from collections import deque
from contextlib import suppress
from random import Random
from typing import Any

from msgspec import Raw, Struct, field, json

from tests.soak.line import LOST, PATIENCE, HungUp, Line
from tests.soak.notes import Notes, Trouble

COME_BACK = (0.1, 0.2, 0.4, 0.8, 1.6)
"""Seconds before each new try; the last one for ever."""
VANISHES = 0.04
"""How likely somebody is cut off right after sending a move, before the answer."""
REPEATS = 0.03
"""How likely a move that was acknowledged is sent again."""
TAKES_BACK = 0.05
LATER = "cannot_keep"
"""The refusal of a move that may have been kept: it is sent again, with the same id."""


class Told(Struct):
    """A message of the server, as far as we look into it."""

    type: str
    id: str | None = None
    seat: int | None = None
    step: int = 0
    to_move: tuple[int, ...] = ()
    choices: Raw = field(default_factory=lambda: Raw(b"[]"))
    outcome: Any = None
    undo: Any = False
    code: str = ""
    table: dict[str, Any] = {}
    seats: tuple[int, ...] = ()


read = json.Decoder(Told).decode


class World:
    """What all devices share."""

    def __init__(self, luck: Random, pause: float) -> None:
        self.port = 0
        self.luck = luck
        self._pause = pause
        """Seconds that somebody thinks on the average."""
        self.notes = Notes()
        self.trouble = Trouble()
        self.finished: deque[tuple[str, str]] = deque(maxlen=20)
        """Tables of matches that are over, and a token of each."""
        self.sources = 0

    def source(self) -> str:
        """An address of this computer that nobody else comes from."""
        self.sources += 1
        here = self.sources
        return f"127.{1 + here // 62500 % 250}.{here // 250 % 250}.{1 + here % 250}"

    def pause(self) -> float:
        """Seconds somebody thinks this time."""
        return min(10 * self._pause, self.luck.expovariate(1 / self._pause))


class Device:
    """Holds tokens at a table, or none and watches. Sends again what was not answered."""

    def __init__(self, world: World, table: str, tokens: tuple[str, ...] = ()) -> None:
        self.world = world
        self.id = table
        self.source = world.source()
        self.tokens = tokens
        self.table: dict[str, Any] = {}
        self.standings: dict[int | None, Told] = {}
        self.step = 0
        """The newest that it shows."""
        self.moved_on = 0.0
        """When it was shown a new step."""
        self.shown = False
        """Whether it was shown a position on the line it has now."""
        self.pending: dict[str, Any] = {}
        self._sent = 0.0
        self._alone = True
        """Whether the move that waits was sent on this line, and once."""
        self._later = False
        """Whether the move that waits is to be sent again."""
        self._count = 0
        self._news = asyncio.Event()
        self._line: Line | None = None

    @property
    def over(self) -> bool:
        return self.table.get("stage") == "over"

    # Its life

    async def live(self) -> None:
        """Until cancelled: come, play, and come back when the line is gone."""
        tries = 0
        while True:
            with suppress(*LOST):
                await self.visit()
            tries = 0 if self.shown else tries + 1
            self.shown, self._line = False, None
            await asyncio.sleep(COME_BACK[min(tries, len(COME_BACK) - 1)])

    async def visit(self) -> None:
        """One line, from its hello to its end."""
        line = self._line = await Line.to(self.world.port, self.source, self.id)
        try:
            await line.send({"type": "hello", "tokens": self.tokens, "after": self.step})
            async with asyncio.timeout(PATIENCE):  # a server that says nothing at all is left
                await self._hear(line)
            works = [asyncio.create_task(self._listen(line))]
            if self.tokens:
                works.append(asyncio.create_task(self._play(line)))
            try:
                await asyncio.wait(works, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for work in works:
                    work.cancel()
                ends = await asyncio.gather(*works, return_exceptions=True)
            for end in ends:
                if isinstance(end, Exception) and not isinstance(end, LOST):
                    raise end
        finally:
            line.cut()

    def vanish(self) -> None:
        """Be cut off."""
        if self._line is not None:
            self._line.cut()

    # Hearing

    async def _listen(self, line: Line) -> None:
        while True:
            await self._hear(line)

    async def _hear(self, line: Line) -> None:
        for text in await line.receive():
            told = read(text)
            match told.type:
                case "standing":
                    self.standings[told.seat] = told
                    if told.step != self.step:
                        self.step, self.moved_on = told.step, time.monotonic()
                    self.shown = True
                case "welcome" | "table":
                    self.table = told.table
                case "accepted":
                    self._accepted(told)
                case "refusal":
                    self.world.notes.refused(told.code)
                    if told.code == LATER:
                        self._later = True
                    elif told.id == self.pending.get("id"):
                        self.pending = {}
        self._news.set()

    def _accepted(self, told: Told) -> None:
        assert told.seat is not None
        assert told.id is not None
        self.world.notes.accepted(self.id, told.seat, told.id, told.step)
        if told.id == self.pending.get("id"):
            self.pending = {}
            if self._alone:
                in_trouble = self.world.trouble.met(since=self._sent)
                self.world.notes.waited(time.monotonic() - self._sent, in_trouble)

    # Playing

    async def _play(self, line: Line) -> None:
        luck = self.world.luck
        if self.pending:
            self._alone = False
            await line.send(self.pending)
            await self._answered(line)
        while True:
            await asyncio.sleep(self.world.pause())
            move = self._decide()
            if not move:
                self._news.clear()
                await self._news.wait()
                continue
            self.pending, self._sent, self._alone = move, time.monotonic(), True
            await line.send(move)
            if luck.random() < VANISHES:
                raise HungUp
            await self._answered(line)
            if luck.random() < REPEATS:
                await line.send(move)

    async def _answered(self, line: Line) -> None:
        """Wait for the answer to the move; a server that gives none is left."""
        async with asyncio.timeout(PATIENCE):
            while self.pending:
                self._news.clear()
                await self._news.wait()
                if self._later and self.pending:
                    await asyncio.sleep(1)
                    self._later, self._alone = False, False
                    await line.send(self.pending)

    def _decide(self) -> dict[str, Any]:
        """A move of an own seat, of those the server offers; none if it is not its turn."""
        luck = self.world.luck
        for seat, told in luck.sample(list(self.standings.items()), len(self.standings)):
            choices = json.decode(told.choices)
            if seat is None or seat not in told.to_move or told.step != self.step or not choices:
                continue
            move = any_move(choices, luck)
            if told.undo is None and luck.random() < TAKES_BACK:
                move = {"type": "undo"}
            self._count += 1
            name = f"{self.source}-{self._count}"
            return {"type": "play", "seat": seat, "step": told.step, "id": name, "move": move}
        return {}


def any_move(choices: list[dict[str, Any]], luck: Random) -> dict[str, Any]:
    """One of the moves that are offered."""
    offer = luck.choice(choices)
    return {
        name: values if name == "type" else _any(values, luck) for name, values in offer.items()
    }


def _any(values: Any, luck: Random) -> Any:
    if isinstance(values, dict):
        return luck.randint(values["from"], values["to"])
    return luck.choice(values)

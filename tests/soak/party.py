"""A table and its people, from the opening through the match to rematches."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from tests.soak.device import Device, World
from tests.soak.line import LOST, Answer, ask

GAMES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("shifting_stones", {"round_limit": 12}),
    ("through_the_desert", {}),
    ("where_is_that", {"mode": "cartographer"}),
    ("sonora", {"rounds": 5}),
    ("shifting_stones", {"round_limit": 6}),
    ("where_is_that", {"mode": "shakeup"}),
)
SEATINGS: tuple[tuple[str, ...], ...] = (
    ("first", "second"),
    ("first", "second", "bot"),
    ("first", "first", "second"),
    ("first", "bot"),
    ("first", "second", "later"),
)
"""Which device holds each seat; a later one sits down before the match begins."""
LEVELS = ("easy", "normal", "random")
REMATCHES = 2
LOOK = 0.2


class Party:
    """Opens one table after the other, and sees every match to its end."""

    def __init__(self, world: World, number: int) -> None:
        self.world = world
        self.source = world.source()
        self.game, self.options = GAMES[number % len(GAMES)]
        self.seating = SEATINGS[number % len(SEATINGS)]
        self.id = ""
        """Of the table where a match is on; none in between."""
        self.devices: list[Device] = []
        self.matches = 0
        self._began = time.monotonic()

    def __str__(self) -> str:
        return f"{self.id or 'no table'} ({self.game}, {', '.join(self.seating)})"

    @property
    def progressed(self) -> float:
        """When something happened here last."""
        return max(self._began, *(device.moved_on for device in self.devices), 0.0)

    async def live(self) -> None:
        """Until cancelled."""
        while True:
            table, tokens = await self._opened()
            for _ in range(1 + REMATCHES):
                await self._play(table["id"], tokens)
                token = tokens["first"][0]
                self.world.finished.append((table["id"], token))
                table = await self._asked(f"/api/tables/{table['id']}/rematch", token=token)
                if table.get("stage") != "playing":
                    break

    # Opening

    async def _opened(self) -> tuple[dict[str, Any], dict[str, tuple[str, ...]]]:
        """A table whose match has begun, and the tokens of each device there."""
        waits = "later" in self.seating
        seats = list(map(self._seat, self.seating))
        wish = {"game": self.game, "seats": seats, "options": self.options, "start": not waits}
        opened = await self._asked("/api/tables", wish)
        tokens: dict[str, tuple[str, ...]] = {}
        for seat, token in sorted(opened["tokens"].items()):
            who = self.seating[int(seat)]
            tokens[who] = (*tokens.get(who, ()), token)
        if waits:
            tokens["later"] = (await self._sit_down(opened),)
        return opened["table"], tokens

    def _seat(self, who: str) -> dict[str, str]:
        match who:
            case "bot":
                return {"kind": "bot", "level": self.world.luck.choice(LEVELS)}
            case "later":
                return {"kind": "open"}
            case _:
                return {"kind": "person", "name": who.title()}

    async def _sit_down(self, opened: dict[str, Any]) -> str:
        """Somebody comes by the code, sits down, gets up, sits down again; then it begins."""
        path, seat = f"/api/tables/{opened['table']['id']}", self.seating.index("later")
        await self._once("GET", f"/api/codes/{opened['table']['code']}")
        token = ""
        for getting_up in (True, False):
            while not token:
                said = await self._once("POST", f"{path}/seats/{seat}/sit", {"name": "Later"})
                if said.status == 200:
                    token = said.read()["token"]
                elif said.read()["code"] == "seat_taken":  # by ourselves; the answer was lost
                    await self._once("POST", f"{path}/seats/{seat}/leave", None, opened["host"])
            if getting_up:
                await self._once("POST", f"{path}/seats/{seat}/leave", None, token)
                token = ""
        while (
            said := await self._once("POST", f"{path}/start", None, opened["host"])
        ).status != 200:
            if said.status == 403 and said.read()["code"] == "already_started":
                break
            await asyncio.sleep(0.5)
        return token

    async def _asked(self, path: str, body: Any = None, token: str = "") -> Any:
        """What is asked for, however often it must be asked."""
        while (answer := await self._once("POST", path, body, token)).status >= 300:
            await asyncio.sleep(1)
        return answer.read()

    async def _once(self, method: str, path: str, body: Any = None, token: str = "") -> Answer:
        """An answer, of whatever kind; asked again only where the line was lost."""
        while True:
            with suppress(*LOST):
                answer = await ask(self.world.port, self.source, method, path, body, token)
                if 400 <= answer.status < 500:
                    self.world.notes.refused(answer.read()["code"])
                return answer
            await asyncio.sleep(0.5)

    # Playing

    async def _play(self, table: str, tokens: dict[str, tuple[str, ...]]) -> None:
        """One match, until every device has seen its end."""
        devices = [Device(self.world, table, held) for held in tokens.values()]
        if self.seating == ("first", "second"):  # the same seat on two devices
            devices.append(Device(self.world, table, tokens["second"]))
        async with living(devices):
            self.id, self.devices, self._began = table, devices, time.monotonic()
            while not all(device.over for device in devices):
                await asyncio.sleep(LOOK)
                if self.world.luck.random() < LOOK / 60:
                    await self._rest(table, devices[0])
            self.id, self.devices, self._began = "", [], time.monotonic()
            self.matches += 1

    async def _rest(self, table: str, device: Device) -> None:
        """Somebody lets a bot stand in for a while, and reclaims the seat."""
        seat = next((seat for seat in device.standings if seat is not None), None)
        if seat is not None:
            path, token = f"/api/tables/{table}/seats/{seat}", device.tokens[0]
            await self._once("POST", f"{path}/change", {"kind": "bot", "level": "easy"}, token)
            await asyncio.sleep(self.world.luck.uniform(0.5, 4))
            await self._once("POST", f"{path}/back", None, token)


@asynccontextmanager
async def living(lives: list[Device]) -> AsyncIterator[None]:
    """Devices that live for as long as this lasts."""
    tasks = [asyncio.create_task(one.live()) for one in lives]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        for end in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(end, Exception):
                raise end

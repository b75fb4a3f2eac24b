"""The table server under load: real sockets, moves kept on disk, next to a bare WebSocket echo."""

import asyncio
import contextlib
import os
import random
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import httpx
import uvloop
import websockets
from msgspec import json

TABLES = 100
MOVES_A_SECOND = 500
SECONDS = 10.0
WRITES = 1000
GAME = {"game": "shifting_stones", "options": {"round_limit": 10_000}, "start": True}
PEOPLE = [{"kind": "person", "name": "A"}, {"kind": "person", "name": "B"}]
ECHO = """
import uvicorn
async def app(scope, receive, send):
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})
uvicorn.run(app, port=0, log_level="info", ws_per_message_deflate=False)
"""


SERVE = """
import sys
from sobremesa.server.limits import Limits
from sobremesa.server.serving import serve
from sobremesa.server.settings import Settings
from sobremesa.words import Words
limits = Limits(tables_at_once=10**6, messages_a_second=10**6, frames_a_second=10**6)
serve(Settings(port=0, data=sys.argv[1], limits=limits), Words("en"))
"""


Load = Callable[[list["Player"]], Coroutine[Any, Any, None]]


def cpu_seconds(pid: int) -> float:
    """What a process and its threads have used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident(pid: int) -> int:
    """Bytes of memory in use."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


@contextlib.contextmanager
def running(*command: str) -> Iterator[tuple[int, str]]:
    """A server, its process and its address."""
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, bufsize=1
    )
    assert process.stdout is not None
    address = ""
    for line in process.stdout:
        if "http://" in line:
            address = "http://" + line.partition("http://")[2].split()[0]
            break
    # What nobody reads would fill the pipe, and stop the server.
    threading.Thread(target=process.stdout.read, daemon=True).start()
    try:
        yield process.pid, address
    finally:
        process.terminate()
        process.wait(10)


class Player:
    """One device with one seat. Plays when it is told to, or, being eager, whenever it may."""

    def __init__(self, address: str, table: str, seat: int, token: str) -> None:
        self.url = f"{address.replace('http', 'ws', 1)}/ws/tables/{table}"
        self.seat, self.token = seat, token
        self.eager = False
        self.standing: dict[str, Any] = {}
        self.sent: dict[str, float] = {}
        self.waits: list[float] = []

    async def listen(self) -> None:
        """Until cancelled: keep the newest position, time the answers."""
        self.socket = await websockets.connect(
            self.url, compression=None, max_queue=None, open_timeout=60
        )
        await self._say({"type": "hello", "tokens": [self.token]})
        async for frame in self.socket:
            for message in map(json.decode, str(frame).split("\n")):
                if message["type"] == "standing":
                    self.standing = message
                elif message["type"] in ("accepted", "refusal"):
                    self.waits.append(time.perf_counter() - self.sent.pop(message["id"]))
            if self.eager and self.may_move:
                await self.move()

    @property
    def may_move(self) -> bool:
        """True if it is this seat's turn and no move is under way."""
        return bool(self.standing.get("choices")) and not self.sent

    async def move(self) -> None:
        """Any offered move."""
        group = random.choice(self.standing["choices"])
        move = {key: random.choice(value) for key, value in group.items() if key != "type"}
        play = {
            "type": "play",
            "seat": self.seat,
            "step": self.standing["step"],
            "id": f"{len(self.waits)}-{random.random()}",
            "move": {"type": group["type"], **move},
        }
        self.sent[play["id"]] = time.perf_counter()
        self.standing = {}
        await self._say(play)

    async def _say(self, message: dict[str, Any]) -> None:
        await self.socket.send(json.encode(message).decode())


@contextlib.asynccontextmanager
async def seated(address: str, tables: int) -> AsyncIterator[list[Player]]:
    """The players of so many tables for two, all of them listening."""
    players: list[Player] = []
    async with httpx.AsyncClient(base_url=address) as http:
        for _ in range(tables):
            answer = await http.post("/api/tables", json={**GAME, "seats": PEOPLE})
            opened = answer.json()
            players += [
                Player(address, opened["table"]["id"], int(seat), token)
                for seat, token in opened["tokens"].items()
            ]
    tasks = [asyncio.create_task(player.listen()) for player in players]
    while not all(player.standing for player in players):
        await asyncio.sleep(0.05)
    yield players
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def at_a_rate(players: list[Player], rate: float = MOVES_A_SECOND) -> None:
    """So many moves a second, wherever somebody may move."""
    begun, played = time.perf_counter(), 0
    while (now := time.perf_counter() - begun) < SECONDS:
        while played < now * rate:
            ready = [player for player in random.sample(players, 20) if player.may_move]
            if not ready:
                break
            await ready[0].move()
            played += 1
        await asyncio.sleep(0.0005)


async def flat_out(players: list[Player]) -> None:
    """Every table as fast as it can."""
    for player in players:
        player.eager = True
    for player in players:
        if player.may_move:
            await player.move()
    await asyncio.sleep(SECONDS)


async def load(address: str, pid: int, play: Load) -> dict[str, float]:
    """Play for a while and say what it cost."""
    empty = resident(pid)
    async with seated(address, TABLES) as players:
        full = resident(pid)
        begun, cpu = time.perf_counter(), cpu_seconds(pid)
        await play(players)
        used, took = cpu_seconds(pid) - cpu, time.perf_counter() - begun
        waits = [wait for player in players for wait in player.waits]
    return {**_costs(waits, took, used), "kib_per_table": (full - empty) / TABLES / 1024}


async def echoes(address: str, pid: int) -> dict[str, float]:
    """A bare echo to as many sockets, flat out: what sockets alone cost here."""
    waits: list[float] = []

    async def ping_pong() -> None:
        async with websockets.connect(address.replace("http", "ws", 1), compression=None) as socket:
            while time.perf_counter() < end:
                sent = time.perf_counter()
                await socket.send("x" * 600)
                await socket.recv()
                waits.append(time.perf_counter() - sent)

    begun, cpu = time.perf_counter(), cpu_seconds(pid)
    end = begun + SECONDS / 2
    await asyncio.gather(*(ping_pong() for _ in range(TABLES)))
    return _costs(waits, time.perf_counter() - begun, cpu_seconds(pid) - cpu)


def _costs(waits: list[float], took: float, used: float) -> dict[str, float]:
    waits.sort()
    return {
        "moves_per_second": len(waits) / took,
        "moves_per_cpu_second": len(waits) / used,
        "p50_ms": statistics.median(waits) * 1000,
        "p99_ms": waits[int(len(waits) * 0.99)] * 1000,
    }


def writes(folder: str) -> dict[str, float]:
    """What one small durable write takes on this disk: no server that keeps moves is quicker."""
    waits = []
    with open(Path(folder) / "write", "wb", buffering=0) as file:
        for _ in range(WRITES):
            begun = time.perf_counter()
            file.write(b"x" * 4096)
            os.fsync(file.fileno())
            waits.append(time.perf_counter() - begun)
            time.sleep(1 / MOVES_A_SECOND)
    waits.sort()
    return {"p50_ms": statistics.median(waits) * 1000, "p99_ms": waits[-WRITES // 100] * 1000}


def measure() -> dict[str, dict[str, float]]:
    """An echo, then the server flat out and at the fixed rate, each a process of its own."""
    with running(sys.executable, "-c", ECHO) as (pid, address):
        found = {"echo": uvloop.run(echoes(address, pid))}
    for name, play in (("flat out", flat_out), ("at a rate", at_a_rate)):
        with (
            tempfile.TemporaryDirectory() as data,
            running(sys.executable, "-c", SERVE, data) as (pid, address),
        ):
            found[name] = uvloop.run(load(address, pid, play))
            found["disk"] = writes(data)
    return found


if __name__ == "__main__":
    for name, figures in measure().items():
        print(name, {key: round(value, 2) for key, value in figures.items()})

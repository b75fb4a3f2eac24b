"""The table server under load: real sockets, moves kept on disk, next to a bare WebSocket echo."""

import asyncio
import contextlib
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import httpx
import websockets

TABLES = 100
MOVES_A_SECOND = 500
SECONDS = 10.0
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
from sobremesa.server.serving import Settings, serve
from sobremesa.words import Words
serve(Settings(port=0, data=sys.argv[1], limits=Limits(tables_at_once=10**6)), Words("en"))
"""


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
    try:
        yield process.pid, address
    finally:
        process.terminate()
        process.wait(10)


class Player:
    """One device with one seat. Plays whenever it is told to and may."""

    def __init__(self, address: str, table: str, seat: int, token: str) -> None:
        self.url = f"{address.replace('http', 'ws', 1)}/ws/tables/{table}"
        self.seat, self.token = seat, token
        self.standing: dict[str, Any] = {}
        self.sent: dict[str, float] = {}
        self.waits: list[float] = []

    async def listen(self) -> None:
        """Until cancelled: keep the newest position, time the answers."""
        self.socket = await websockets.connect(self.url, compression=None, max_queue=None)
        await self.socket.send(json.dumps({"type": "hello", "tokens": [self.token]}))
        async for frame in self.socket:
            for message in map(json.loads, str(frame).split("\n")):
                if message["type"] == "standing":
                    self.standing = message
                elif message["type"] in ("accepted", "refusal"):
                    self.waits.append(time.perf_counter() - self.sent.pop(message["id"]))

    @property
    def may_move(self) -> bool:
        """True if it is this seat's turn and no move is under way."""
        return bool(self.standing.get("choices")) and not self.sent

    async def move(self) -> None:
        """Any offered move."""
        group = random.choice(self.standing["choices"])
        move = {key: random.choice(value) for key, value in group.items() if key != "type"}
        number = f"{len(self.waits)}-{random.random()}"
        self.sent[number] = time.perf_counter()
        play = {
            "type": "play",
            "seat": self.seat,
            "step": self.standing["step"],
            "id": number,
            "move": {"type": group["type"], **move},
        }
        self.standing = {}
        await self.socket.send(json.dumps(play))


@contextlib.asynccontextmanager
async def seated(address: str, tables: int) -> AsyncIterator[list[tuple[Player, Player]]]:
    """Tables with two players each, all of them listening."""
    pairs: list[tuple[Player, Player]] = []
    async with httpx.AsyncClient(base_url=address) as http:
        while len(pairs) < tables:
            answer = await http.post("/api/tables", json={**GAME, "seats": PEOPLE})
            opened = answer.json()
            seats = [
                Player(address, opened["table"]["id"], int(seat), token)
                for seat, token in opened["tokens"].items()
            ]
            pairs.append((seats[0], seats[1]))
    tasks = [asyncio.create_task(player.listen()) for pair in pairs for player in pair]
    while not all(player.standing for pair in pairs for player in pair):
        await asyncio.sleep(0.05)
    yield pairs
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def load(address: str, pid: int, tables: int, rate: float) -> dict[str, float]:
    """Play at a fixed rate for a while and say what it cost."""
    empty = resident(pid)
    async with seated(address, tables) as pairs:
        full = resident(pid)
        begun, cpu, played, lag = time.perf_counter(), cpu_seconds(pid), 0, 0
        while (now := time.perf_counter() - begun) < SECONDS:
            while played < now * rate:
                ready = [p for pair in random.sample(pairs, 10) for p in pair if p.may_move]
                if not ready:
                    lag += 1
                    break
                await ready[0].move()
                played += 1
            await asyncio.sleep(0.0005)
        used = cpu_seconds(pid) - cpu
        await asyncio.sleep(0.2)
        waits = sorted(wait for pair in pairs for player in pair for wait in player.waits)
    return {
        "moves_per_second": played / SECONDS,
        "moves_per_cpu_second": played / used,
        "p50_ms": statistics.median(waits) * 1000,
        "p99_ms": waits[int(len(waits) * 0.99)] * 1000,
        "kib_per_table": (full - empty) / tables / 1024,
    }


async def echoes(address: str, pid: int, rate: float) -> dict[str, float]:
    """The same rate against a bare echo: what sockets alone cost here."""
    waits = []
    async with websockets.connect(address.replace("http", "ws", 1), compression=None) as socket:
        begun, cpu, played = time.perf_counter(), cpu_seconds(pid), 0
        while (now := time.perf_counter() - begun) < SECONDS / 2:
            while played < now * rate:
                sent = time.perf_counter()
                await socket.send("x" * 600)
                await socket.recv()
                waits.append(time.perf_counter() - sent)
                played += 1
            await asyncio.sleep(0.0005)
        used = cpu_seconds(pid) - cpu
    waits.sort()
    return {
        "moves_per_cpu_second": played / used,
        "p50_ms": statistics.median(waits) * 1000,
        "p99_ms": waits[int(len(waits) * 0.99)] * 1000,
    }


def measure() -> tuple[dict[str, float], dict[str, float]]:
    """The server, and the echo run just before."""
    with running(sys.executable, "-c", ECHO) as (pid, address):
        echo = asyncio.run(echoes(address, pid, MOVES_A_SECOND))
    with (
        tempfile.TemporaryDirectory() as data,
        running(sys.executable, "-c", SERVE, data) as (pid, address),
    ):
        served = asyncio.run(load(address, pid, TABLES, MOVES_A_SECOND))
    return served, echo


if __name__ == "__main__":
    for name, figures in zip(("server", "echo"), measure(), strict=True):
        print(name, {key: round(value, 2) for key, value in figures.items()})

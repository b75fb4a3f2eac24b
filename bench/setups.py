"""What each set-up of docs/host.md carries here: `python -m bench.setups`, on a quiet machine.

Real servers, real sockets, a real Caddy with TLS in front, moves kept on disk. Whoever plays shares
the processors with what is measured, so a server of its own carries more.
"""

import os
import ssl
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from urllib.request import urlopen

import uvloop
from msgspec import Struct

from bench.server import Player, at_a_rate, cpu_seconds, flat_out, running, seated
from tests.server.running import children
from tests.services import Server, free_port, postgres, program, redis

TABLES = 200
A_MOVE_EVERY = 5.0
"""Seconds that people at a table take for a move."""
NO_LIMITS = [
    word
    for name in ("tables", "requests", "sockets", "connections", "messages", "frames")
    for word in ("--limit", f"{name}_at_once=1000000", "--limit", f"{name}_a_second=1000000")
] + ["--limit", "sockets=100000", "--limit", "connections=100000"]
"""Everybody has one address here."""


class Carried(Struct):
    """What was measured of one set-up."""

    calm: list[float]
    """Milliseconds that each answer took at the pace of people, the quickest first."""
    busy: list[float]
    """The same, everybody as fast as they can."""
    seconds: float
    """How long they were busy."""
    cpu_server: float
    cpu_around: float
    """Seconds of processors that this took: of the server; of Caddy, PostgreSQL and Redis."""
    mib_server: float
    mib_around: float

    def row(self, setup: str) -> str:
        """A row of docs/host.md."""
        speed = len(self.busy) / self.seconds
        cost = [1000 * cpu / len(self.busy) for cpu in (self.cpu_server, self.cpu_around)]
        return (
            f"| {setup} | {median(self.calm):.0f} ms, {p99(self.calm):.0f} ms "
            f"| {speed:,.0f}, {p99(self.busy):.0f} ms | {cost[0]:.2f} + {cost[1]:.2f} ms "
            f"| {self.mib_server:.0f} + {self.mib_around:.0f} MiB |"
        )


class Caddy(Server):
    """Caddy with the file that people get, on a port of its own and trusted by this process."""

    def __init__(self, table: str) -> None:
        super().__init__("caddy")
        given = Path("deploy/Caddyfile").read_text("utf-8")
        ports = f"http_port {free_port()}\n\thttps_port {self.port}"
        ours = f"{{\n\t{ports}\n\tadmin off\n\tskip_install_trust\n}}\n"
        (self.folder / "Caddyfile").write_text(ours + given, "utf-8")
        os.environ["SITE"] = "localhost"
        os.environ["TABLE"] = table
        os.environ["XDG_DATA_HOME"] = str(self.folder)

    def command(self) -> list[str | Path]:
        file = self.folder / "Caddyfile"
        return [program("caddy"), "run", "--config", file, "--adapter", "caddyfile"]

    @property
    def authority(self) -> Path:
        return self.folder / "caddy/pki/authorities/local/root.crt"

    def answers(self) -> bool:
        """True once it has certificates, and the table behind it is there."""
        try:
            known = ssl.create_default_context(cafile=self.authority)
            with urlopen(f"https://localhost:{self.port}/health", context=known):
                return True
        except OSError:
            return False


def family(pid: int) -> list[int]:
    """A process and all that came of it."""
    return [pid, *(one for child in children(pid) for one in family(child))]


def mebibytes(pid: int) -> float:
    """Memory of a process and all that came of it; what they share is counted once."""
    return sum(map(_share, family(pid))) / 1024


def all_cpu_seconds(pid: int) -> float:
    """What a process and all that came of it have used."""
    return sum(map(cpu_seconds, family(pid)))


def _share(pid: int) -> int:
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text("ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("Pss:"))


@contextmanager
def caddy(address: str) -> Iterator[tuple[str, Server]]:
    """The address of people whose proxy is Caddy."""
    server = Caddy(address.removeprefix("http://"))
    server.start()
    os.environ["SSL_CERT_FILE"] = str(server.authority)
    try:
        yield f"https://localhost:{server.port}", server
    finally:
        del os.environ["SSL_CERT_FILE"]
        server.discard()


def carried(words: list[str], behind: bool, around: list[Server]) -> Carried:
    """Start a set-up, let people play, then everybody as fast as they can."""
    with ExitStack() as stack:
        data = stack.enter_context(tempfile.TemporaryDirectory())
        serve = [str(Path(sys.executable).with_name("sobremesa")), "serve", "--port", "0"]
        pid, address = stack.enter_context(running(*serve, "--data", data, *NO_LIMITS, *words))
        if behind:
            address, proxy = stack.enter_context(caddy(address))
            around = [*around, proxy]
        return uvloop.run(measured(address, pid, [one.guard for one in around]))


async def measured(address: str, server: int, around: list[int]) -> Carried:
    """Play at a server, and look at its processes and those around it."""
    async with seated(address, TABLES) as players:
        await at_a_rate(players, TABLES / A_MOVE_EVERY)
        calm = taken(players)
        begun, cpu = time.perf_counter(), [all_cpu_seconds(one) for one in (server, *around)]
        await flat_out(players)
        used = [all_cpu_seconds(one) for one in (server, *around)]
        spent = [after - before for before, after in zip(cpu, used, strict=True)]
        return Carried(
            calm=calm,
            busy=taken(players),
            seconds=time.perf_counter() - begun,
            cpu_server=spent[0],
            cpu_around=sum(spent[1:]),
            mib_server=mebibytes(server),
            mib_around=sum(map(mebibytes, around)),
        )


def taken(players: list[Player]) -> list[float]:
    """How long answers took since this was last asked, in milliseconds."""
    waits = sorted(wait * 1000 for player in players for wait in player.waits)
    for player in players:
        player.waits = []
    return waits


def p99(waits: list[float]) -> float:
    return waits[int(len(waits) * 0.99)]


def main() -> None:
    """The table of docs/host.md."""
    print(f"{TABLES} tables of two people, each a move every {A_MOVE_EVERY:.0f} s; then flat out")
    print("| set-up | p50, p99 | moves/s, p99 then | processor for a move | memory |")
    print("|---|---|---|---|---|")
    print(carried([], False, []).row("alone, SQLite"), flush=True)
    print(carried([], True, []).row("Caddy, SQLite"), flush=True)
    database, bus = postgres(durable=True), redis()
    words = ["--database", database.new_database(), "--redis", bus.url, "--workers", "2"]
    both = carried(words, True, [database, bus])
    print(both.row("Caddy, two workers, PostgreSQL, Redis"))


if __name__ == "__main__":
    main()

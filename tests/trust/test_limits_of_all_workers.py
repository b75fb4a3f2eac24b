"""What an address may have is the same for one worker and for several."""

import asyncio
import os
import signal
from contextlib import AsyncExitStack
from multiprocessing import get_context
from multiprocessing.connection import Connection as Pipe
from pathlib import Path

from sobremesa.server.ledger import Ledger, new_ledger
from sobremesa.server.limits import Limits
from sobremesa.server.porter import Porter, neighbourhood
from tests import services
from tests.server.client import Api
from tests.server.running import program, run, soon
from tests.server.test_workers import worker_pids
from tests.trust.test_quiet_doors import linked

LIMITS = Limits(connections=10, requests_a_second=0.001, requests_at_once=7)


def a_worker(ledger: str, pipe: "Pipe[int, str]") -> None:
    """Asked for an address, gives it all that there still is; and keeps it."""
    porter = Porter(LIMITS, Ledger(ledger))
    while address := pipe.recv():
        given = 0
        if address.startswith("request "):
            while porter.requests.of(address).take():
                given += 1
        else:
            while given < 6 and porter.connections.enter(address):
                given += 1
        pipe.send(given)


def test_two_workers_give_no_more_than_one() -> None:
    spawn = get_context("spawn")
    with new_ledger() as ledger:
        workers = []

        def start() -> None:
            here, there = spawn.Pipe()
            process = spawn.Process(target=a_worker, args=(ledger, there), daemon=True)
            process.start()
            workers.append((process, here))

        def asked(worker: int, address: str) -> int:
            workers[worker][1].send(address)
            return int(workers[worker][1].recv())

        start()
        start()
        assert [asked(0, "a"), asked(1, "a"), asked(0, "a")] == [6, 4, 0]
        assert asked(1, "b") == 6
        assert [asked(0, "request a"), asked(1, "request a")] == [7, 0]
        assert asked(1, "request b") == 7
        workers[0][0].kill()
        workers[0][0].join()
        start()  # in the dead one's row
        assert asked(2, "a") == 6
        assert asked(2, "request a") == 0  # it was given, whoever gave it
        for process, _ in workers:
            process.kill()
            process.join()
    assert not Path(ledger).exists()


def test_an_address_of_version_6_is_counted_with_its_neighbours() -> None:
    assert neighbourhood("2001:db8:1:2:3:4:5:6") == neighbourhood("2001:db8:1:2::9")
    assert neighbourhood("2001:db8:1:2::") != neighbourhood("2001:db8:1:3::")
    assert neighbourhood("::ffff:192.0.2.7") == neighbourhood("192.0.2.7")
    assert neighbourhood("fe80::1%eth0") == neighbourhood("fe80::2")


def test_a_server_with_two_workers_counts_as_one(tmp_path: Path) -> None:
    shared = ["--database", services.postgres().new_database(), "--redis", services.redis().url]
    most = int(Limits().requests_at_once)

    async def asked(address: str, here: str) -> int:
        """How many of many requests over many connections are not refused as too many."""
        async with AsyncExitStack() as stack:
            heard = 0
            get = b"GET /api/here HTTP/1.1\r\nHost: a\r\n\r\n"
            for _ in range(16):
                reader, writer = await stack.enter_async_context(linked(address, here=here))
                for _ in range(most // 8):
                    writer.write(get)
                    status = (await reader.readuntil(b"\r\n\r\n")).split()
                    size = status[status.index(b"content-length:") + 1]
                    await reader.readexactly(int(size))
                    heard += status[1] == b"200"
            return heard

    async def play() -> None:
        with program(tmp_path, *shared, "--workers", "2") as running:
            async with Api(running.address) as api:
                await soon_up(api)
            loop = asyncio.get_running_loop()
            begun = loop.time()
            heard = await asked(running.address, "127.0.0.77")
            most_now = most + Limits().requests_a_second * (loop.time() - begun)
            assert most <= heard <= most_now + 10
            pids = worker_pids(running)
            os.kill(pids[0], signal.SIGKILL)
            await soon(lambda: len({*worker_pids(running)} - {pids[0]}) == 2)

    run(play())


async def soon_up(api: Api) -> None:
    assert await api.get("/health") == {"ok": True}

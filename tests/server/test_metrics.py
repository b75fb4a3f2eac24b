"""What Prometheus reads: typed, of all workers together, and not by everybody."""

import asyncio
import os
import signal
import socket
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
from prometheus_client.parser import text_string_to_metric_families

from sobremesa import Luck
from tests import services
from tests.server.client import Api, Client, Table, people, read_metrics
from tests.server.running import ADMIN, PATIENCE, program, run, serving, soon
from tests.server.test_workers import worker_pids

DEVICES = 12


def test_every_metric_has_a_type_and_says_what_it_is(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"))
            async with table.device(0, 1) as both:
                for _ in range(3):
                    await both.step(Luck(1), 0, 1)
                assert await both.refused(0, 0, {"type": "undo"})
                told = (await api.ask("GET", "/metrics", token=ADMIN)).text
            families = list(text_string_to_metric_families(told))
            kinds = {family.name: family.type for family in families}
            assert set(kinds.values()) == {"counter", "gauge", "histogram"}
            assert all(family.documentation for family in families)
            assert kinds["sobremesa_move_seconds"] == "histogram"
            read = read_metrics(told)
            assert read["sobremesa_move_seconds_count"] == read["sobremesa_moves_total"] == 3
            assert read["sobremesa_move_seconds_bucket +Inf"] == 3
            assert read["sobremesa_sockets"] == 1
            assert sum(n for name, n in read.items() if "refusals_total" in name) == 1
            newer = await api.http.get(
                "/metrics",
                headers={
                    "Authorization": f"Bearer {ADMIN}",
                    "Accept": "application/openmetrics-text; version=1.0.0",
                },
            )
            assert newer.text.endswith("# EOF\n")

    run(play())


def test_metrics_are_for_whoever_has_the_admin_token(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            assert await api.refusal("GET", "/metrics") == (401, "no_admin_token")
            table = await api.open(people("Ana", "Ben"))
            for token in (table.host, ADMIN[:-1], ADMIN + "x", "ñ"):
                answer = await api.http.get(
                    "/metrics", headers={b"Authorization": f"Bearer {token}".encode()}
                )
                assert (answer.status_code, answer.json()["code"]) == (401, "wrong_admin_token")
            assert await api.metrics()

    run(play())


async def the_desk_reaches_both(api: Api, tables: list[Table], devices: list[Client]) -> None:
    """Whichever worker is asked sees who is at the tables of the other, and removes them."""
    page = await api.post("/api/admin/tables", {}, ADMIN)
    present = [seat["present"] for one in page["tables"] for seat in one["seats"]]
    assert present == [True] * 2 * DEVICES
    for table in tables[::2]:
        await api.post(f"/api/admin/tables/{table.id}/remove", None, ADMIN)
    for device in devices[::2]:
        assert (await device.hung_up(), device.said[-1]["code"]) == (1008, "no_such_table")
    assert all(device.closed is None for device in devices[1::2])


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


def test_metrics_of_two_workers_add_up(tmp_path: Path) -> None:
    own = f"127.0.0.1:{free_port()}"
    words = ["--redis", services.redis().url, "--workers", "2", "--metrics", own]

    async def play() -> None:
        with program(tmp_path, *words) as running:
            async with Api(running.address) as api, AsyncExitStack() as stack:
                tables = [await api.open(people("Ana", "Ben")) for _ in range(DEVICES)]
                devices = [await stack.enter_async_context(t.device(0, 1)) for t in tables]
                for device in devices:
                    await device.step(Luck(1), 0, 1)

                async def told() -> dict[str, float]:
                    """By whichever worker answers, and by the parent, who must agree."""
                    async with Api(running.address) as whoever:
                        first = await whoever.metrics()
                    second = read_metrics((await whoever_else.get(f"http://{own}/metrics")).text)
                    for name in ("moves_total", "move_seconds_count"):
                        assert first[f"sobremesa_{name}"] == second[f"sobremesa_{name}"]
                    return first

                whoever_else = await stack.enter_async_context(httpx.AsyncClient())
                for _ in range(4):
                    now = await told()
                    assert now["sobremesa_workers"] == 2
                    assert now["sobremesa_sockets"] == DEVICES
                    assert now["sobremesa_tables_opened_total"] == DEVICES
                    assert now["sobremesa_moves_total"] == DEVICES
                    assert now["sobremesa_move_seconds_bucket +Inf"] == DEVICES
                await the_desk_reaches_both(api, tables, devices)
                before = worker_pids(running)
                os.kill(before[0], signal.SIGKILL)
                await soon(lambda: len({*worker_pids(running)} - {before[0]}) == 2)
                async with asyncio.timeout(PATIENCE):
                    while True:
                        now = await told()
                        left = sum(device.closed is None for device in devices)
                        if (now["sobremesa_workers"], now["sobremesa_sockets"]) == (2, left):
                            break
                assert now["sobremesa_moves_total"] == DEVICES  # the dead one's are not forgotten

    run(play())

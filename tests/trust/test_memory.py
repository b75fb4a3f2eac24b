"""Nothing that has ended stays in memory until somebody collects it: all is freed as it ends."""

import asyncio
import gc
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
import uvloop
from msgspec import json
from msgspec.structs import replace

from sobremesa import Luck
from sobremesa.server import house, loose_ends, presence
from sobremesa.server import table as tables
from sobremesa.server.connection import Connection
from sobremesa.server.device import Device
from sobremesa.server.kept_match import KeptMatch
from sobremesa.server.metrics import Metrics
from sobremesa.server.table import Table
from tests.server.client import OPEN, Api, any_move, people
from tests.server.client import Table as Opened
from tests.server.raw import CLOSE, HELLO, PING, Rude, frame
from tests.server.running import NO_LIMITS, run, serving, soon

EACH = 8
ENDED = (Device, Table, KeptMatch, Connection)
ONE_TABLE = Counter(Table=1, KeptMatch=1)
"""The last that was forgotten may be held by whoever forgot it."""
IMPATIENT = replace(NO_LIMITS, hello_seconds=0.2, answers_waiting=20)

Visit = Callable[[Opened], Awaitable[None]]


async def told(rude: Rude, kind: str) -> dict[str, Any]:
    """The next message of a type."""
    while True:
        _, text = await rude.receive()
        for line in text.split(b"\n"):
            message: dict[str, Any] = json.decode(line)
            if message["type"] == kind:
                return message


async def plays_and_goes(table: Opened) -> None:
    async with Rude.to(table.api.address, table.id) as rude:
        await rude.send(json.encode({"type": "hello", "tokens": [table.tokens[0]]}))
        standing = await told(rude, "standing")
        play = {"type": "play", "seat": 0, "step": standing["step"], "id": "1"}
        await rude.send(json.encode({**play, "move": any_move(standing, Luck(1))}))
        await told(rude, "accepted")
        await rude.send(json.encode({**play, "id": "2", "move": {"type": "nonsense"}}))
        await told(rude, "refusal")
        await rude.send(b"\x03\xe8", CLOSE)
        await rude.hung_up()


async def is_cut_before_a_word(table: Opened) -> None:
    async with Rude.to(table.api.address, table.id):
        pass


async def watches_and_is_cut(table: Opened) -> None:
    async with Rude.to(table.api.address, table.id) as rude:
        await rude.send(HELLO)
        await told(rude, "standing")


async def leaves_its_seat_where_nobody_may_watch(table: Opened) -> None:
    private = await table.api.open([*people("Ana"), OPEN], start=False, watchers=False)
    async with Rude.to(table.api.address, private.id) as rude:
        await rude.send(json.encode({"type": "hello", "tokens": [private.tokens[0]]}))
        await told(rude, "welcome")
        await table.api.post(private.seat(0, "leave"), token=private.tokens[0])
        await rude.hung_up()


async def asks_and_never_reads(table: Opened) -> None:
    async with Rude.to(table.api.address, table.id, mouthful=512) as rude:
        await rude.send(HELLO)
        for _ in range(2000):
            await rude.send(PING)
        await rude.hung_up()


async def asks_for_what_is_refused(table: Opened) -> None:
    await table.api.refusal("POST", f"{table.path}/start", token="wrong")
    await table.api.refusal("GET", "/api/tables/nowhere")
    await table.api.refusal("POST", "/api/tables", {"game": 3})


def says(*words: bytes) -> Visit:
    """Says something, perhaps not a frame at all, and waits to be hung up on."""

    async def visit(table: Opened) -> None:
        async with Rude.to(table.api.address, table.id) as rude:
            for word in words:
                await rude.send_bytes(word)
            await rude.hung_up()

    return visit


async def comes_to_no_table(table: Opened) -> None:
    with suppress(AssertionError):  # refused before the upgrade, or after it
        async with Rude.to(table.api.address, "nowhere") as rude:
            await rude.send(HELLO)
            await rude.hung_up()


VISITS: tuple[Visit, ...] = (
    plays_and_goes,
    is_cut_before_a_word,
    watches_and_is_cut,
    leaves_its_seat_where_nobody_may_watch,
    asks_and_never_reads,
    asks_for_what_is_refused,
    comes_to_no_table,
    says(),
    says(frame(PING)),
    says(frame(HELLO), frame(HELLO), frame(b"{"), b"\xff\xff\xff\xff"),
    says(frame(HELLO), frame(b"\xff\xfe")),
    says(frame(HELLO), frame(b"", claimed=1 << 20)),
    says(frame(HELLO), frame(b"\x03\xe8", CLOSE)),
)


@contextmanager
def nobody_collects() -> Iterator[None]:
    """What was there before is not looked through, again and again."""
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        yield
    finally:
        gc.unfreeze()
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()


def alive() -> Counter[str]:
    kinds = map(type, gc.get_objects())
    return Counter(kind.__name__ for kind in kinds if issubclass(kind, ENDED))


def tied() -> Counter[str]:
    """What of the server only a collection would have freed."""
    gc.set_debug(gc.DEBUG_SAVEALL)
    gc.collect()
    named = (f"{type(one).__module__}.{type(one).__name__}" for one in gc.garbage)
    return Counter(name for name in named if name.startswith(("sobremesa.", "uvicorn.")))


@pytest.mark.parametrize("visit", VISITS)
def test_what_has_ended_is_freed_without_a_collection(
    visit: Visit,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.CRITICAL, "uvicorn.error")  # what is logged, pytest holds
    monkeypatch.setattr(house, "IDLE_SECONDS", 0.0)
    monkeypatch.setattr(presence, "PULSE_SECONDS", 0.05)
    monkeypatch.setattr(Connection, "cut_off_seconds", 0.05)
    monkeypatch.setattr(tables, "COUNT_SECONDS", 0.05)

    async def come_and_go() -> None:
        async with (
            serving(tmp_path, limits=IMPATIENT, small_buffers=True) as server,
            Api(server.address) as api,
        ):
            for _ in range(EACH):
                table = await api.open(people("Ana", "Ben"), clock=60)
                with suppress(ConnectionError):
                    await visit(table)
            await soon(lambda: not server.sockets and not server.house.tables)
            await soon(lambda: not alive() - ONE_TABLE)
            assert not tied()

    with nobody_collects():
        run(come_and_go(), uvloop.new_event_loop)


def test_now_and_then_what_others_have_tied_is_freed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loose_ends, "COLLECT_SECONDS", 0.01)

    async def wait() -> None:
        metrics = Metrics()
        collecting = asyncio.create_task(loose_ends.collect_seldom(metrics))
        knot: list[Any] = []
        knot.append(knot)
        del knot
        await soon(lambda: metrics.garbage.value())
        collecting.cancel()

    with nobody_collects():
        run(wait())


def test_a_collection_is_looked_at() -> None:
    """That the test above can fail."""

    class Knot(Table):
        def __init__(self) -> None:
            self.me = self

    Knot.__module__ = "sobremesa.knots"
    with nobody_collects():
        Knot()
        assert alive() == {"Knot": 1}
        assert tied() == {"sobremesa.knots.Knot": 1}

"""Ten sockets flood the server with tiny frames: it reads few of them, and nobody else waits.

What is counted holds on a slow machine too: frames that were parsed, and the time that the loop's
thread was computing in its longest turn. `tests/trust/canary.py` measures the waiting itself.
"""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec import json
from websockets.server import ServerProtocol

from sobremesa.server.limits import Limits
from tests.server.client import Api, people
from tests.server.raw import CLOSE, HELLO, PROTOCOL_PING, TEXT, Rude, frame
from tests.server.running import run, serving, soon
from tests.server.test_bad_input import noted, plays, turned_away
from tests.trust.canary import FLOODS, SOCKETS, Attack, answered
from tests.trust.turns import LONGEST_TURN, Timed

LIMITS = Limits(tables_at_once=100, messages_at_once=1000)
PIECES = 600
"""Frames that a socket may get parsed: its budget, and what is read before that is looked at."""


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The opcodes of all frames that the server has parsed."""
    opcodes: list[int] = []
    parse = ServerProtocol.recv_frame

    def counted(self: ServerProtocol, frame: Any) -> None:
        opcodes.append(frame.opcode)
        parse(self, frame)

    monkeypatch.setattr(ServerProtocol, "recv_frame", counted)
    return opcodes


@pytest.mark.usefixtures("no_garbage")
@pytest.mark.parametrize("hello", [False, True], ids=["before hello", "after hello"])
@pytest.mark.parametrize("kind", list(FLOODS))
def test_ten_floods_of_tiny_frames_keep_nobody_waiting(
    tmp_path: Path, kind: str, hello: bool, parsed: list[int]
) -> None:
    async def play() -> None:
        async with serving(tmp_path, limits=LIMITS) as server, Api(server.address) as api:
            perch = await api.open(people("Ana", "Ben"), options={"round_limit": 50})
            table = await api.open(people("Eva", "Leo"))
            attack = Attack(server.address, table.id, kind, hello=hello)
            loop = asyncio.get_running_loop()
            assert isinstance(loop, Timed)
            async with perch.device(0) as canary:
                await plays(canary)
                loop.longest = 0.0
                async with attack.going_on():
                    await soon(lambda: attack.upgrades == SOCKETS)
                    for _ in range(40):
                        await answered(canary)
                        await asyncio.sleep(0.01)
                    if not (hello and "texts" in kind):  # those are read slowly, as ever
                        await soon(lambda: attack.ended == SOCKETS)
                assert len(parsed) < SOCKETS * PIECES
                assert loop.longest < LONGEST_TURN

    run(play(), Timed)


def test_sockets_of_unknown_tables_are_refused_before_the_upgrade(
    tmp_path: Path, parsed: list[int]
) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server:
            assert await turned_away(server.address, "none") == (404, "no_such_table")
            assert await turned_away(server.address, "a/b") == (404, "no_such_address")
            attack = Attack(server.address, "none", "pings", hello=False)
            async with attack.going_on():
                await soon(lambda: attack.ended == SOCKETS)
            assert not attack.upgrades

    run(play())
    assert not parsed


def test_an_address_that_comes_and_comes_again_is_told_to_wait(tmp_path: Path) -> None:
    async def play() -> None:
        limits = Limits(sockets_a_second=0.001, sockets_at_once=2)
        async with serving(tmp_path, limits=limits) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"))
            async with table.device(0) as ana:
                async with table.device(1):
                    pass
                assert await turned_away(server.address, table.id) == (429, "too_fast")
                await plays(ana)

    run(play())


def test_after_a_refusal_nothing_more_is_parsed(tmp_path: Path, parsed: list[int]) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"))
            async with Rude.to(server.address, table.id) as rude:
                await rude.send(b"{}")
                opcode, refusal = await rude.receive()
                assert (opcode, json.decode(refusal)["code"]) == (TEXT, "missing_field")
                assert (await rude.receive())[0] == CLOSE
                read = len(parsed)
                for _ in range(50):
                    await rude.send(b"x", PROTOCOL_PING)
                await rude.send(b"\x03\xe8", CLOSE)
                rude.link.close()
                await soon(lambda: not server.sockets)
                assert len(parsed) == read

    run(play())


def test_a_message_in_very_many_parts_is_cut_however_slowly_they_come(tmp_path: Path) -> None:
    async def play() -> None:
        limits = Limits(fragments=20, frames_a_second=1e9)
        async with serving(tmp_path, limits=limits) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"))
            async with Rude.to(server.address, table.id) as rude:
                await rude.send(HELLO)
                await rude.receive()
                await rude.send_bytes(b"\x01\x80\0\0\0\0" + 30 * FLOODS["fragments"])
                assert await rude.hung_up() == 1008

    run(play())


def test_a_message_in_a_few_parts_is_heard(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path, limits=Limits()) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"))
            async with Rude.to(server.address, table.id) as rude:
                await rude.send_bytes(bytes([TEXT]) + frame(HELLO[:9])[1:])
                await rude.send_bytes(b"\x80" + frame(HELLO[9:])[1:])
                assert json.decode((await rude.receive())[1].split(b"\n")[0])["type"] == "welcome"

    run(play())


def test_a_long_message_of_somebody_who_plays_is_heard_whole(tmp_path: Path) -> None:
    """It is read in many small pieces."""

    async def play() -> None:
        async with serving(tmp_path, limits=Limits()) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"))
            async with table.device(0) as ana:
                before = len(ana.said)
                await ana.send({"type": "ping", "more": "x" * 60_000})
                refusal = await ana.until(lambda m: m["type"] == "refusal", before)
                assert refusal["code"] == "unknown_field"
                await plays(ana)

    run(play())


def test_a_text_that_is_none_ends_the_connection_without_a_traceback(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")

    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"))
            for first in (b"", HELLO):
                async with Rude.to(server.address, table.id) as rude:
                    if first:
                        await rude.send(first)
                    await rude.send(b'{"type":"\xff"}')
                    assert await rude.hung_up() == 1007
            await soon(lambda: not server.sockets)
            host, _, port = server.address.removeprefix("http://").partition(":")
            for path in (b"/ws/tables/\xff", b"/\xff", b"/api/codes/%FF", b"/ws/tables/%FF"):
                reader, writer = await asyncio.open_connection(host, int(port))
                upgrade = b"Upgrade: websocket\r\nConnection: Upgrade\r\n" * (b"ws" in path)
                writer.write(b"GET " + path + b" HTTP/1.1\r\nHost: a\r\n" + upgrade)
                writer.write(b"Sec-WebSocket-Version: 13\r\n")
                writer.write(b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n")
                assert (await reader.readline()).split()[1] in (b"400", b"404")
                writer.close()

    run(play())
    assert noted(caplog).count("not_utf8") == 2
    assert not [
        record for record in caplog.records if record.exc_info or record.levelname == "ERROR"
    ]


def test_a_lively_player_is_never_cut(tmp_path: Path) -> None:
    """Gestures twenty times a second for long, and a burst after a line that stood still."""

    async def play() -> None:
        async with serving(tmp_path, limits=Limits()) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"), options={"round_limit": 50})
            async with table.device(0) as ana:
                for number in range(600):
                    await ana.send({"type": "gesture", "seat": 0, "marks": [number, 1, 2]})
                await ana.send({"type": "ping"})
                await ana.until(lambda m: m["type"] == "refusal" and m["code"] == "too_fast")
                await asyncio.sleep(0.5)
                assert ana.closed is None
                ana.socket.transport.abort()

    run(play())

"""Nonsense, forgery and impudence on the socket: each is answered, and the table plays on."""

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from msgspec import json
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sobremesa import Luck
from sobremesa.server.limits import Limits
from tests.server.client import Api, Client, any_move, connected, people, plugged_in, speaks
from tests.server.raw import HELLO, Rude, frame
from tests.server.running import NO_LIMITS, run, serving, soon

NONSENSE: list[Any] = [
    ("{", "truncated"),
    ("", "truncated"),
    ("}", "malformed"),
    ("\0", "malformed"),
    (b"\xff\xfe\x00", "malformed"),
    ('{"type":"play","seat":0,"step":0,"id":"\\ud800","move":{}}', "malformed"),
    ("[" * 20_000, "wrong_type"),
    ('{"type":"play","seat":0,"step":0,"id":"x","move":' + '{"a":' * 5000, "malformed"),
    ("null", "wrong_type"),
    ("[]", "wrong_type"),
    ('"hello"', "wrong_type"),
    ("{}", "missing_field"),
    ('{"type":"dance"}', "bad_value"),
    ('{"type":5}', "bad_value"),
    ('{"type":"ping","more":1}', "unknown_field"),
    ('{"type":"hello"}', "hello_again"),
    ('{"type":"play"}', "missing_field"),
    ('{"type":"play","seat":"0","step":0,"id":"x","move":{}}', "wrong_type"),
    ('{"type":"play","seat":0.5,"step":0,"id":"x","move":{}}', "wrong_type"),
    ('{"type":"play","seat":true,"step":0,"id":"x","move":{}}', "wrong_type"),
    ('{"type":"play","seat":-1,"step":0,"id":"x","move":{}}', "bad_value"),
    ('{"type":"play","seat":1e400,"step":0,"id":"x","move":{}}', "bad_value"),
    ('{"type":"play","seat":99999999999999999999,"step":0,"id":"x","move":{}}', "bad_value"),
    (f'{{"type":"play","seat":{"9" * 9000},"step":0,"id":"x","move":{{}}}}', "bad_value"),
    ('{"type":"play","seat":0,"step":-1,"id":"x","move":{}}', "bad_value"),
    ('{"type":"play","seat":0,"step":0,"id":"","move":{}}', "wrong_length"),
    (f'{{"type":"play","seat":0,"step":0,"id":"{"x" * 65}","move":{{}}}}', "wrong_length"),
    ('{"type":"play","seat":0,"step":0,"id":"x","move":[]}', "wrong_type"),
    ('{"type":"play","seat":0,"step":0,"id":"x","move":null}', "wrong_type"),
    ('{"type":"play","seat":99,"step":0,"id":"x","move":{}}', "not_your_seat"),
    ('{"type":"play","seat":2147483647,"step":0,"id":"x","move":{}}', "not_your_seat"),
    ('{"type":"play","seat":1,"step":0,"id":"x","move":{"type":"end_turn"}}', "not_your_seat"),
    ('{"type":"play","seat":0,"step":0,"id":"x","move":{}}', "missing_field"),
    ('{"type":"play","seat":0,"step":0,"id":"x","move":{"type":"fly"}}', "bad_value"),
    ('{"type":"play","seat":0,"step":0,"id":"x","move":{"type":"lay"}}', "missing_field"),
    ('{"type":"play","seat":0,"step":0,"id":"x","move":{"type":"end_turn"}}', "stale"),
]


async def plays(device: Client, seat: int = 0) -> None:
    """The device can still play."""
    standing = await device.turn(seat)
    step = await device.play(seat, standing["step"], any_move(standing, Luck(1)))
    await device.at(step, seat)


async def turned_away(address: str, table_id: str) -> tuple[int, str]:
    """The status and code with which a socket is refused before there is one."""
    with pytest.raises(InvalidStatus) as refused:
        async with plugged_in(address, table_id):
            pass
    answer = refused.value.response
    refusal = json.decode(answer.body or b"")
    speaks(refusal)
    return answer.status_code, refusal["code"]


def noted(log: pytest.LogCaptureFixture) -> list[str]:
    """The codes of the refusals in the log."""
    return [r.facts["code"] for r in log.records if r.name == "sobremesa" and hasattr(r, "facts")]


def test_nonsense_is_refused_with_a_reason_and_the_device_plays_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "sobremesa")

    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"), options={"round_limit": 9})
            async with table.device(0) as ana:
                for _ in range(3):
                    for message, code in NONSENSE:
                        before = len(ana.said)
                        await ana.socket.send(message)
                        refusal = await ana.until(lambda m: m["type"] == "refusal", before)
                        assert refusal["code"] == code, message[:80]
                        speaks(refusal)
                await plays(ana)
            codes = [code for _, code in NONSENSE]
            assert sorted(noted(caplog)) == sorted(set(codes))  # each kind once, not each message
            wrong_types = 3 * codes.count("wrong_type")
            counted = await api.metrics()
            assert counted["sobremesa_refusals_total wrong_type"] == wrong_types

    run(play())


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ('{"type":"ping"}', "say_hello_first"),
        ('{"type":"play","seat":0,"step":0,"id":"x","move":{}}', "say_hello_first"),
        ("{", "truncated"),
        ('{"type":"hello","tokens":"x"}', "wrong_type"),
        ('{"type":"hello","tokens":[""]}', "wrong_length"),
        ('{"type":"hello","tokens":["' + "x" * 81 + '"]}', "wrong_length"),
        ('{"type":"hello","tokens":[' + ",".join(['"x"'] * 17) + "]}", "wrong_length"),
        ('{"type":"hello","after":-1}', "bad_value"),
        (None, "say_hello_first"),
    ],
)
def test_whoever_does_not_say_hello_is_let_go(tmp_path: Path, first: str | None, code: str) -> None:
    async def play() -> None:
        limits = Limits(hello_seconds=0.3 if first is None else 30)
        async with serving(tmp_path, limits=limits) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"))
            async with plugged_in(api.address, table.id) as client:
                if first is not None:
                    await client.socket.send(first)
                assert await client.hung_up() == 1008
                assert client.said[-1]["code"] == code
                speaks(client.said[-1])
            async with table.device(0) as ana:
                await plays(ana)

    run(play())


@pytest.mark.parametrize("table_id", ["none", "..", "%00", "%F0%9F%8E%B2", "x" * 5000])
def test_a_table_that_is_not_there_has_no_socket(tmp_path: Path, table_id: str) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server:
            assert await turned_away(server.address, table_id) == (404, "no_such_table")
            assert not server.house.tables
            assert not server.house._opening  # nothing is kept of what was not found

    run(play())


def test_a_foreign_or_forged_token_only_watches(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"))
            other = await api.open(people("Eva", "Leo"))
            for token in (other.tokens[0], other.host, table.host, "forged", "é\0☃", "0"):
                async with connected(api.address, table.id, [token]) as stranger:
                    assert stranger.said[0]["seats"] == []
                    standing = await stranger.at(0, None)
                    for seat in (0, 1):
                        move = {"type": "end_turn"}
                        refused = await stranger.refused(seat, standing["step"], move)
                        assert refused == "not_your_seat"
                    assert stranger.newest(0) is None
            async with table.device(0) as ana:
                await plays(ana)

    run(play())


def test_a_message_of_ten_megabytes_ends_the_connection_with_1009(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "sobremesa")

    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"))
            async with table.device(0) as ana:
                async with Rude.to(api.address, table.id) as rude:
                    await rude.send(HELLO)
                    await rude.send_bytes(frame(b"x" * 1000, claimed=10_000_000))
                    assert await rude.hung_up() == 1009
                async with plugged_in(api.address, table.id) as client:
                    with suppress(ConnectionClosed):
                        await client.socket.send("x" * 10_000_000)
                    assert await client.hung_up() in (1009, 1006)  # it may be cut off in mid-word
                await plays(ana)
                await soon(lambda: server.sockets == 1)
        assert noted(caplog).count("too_large") == 2

    run(play())


def test_a_device_that_floods_is_slowed_down_and_others_do_not_notice(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "sobremesa")

    async def play() -> None:
        limits = Limits(tables_at_once=100)
        async with serving(tmp_path, limits=limits) as server, Api(server.address) as api:
            flooded, other = await api.open(people("A", "B")), await api.open(people("C", "D"))
            async with flooded.device(0) as flood, other.device(0) as ana:
                loop = asyncio.get_running_loop()
                begun = loop.time()
                for number in range(2000):  # a thousand a second
                    await flood.send({"type": "ping"})
                    if number % 100 == 0:  # answered though most of the flood still waits
                        before = len(ana.said)
                        await ana.send({"type": "ping"})
                        await ana.until(lambda m: m["type"] == "pong", before)
                    await asyncio.sleep(max(0.0, begun + number / 1000 - loop.time()))
                answered = sum(m["type"] == "pong" for m in flood.said)
                most = limits.messages_at_once + limits.messages_a_second * (loop.time() - begun)
                assert 0 < answered <= most + 1
                refusals = [m for m in flood.said if m["type"] == "refusal"]
                assert [r["code"] for r in refusals] == ["too_fast"]
                speaks(refusals[0])
                await plays(ana)
                flood.socket.transport.abort()
                await soon(lambda: not server.house.tables[flooded.id].devices)
        assert noted(caplog).count("too_fast") == 1

    run(play())


def test_too_many_sockets_from_one_address_are_told_to_come_later(tmp_path: Path) -> None:
    async def play() -> None:
        limits = replace(NO_LIMITS, sockets=2)
        async with serving(tmp_path, limits=limits) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"))
            async with table.device(0) as ana:
                async with table.device(1):
                    refused = await turned_away(api.address, table.id)
                    assert refused == (429, "too_many_sockets")
                async with table.device(1):  # there is room again
                    await plays(ana)

    run(play())


def test_the_limits_of_a_lively_player_are_never_felt(tmp_path: Path) -> None:
    async def play() -> None:
        limits = Limits()
        assert limits.messages_at_once >= 50
        async with serving(tmp_path, limits=limits) as server, Api(server.address) as api:
            table = await api.open(people("Ana"))
            async with table.device(0) as ana:
                await ana.play_out(Luck(1), 0)
                assert not any(m["type"] == "refusal" for m in ana.said)

    run(play())

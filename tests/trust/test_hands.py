"""No sequence of calls by one holder of tokens shows it two hands."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from sobremesa import Luck, Refused
from sobremesa.bots.cast import CAST
from sobremesa.bus.memory import MemoryBus
from sobremesa.core import codec
from sobremesa.server import asking
from sobremesa.server import table as tables
from sobremesa.server.house import House
from sobremesa.store.sqlite import SqliteStore
from tests.server.client import OPEN, Api, any_move, bots, connected, people
from tests.server.running import NO_LIMITS, run, serving
from tests.trust.thief import Thief, call

GAME = "shifting_stones"
CALLS = 120


@asynccontextmanager
async def a_house(folder: Path) -> AsyncIterator[House]:
    house = House(await SqliteStore.open(folder / "kept.db"), MemoryBus(), limits=NO_LIMITS)
    try:
        yield house
    finally:
        await house.close()


async def a_match(house: House, seats: list[Any]) -> tuple[str, str, list[str], dict[int, str]]:
    """A match that runs: its id, the host's token, those of the opening, and of those who sat."""
    wish = {"game": GAME, "seats": seats, "options": {"round_limit": 3}}
    opened = await call(house, "open_table", body=wish)
    table, host = opened["table"]["id"], opened["host"]
    sat = {}
    for seat, wanted in enumerate(seats):
        if wanted == OPEN:
            body = {"name": f"Person {seat}"}
            seated = await call(house, "sit", table, seat=seat, body=body)
            sat[seat] = seated["token"]
    await call(house, "start", table, host)
    return table, host, list(opened["tokens"].values()), sat


ROLES = ("player", "host", "host who plays", "watcher", "alone with bots")


async def as_a(role: str, house: House) -> tuple[str, list[str], list[str]]:
    """A match, the tokens of the thief, and those of an honest person there, if there is one."""
    if role == "alone with bots":
        table, host, mine, _ = await a_match(house, [*people("Zed"), *bots("easy", "easy")])
        return table, [host, *mine], []
    seats = [*people("Ana"), OPEN, *bots("easy"), OPEN]
    if role == "host":
        table, host, _, sat = await a_match(house, [OPEN, OPEN, *bots("easy")])
        return table, [host], list(sat.values())
    table, host, first, sat = await a_match(house, seats)
    match role:
        case "player":
            return table, [sat[1]], [*first, sat[3]]
        case "host who plays":
            return table, [host, *first], list(sat.values())
    return table, [], [*first, *sat.values()]


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("seed", range(4))
def test_no_sequence_of_calls_shows_two_hands(tmp_path: Path, role: str, seed: int) -> None:
    run(steal(tmp_path, role, seed))


async def steal(folder: Path, role: str, seed: int) -> None:
    """Try this and that, and look each time."""
    luck = Luck(seed)
    async with a_house(folder) as house:
        table, tokens, honest = await as_a(role, house)
        thief = Thief(house, luck, tokens)
        for _ in range(CALLS):
            await thief.look(table)
            table = await thief.try_something(table)
            await thief.look(table)
            if luck.chance(0.5):
                await others(house, table, honest, luck)


def test_the_thief_gets_its_hands_where_one_party_is_enough(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That the test above can fail is tested as well."""
    monkeypatch.setattr(asking, "FEWEST_PARTIES", 1)
    with pytest.raises(AssertionError):
        run(steal_for_long(tmp_path))


async def steal_for_long(folder: Path) -> None:
    for seed in range(30):
        (folder / str(seed)).mkdir()
        await steal(folder / str(seed), "alone with bots", seed)


async def others(house: House, table: str, honest: list[str], luck: Luck) -> None:
    """Whoever else is there: says no or nothing, leaves and comes back; and the match goes on."""
    served = await house.table(table)
    kept = served.kept
    if honest and luck.chance(0.2):
        token = luck.pick(honest)
        asks = served.info().asks
        with suppress(Refused):
            if asks and luck.chance(0.5):
                ask = luck.pick(asks)
                body = {"ask": ask.id, "yes": False}
                await call(house, "answer", table, token, seat=ask.seat, body=body)
            seat = luck.below(len(kept.doc.seats))
            await call(house, luck.pick(["leave", "reclaim"]), table, token, seat=seat)
    elif kept.stage == "playing":
        seat = luck.pick(sorted(kept.match.to_move))
        move = codec.to_json(kept.match.choices(seat).sample(luck))
        await kept.play(seat, move, kept.step, luck_id(luck))


def luck_id(luck: Luck) -> str:
    return f"0:{luck.below(2**30)}"


# The same on the wire, as it was first seen


def test_a_bots_seat_shows_its_hand_to_no_player(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open([*people("Ana"), OPEN, *bots("easy")], start=False)
            ben = await table.sit(1, "Ben")
            await api.post(f"{table.path}/start", token=table.host)
            async with table.device(tokens=[ben]) as device:
                for token in (ben, table.host):
                    freed = await api.ask("POST", table.seat(2, "change"), {"kind": "open"}, token)
                    assert freed.json().get("code") == "seat_has_hand"
                    left = await api.ask("POST", table.seat(2, "leave"), token=token)
                    assert left.status_code == 403
                seated = await api.post(table.seat(2, "sit"), {"name": "Zed"})
                assert seated["ask"]
                await sees_only(api, table.id, [ben, seated["token"]], {1})
                assert (await api.get(table.path))["seats"][2]["kind"] == "bot"
                assert {m["seat"] for m in device.said if m["type"] == "standing"} == {1}

    run(play())


def test_a_removed_persons_hand_is_shown_to_nobody(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open([*people("Ana"), OPEN, OPEN], start=False)
            ben, eva = await table.sit(1, "Ben"), await table.sit(2, "Eva")
            await api.post(f"{table.path}/start", token=table.host)
            info = await api.post(table.seat(1, "leave"), None, table.host)
            assert info["seats"][1]["kind"] == "bot"
            assert info["seats"][1]["name"] in CAST["normal"]
            assert info["changes"][-1]["what"] == "removed"
            assert info["changes"][-1]["name"] == "Ben"
            refused = await api.refusal("POST", table.seat(1, "sit"), {"name": "Zed"})
            assert refused == (403, "hand_was_anothers")
            await sees_only(api, table.id, [table.host, table.tokens[0]], {0})
            await sees_only(api, table.id, [ben], {None})
            await sees_only(api, table.id, [eva], {2})

    run(play())


async def sees_only(api: Api, table: str, tokens: list[str], eyes: set[int | None]) -> None:
    """With whose eyes these tokens see the match, on a socket and in its history."""
    async with connected(api.address, table, tokens) as device:
        await device.until(lambda m: m["type"] == "standing")
        await asyncio.sleep(0)
        standings = [m for m in device.said if m["type"] == "standing"]
    assert {m["seat"] for m in standings} == eyes
    assert {m["view"]["viewer"] for m in standings} == eyes
    for token in tokens:
        history = await api.get(f"/api/tables/{table}/history", token)
        assert history["viewer"] in {*eyes, None}


def test_whoever_was_removed_sees_nothing_more_even_before_the_table_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"), game=GAME)
            async with table.device(0) as ana, table.device(1) as ben:
                standing = await ana.turn(0)
                await ben.at(standing["step"], 1)
                monkeypatch.setattr(tables.Table, "_show_table", lambda _: None)
                await api.post(f"{table.path}/seats/1/leave", None, table.host)
                await ana.play(0, standing["step"], any_move(standing, Luck(1)))
                await ben.send({"type": "ping"})
                await ben.until(lambda message: message["type"] == "pong")
                shown = ben.newest(1)
                assert shown is not None
                assert shown["step"] == standing["step"]

    run(play())

"""Sitting down over a bad line, grace for whoever is gone for a moment, names, clocks, records."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from sobremesa import Luck
from sobremesa.cli import players
from sobremesa.core.names import clean
from sobremesa.server.presence import Gone
from sobremesa.words import Words
from tests.server.client import OPEN, Api, bots, people, together
from tests.server.running import NO_LIMITS, run, serving, soon
from tests.server.test_houses import Lossy

TOKEN = "made-by-the-device_itself-0123"
ESC, RIGHT_TO_LEFT, ZERO_WIDTH = "\x1b", "\u202e", "\u200b"


def test_sitting_down_again_with_the_same_token_is_the_same_seat(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open([*people("Ana"), OPEN, OPEN], start=False)
            sit, body = table.seat(1, "sit"), {"name": "Ben", "token": TOKEN}
            all_at_once = await asyncio.gather(*(api.post(sit, body) for _ in range(5)))
            answers = [*all_at_once, await api.post(sit, body)]
            assert {(one["seat"], one["token"]) for one in answers} == {(1, TOKEN)}
            assert (await api.get(table.path))["seats"][1]["name"] == "Ben"
            other = await api.refusal("POST", sit, {"name": "Eva"})
            assert other == (403, "seat_taken")
            # The seats were arranged meanwhile: the answer says where one sits now.
            await api.post(f"{table.path}/arrange", {"order": [0, 2, 1]}, table.host)
            assert (await api.post(sit, body))["seat"] == 2
            hosts = await api.refusal("POST", sit, {"name": "Eva", "token": table.host})
            assert hosts == (403, "seat_elsewhere")
            for odd in ("", "short", "x" * 81, "spaces are not for tokens", "é" * 30):
                status, _ = await api.refusal("POST", sit, {"name": "Eva", "token": odd})
                assert status == 400

    run(play())


def test_whoever_has_just_gone_is_waited_for(tmp_path: Path) -> None:
    async def play() -> None:
        patient = replace(NO_LIMITS, grace_seconds=30)
        async with serving(tmp_path, limits=patient) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"))
            change, bot = table.seat(1, "change"), {"kind": "bot", "level": "easy"}
            async with table.device(0):
                async with table.device(1):
                    present = await api.refusal("POST", change, bot, table.host)
                    assert present == (403, "seat_in_use")
                served = server.house.tables[table.id]
                await soon(lambda: 1 not in served.present())
                for token in (table.host, table.tokens[0]):
                    answer = await api.ask("POST", change, bot, token)
                    assert answer.json()["code"] == "just_gone"
                    assert 0 < answer.json()["facts"]["seconds"] <= 30
                info = await api.post(change, bot, table.tokens[1])
                assert info["seats"][1]["stand_in"]

    run(play())


def test_a_worker_that_opens_a_table_hears_who_is_with_others_first(tmp_path: Path) -> None:
    async def play() -> None:
        patient, ends = replace(NO_LIMITS, grace_seconds=30), list[Lossy]()
        async with (
            serving(tmp_path, limits=patient, bus=Lossy(ends)) as first,
            serving(tmp_path, limits=patient, bus=Lossy(ends)) as second,
            Api(first.address) as here,
            Api(second.address) as there,
        ):
            table = await here.open(people("Ana", "Ben"))
            async with table.device(1):
                assert table.id not in second.house.tables
                bot = {"kind": "bot", "level": "easy"}
                change = await there.refusal("POST", table.seat(1, "change"), bot, table.host)
                assert change == (403, "seat_in_use")

    run(play())


def test_grace_ends_and_who_was_never_there_is_not_waited_for() -> None:
    gone = Gone()
    gone.saw(["ben"])
    assert 29 < gone.wait("ben", 30) <= 30
    assert gone.wait("ben", 0) == 0
    assert gone.wait("eva", 30) == 0
    # Of somebody this worker has not seen, others may know more: they are given a moment.
    assert 0 < gone.unheard(30) <= 1
    gone._opened -= 40
    gone._seen["ben"] -= 40
    assert gone.wait("ben", 30) == gone.unheard(30) == 0


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("  Ana\t María\n", "Ana María"),
        (f"{ESC}[31mAna{ESC}]0;x\x07", "[31mAna]0;x"),
        (f"{RIGHT_TO_LEFT}anA", "anA"),
        (f"A{ZERO_WIDTH}n\u2060a\ufeff", "Ana"),
        ("Jose\u0301", "José"),
        ("Zoë 🦊", "Zoë 🦊"),
        ("שרה", "שרה"),
        (f"{ZERO_WIDTH}{RIGHT_TO_LEFT}\u3164\u2800 \x00", ""),
    ],
)
def test_of_a_name_what_can_be_seen_is_kept(said: str, shown: str) -> None:
    assert clean(said) == shown
    assert clean(clean(said)) == shown


def test_every_name_that_comes_in_is_cleaned(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            nobody = {"name": f"{ZERO_WIDTH}{RIGHT_TO_LEFT}"}
            bot = {"kind": "bot", "level": "easy", "name": f"{ESC}Bot"}
            seats = [*people(f" A{ESC}na "), OPEN, bot]
            table = await api.open(seats, start=False)
            assert [seat["name"] for seat in table.info["seats"]] == ["Ana", "", "Bot"]
            refused = await api.refusal("POST", table.seat(1, "sit"), nobody)
            assert refused == (422, "bad_name")
            wish = {"game": "shifting_stones", "seats": [{"kind": "person", **nobody}]}
            assert await api.refusal("POST", "/api/tables", wish) == (422, "bad_name")
            seated = await api.post(table.seat(1, "sit"), {"name": f"B{RIGHT_TO_LEFT}en"})
            assert seated["table"]["seats"][1]["name"] == "Ben"

    run(play())


def test_names_in_the_terminal_are_cleaned() -> None:
    (player,) = players.seated(f"me:A{ESC}[2Jna", Words("en"))
    assert ESC not in player.name


@pytest.mark.parametrize("seconds", [1e-9, 0.5, 4.9])
def test_a_clock_leaves_time_to_move(tmp_path: Path, seconds: float) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            wish = {"game": "shifting_stones", "seats": people("Ana"), "clock": seconds}
            refused = await api.refusal("POST", "/api/tables", wish)
            assert refused == (422, "clock_too_short")
            assert (await api.open(people("Ana"), clock=5)).info["clock"] == 5

    run(play())


def test_without_watchers_the_record_is_for_those_who_were_there(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open([*people("Ana", "Ben", "Eva")], watchers=False)
            ben = table.tokens[1]
            await api.post(table.seat(1, "leave"), None, table.host)
            async with table.device(0) as ana, table.device(2) as eva:
                assert await together(Luck(1), {0: ana, 2: eva})
            for path in (f"{table.path}/record", f"{table.path}/history", table.seat(0, "history")):
                for token in ("", "forged"):
                    assert await api.refusal("GET", path, None, token) == (403, "no_watchers")
                for token in (table.host, table.tokens[0], ben):
                    assert await api.get(path, token)
            sit = table.seat(1, "sit")
            assert await api.refusal("POST", sit, {"name": "Zed"}) == (403, "no_watchers")
            other = await api.open([*people("Ana"), *bots("easy")])
            assert await api.refusal("GET", f"{other.path}/record") == (403, "not_over")

    run(play())

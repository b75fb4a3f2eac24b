"""Sitting down, leaving, standing in, coming back, and playing once more."""

import asyncio
from pathlib import Path

from sobremesa import Luck
from sobremesa.bots.cast import circle
from tests.server.client import OPEN, Api, bots, connected, people, together
from tests.server.running import run, serving, soon

BOT = circle("easy", "shifting_stones")[0]
"""Who comes first of that level."""


def test_a_table_is_found_by_its_id_and_by_its_code_however_it_is_typed(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open([*people("Ana"), OPEN], start=False)
            code = table.info["code"]
            assert len(code) == 5
            for typed in (code, code.lower(), f" {code} "):
                assert await api.get(f"/api/codes/{typed}") == table.info
            assert await api.get(table.path) == table.info
            assert await api.refusal("GET", "/api/codes/OOOOO") == (404, "no_such_code")
            assert await api.refusal("GET", "/api/tables/none") == (404, "no_such_table")

    run(play())


def test_a_device_asks_for_all_its_tables_at_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            waiting = await api.open([*people("Ana"), OPEN], start=False)
            playing = await api.open(people("Ana", "Ben"))
            mine = {
                waiting.id: [waiting.tokens[0]],
                "gone": ["x"],
                playing.id: [playing.tokens[1], "forged"],
            }
            first, second = await api.post("/api/mine", {"tables": mine})
            assert (first["table"]["id"], first["seats"]) == (waiting.id, [0])
            assert (second["table"]["id"], second["seats"]) == (playing.id, [1])
            assert (first["table"]["to_move"], second["table"]["to_move"]) == ([], [0])

    run(play())


def test_a_table_fills_and_begins(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open([*people("Ana"), OPEN, OPEN])
            start = f"{table.path}/start"
            assert table.info["stage"] == "waiting"  # `start` waits for the open seats
            async with table.device(0) as ana:
                assert await api.refusal("POST", start) == (401, "no_token")
                assert await api.refusal("POST", start, token="x") == (403, "not_the_host")
                assert await api.refusal("POST", start, token=table.host) == (403, "seats_open")
                assert await ana.refused(0, 0, {"type": "end_turn"}) == "not_started"
                token = await table.sit(1, "Ben")
                await ana.table(lambda t: t["seats"][1]["name"] == "Ben")
                taken = await api.refusal("POST", table.seat(1, "sit"), {"name": "Eva"})
                assert taken == (403, "seat_taken")
                await api.post(table.seat(2, "change"), {"kind": "bot", "level": "easy"}, token)
                info = await api.post(start, token=table.host)
                assert info["stage"] == "playing"
                assert await api.refusal("POST", start, token=table.host) == (
                    403,
                    "already_started",
                )
                async with table.device(tokens=[token]) as ben:
                    await ana.table(lambda t: t["seats"][1]["present"])
                    assert await together(Luck(1), {0: ana, 1: ben})

    run(play())


def test_before_the_match_people_change_seats_and_leave(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open([*people("Ana", "Ben"), *bots("easy")], start=False)
            arrange, order = f"{table.path}/arrange", {"order": [1, 2, 0]}
            async with table.device(0) as ana:
                info = await api.post(arrange, order, table.host)
                assert [seat["name"] for seat in info["seats"]] == ["Ben", BOT, "Ana"]
                await ana.table(lambda t: t["seats"][2]["present"])
                for wrong in ([0, 1], [0, 0, 1], [0, 1, 3], []):
                    refused = await api.refusal("POST", arrange, {"order": wrong}, table.host)
                    assert refused == (403, "bad_order")
                mine = await api.refusal("POST", arrange, order, table.tokens[0])
                assert mine == (403, "not_the_host")
                # Ana has moved to seat 2: there, and only there, she may get up.
                not_hers = await api.refusal("POST", table.seat(0, "leave"), None, table.tokens[0])
                assert not_hers == (403, "not_your_seat")
                info = await api.post(table.seat(2, "leave"), None, table.tokens[0])
                assert info["seats"][2]["kind"] == "open"
                info = await api.post(table.seat(0, "leave"), None, table.host)
                assert info["seats"][0]["kind"] == "open"
                info = await api.post(table.seat(1, "change"), {"kind": "open"}, table.host)
                assert info["seats"][1]["kind"] == "open"

    run(play())


def test_a_bot_stands_in_for_an_absent_person_until_they_take_the_seat_back(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"), options={"round_limit": 8})
            bot = {"kind": "bot", "level": "random"}
            async with table.device(1) as ben:
                async with table.device(0) as ana:
                    await ben.table(lambda t: t["seats"][0]["present"])
                    refused = await api.refusal("POST", table.seat(0, "change"), bot, table.host)
                    assert refused == (403, "seat_in_use")
                    step = (await ana.turn(0))["step"]
                await soon(lambda: 0 not in server.house.tables[table.id].present())
                stranger = await api.refusal("POST", table.seat(0, "change"), bot, "stranger")
                assert stranger == (403, "not_at_this_table")
                info = await api.post(table.seat(0, "change"), bot, table.tokens[1])
                assert info["seats"][0] == {
                    "kind": "person",
                    "name": "Ana",
                    "level": "random",
                    "present": False,
                    "stand_in": True,
                    "wins": 0,
                }
                await ben.turn(1)
                assert (await ben.turn(1))["step"] > step
                sit = await api.refusal("POST", table.seat(0, "sit"), {"name": "Eva"})
                assert sit == (403, "seat_taken")
                async with table.device(0) as ana:
                    back = await api.refusal("POST", table.seat(0, "back"), None, table.tokens[1])
                    assert back == (403, "not_your_seat")
                    info = await api.post(table.seat(0, "back"), None, table.tokens[0])
                    assert not info["seats"][0]["stand_in"]
                    assert await together(Luck(2), {0: ana, 1: ben})

    run(play())


def test_a_person_may_let_a_bot_play_their_own_seat(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"))
            async with table.device(0, 1) as both:
                for seat in (0, 1):
                    level = {"kind": "bot", "level": "easy"}
                    await api.post(table.seat(seat, "change"), level, table.tokens[seat])
                await both.table(lambda t: t["stage"] == "over")

    run(play())


def test_where_nothing_is_hidden_a_new_person_sits_in_a_vacated_seat(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"), game="through_the_desert", options={})
            async with table.device(0) as ana, table.device(1) as ben:
                await together(Luck(3), {0: ana, 1: ben}, moves=3)
                await api.post(table.seat(1, "leave"), None, table.tokens[1])
                info = await ana.table(lambda t: t["seats"][1]["kind"] == "open")
                assert info["stage"] == "playing"
                standing = ben.newest(1)
                assert standing is not None
                play = {"type": "play", "seat": 1, "step": standing["step"], "id": "late"}
                await ben.send({**play, "move": {}})
                assert (await ben.until(lambda m: m.get("id") == "late"))["code"] == "not_your_seat"
                token = await table.sit(1, "Eva")
                async with table.device(tokens=[token]) as eva:
                    assert eva.said[0]["seats"] == [1]
                    await together(Luck(4), {0: ana, 1: eva}, moves=3)
                # The one who left watches.
                seats = [m["seat"] for m in ben.said if m["type"] == "standing"]
                assert seats[-1] is None
                assert 1 not in seats[seats.index(None) :]

    run(play())


def test_where_nobody_may_watch_whoever_is_removed_is_let_go(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"), watchers=False)
            async with table.device(1) as ben:
                await api.post(table.seat(1, "leave"), None, table.host)
                assert await ben.hung_up() == 1008
                assert ben.said[-1]["code"] == "no_watchers"

    run(play())


def test_a_token_survives_reconnects_and_moves_to_another_device(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"))
            for number in range(4):
                async with table.device(0, 1) as both:
                    assert both.said[0]["seats"] == [0, 1]
                    await together(Luck(number), {0: both, 1: both}, moves=2)
            async with table.device(0) as phone, table.device(0) as tablet, table.device(1) as ben:
                luck, here, there = Luck(9), phone, tablet
                while await together(luck, {0: here, 1: ben}, moves=1) is None:
                    newest = here.newest(0)
                    assert newest is not None
                    await there.at(newest["step"], 0)
                    here, there = there, here
                step = (await phone.turn(0))["step"]
                assert (await tablet.at(step, 0))["outcome"] is not None

    run(play())


def test_presence_is_of_any_device(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"))
            async with table.device(1) as ben, table.device(0):
                async with table.device(0):
                    await ben.table(lambda t: t["seats"][0]["present"])
                await soon(lambda: len(server.house.tables[table.id].devices) == 2)
                assert (await api.get(table.path))["seats"][0]["present"]
            await soon(lambda: not server.house.tables[table.id].devices)
            assert not (await api.get(table.path))["seats"][0]["present"]

    run(play())


def test_a_rematch_takes_everybody_and_their_tokens_along(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open([*people("Ana", "Ben"), *bots("easy")])
            rematch = f"{table.path}/rematch"
            async with table.device(0) as ana, table.device(1) as ben, table.device() as watcher:
                early = await api.refusal("POST", rematch, None, table.host)
                assert early == (403, "not_over")
                await together(Luck(5), {0: ana, 1: ben})
                stranger = await api.refusal("POST", rematch, None, "stranger")
                assert stranger == (403, "not_at_this_table")
                # Everybody asks at once, and all come to the same table.
                tokens = [table.tokens[n % 2] for n in range(6)]
                asked = await asyncio.gather(*(server.house.rematch(table.id, t) for t in tokens))
                told = await asyncio.gather(*(api.post(rematch, None, t) for t in tokens))
                fresh = told[0]
                assert {info["id"] for info in told} == {info.id for info in asked} == {fresh["id"]}
                for device in (ana, ben, watcher):
                    assert (await device.table(lambda t: t["next"] != ""))["next"] == fresh["id"]
            assert [seat["name"] for seat in fresh["seats"]] == ["Ben", BOT, "Ana"]
            assert fresh["stage"] == "playing"
            async with (
                connected(api.address, fresh["id"], [table.tokens[0]]) as ana,
                connected(api.address, fresh["id"], [table.tokens[1]]) as ben,
            ):
                assert (ana.said[0]["seats"], ben.said[0]["seats"]) == ([2], [0])
                assert await together(Luck(6), {2: ana, 0: ben})

    run(play())

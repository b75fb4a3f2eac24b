"""Whoever opened a table may do away with it, unless others play on."""

from pathlib import Path

from sobremesa import Luck
from tests.server.client import OPEN, Api, bots, connected, people, together
from tests.server.running import run, serving


def test_only_the_host_removes_a_table_and_everybody_is_told(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open([*people("Ana", "Eva"), OPEN], start=False)
            remove = f"{table.path}/remove"
            ben = await table.sit(2, "Ben")
            assert await api.refusal("POST", remove) == (401, "no_token")
            for token in ("stranger", ben, table.tokens[0]):
                refused = await api.refusal("POST", remove, token=token)
                assert refused == (403, "not_the_host")
            async with table.device(tokens=[ben]) as device:
                assert (await api.post(remove, token=table.host))["id"] == table.id
                await device.hung_up()
                assert device.said[-1]["code"] == "no_such_table"
            assert await api.refusal("GET", table.path) == (404, "no_such_table")
            assert await api.refusal("POST", remove, token=table.host) == (404, "no_such_table")
            gone = await api.refusal("GET", f"/api/codes/{table.info['code']}")
            assert gone == (404, "no_such_code")

    run(play())


def test_a_match_that_others_play_is_not_removed_until_they_have_left(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            # Eva is of the host's device; Ben and Dora came by themselves.
            table = await api.open([*people("Ana", "Eva"), OPEN, OPEN], start=False)
            remove = f"{table.path}/remove"
            ben, dora = await table.sit(2, "Ben"), await table.sit(3, "Dora")
            await api.post(f"{table.path}/start", token=table.host)
            assert await api.refusal("POST", remove, token=table.host) == (403, "others_play")
            await api.post(table.seat(2, "leave"), token=ben)  # a bot plays the hand
            assert await api.refusal("POST", remove, token=table.host) == (403, "others_play")
            wish = {"kind": "bot", "level": "easy"}
            await api.post(table.seat(3, "change"), wish, dora)  # a bot stands in
            await api.post(remove, token=table.host)
            assert await api.refusal("GET", table.path) == (404, "no_such_table")

    run(play())


def test_a_match_against_bots_is_removed_at_any_time(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open([*people("Ana"), *bots("easy")])
            await api.post(f"{table.path}/remove", token=table.host)
            assert await api.post("/api/mine", {"tables": {table.id: [table.tokens[0]]}}) == []

    run(play())


def test_a_finished_match_is_removed_and_a_removed_rematch_is_opened_anew(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open([*people("Ana"), OPEN], start=False)
            ben = await table.sit(1, "Ben")
            await api.post(f"{table.path}/start", token=table.host)
            async with (
                table.device(0) as first,
                connected(api.address, table.id, [ben]) as second,
            ):
                assert await together(Luck(1), {0: first, 1: second})
            once = await api.post(f"{table.path}/rematch", token=table.host)
            # Ben still plays there: it is he who leaves.
            await api.post(f"/api/tables/{once['id']}/seats/0/leave", token=ben)
            await api.post(f"/api/tables/{once['id']}/remove", token=table.host)
            twice = await api.post(f"{table.path}/rematch", token=ben)
            assert twice["id"] != once["id"]
            assert (await api.post(f"{table.path}/rematch", token=table.host))["id"] == twice["id"]
            await api.post(f"{table.path}/remove", token=table.host)
            assert await api.refusal("GET", table.path) == (404, "no_such_table")
            assert (await api.get(f"/api/tables/{twice['id']}"))["stage"] == "playing"

    run(play())

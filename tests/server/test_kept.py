"""A database that version 0.1 left behind opens as if nothing had happened.

`kept/sobremesa.db` was written before the table server was put in order. It must never be written
anew: a database of a later day is a further sample beside it.
"""

import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import sobremesa
from sobremesa import Luck
from tests.server.client import Api, Table, together
from tests.server.running import run, serving

KEPT = Path(__file__).parent / "kept" / "sobremesa.db"

CODES = {
    "1a320c0f5d3ad75c": "NCGAJ",
    "35f49d8d96ef8cc9": "XZXYF",
    "d814a40825339767": "ZTJQP",
    "84363097e1e7dd42": "KUQUF",
    "df81c79d47cb54d7": "HCPAZ",
    "3bbe1b7c48bd3427": "BHFVX",
}
OVER, AGAIN, WAITING, MIDWAY, SONORA, LESSON = CODES


@asynccontextmanager
async def reopened(data: Path) -> AsyncIterator[Api]:
    """A server of today over a copy of the kept database."""
    shutil.copy(KEPT, data)
    async with serving(data) as server, Api(server.address) as api:
        yield api


async def table(api: Api, table_id: str, host: str, tokens: dict[int, str]) -> Table:
    """A kept table, with the tokens that were given out for it."""
    info = await api.get(f"/api/tables/{table_id}")
    named = {str(seat): token for seat, token in tokens.items()}
    return Table(api, {"table": info, "host": host, "tokens": named})


def test_every_link_leads_to_its_table_and_every_code_in_use(tmp_path: Path) -> None:
    async def play() -> None:
        (tmp_path / "page").mkdir()
        (tmp_path / "page" / "index.html").write_text("the page")
        async with reopened(tmp_path) as api:
            for table_id, code in CODES.items():
                assert (await api.ask("GET", f"/t/{table_id}")).text == "the page"
                assert (await api.get(f"/api/tables/{table_id}"))["id"] == table_id
                if table_id != OVER:  # which needs none any more
                    assert (await api.get(f"/api/codes/{code.lower()}"))["id"] == table_id

    run(play())


def test_a_device_still_holds_its_seats(tmp_path: Path) -> None:
    async def play() -> None:
        async with reopened(tmp_path) as api:
            mine = {
                OVER: ["over-ana"],
                AGAIN: ["over-ana", "over-ben"],
                WAITING: ["waiting-ana"],
                MIDWAY: ["midway-ben", "forged"],
                SONORA: ["sonora-eva"],
                LESSON: ["lesson-ana"],
            }
            found = await api.post("/api/mine", {"tables": mine})
            held = {welcome["table"]["id"]: welcome["seats"] for welcome in found}
            assert held == {
                OVER: [0],
                AGAIN: [0, 1],
                WAITING: [0],
                MIDWAY: [1],
                SONORA: [1],
                LESSON: [0],
            }
            stages = [welcome["table"]["stage"] for welcome in found]
            assert stages == ["over", "playing", "waiting", "playing", "playing", "playing"]

    run(play())


def test_a_finished_match_shows_its_history_and_its_record(tmp_path: Path) -> None:
    async def play() -> None:
        async with reopened(tmp_path) as api:
            over = await table(api, OVER, "over-host", {0: "over-ana", 1: "over-ben"})
            assert over.info["next"] == AGAIN
            history = await api.get(f"{over.path}/history", "over-ben")
            assert history["viewer"] == 1
            assert len(history["frames"]) == 22
            assert history["outcome"]["totals"] == [7, 3]
            text = (await api.ask("GET", f"{over.path}/record")).text
            match = sobremesa.replay(text)
            assert match.players == ("Ana", "Ben")
            assert match.outcome is not None
            assert match.outcome.winners == (0,)
            story = await api.get(f"{over.path}/story", "over-ben")
            assert story["moments"][-1]["points"] == [7, 3]
            again = await api.post(f"{over.path}/rematch", token="over-ben")
            assert again["id"] == AGAIN
            assert [seat["wins"] for seat in again["seats"]] == [0, 0]  # nobody counted them then

    run(play())


def test_a_match_with_a_stand_in_and_moves_taken_back_goes_on(tmp_path: Path) -> None:
    async def play() -> None:
        async with reopened(tmp_path) as api:
            kept = await table(api, MIDWAY, "midway-host", {0: "midway-ana", 1: "midway-ben"})
            assert [seat["kind"] for seat in kept.info["seats"]] == ["person", "person", "bot"]
            assert [seat["stand_in"] for seat in kept.info["seats"]] == [False, True, False]
            assert kept.info["to_move"] == [1]
            frames = (await api.get(f"{kept.path}/history", "midway-ana"))["frames"]
            told = [event["type"] for frame in frames for event in frame["events"]]
            assert len(frames) == 28
            assert told.count("taken_back") == 2
            await api.post(kept.seat(1, "back"), token="midway-ben")
            async with kept.device(0) as ana, kept.device(1) as ben:
                await ana.table(lambda t: not t["seats"][1]["stand_in"])
                assert (await ben.turn(1))["step"] == 28
                assert await ben.step(Luck(1), 1)
                assert (await ana.turn(0))["step"] > 29  # the bot of the third seat has moved too

    run(play())


def test_a_move_that_was_kept_is_not_played_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with reopened(tmp_path) as api:
            kept = await table(api, MIDWAY, "midway-host", {0: "midway-ana", 1: "midway-ben"})
            history = await api.get(f"{kept.path}/history", "midway-ana")
            step = next(frame["step"] for frame in history["frames"] if frame["seat"] == 0)
            async with kept.device(0) as ana:
                move = {"type": "whatever it was"}
                assert await ana.play(0, step - 1, move, f"m{step - 1}") == step

    run(play())


def test_a_waiting_table_fills_and_begins(tmp_path: Path) -> None:
    async def play() -> None:
        async with reopened(tmp_path) as api:
            kept = await table(api, WAITING, "waiting-host", {0: "waiting-ana"})
            assert kept.info["clock"] == 90
            assert (kept.info["watchers"], kept.info["undo"]) == (False, False)
            assert kept.info["options"]["mode"] == "cartographer"
            assert [seat["level"] for seat in kept.info["seats"]] == ["", "", "hard"]
            token = await kept.sit(1, "Leo")
            await api.post(f"{kept.path}/start", token="waiting-host")
            async with kept.device(0, tokens=[token]) as device:
                assert (await device.turn(0, 1))["left"]

    run(play())


def test_a_match_of_sonora_keeps_its_hands_and_is_written_on(tmp_path: Path) -> None:
    async def play() -> None:
        async with reopened(tmp_path) as api:
            kept = await table(api, SONORA, "sonora-host", {0: "sonora-ana", 1: "sonora-eva"})
            assert kept.info["options"]["hand"] == ["normal", "steady"]
            async with kept.device(0) as ana, kept.device(1) as eva:
                standing = await ana.turn(0)
                assert standing["step"] == 38
                assert standing["view"]["hands"] == ["normal", "steady"]
                assert standing["to_move"] == [0, 1]
                await together(Luck(3), {0: ana, 1: eva}, moves=4)

    run(play())


def test_a_lesson_goes_on_where_it_was_left(tmp_path: Path) -> None:
    async def play() -> None:
        async with reopened(tmp_path) as api:
            kept = await table(api, LESSON, "lesson-host", {0: "lesson-ana"})
            assert kept.info["lesson"]["id"] == "flick"
            async with kept.device(0) as ana:
                assert (await ana.turn(0))["step"] == 12
                await api.post(kept.seat(0, "change"), {"kind": "bot"}, "lesson-ana")
                await ana.at(14, 0)  # the stand-in has flicked, and the disc has rolled

    run(play())

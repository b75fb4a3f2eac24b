"""Faces that people make are seen by everybody at the table, and kept nowhere."""

from pathlib import Path

from msgspec.structs import replace

from tests.server.client import Api, Client, Message, people
from tests.server.running import NO_LIMITS, run, serving
from tests.server.test_gestures import answered
from tests.server.test_houses import elsewhere, two_houses

AT_ONCE = 4
PATIENT = replace(NO_LIMITS, faces_a_second=1e-9, faces_at_once=AT_ONCE)


def face(seat: int, name: str = "laugh") -> Message:
    return {"type": "react", "seat": seat, "face": name}


def faces(device: Client) -> list[tuple[int, str]]:
    return [(m["seat"], m["face"]) for m in device.said if m["type"] == "reacted"]


async def refused(device: Client, message: Message) -> str:
    """The code with which a message is refused."""
    told = len(device.said)
    await device.send(message)
    refusal = await device.until(lambda m: m["type"] == "refusal", told)
    return str(refusal["code"])


def test_everybody_sees_the_face_of_a_seat_and_nobody_keeps_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"))
            async with table.device(0) as ana, table.device(1) as ben, table.device() as watcher:
                step = (await ben.at(0, 1))["step"]
                rows = len(server.house.tables[table.id].kept.match.log)
                await ben.send(face(1, "thanks"))  # it is not Ben's turn
                for device in (ana, ben, watcher):
                    await device.until(lambda m: m["type"] == "reacted")
                    assert faces(device) == [(1, "thanks")]
                assert len(server.house.tables[table.id].kept.match.log) == rows
            async with table.device(0) as ana:
                await ana.at(step, 0)
                await answered(ana)
                assert faces(ana) == []

    run(play())


def test_only_who_holds_a_seat_makes_a_face_that_there_is(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"))
            async with table.device(0) as ana, table.device() as watcher:
                await ana.turn(0)
                assert await refused(watcher, face(0)) == "not_your_seat"
                assert await refused(ana, face(1)) == "not_your_seat"
                assert await refused(ana, face(9)) == "not_your_seat"
                assert await refused(ana, face(0, "tongue")) == "bad_value"
                await answered(watcher)
                assert faces(watcher) == []

    run(play())


def test_a_seat_makes_a_few_faces_at_once_however_many_devices_hold_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path, limits=PATIENT) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"))
            async with table.device(0) as ana, table.device(0) as too, table.device(1) as ben:
                await ben.at(0, 1)
                for _ in range(AT_ONCE):
                    await ana.send(face(0))
                    await answered(ana)
                    await answered(ben)
                assert await refused(ana, face(0)) == "too_many_faces"
                assert await refused(too, face(0)) == "too_many_faces"
                await ben.send(face(1, "wow"))
                await ana.until(lambda m: m["type"] == "reacted" and m["seat"] == 1)
                await answered(ben)
                assert faces(ben) == [(0, "laugh")] * AT_ONCE + [(1, "wow")]

    run(play())


def test_faces_reach_other_workers_and_count_there(tmp_path: Path) -> None:
    async def play() -> None:
        async with (
            two_houses(tmp_path, PATIENT) as (first, second, _),
            Api(first.address) as here,
            Api(second.address) as there,
        ):
            table = await here.open(people("Ana", "Ben"))
            far = elsewhere(table, there)
            async with table.device(0) as ana, far.device(1) as ben, far.device(0) as too:
                await ana.table(lambda t: t["seats"][1]["present"])
                for _ in range(AT_ONCE):
                    told = len(ben.said)
                    await ana.send(face(0, "ouch"))
                    await ben.until(lambda m: m["type"] == "reacted", told)
                assert faces(ben) == [(0, "ouch")] * AT_ONCE
                assert await refused(too, face(0)) == "too_many_faces"

    run(play())

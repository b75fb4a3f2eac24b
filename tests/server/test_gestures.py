"""What a hand is about to do reaches the others at once, and is kept nowhere."""

from pathlib import Path

from sobremesa.games.sonora.advice.swing import swing
from sobremesa.games.sonora.moves import Flick
from tests.server.client import Api, Client, Message, bots, people
from tests.server.running import run, serving
from tests.server.test_houses import elsewhere, two_houses


def aim(seat: int, *marks: int) -> Message:
    return {"type": "gesture", "seat": seat, "marks": list(marks)}


def gestures(device: Client) -> list[tuple[int, list[int]]]:
    return [(m["seat"], m["marks"]) for m in device.said if m["type"] == "gestured"]


async def answered(device: Client) -> None:
    """Everything the device has said before has been dealt with."""
    told = len(device.said)
    await device.send({"type": "ping"})
    await device.until(lambda m: m["type"] == "pong", told)


def test_others_see_the_aim_of_the_seat_to_move_and_nobody_keeps_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"))
            async with table.device(0) as ana, table.device(1) as ben, table.device() as watcher:
                step = (await ana.turn(0))["step"]
                await ana.send(aim(0, 14, -3, 500))
                for device in (ben, watcher):
                    await device.until(lambda m: m["type"] == "gestured")
                    assert gestures(device) == [(0, [14, -3, 500])]
                await answered(ana)
                assert gestures(ana) == []
                await ben.send(aim(1, 7))  # it is not Ben's turn
                await answered(ben)
                await answered(ana)
                assert gestures(ana) == []
                assert server.house.tables[table.id].kept.step == step
            async with table.device(1) as ben:
                await ben.at(step, 1)
                assert gestures(ben) == []

    run(play())


def test_a_gesture_for_anothers_seat_or_of_rubbish_is_refused(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"))
            async with table.device(0) as ana, table.device(1) as ben:
                await ana.turn(0)
                for message, code in (
                    (aim(0, 1), "not_your_seat"),
                    (aim(1, *range(9)), "wrong_length"),
                    (aim(1, 2**40), "bad_value"),
                    ({"type": "gesture", "seat": 1, "marks": ["x"]}, "wrong_type"),
                ):
                    told = len(ben.said)
                    await ben.send(message)
                    refusal = await ben.until(lambda m: m["type"] == "refusal", told)
                    assert refusal["code"] == code
                await answered(ana)
                assert gestures(ana) == []

    run(play())


def test_gestures_reach_devices_at_other_workers(tmp_path: Path) -> None:
    async def play() -> None:
        async with (
            two_houses(tmp_path) as (first, second, _),
            Api(first.address) as here,
            Api(second.address) as there,
        ):
            table = await here.open(people("Ana", "Ben"))
            async with table.device(0) as ana, elsewhere(table, there).device(1) as ben:
                await ana.turn(0)
                await ben.table(lambda t: t["seats"][0]["present"])
                await ana.send(aim(0, 5, 6))
                await ben.until(lambda m: m["type"] == "gestured")
                assert gestures(ben) == [(0, [5, 6])]

    run(play())


def test_a_bot_is_seen_to_aim_before_it_flicks(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            server.house.worker.bot_pace = 0.1
            table = await api.open([*bots("random"), *people("Ana")], game="sonora", options={})
            async with table.device(1) as ana, table.device() as watcher:
                for device in (ana, watcher):
                    flicked = await device.until(lambda m: m["type"] == "standing" and m["step"])
                    before = device.said[: device.said.index(flicked)]
                    seen = [
                        (m["seat"], tuple(m["marks"])) for m in before if m["type"] == "gestured"
                    ]
                    (row, *_) = server.house.tables[table.id].kept.match.log
                    assert isinstance(row.move, Flick)
                    # A device that is slow to read is shown the newest only: always the last.
                    aim = [(0, numbers) for numbers in swing(row.move)]
                    assert seen[-1] == aim[-1]
                    assert [one for one in aim if one in seen] == seen

    run(play())

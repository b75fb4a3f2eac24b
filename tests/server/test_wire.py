"""The wire: resent, stale, at once, tails, taking back, and nothing sent before it is kept."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from sobremesa import Luck
from sobremesa.core import codec
from sobremesa.server import kept_match, seating
from sobremesa.server.kept_match import KeptMatch
from sobremesa.server.wire import OpenTable, SeatWish
from sobremesa.store import MoveRow, Store
from sobremesa.store.sqlite import SqliteStore
from tests.server.client import Api, Client, Message, any_move, people, together
from tests.server.running import run, serving, soon
from tests.server.toys import TOY, put_on_the_shelf


def write(number: int) -> Message:
    return {"type": "write", "number": number}


TAKE = {"type": "take", "token": 0}
FINISH = {"type": "finish"}
UNDO = {"type": "undo"}


def events(device: Client, seat: int | None) -> list[Message]:
    """All that happened, as a device was told of it."""
    told = (m for m in device.said if m["type"] == "standing" and m["seat"] == seat)
    return [happened for standing in told for happened in standing["events"]]


# Resent and stale


def test_a_move_sent_again_is_played_once_and_answered_with_its_step(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"))
            async with table.device(0) as ana:
                standing = await ana.turn(0)
                move, step = any_move(standing, Luck(1)), standing["step"]
                got = await ana.play(0, step, move, "once")
                assert await ana.play(0, step, move, "once") == got
                # The id alone says that it is the same, even if the rest has changed on the way.
                assert await ana.play(0, 0, UNDO, "once") == got
            async with table.device(0) as ana:
                assert await ana.play(0, step, move, "once") == got
                assert (await ana.turn(0))["step"] == server.house.tables[table.id].kept.step
        async with serving(tmp_path) as server, Api(server.address) as api:
            table.api = api
            async with table.device(0) as ana:
                assert await ana.play(0, step, move, "once") == got
                steps = len((await api.get(f"{table.path}/history"))["frames"])
                assert (
                    steps == server.house.tables[table.id].kept.step == (await ana.turn(0))["step"]
                )

    run(play())


def test_a_move_sent_to_two_workers_at_once_is_played_once(tmp_path: Path) -> None:
    async def play() -> None:
        store = await SqliteStore.open(tmp_path / "matches.db")
        wish = OpenTable("shifting_stones", (SeatWish("person", "Ana"), SeatWish("person", "Ben")))
        doc, host, _ = seating.opened(wish)
        matches = [KeptMatch(seating.start(doc, host), store) for _ in range(3)]
        await asyncio.gather(*(kept.catch_up() for kept in matches))
        luck = Luck(3)
        for number in range(60):
            kept = matches[number % 3]
            await kept.catch_up()
            seat, step = kept.awaited[0], kept.step
            move = codec.to_json(kept.match.choices(seat).sample(luck))
            sent = (
                kept.play(seat, move, step, f"move {number}") for kept in luck.shuffled(matches)
            )
            assert len(set(await asyncio.gather(*sent))) == 1
        rows = await store.tail(doc.id, 0)
        assert [row.id for row in rows if row.id] == [f"move {number}" for number in range(60)]
        await store.close()

    run(play())


def test_the_same_id_from_two_seats_is_two_moves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_on_the_shelf(monkeypatch)

    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"), game=TOY, options={})
            async with table.device(0, 1) as both:
                assert await both.play(0, 0, write(1), "a") == 1
                assert await both.play(1, 0, write(2), "a") == 2

    run(play())


def test_a_stale_move_is_refused_and_followed_by_the_position(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"))
            async with table.device(0) as ana:
                standing = await ana.turn(0)
                step = await ana.play(0, standing["step"], any_move(standing, Luck(1)))
                current = await ana.at(step, 0)
                before = len(ana.said)
                assert (
                    await ana.refused(0, standing["step"], any_move(standing, Luck(1))) == "stale"
                )
                again = await ana.until(lambda m: m["type"] == "standing", before)
                assert again == {**current, "events": []}

    run(play())


def test_a_step_that_has_not_been_is_stale(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"))
            async with table.device(0) as ana:
                standing = await ana.turn(0)
                assert await ana.refused(0, 10**9, any_move(standing, Luck(1))) == "stale"

    run(play())


def test_seats_that_write_at_once_do_not_make_each_other_stale(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_on_the_shelf(monkeypatch)

    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben", "Eva"), game=TOY, options={})
            async with table.device(0) as ana, table.device(1) as ben, table.device(2) as eva:
                devices = [ana, ben, eva]
                # All at the same time, and all from the same step.
                writing = (device.play(n, 0, write(n + 1)) for n, device in enumerate(devices))
                assert sorted(await asyncio.gather(*writing)) == [1, 2, 3]
                # What changes the choices of others does make them stale.
                standing = await ana.at(3, 0)
                taken = await ana.play(0, standing["step"], TAKE)
                await ben.at(taken, 1)
                assert await ben.refused(1, 3, TAKE) == "stale"
                # One's own earlier move does, too.
                assert await ana.refused(0, 3, write(1)) == "stale"
                for seat, device in enumerate(devices):
                    newest = await device.at(taken, seat)
                    taken = await device.play(seat, newest["step"], FINISH)
                for seat, device in enumerate(devices):
                    assert (await device.at(taken + 1, seat))["outcome"]["totals"] == [1, 2, 3]

    run(play())


# Tails


def test_whoever_comes_back_is_told_just_what_they_missed(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"), options={"round_limit": 4})
            async with table.device(0) as ana, table.device(1) as ben:
                await together(Luck(2), {0: ana, 1: ben}, moves=12)
                newest = ana.newest(0)
                assert newest is not None
                everything, step = events(ana, 0), newest["step"]
            for after in range(step + 1):
                async with table.device(0, after=after) as ana:
                    standing = await ana.at(step, 0)
                    assert standing["events"] == [e for e in everything if e["step"] > after]
                    assert standing == {**newest, "events": standing["events"]}
            for unknown in (step + 1, 10**9):
                async with table.device(0, after=unknown) as ana:
                    assert (await ana.at(step, 0))["events"] == everything

    run(play())


# Kept before it is sent


class SlowStore:
    """A store whose appending can be held up."""

    def __init__(self, inner: Store) -> None:
        self.inner = inner
        self.open = asyncio.Event()
        self.open.set()
        self.waiting = 0

    def __getattr__(self, name: str) -> object:
        return getattr(self.inner, name)

    async def append(self, match_id: str, rows: Sequence[MoveRow]) -> None:
        self.waiting += 1
        await self.open.wait()
        await self.inner.append(match_id, rows)
        self.waiting -= 1


def test_nothing_is_sent_before_it_is_kept(tmp_path: Path) -> None:
    async def play() -> None:
        store = SlowStore(await SqliteStore.open(tmp_path / "sobremesa.db"))
        async with (
            serving(tmp_path, store=store) as server,  # type: ignore[arg-type]
            Api(server.address) as api,
        ):
            table = await api.open(people("Ana", "Ben"))
            async with table.device(0) as ana, table.device(1) as ben, table.device() as watcher:
                standing = await ana.turn(0)
                store.open.clear()
                move = any_move(standing, Luck(1))
                playing = asyncio.create_task(ana.play(0, standing["step"], move))
                await soon(lambda: store.waiting)
                for device in (ben, watcher):
                    await device.send({"type": "ping"})
                    await device.until(lambda m: m["type"] == "pong")
                late = await api.get(f"{table.path}/history")
                assert len(late["frames"]) == standing["step"]
                async with table.device() as latecomer:
                    assert (await latecomer.at(0, None))["step"] == standing["step"]
                for device, seat in ((ana, 0), (ben, 1), (watcher, None)):
                    newest = device.newest(seat)
                    assert newest is not None
                    assert newest["step"] == standing["step"]
                assert not any(m["type"] == "accepted" for m in ana.said)
                store.open.set()
                step = await playing
                for device, seat in ((ana, 0), (ben, 1), (watcher, None)):
                    await device.at(step, seat)

    run(play())


def test_a_move_is_shown_even_if_its_device_goes_while_it_is_being_kept(tmp_path: Path) -> None:
    async def play() -> None:
        store = SlowStore(await SqliteStore.open(tmp_path / "sobremesa.db"))
        async with (
            serving(tmp_path, store=store) as server,  # type: ignore[arg-type]
            Api(server.address) as api,
        ):
            table = await api.open(people("Ana", "Ben"))
            async with table.device(1) as ben:
                served = server.house.tables[table.id]
                async with table.device(0) as ana:
                    standing = await ana.turn(0)
                    store.open.clear()
                    move = any_move(standing, Luck(1))
                    play = {"type": "play", "seat": 0, "step": standing["step"], "id": "x"}
                    await ana.send({**play, "move": move})
                    await soon(lambda: store.waiting)
                async with table.device():  # the table changes, and its device cannot be told
                    await soon(lambda: len(served.devices) == 3)  # Ana goes once her move is kept
                    store.open.set()
                    await ben.at(standing["step"] + 1, 1)
                    await soon(lambda: len(served.devices) == 2)

    run(play())


# Taking back


def test_what_is_taken_back_is_limited_and_the_match_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept_match, "MOST_UNDOS", 2)

    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"))
            async with table.device(0) as ana, table.device(1) as ben:
                for _ in range(2):
                    standing = await ana.turn(0)
                    flip = next(c for c in standing["choices"] if c["type"] == "flip")
                    move = {"type": "flip", "card": flip["card"][0], "stone": flip["stone"][0]}
                    await ana.at(await ana.play(0, standing["step"], move), 0)
                    await ana.at(await ana.undo(0), 0)
                standing = await ana.turn(0)
                assert standing["undo"]["code"] == "undo_used_up"
                assert await ana.refused(0, standing["step"], UNDO) == "undo_used_up"
                assert await together(Luck(1), {0: ana, 1: ben})

    run(play())


def test_taking_back_over_the_wire_stops_at_the_last_draw(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"), options={"round_limit": 9})
            async with table.device(0) as ana, table.device(1) as ben, table.device() as watcher:
                start = await ana.turn(0)
                assert start["undo"]["code"] == "nothing_to_take_back"
                assert await ana.refused(0, start["step"], UNDO) == "nothing_to_take_back"
                flip = next(c for c in start["choices"] if c["type"] == "flip")
                move = {"type": "flip", "card": flip["card"][0], "stone": flip["stone"][0]}
                step = await ana.play(0, start["step"], move)
                assert (await ana.at(step, 0))["undo"] is None
                taken = await ana.undo(0)
                standing = await ana.at(taken, 0)
                same = ("view", "choices", "to_move", "undo")
                assert [standing[key] for key in same] == [start[key] for key in same]
                for device, seat in ((ana, 0), (ben, 1), (watcher, None)):
                    await device.at(taken, seat)
                    last = events(device, seat)[-1]
                    assert last == {"step": taken, "event": {"type": "taken_back", "seat": 0}}
                # The end of the turn draws cards, and what was drawn has been seen.
                step = await ana.play(0, taken, move)
                step = await ana.play(0, step, {"type": "end_turn"})
                standing = await ana.at(step, 0)
                assert standing["undo"]["code"] == "final"
                assert await ana.refused(0, standing["step"], UNDO) == "final"
                assert await ben.refused(0, standing["step"], UNDO) == "not_your_seat"

    run(play())


def test_where_taking_back_is_off_it_is_refused(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"), undo=False)
            assert table.info["undo"] is False
            async with table.device(0) as ana:
                standing = await ana.turn(0)
                step = await ana.play(0, standing["step"], any_move(standing, Luck(1)))
                standing = await ana.at(step, 0)
                assert standing["undo"]["code"] == "undo_off"
                assert await ana.refused(0, standing["step"], UNDO) == "undo_off"

    run(play())


def test_writers_take_back_under_each_others_moves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_on_the_shelf(monkeypatch)

    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"), game=TOY, options={})
            async with table.device(0) as ana, table.device(1) as ben:
                await ana.play(0, 0, write(1))
                await ben.play(1, 0, write(2))
                await ana.at(2, 0)
                step = await ana.undo(0)
                assert (await ben.at(step, 1))["view"]["sheet"]["notes"] == [[], [2]]
                await ana.play(0, step, TAKE)
                await ben.at(step + 1, 1)
                await ben.play(1, step + 1, {"type": "take", "token": 1})
                newest = await ana.at(step + 2, 0)
                assert newest["undo"]["code"] == "built_upon"
                assert await ana.refused(0, newest["step"], UNDO) == "built_upon"

    run(play())

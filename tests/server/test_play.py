"""Whole matches: several devices, several seats on one, bots, alone; and what is left of them."""

from pathlib import Path

import pytest

import sobremesa
from sobremesa import Luck
from tests.server.client import SHORT, Api, bots, people, together
from tests.server.running import run, serving


def test_two_devices_play_a_match_to_its_end_and_a_watcher_sees_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"))
            async with table.device(0) as ana, table.device(1) as ben, table.device() as watcher:
                await together(Luck(1), {0: ana, 1: ben}, moves=10)
                eyes = f"{table.path}/seats/1/history"
                for path in (f"{table.path}/record", eyes):
                    assert await api.refusal("GET", path) == (403, "not_over")
                early = await api.refusal("GET", eyes, None, table.tokens[1])
                assert early == (403, "not_over")
                outcome = await together(Luck(1), {0: ana, 1: ben})
                assert outcome is not None
                step = (await ana.turn(0))["step"]
                for device, seat in ((ana, 0), (ben, 1), (watcher, None)):
                    assert (await device.at(step, seat))["outcome"] == outcome
                    await device.table(lambda t: t["stage"] == "over")
                assert all("undo" in m for m in ana.said if m["type"] == "standing")
                shown = [m for m in watcher.said if m["type"] == "standing"]
                assert all("undo" not in m and not m["choices"] for m in shown)

    run(play())


def test_the_record_and_the_history_of_a_finished_match_tell_how_it_ended(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"))
            async with table.device(0, 1) as both:
                outcome = await both.play_out(Luck(2), 0, 1)
            paper = await api.get(f"{table.path}/record")
            assert paper["players"] == ["Ana", "Ben"]
            match = sobremesa.replay(paper)
            assert sobremesa.to_json(match.outcome) == outcome
            for token, viewer in ((table.tokens[1], 1), ("", None), ("forged", None)):
                history = await api.get(f"{table.path}/history", token)
                assert history["viewer"] == viewer
                assert history["outcome"] == outcome
                last = history["frames"][-1]
                assert last["view"] == sobremesa.to_json(match.view(viewer))
                assert [f["step"] for f in history["frames"]] == [
                    *range(1, len(history["frames"]) + 1)
                ]
            # Whoever looks on may see it with anybody's eyes now.
            ben = await api.get(f"{table.path}/history", table.tokens[1])
            assert await api.get(f"{table.path}/seats/1/history") == ben
            nobody = await api.refusal("GET", f"{table.path}/seats/2/history")
            assert nobody == (404, "no_such_seat")

    run(play())


def test_everything_that_happened_is_told_once_to_each_seat_of_a_device(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben", "Eva"))
            async with table.device(0, 2) as two, table.device(1) as one:
                await together(Luck(3), {0: two, 1: one, 2: two})
                step = (await two.turn(0, 2))["step"]
                await one.at(step, 1)
                await two.at(step, 2)
                for device, seat in ((two, 0), (two, 2), (one, 1)):
                    frames = (await api.get(f"{table.path}/history", table.tokens[seat]))["frames"]
                    told = [
                        (happened["step"], happened["event"])
                        for m in device.said
                        if m["type"] == "standing" and m["seat"] == seat
                        for happened in m["events"]
                    ]
                    assert told == [(f["step"], event) for f in frames for event in f["events"]]

    run(play())


@pytest.mark.parametrize("levels", [("easy",), ("normal", "easy"), ("random", "random", "random")])
def test_bots_play_along(tmp_path: Path, levels: tuple[str, ...]) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open([*people("Ana"), *bots(*levels)])
            assert [seat["level"] for seat in table.info["seats"]] == ["", *levels]
            async with table.device(0) as ana:
                outcome = await ana.play_out(Luck(4), 0)
            match = sobremesa.replay(await api.get(f"{table.path}/record"))
            assert sobremesa.to_json(match.outcome) == outcome
            moved = {row.seat for row in match.log}
            assert moved >= {*range(1 + len(levels))}

    run(play())


def test_bots_play_among_themselves_while_somebody_watches(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open(bots("easy", "normal"))
            async with table.device() as watcher:
                await watcher.table(lambda t: t["stage"] == "over")
                await watcher.until(lambda m: m.get("outcome") is not None)

    run(play())


def test_solo(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open(people("Ana"), options={**SHORT, "round_limit": 5})
            async with table.device(0) as ana:
                outcome = await ana.play_out(Luck(5), 0)
            assert len(outcome["totals"]) == 1
            match = sobremesa.replay(await api.get(f"{table.path}/record"))
            assert sobremesa.to_json(match.outcome) == outcome

    run(play())


def test_the_shelf_is_listed_with_what_can_be_chosen(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            games = {game["id"]: game for game in await api.get("/api/games")}
            shown = [name for name, game in games.items() if not game["example"]]
            assert shown == list(sobremesa.shelf())
            assert games["high_card"]["example"]
            stones = games["shifting_stones"]
            assert (stones["fewest_seats"], stones["most_seats"]) == (1, 5)
            assert stones["options"][1]["name"] == "round_limit"
            assert {"easy", "normal"} <= set(stones["levels"])

    run(play())

"""Tables to learn at: they begin where the lesson does, and are tables like any other."""

from pathlib import Path
from typing import Any

import pytest

from sobremesa.lessons import lessons, opening
from tests.server.client import Api, bots, people
from tests.server.running import run, serving

LESSON = {"game": "sonora", "lesson": "ruins", "options": {}}


def test_a_lesson_begins_where_its_record_ends_and_is_kept_like_any_match(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open([*people("Ana"), *bots("easy")], **LESSON)
            info = await api.get(table.path)
            assert info["lesson"]["id"] == "ruins"
            assert info["options"]["hand"] == ["sure", "normal"], "the lesson's options count"
            async with table.device(0) as ana:
                turn = await ana.turn(0)
                assert turn["step"] == len(opening("sonora", "ruins").moves)
                assert turn["view"]["stage"] == "ruins"
                assert turn["lesson"] == {"task": 0, "state": "task"}
                assert turn["undo"]["code"] == "nothing_to_take_back"
                assert [offer["building"] for offer in turn["choices"]] == [["B"]], "it lights up"
                elsewhere = {"type": "cross_off", "building": "D", "hexes": 4}
                assert await ana.refused(0, turn["step"], elsewhere) == "lesson_asks_else"
                await ana.play(0, turn["step"], {"type": "cross_off", "building": "B", "hexes": 4})
                done = await ana.turn(0)
                assert done["lesson"] == {"task": 1, "state": "done"}
                assert done["choices"] == []
                more = {"type": "cross_off", "building": "D", "hexes": 2}
                assert await ana.refused(0, done["step"], more) == "lesson_over"
            history = await api.get(f"{table.path}/history", table.tokens[0])
            told = [event for frame in history["frames"] for event in frame["events"]]
            assert "building_completed" in [event["type"] for event in told]

    run(play())


def test_the_shelf_tells_the_lessons_of_a_game(tmp_path: Path) -> None:
    async def look() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            shelf = {game["id"]: game["lessons"] for game in await api.get("/api/games")}
            assert [one["id"] for one in shelf["sonora"]] == [one.id for one in lessons("sonora")]
            assert {"id": "ruins", "seats": 2, "tasks": 1, "rivals": ""} in shelf["sonora"]

    run(look())


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"lesson": "nothing"}, "unknown_lesson"),
        ({"lesson": "../data/layout"}, "unknown_lesson"),
        ({"seats": people("Ana")}, "bad_seats"),
        ({"game": "shifting_stones"}, "unknown_lesson"),
    ],
)
def test_a_lesson_that_is_none_is_refused(tmp_path: Path, wish: dict[str, Any], code: str) -> None:
    async def ask() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            body = {"seats": people("Ana", "Ben"), **LESSON, **wish}
            assert await api.refusal("POST", "/api/tables", body) == (422, code)

    run(ask())

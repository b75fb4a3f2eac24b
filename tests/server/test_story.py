"""What is told of a match that is over: who had how many points when, and of a series, who won."""

from pathlib import Path
from typing import Any

import pytest
from msgspec import json

import sobremesa
from sobremesa import Luck
from sobremesa.core.match import UNDO, Match
from sobremesa.games import ids
from sobremesa.server import seating, series, turnover
from sobremesa.server.story import lasting, moments
from sobremesa.server.wire import OpenTable, SeatWish
from sobremesa.store import TableRow
from tests.server.client import Api, bots, people, together
from tests.server.running import run, serving


def played(game: str, seats: int, undo: float = 0.0) -> Match:
    """A match to its end by luck; now and then a move is taken back."""
    match, luck = sobremesa.new(game, seats, seed=4), Luck(4)
    while match.to_move:
        seat = min(match.to_move)
        if luck.chance(undo) and match.taking_back_refused(seat) is None:
            match.play(seat, UNDO)
        else:
            match.play(seat, match.choices(seat).sample(luck))
    return match


@pytest.mark.parametrize("game", ids())
def test_the_story_of_each_game_ends_with_its_result(game: str) -> None:
    match = played(game, 2)
    assert match.outcome is not None
    told = list(moments(match))
    assert told[-1].points == match.outcome.totals
    assert told[0].step == 0
    assert {len(moment.points) for moment in told} == {2}
    assert [one.step for one in told] == sorted({one.step for one in told})
    moved = [row.seat for row in match.mainline if row.seat >= 0]
    assert [one.seat for one in told if one.seat >= 0] == moved


def test_moves_that_were_taken_back_are_no_part_of_it() -> None:
    match = played("through_the_desert", 3, undo=0.3)
    assert len(match.log) > len(match.mainline)
    steps = lasting(match.log)
    assert [match.log[step - 1].move for step in steps] == [row.move for row in match.mainline]
    assert [match.log[step - 1].seat for step in steps] == [row.seat for row in match.mainline]


def test_a_game_that_cannot_say_who_is_ahead_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played("high_card", 2)
    monkeypatch.setattr(type(match.game), "points", lambda *_: None)
    assert list(moments(match)) == []


def test_nobody_hears_it_before_the_end_and_who_may_not_watch_never(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open(people("Ana", "Ben"), watchers=False)
            story = f"{table.path}/story"
            assert await api.refusal("GET", story, None, table.tokens[0]) == (403, "not_over")
            async with table.device(0) as ana, table.device(1) as ben:
                await together(Luck(5), {0: ana, 1: ben})
            assert await api.refusal("GET", story) == (403, "no_watchers")
            told = await api.get(story, table.tokens[1])
            history = await api.get(f"{table.path}/history", table.tokens[1])
            assert told["moments"][-1]["points"] == history["outcome"]["totals"]

    run(play())


def laid(*seats: SeatWish) -> tuple[seating.TableDoc, str]:
    doc, host, _ = seating.opened(OpenTable("high_card", seats))
    return seating.start(doc, host), host


def wins(doc: seating.TableDoc) -> dict[str, int]:
    return {seat.name: seat.wins for seat in doc.info("playing", ()).seats}


def test_what_was_won_goes_along_to_the_rematch() -> None:
    doc, host = laid(
        SeatWish("person", "Ana"), SeatWish("person", "Ben"), SeatWish("person", "Eva")
    )
    second = series.rematch(doc, host, winners=(0,))
    assert [seat.name for seat in second.seats] == ["Ben", "Eva", "Ana"]
    assert wins(second) == {"Ana": 1, "Ben": 0, "Eva": 0}
    third = series.rematch(second, host, winners=(2, 0))  # a shared victory counts for both
    assert wins(third) == {"Ana": 2, "Ben": 1, "Eva": 0}


def test_who_comes_to_a_seat_has_won_nothing_yet() -> None:
    doc, host = laid(SeatWish("person", "Ana"), SeatWish("bot", level="easy"))
    second = series.rematch(doc, host, winners=(1,))
    assert [seat.wins for seat in second.seats] == [1, 0]
    other = turnover.give_to_bot(second, 0, "normal", host)
    assert [seat.wins for seat in other.seats] == [0, 0]


def test_a_table_of_before_series_has_none_and_begins_one() -> None:
    doc, host = laid(SeatWish("person", "Ana"), SeatWish("person", "Ben"))
    row = doc.row()
    plain: dict[str, Any] = json.decode(row.body)
    for seat in plain["seats"]:
        del seat["wins"]
    old = TableRow(row.id, row.code, row.version, json.encode(plain), row.stage)
    read = seating.read(old)
    assert [seat.wins for seat in read.seats] == [0, 0]
    assert wins(series.rematch(read, host, winners=(1,))) == {"Ana": 0, "Ben": 1}


def test_the_winner_of_a_match_is_told_at_the_next_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open([*people("Ana", "Ben"), *bots("easy")])
            async with table.device(0) as ana, table.device(1) as ben:
                await together(Luck(5), {0: ana, 1: ben})
            history = await api.get(f"{table.path}/history")
            won = [history["table"]["seats"][n]["name"] for n in history["outcome"]["winners"]]
            fresh = await api.post(f"{table.path}/rematch", token=table.tokens[1])
            assert [s["name"] for s in fresh["seats"] if s["wins"]] == sorted(
                won, key=[s["name"] for s in fresh["seats"]].index
            )

    run(play())

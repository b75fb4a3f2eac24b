"""Who begins can be drawn, in every game: the players go round to other seats as a match begins."""

from pathlib import Path
from typing import cast

import pytest
from msgspec import convert

from sobremesa.lessons import lessons, opening
from sobremesa.server import seating, series
from sobremesa.server.kept_match import KeptMatch
from sobremesa.server.wire import OpenTable
from sobremesa.store import Store
from tests.server.client import OPEN, Api, people
from tests.server.running import run, serving

FOUR = people("Ana", "Ben", "Eva", "Leo")


@pytest.fixture(autouse=True)
def the_third_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seating, "drawn_first", lambda seats: 2 % seats)


def begun(**wish: object) -> seating.TableDoc:
    """A table of four whose match has begun."""
    doc, host, _ = seating.opened(convert({"game": "sonora", "seats": FOUR} | wish, OpenTable))
    return seating.start(doc, host)


def names(doc: seating.TableDoc) -> list[str]:
    return [seat.name for seat in doc.seats]


def test_seat_0_is_drawn_and_the_order_round_the_table_stays() -> None:
    assert names(begun(draw=True)) == ["Eva", "Leo", "Ana", "Ben"]


def test_without_a_draw_the_first_seat_begins() -> None:
    assert names(begun()) == ["Ana", "Ben", "Eva", "Leo"]


def test_what_was_settled_for_a_player_goes_along() -> None:
    hands = ["sure", "normal", "normal", "sure"]
    assert begun(draw=True, options={"hand": hands}).options["hand"] == (
        "normal",
        "sure",
        "sure",
        "normal",
    )


def test_the_match_is_played_with_what_went_along() -> None:
    wish = {"game": "sonora", "seats": FOUR[:3], "options": {"hand": ["sure", "normal", "normal"]}}
    doc, host, _ = seating.opened(convert(wish | {"draw": True}, OpenTable))
    kept = KeptMatch(doc, cast(Store, None))
    kept.know(seating.start(doc, host))
    assert kept.match.options["hand"] == ("normal", "sure", "normal")


def test_a_rematch_is_drawn_again() -> None:
    doc, host, _ = seating.opened(
        convert({"game": "sonora", "seats": FOUR, "draw": True}, OpenTable)
    )
    again = series.rematch(seating.start(doc, host), host)
    assert names(again) == ["Ana", "Ben", "Eva", "Leo"]
    assert again.draw


def test_a_lesson_begins_with_the_learner() -> None:
    taught = lessons("sonora")[0].id
    seats = [FOUR[0]] * opening("sonora", taught).seats
    wish = {"game": "sonora", "seats": seats, "lesson": taught, "draw": True}
    assert not seating.opened(convert(wish, OpenTable))[0].draw


def test_everybody_finds_the_seat_that_was_drawn_for_them(tmp_path: Path) -> None:
    """Of those who are seated as it opens, and of one who sat down by themselves."""

    async def play() -> None:
        async with serving(tmp_path) as server, Api(server.address) as api:
            table = await api.open(FOUR[:3], draw=True)
            info = await api.get(table.path)
            assert [seat["name"] for seat in info["seats"]] == ["Eva", "Ana", "Ben"]
            for seat in range(3):
                async with table.device(seat) as one:
                    assert one.said[0]["seats"] == [seat]
            table = await api.open([*FOUR[:2], OPEN], draw=True, start=False)
            token = await table.sit(2, "Eva")
            async with table.device(0) as ana, table.device(tokens=[token]) as eva:
                await api.post(f"{table.path}/start", token=table.host)
                for device, seat in ((ana, 1), (eva, 0)):
                    assert len((await device.at(1, seat))["view"]["hand"]) == 4

    run(play())

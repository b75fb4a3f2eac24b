"""A whole flick phase of four seats in the browser: by mouse, by touch and by keys."""

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewDevice
from tests.e2e.device import PHONE
from tests.e2e.sonora import PEOPLE, Sonora, Sonoras
from tests.e2e.tables import Json, Table, Tables

Flicker = Callable[[Sonora, int], None]
"""Flicks the disc that lies on the corner; the number makes each flick a little different."""
PATIENCE = 20.0
MOST = 120


def by_mouse(sonora: Sonora, count: int) -> None:
    sonora.pull(52 + 9 * (count % 5), 96 - 11 * (count % 4))


def by_touch(sonora: Sonora, count: int) -> None:
    sonora.drag(40 + 9 * (count % 4), 78 - 9 * (count % 5))


def by_keys(sonora: Sonora, count: int) -> None:
    sonora.key_flick((count % 9) - 4, 15 + count % 5)


def settle(sonora: Sonora, view: Json) -> None:
    """Answer what is asked after a flick, by pressing what is offered."""
    match view["stage"]:
        case "reflick":
            sonora.button("keep").click()
        case "bullseye" | "halves":
            sections = sonora.page.get_by_role("group", name=sonora.say("sections-label"))
            sections.get_by_role("button").first.click()
        case "swap":
            sonora.button("end-swaps").click()


def gone_on(tables: Sonoras, table: Table, step: int) -> Json:
    """Wait until the server has heard something new."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        frame = tables.now(table)
        if frame["step"] > step:
            return frame
        time.sleep(0.02)
    raise AssertionError(f"nothing happened after step {step}")


def play_a_round(sonora: Sonora, tables: Sonoras, table: Table, flick: Flicker) -> list[Json]:
    """Flick all discs of all seats and settle what comes of it; all frames until then."""
    frame = tables.now(table)
    for count in range(MOST):
        view = frame["view"]
        if view["round"] == 1:
            return tables.frames(table)
        if view["stage"] == "flick":
            seat = view["flicker"]
            hand = [d for d, one in enumerate(view["discs"]) if one["where"] == "hand"]
            own = [disc for disc in hand if view["discs"][disc]["seat"] == seat]
            disc = view["disc"] if view["disc"] >= 0 else own[0]
            who = sonora.page.locator(".status .who")
            expect(who).to_have_text(str(PEOPLE[seat]["name"]))
            sonora.choose(disc)
            flick(sonora, count)
        else:
            settle(sonora, view)
        frame = gone_on(tables, table, frame["step"])
    raise AssertionError("the round does not end")


def told(frames: list[Json]) -> list[str]:
    return [event["type"] for frame in frames for event in frame["events"]]


@pytest.mark.parametrize("flick", [by_mouse, by_keys])
def test_four_seats_flick_all_their_discs_on_one_desktop(
    device: NewDevice, tables: Tables, flick: Flicker
) -> None:
    games = Sonoras(tables)
    table = games.lay(*PEOPLE)
    sonora = Sonora(device())
    sonora.sit_at(table, 0, 1, 2, 3)
    happened = told(play_a_round(sonora, games, table, flick))
    assert happened.count("flicked") >= 20
    assert happened.count("discs_counted") == 4


def test_four_seats_flick_all_their_discs_on_one_phone(device: NewDevice, tables: Tables) -> None:
    games = Sonoras(tables)
    table = games.lay(*PEOPLE)
    sonora = Sonora(device(lang="es", size=PHONE, has_touch=True, is_mobile=True))
    sonora.sit_at(table, 0, 1, 2, 3)
    happened = told(play_a_round(sonora, games, table, by_touch))
    assert happened.count("flicked") >= 20
    assert happened.count("discs_counted") == 4

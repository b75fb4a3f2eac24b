"""A whole flick phase of four seats in the browser: by mouse, by touch and by keys."""

import time
from collections.abc import Callable

import pytest
from msgspec import json
from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewDevice
from tests.e2e.device import PHONE
from tests.e2e.sonora import PEOPLE, SURE, Sonora, Sonoras
from tests.e2e.tables import Json, Tables

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


class Heard:
    """What a page is told over its line: quicker than asking the server for all that happened."""

    def __init__(self, page: Page) -> None:
        self._page = page
        page.on("websocket", lambda line: line.on("framereceived", self._hear))
        self.step = -1
        self.view: Json = {}
        self.events: dict[tuple[int, int], str] = {}
        """What happened, by step and place in it: each seat of the device is told of it."""

    def _hear(self, text: str | bytes) -> None:
        for said in map(json.decode, str(text).splitlines()):
            if said["type"] == "standing":
                self.step, self.view = said["step"], said["view"]
                for place, happened in enumerate(said["events"]):
                    self.events[happened["step"], place] = happened["event"]["type"]

    def after(self, step: int) -> int:
        """Wait until something new is known."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self.step > step:
                return self.step
            self._page.wait_for_timeout(10)
        raise AssertionError(f"nothing happened after step {step}")


def play_a_round(sonora: Sonora, heard: Heard, flick: Flicker) -> None:
    """Flick all discs of all seats and settle what comes of it."""
    step = heard.after(-1)
    for count in range(MOST):
        view = heard.view
        if view["round"] == 1:
            return
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
        step = heard.after(step)
    raise AssertionError("the round does not end")


@pytest.mark.parametrize("flick", [by_mouse, by_keys, by_touch])
def test_four_seats_flick_all_their_discs_on_one_device(
    device: NewDevice, tables: Tables, flick: Flicker
) -> None:
    touch = flick is by_touch
    sonora = Sonora(
        device(lang="es", size=PHONE, has_touch=True, is_mobile=True) if touch else device()
    )
    heard = Heard(sonora.page)
    sonora.sit_at(Sonoras(tables).lay(*PEOPLE, **SURE), 0, 1, 2, 3)
    play_a_round(sonora, heard, flick)
    happened = list(heard.events.values())
    assert happened.count("flicked") >= 20
    assert happened.count("discs_counted") == 4

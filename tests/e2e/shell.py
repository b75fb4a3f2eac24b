"""The room around any game: opening a table, waiting, handing over, the end, the replay."""

import re

from playwright.sync_api import Locator, expect

from tests.e2e.device import Device


def open_table(
    device: Device,
    *seats: str,
    name: str = "Ana",
    round_limit: int = 2,
    clock: int = 0,
    draw: bool = False,
) -> None:
    """From the first page through the form; a seat is `who-...` or `who-here:Name`."""
    device.home()
    device.more()
    device.link("play-friends").click()
    device.field("open-name", number=1).fill(name)
    for number, wish in enumerate(seats, start=2):
        who, _, called = wish.partition(":")
        device.field("open-who", number=number).select_option(label=device.say(who))
        if called:
            device.field("open-name", number=number).fill(called)
    device.text("open-more").click()
    device.field("option-round-limit").fill(str(round_limit))
    device.page.get_by_role("checkbox", name=device.like("open-draw", more=True)).set_checked(draw)
    device.field("open-clock").select_option(value=str(clock))
    waits = "who-open" in seats
    device.button("open-go-wait" if waits else "open-go-play").click()
    device.page.wait_for_url(re.compile("/t/"))


def invitation(device: Device) -> str:
    """The link to send to friends; it ends with the code."""
    return device.field("waiting-link").input_value()


def sit_down(device: Device, name: str) -> None:
    device.field("sit-name").fill(name)
    device.button("sit").first.click()
    expect(device.text("seat-mine")).to_be_visible()


def take_over(device: Device, name: str) -> None:
    """The hand-over screen, confirmed by the person who has the device now."""
    device.button("hand-over-ready", name=name).click()


class Replay:
    """The screen of a match gone by."""

    def __init__(self, device: Device) -> None:
        self.device = device
        expect(self.slider).to_be_visible()

    @property
    def slider(self) -> Locator:
        return self.device.page.get_by_role("slider", name=self.device.say("replay-step"))

    @property
    def all(self) -> int:
        return int(self.slider.get_attribute("max") or 0) + 1

    def shows(self, number: int) -> None:
        expect(self.slider).to_have_value(str(number - 1))
        where = self.device.say("replay-at", number=number, all=self.all)
        expect(self.slider).to_have_attribute("aria-valuetext", where)

"""The practice table: reached from the first page, flicks without a match, a map of landings."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewDevice
from tests.e2e.faults import SIZES, faults
from tests.e2e.sonora import Sonora


@pytest.mark.parametrize("size", SIZES)
def test_practice_is_reached_from_the_shelf_and_needs_no_match(
    device: NewDevice, size: str
) -> None:
    sonora = Sonora(device(size=SIZES[size], has_touch=size != "desktop"))
    page = sonora.page
    page.goto("/")
    sonora.device.more(sonora.say("title"))
    page.get_by_role("link", name=sonora.say("practice"), exact=True).click()
    sonora.choose(4)
    sonora.key_flick(-5, 0)
    for _ in range(16):
        page.keyboard.press("ArrowUp")
    expect(page.locator(".square .preview")).to_be_visible()
    sonora.button("practice-heat").click()
    expect(page.locator(".heat").first).to_be_visible()
    told = page.get_by_role("status").filter(has_text=sonora.like("heat-told"))
    expect(told).to_be_visible()
    walk = ["practice"]
    assert faults(sonora.device, size, walk, "sonora", may_scroll=walk.__contains__) == []
    sonora.button("flick").click()
    expect(sonora.disc(4)).to_have_count(0)
    expect(page.locator(".heat")).to_have_count(0)
    sonora.device.button("undo").click()
    expect(sonora.disc(4)).to_be_visible()


def test_a_game_without_practice_says_so(device: NewDevice) -> None:
    sonora = Sonora(device())
    sonora.page.goto("/practice/nothing")
    expect(sonora.page.get_by_text(sonora.say("no-practice"))).to_be_visible()

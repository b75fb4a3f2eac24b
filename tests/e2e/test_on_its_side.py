"""A small phone on its side: what lies about the board is all seen, and nothing is cut off."""

from playwright.sync_api import ViewportSize, expect

from tests.e2e.conftest import NewDevice
from tests.e2e.device import Device
from tests.e2e.tables import PEOPLE, Json, Tables
from tests.e2e.through_the_desert import Desert, Deserts
from tests.e2e.where_is_that import MapBoard, MapHands, turn_of

ON_ITS_SIDE: ViewportSize = {"width": 640, "height": 360}
CUT = """(selector) => [...document.querySelectorAll(selector)].filter((one) =>
    one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1
).map((one) => one.textContent)"""
OUT = """() => {
    const beside = document.querySelector(".tray").parentElement.getBoundingClientRect();
    const said = document.querySelector(".status .text").getBoundingClientRect();
    return [...document.querySelectorAll(".tray .warning")].filter((one) => {
        const { top, left, right } = one.getBoundingClientRect();
        return top < said.bottom || left < beside.left || right > beside.right;
    }).map((one) => one.textContent);
}"""


LETTERS = """() => Math.min(...[...document.querySelectorAll(".pane .letter")].map((one) =>
    parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a))"""
"""The smallest letters on camels, in pixels."""
READABLE = 8.5


def small_phone(device: NewDevice) -> Device:
    return device(lang="es", size=ON_ITS_SIDE, has_touch=True, is_mobile=True)


def test_every_card_and_name_of_where_is_that_is_seen(device: NewDevice, tables: Tables) -> None:
    hands = MapHands(tables)
    board = MapBoard(small_phone(device))
    for name, until in {"market": turn_of(0), "thirteen": turn_of(0, 12, "place")}.items():
        table = hands.played(until, *PEOPLE, deck="south_america", monuments=True)
        board.sit_at(table, 0)
        expect(board.page.locator(".market")).to_be_visible()
        board.device.shot(f"where-is-that-on-its-side-{name}")
        cut = board.page.evaluate(CUT, ":has(> .either), .market .place, .holds .name")
        assert cut == [], name
        maps = board.page.get_by_role("group", name=board.say("maps-label"))
        expect(maps.get_by_role("button").first).to_be_in_viewport(ratio=1)


def few_of_several(view: Json) -> bool:
    """Of some colours there are few camels left, of one only the last."""
    return bool(view["stage"] == "camels" and min(view["supply"]) == 1 and view["seat"] == 0)


def test_warnings_of_through_the_desert_keep_off_other_words(
    device: NewDevice, tables: Tables
) -> None:
    desert = Desert(small_phone(device))
    desert.sit_at(Deserts(tables).played(few_of_several, *PEOPLE[:5]), 0)
    desert.my_turn()
    expect(desert.page.locator(".tray .warning").first).to_be_visible()
    desert.device.shot("desert-on-its-side")
    assert desert.page.evaluate(OUT) == []
    assert desert.page.evaluate(LETTERS) >= READABLE

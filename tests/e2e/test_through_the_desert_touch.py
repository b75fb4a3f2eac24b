"""The desert on a phone: come nearer, then place; fingers that pinch or pan place nothing."""

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.e2e.conftest import NewDevice
from tests.e2e.device import PHONE
from tests.e2e.fingers import Fingers
from tests.e2e.look import sideways, small_targets
from tests.e2e.points import Point, middle
from tests.e2e.tables import PEOPLE, Table, Tables, count
from tests.e2e.through_the_desert import Desert, Deserts, riders_done

SMALL: ViewportSize = {"width": 360, "height": 640}
ON_ITS_SIDE: ViewportSize = {"width": 780, "height": 440}


class Hand(Fingers):
    """Fingers that also part, and lie still."""

    def spread(self, at: Point) -> None:
        """Two fingers part."""
        x, y = at
        self._touch("touchStart", (x - 10, y))
        self._touch("touchStart", (x - 10, y), (x + 10, y))
        for far in (20, 40, 60):
            self._touch("touchMove", (x - far, y), (x + far, y))
        self._touch("touchEnd", (x - 60, y))
        self._touch("touchEnd")

    def hold(self, at: Point) -> None:
        self._touch("touchStart", at)

    def lift(self) -> None:
        self._touch("touchEnd")


def phone(
    device: NewDevice, tables: Tables, size: ViewportSize = PHONE, **settings: str
) -> tuple[Desert, Deserts, Table]:
    deserts = Deserts(tables)
    table = deserts.played(lambda view: riders_done(view) and view["left"] == 2, *PEOPLE[:4])
    desert = Desert(device(size=size, settings=settings, has_touch=True, is_mobile=True))
    desert.sit_at(table, 0)
    desert.my_turn()
    return desert, deserts, table


def width(desert: Desert, name: str) -> float:
    box = desert.hex(name).bounding_box()
    assert box is not None
    return box["width"]


@pytest.mark.parametrize("confirm", ["risky", "never"])
def test_the_first_tap_comes_nearer_and_the_second_places(
    device: NewDevice, tables: Tables, confirm: str
) -> None:
    desert, deserts, table = phone(device, tables, confirm=confirm)
    before = count(deserts.happened(table.id), "camel_placed")
    desert.colour("blue").tap()
    name = desert.free()[0]
    small = width(desert, name)
    desert.hex(name).tap()
    expect(desert.button("zoom-out")).to_be_visible()
    expect(desert.page.locator("svg .ghost.firm")).to_be_visible()
    desert.page.wait_for_function(
        "([name, least]) => document.querySelector(`[data-hex=${name}]`)"
        ".getBoundingClientRect().width >= least",
        arg=[name, max(44, 1.4 * small)],
    )
    assert count(deserts.happened(table.id), "camel_placed") == before
    desert.device.shot("desert-phone-near")
    desert.hex(name).tap()
    desert.stands(name)
    assert count(deserts.happened(table.id), "camel_placed") == before + 1
    # One more camel: it stays near, and a tap on a dark hex now says why.
    expect(desert.button("zoom-out")).to_be_visible()
    desert.my_turn()
    desert.hex(name).tap()
    expect(desert.text("refusal-occupied", hex=name)).to_be_visible()
    desert.button("zoom-out").tap()
    expect(desert.button("zoom-out")).to_have_count(0)


def test_a_pinch_and_a_pan_place_nothing(device: NewDevice, tables: Tables) -> None:
    desert, deserts, table = phone(device, tables, confirm="never")
    before = count(deserts.happened(table.id), "camel_placed")
    desert.colour("blue").tap()
    fingers = Hand(desert.page)
    fingers.spread(middle(desert.hex("k7")))
    expect(desert.button("zoom-out")).to_be_visible()
    near = width(desert, "k7")
    x, y = middle(desert.hex("k7"))
    fingers.drag((x, y), (x - 60, y - 40))
    x, y = middle(desert.page.locator(".pane"))
    fingers.pinch((x - 80, y - 80), (x + 80, y + 80))
    assert width(desert, "k7") < near
    expect(desert.page.locator("svg .ghost")).to_have_count(0)
    assert count(deserts.happened(table.id), "camel_placed") == before
    assert desert.page.evaluate("[scrollX, scrollY, visualViewport.scale]") == [0, 0, 1]


def test_a_finger_held_down_shows_one_caravan(device: NewDevice, tables: Tables) -> None:
    desert, deserts, table = phone(device, tables)
    view = deserts.seen(table.id)
    fingers = Hand(desert.page)
    fingers.hold(middle(desert.hex(view["caravans"][0]["rider"])))
    faded = desert.page.locator("svg .caravan.faded")
    expect(faded).to_have_count(len(view["caravans"]) - 1)
    fingers.lift()
    expect(faded).to_have_count(0)
    expect(desert.page.locator(".refusal")).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, SMALL, ON_ITS_SIDE], ids=["phone", "small", "side"])
@pytest.mark.parametrize("lang", ["en", "es"])
def test_it_fits(device: NewDevice, tables: Tables, size: ViewportSize, lang: str) -> None:
    deserts = Deserts(tables)
    table = deserts.played(lambda view: riders_done(view) and view["left"] == 2, *PEOPLE[:5])
    desert = Desert(device(size=size, lang=lang, has_touch=True, is_mobile=True))
    desert.sit_at(table, 0)
    desert.my_turn()
    board = desert.page.locator(".pane .sheet").bounding_box()
    assert board is not None
    assert board["x"] >= 0
    assert board["x"] + board["width"] <= size["width"]
    for tab in ("log", "panel", "board"):
        desert.device.button(f"tab-{tab}").tap()
        assert sideways(desert.page) == []
        # Hexes are small on purpose: the first tap brings them nearer.
        assert [one for one in small_targets(desert.page) if not one.startswith("path")] == []
        desert.device.shot(f"desert-{size['width']}-{lang}-{tab}")

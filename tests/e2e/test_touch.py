"""A phone in the hand."""

import pytest
from playwright.sync_api import FloatRect, Locator, ViewportSize, expect

from tests.e2e.conftest import NewDevice
from tests.e2e.device import PHONE, SMALL_PHONE, Device
from tests.e2e.fingers import Fingers
from tests.e2e.shifting_stones import Stones
from tests.e2e.tables import BOT, ME, Tables, count


def phone_at_a_table(device: NewDevice, tables: Tables) -> tuple[Device, Stones, str]:
    phone = device(size=PHONE, settings={"confirm": "never"}, has_touch=True, is_mobile=True)
    table = tables.open(ME, BOT, round_limit=1)
    stones = Stones.at_turn(phone, table)
    return phone, stones, table.id


def test_a_tap_flips_and_a_finger_swaps(device: NewDevice, tables: Tables) -> None:
    phone, stones, table = phone_at_a_table(device, tables)
    phone.shot("phone-table")
    stones.stone(4).tap()
    expect(phone.text("prompt-flip", stone=5)).to_be_visible()
    phone.shot("phone-choosing")
    stones.hand.first.tap()
    expect(stones.hand).to_have_count(3)
    stones.my_turn()
    Fingers(phone.page).drag(stones.middle(0), stones.middle(1))
    expect(
        phone.text("prompt-swap", stones=phone.say("two-stones", one=1, other=2))
    ).to_be_visible()
    stones.hand.first.tap()
    expect(stones.hand).to_have_count(2)
    happened = tables.happened(table)
    assert (count(happened, "stone_flipped"), count(happened, "stones_swapped")) == (1, 1)
    assert phone.page.evaluate("[scrollX, scrollY]") == [0, 0]
    stones.my_turn()
    stones.end_button.tap()
    stones.over()
    phone.shot("phone-end")


def test_a_pinch_never_plays_a_move(device: NewDevice, tables: Tables) -> None:
    phone, stones, table = phone_at_a_table(device, tables)
    Fingers(phone.page).pinch(stones.middle(0), stones.middle(8))
    expect(phone.text("prompt-turn").or_(phone.text("prompt-match"))).to_be_visible()
    expect(phone.button("cancel")).to_have_count(0)
    expect(stones.hand).to_have_count(4)
    assert count(tables.happened(table), "stone_flipped", "stones_swapped") == 0


def test_a_drag_that_ends_outside_does_nothing(device: NewDevice, tables: Tables) -> None:
    phone, stones, table = phone_at_a_table(device, tables)
    x, y = stones.middle(0)
    Fingers(phone.page).drag((x, y), (x, y - 200))
    expect(phone.button("cancel")).to_have_count(0)
    expect(stones.hand).to_have_count(4)
    assert count(tables.happened(table), "stone_flipped", "stones_swapped") == 0


def test_the_panels_are_tabs(device: NewDevice, tables: Tables) -> None:
    phone, stones, _ = phone_at_a_table(device, tables)
    for tab in ("log", "panel", "board"):
        phone.button(f"tab-{tab}").tap()
        expect(phone.button(f"tab-{tab}")).to_have_attribute("aria-pressed", "true")
        phone.shot(f"phone-{tab}")
    expect(stones.stone(0)).to_be_visible()


def test_the_log_shows_its_newest_line_and_leaves_a_reader_where_they_are(
    device: NewDevice, tables: Tables
) -> None:
    phone = device(size=PHONE, has_touch=True, is_mobile=True, settings={"confirm": "never"})
    stones = Stones.at_turn(phone, tables.open(ME))

    def flip_and_take_back() -> None:
        for keys in ("5fa", "u"):
            told = stones.log.count()
            for key in keys:
                phone.page.keyboard.press(key)
            expect(stones.log).not_to_have_count(told)

    phone.button("tab-log").tap()
    for _ in range(8):
        flip_and_take_back()
    expect(stones.log.last).to_be_in_viewport()
    phone.button("tab-board").tap()
    phone.button("tab-log").tap()
    expect(stones.log.last).to_be_in_viewport()
    phone.page.get_by_role("group", name=phone.say("log")).evaluate(
        """lines => new Promise((done) => {
            lines.addEventListener("scroll", done, { once: true });
            lines.scrollTop = 0;
        })"""
    )
    flip_and_take_back()
    expect(phone.button("log-newest")).to_be_visible()
    phone.shot("phone-log-news")
    expect(stones.log.first).to_be_in_viewport()
    expect(stones.log.last).not_to_be_in_viewport()
    phone.button("log-newest").tap()
    expect(stones.log.last).to_be_in_viewport()
    expect(phone.button("log-newest")).to_have_count(0)


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE], ids=["phone", "small"])
def test_a_refusal_stands_where_the_status_was_and_hides_nothing(
    device: NewDevice, tables: Tables, size: ViewportSize, lang: str
) -> None:
    phone = device(lang=lang, size=size, has_touch=True, is_mobile=True)
    table = tables.open(ME, BOT)
    stones = Stones.at_turn(phone, table)
    scores = phone.page.get_by_role("list", name=phone.say("race"))
    lasting = [scores, *(stones.stone(n) for n in range(9)), stones.hand.first, stones.end_button]
    before = [box_of(one) for one in lasting]
    Fingers(phone.page).drag(stones.middle(0), stones.middle(4))
    said = phone.page.get_by_role("alert").filter(
        has_text=phone.like("refusal-diagonal", more=True)
    )
    expect(said).to_be_visible()
    phone.shot(f"phone-refusal-{size['width']}-{lang}")
    assert [box_of(one) for one in lasting] == before
    box = box_of(said)
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size["width"]
    assert box["y"] >= before[0]["y"] + before[0]["height"]
    assert box["y"] + box["height"] <= before[1]["y"]
    said.get_by_role("button", name=phone.say("close")).tap()
    expect(said).to_have_count(0)
    assert [box_of(one) for one in lasting] == before


def box_of(thing: Locator) -> FloatRect:
    box = thing.bounding_box()
    assert box is not None
    return box

"""Aiming: pulls, fingers, sliders and keys; what an aim leads to, and who sees it."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewDevice
from tests.e2e.device import PHONE
from tests.e2e.fingers import Fingers
from tests.e2e.points import middle
from tests.e2e.sonora import FULL_HOLE, PEOPLE, SURE, Sonora, Sonoras, with_a_disc
from tests.e2e.tables import Tables


@pytest.fixture
def sonora(device: NewDevice, tables: Tables) -> Sonora:
    return with_a_disc(device(), tables)


def test_escape_the_dead_zone_a_pull_forwards_and_little_power_flick_nothing(
    sonora: Sonora,
) -> None:
    mouse = sonora.page.mouse
    x, y = sonora.hold()
    mouse.move(x + 90, y + 60)
    expect(sonora.status).to_have_text(sonora.like("prompt-aiming"))
    sonora.page.keyboard.press("Escape")
    expect(sonora.status).to_have_text(sonora.like("prompt-pull"))
    mouse.up()
    x, y = sonora.hold()
    mouse.move(x - 90, y - 60)
    expect(sonora.status).to_have_text(sonora.say("prompt-backwards"))
    mouse.up()
    sonora.pull(6, 6)
    sonora.page.keyboard.press("Enter")
    expect(sonora.status).to_have_text(sonora.like("prompt-pull"))
    expect(sonora.disc(4)).to_have_attribute("aria-pressed", "true")


def test_a_second_finger_anywhere_lets_go_and_changes_no_disc(
    device: NewDevice, tables: Tables
) -> None:
    table = Sonoras(tables).lay(*PEOPLE[:2], **SURE)
    sonora = Sonora(device(size=PHONE, has_touch=True, is_mobile=True))
    sonora.sit_at(table, 0)
    sonora.choose(4)
    x, y = sonora.middle()
    for other in ((x + 60, y + 60), middle(sonora.disc(1))):
        Fingers(sonora.page).pinch((x - 40, y), other)
        expect(sonora.status).to_have_text(sonora.like("prompt-pull"))
        expect(sonora.disc(4)).to_have_attribute("aria-pressed", "true")


def test_a_disc_is_carried_from_the_hand_and_moved_on_the_corner(sonora: Sonora) -> None:
    page = sonora.page
    lies = page.locator(".square svg > g:has(circle[r='12'])").last
    sonora.disc(3).hover()
    page.mouse.down()
    page.mouse.move(*sonora.at(302, 262))
    page.mouse.up()
    expect(sonora.disc(3)).to_have_attribute("aria-pressed", "true")
    expect(lies).to_have_attribute("transform", re.compile(r"translate\(302 262"))
    page.mouse.move(*sonora.at(150, 150))
    page.mouse.click(*sonora.at(264, 304))
    expect(lies).to_have_attribute("transform", re.compile(r"translate\(264 304"))
    page.keyboard.press("d")
    expect(lies).to_have_attribute("transform", re.compile(r"translate\(266 304"))


def test_sliders_are_the_second_style_and_remembered(sonora: Sonora) -> None:
    sonora.button("style-dial").click()
    angle = sonora.page.get_by_role("slider", name=sonora.say("dial-angle"))
    angle.fill("10")
    sonora.page.get_by_role("slider", name=sonora.say("dial-power")).fill("30")
    expect(sonora.status).to_have_text(sonora.like("prompt-aiming", angle="10", power="30"))
    sonora.button("flick").click()
    expect(sonora.status).to_have_text(sonora.like("prompt-reflick-next"))
    sonora.button("reflick").click()
    sonora.page.reload()
    expect(sonora.page.get_by_role("slider", name=sonora.say("dial-angle"))).to_be_visible()


def test_an_aim_shows_what_it_meets_first_however_one_aims(sonora: Sonora) -> None:
    preview = sonora.page.locator(".square .preview")
    expect(preview).to_have_count(0)
    x, y = sonora.hold()
    sonora.page.mouse.move(x + 70, y + 70)
    expect(preview).to_be_visible()
    sonora.page.keyboard.press("Escape")
    sonora.page.mouse.up()
    expect(preview).to_have_count(0)
    for _ in range(FULL_HOLE[1]):
        sonora.page.keyboard.press("ArrowUp")
    expect(preview).to_be_visible()
    expect(sonora.page.locator(".status small")).to_have_text(sonora.say("preview-hole"))
    sonora.button("style-dial").click()
    power = sonora.page.get_by_role("slider", name=sonora.say("dial-power"))
    power.fill("60")
    sonora.page.get_by_role("slider", name=sonora.say("dial-angle")).fill("27")
    expect(sonora.page.locator(".status small")).to_have_text(sonora.say("preview-edge"))
    lost = sonora.page.locator(".square").get_by_text(sonora.say("aim-over"))
    expect(lost).to_have_count(0)
    # This hand never errs: nothing is a risk before it happens.
    power.fill("89")
    expect(sonora.page.locator(".status small")).to_have_text(sonora.say("preview-edge"))
    power.fill("100")
    expect(sonora.page.locator(".status small")).to_have_text(sonora.say("preview-over"))
    expect(lost).to_be_visible()


def test_an_aim_says_where_a_hand_that_errs_a_little_loses_the_disc(
    device: NewDevice, tables: Tables
) -> None:
    sonora = Sonora(device())
    sonora.sit_at(Sonoras(tables).lay(*PEOPLE[:2]), 0)
    sonora.choose(4)
    sonora.button("style-dial").click()
    power = sonora.page.get_by_role("slider", name=sonora.say("dial-power"))
    power.fill("89")
    sonora.page.get_by_role("slider", name=sonora.say("dial-angle")).fill("27")
    expect(sonora.page.locator(".status small")).to_have_text(sonora.say("preview-risky"))
    risk = sonora.page.locator(".square").get_by_text(sonora.say("aim-risky"))
    expect(risk).to_be_visible()
    power.fill("60")
    expect(risk).to_have_count(0)


def test_a_table_may_be_opened_without_preview(device: NewDevice, tables: Tables) -> None:
    sonora = Sonora(device())
    sonora.page.goto("/open/sonora")
    expect(sonora.page.get_by_label(sonora.say("option-preview"))).to_have_value("contact")
    sonora.sit_at(Sonoras(tables).lay(*PEOPLE[:2], **SURE, preview="none"), 0)
    sonora.choose(4)
    sonora.page.keyboard.press("ArrowUp")
    expect(sonora.status).to_have_text(sonora.like("prompt-aiming"))
    expect(sonora.page.locator(".square .preview")).to_have_count(0)


def test_space_is_held_for_power(sonora: Sonora) -> None:
    sonora.page.keyboard.press("4")
    expect(sonora.disc(3)).to_have_attribute("aria-pressed", "true")
    expect(sonora.status).to_have_text(sonora.say("prompt-keys"))
    sonora.key_flick(-6, 0)
    sonora.page.keyboard.down("Space")
    expect(sonora.status).to_have_text(re.compile(r"[34]\d ?%"))
    sonora.page.keyboard.up("Space")
    expect(sonora.status).to_have_text(sonora.like("prompt-reflick-next"))


def test_the_others_see_the_aim_until_something_happens(device: NewDevice, tables: Tables) -> None:
    table = Sonoras(tables).lay(*PEOPLE[:2], **SURE)
    one, other = Sonora(device()), Sonora(device(size=PHONE))
    one.sit_at(table, 0)
    other.sit_at(table, 1)
    one.choose(4)
    arrow = other.page.locator(".square g.other")
    expect(arrow).to_have_count(0)
    x, y = one.hold()
    one.page.mouse.move(x + 50, y + 90)
    expect(arrow).to_be_visible()
    one.page.mouse.up()
    expect(arrow).to_have_count(0)

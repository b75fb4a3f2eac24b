"""Every screen, in both languages and both lights, on three sizes: reachable, readable, fitting."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewDevice
from tests.e2e.device import DESKTOP, PHONE, TABLET
from tests.e2e.look import scrolls, sideways, small_targets, violations
from tests.e2e.screens import all_screens
from tests.e2e.tables import Tables

SIZES = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE}
OF_ONE_SHEET = ("table", "replay", "hand-over", "end")
"""Screens that never scroll as a whole."""


@pytest.mark.parametrize("lang", ["en", "es"])
def test_axe_finds_nothing(device: NewDevice, tables: Tables, lang: str) -> None:
    person = device(lang=lang)
    found: list[str] = []
    for screen in all_screens(person, tables):
        found += [f"{screen}: {wrong}" for wrong in violations(person.page)]
        person.page.emulate_media(color_scheme="dark")
        expect(person.page.locator("html")).to_have_attribute("data-theme", "dark")
        dark = violations(person.page, "color-contrast")  # the other rules see no colours
        found += [f"{screen}, dark: {wrong}" for wrong in dark]
        person.shot(f"desktop-{lang}-dark-{screen}")
        person.page.emulate_media(color_scheme="light")
        assert "⟨" not in person.page.locator("body").inner_text(), screen
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("size", "lang"), [("phone", "en"), ("phone", "es"), ("tablet", "es"), ("desktop", "es")]
)
def test_everything_fits(device: NewDevice, tables: Tables, size: str, lang: str) -> None:
    touch = size != "desktop"
    person = device(lang=lang, size=SIZES[size], has_touch=touch)
    found: list[str] = []
    for screen in all_screens(person, tables):
        found += [f"{screen}: sideways: {what}" for what in sideways(person.page)]
        if screen.startswith(OF_ONE_SHEET) and scrolls(person.page):
            found.append(f"{screen}: the board scrolls")
        if size == "phone":
            found += [f"{screen}: small: {what}" for what in small_targets(person.page)]
            if lang == "en":  # narrow screens have other elements; the words do not matter
                found += [f"{screen}: axe: {wrong}" for wrong in violations(person.page)]
        person.shot(f"{size}-{lang}-{screen}")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("lang", ["en", "es"])
def test_very_large_text_fits_on_a_phone(device: NewDevice, tables: Tables, lang: str) -> None:
    person = device(lang=lang, size=PHONE, has_touch=True, settings={"size": "huge"})
    found: list[str] = []
    for screen in all_screens(person, tables):
        found += [f"{screen}: sideways: {what}" for what in sideways(person.page)]
        person.shot(f"phone-huge-{lang}-{screen}")
    assert not found, "\n".join(found)

"""Every screen, in both languages and both lights, on three sizes: reachable, readable, fitting.

Each size goes through the screens once; languages and lights change in place, as people see it.
"""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewDevice
from tests.e2e.device import DESKTOP, PHONE, TABLET, Device
from tests.e2e.look import covered, scrolls, sideways, small_targets, violations
from tests.e2e.screens import all_screens
from tests.e2e.tables import Tables

SIZES = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE}
LANGUAGES = ("es", "en")
LOOKS = (("es", "light"), ("en", "dark"))
"""Each language has its light: colours are the same in the other."""
AXE = {"desktop": LOOKS, "tablet": (), "phone": LOOKS[:1]}
"""Where axe looks: colours are the same on a phone, and a tablet shows what the others do."""
OF_ONE_SHEET = ("table", "replay", "hand-over", "end")
"""Screens that never scroll as a whole."""


@pytest.mark.parametrize("size", SIZES)
def test_every_screen_fits_and_axe_finds_nothing(
    device: NewDevice, tables: Tables, size: str
) -> None:
    person = device(size=SIZES[size], has_touch=size != "desktop")
    found: list[str] = []
    for screen in all_screens(person, tables):
        for lang, light in LOOKS:
            person.set(lang=lang, theme=light)
            expect(person.text("loading")).to_have_count(0)
            name = f"{size}-{lang}-{light}-{screen}"
            person.shot(name)
            wrong = _misfits(person, screen, size)
            if (lang, light) in AXE[size]:
                wrong += [f"axe: {one}" for one in violations(person.page)]
            found += [f"{name}: {one}" for one in wrong]
    assert not found, "\n".join(found)


def _misfits(person: Device, screen: str, size: str) -> list[str]:
    """What does not fit, or has no words."""
    wrong = [f"sideways: {what}" for what in sideways(person.page)]
    wrong += [f"covered: {what}" for what in covered(person.page)]
    if screen.startswith(OF_ONE_SHEET) and scrolls(person.page):
        wrong.append("the board scrolls")
    if size == "phone":
        wrong += [f"small: {what}" for what in small_targets(person.page)]
    if "⟨" in person.page.locator("body").inner_text():
        wrong.append("a sentence is missing")
    return wrong


def test_very_large_text_fits_on_a_phone(device: NewDevice, tables: Tables) -> None:
    person = device(size=PHONE, has_touch=True, settings={"size": "huge"})
    found: list[str] = []
    for screen in all_screens(person, tables):
        for lang in LANGUAGES:
            person.set(lang=lang)
            name = f"phone-huge-{lang}-{screen}"
            found += [f"{name}: sideways: {what}" for what in sideways(person.page)]
            if screen == "table, on turn":
                found += _small_board(person, name)
            person.shot(name)
    assert not found, "\n".join(found)


def _small_board(person: Device, name: str) -> list[str]:
    box = person.page.get_by_role("group", name=person.say("stones-label")).bounding_box()
    assert box is not None
    return [] if box["width"] >= 250 else [f"{name}: the board has {box['width']} px"]
